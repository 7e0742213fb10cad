"""Parts that draw, discard and return cards of the hand."""

from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.parts.part import Part, decided
from engine.systems.trains.state.play import Play
from model.systems.trains.effects.hand import Discard, Draw, DrawAsDiscarded, ReturnWaste
from model.systems.trains.effects.words import ALL, ANY
from model.wording.speech import tr


def why_no_card(play: Play) -> Refusal | None:
    """Why nothing can be drawn, where that matters (TRN-OPEN-14)."""
    seat = play.seat
    if play.table.rules.playing.empty_draw or seat.deck or seat.discard:
        return None
    return Refusal("TRN-PLAY-07", tr("there is no card to draw"))


class Draws(Part):
    """Cards are drawn."""

    def why_not(self, play: Play, effect: Draw) -> Refusal | None:
        return why_no_card(play)

    def begin(self, play: Play, effect: Draw) -> Iterator[Happening]:
        yield from play.draw(effect.draw)


class DrawsAsDiscarded(Part):
    """As many cards are drawn as were discarded (TRN-CARD-conductor-area)."""

    def begin(self, play: Play, effect: DrawAsDiscarded) -> Iterator[Happening]:
        number = effect.draw_as_discarded * play.resolving.count
        if number:
            yield from play.draw(number)


class Discards(Part):
    """Cards of the hand are discarded, one by one."""

    def why_not(self, play: Play, effect: Discard) -> Refusal | None:
        if effect.discard == ANY or play.table.rules.playing.short_discard:
            return None
        if len(play.seat.hand) < int(effect.discard):
            return Refusal("TRN-PLAY-04", tr("there are too few cards in hand"))
        return None

    def begin(self, play: Play, effect: Discard) -> Iterator[Happening]:
        hand, now = len(play.seat.hand), play.resolving
        now.count = 0
        now.left = hand if effect.discard == ANY else min(int(effect.discard), hand)
        yield from ()

    def is_asked(self, play: Play, effect: Discard) -> bool:
        now, hand = play.resolving, len(play.seat.hand)
        if effect.discard == ANY:
            return now.left == hand > 0 and not now.aside
        most = min(int(effect.discard) - now.count, hand)
        return 1 <= now.left <= most and not now.aside

    def choices(self, play: Play, effect: Discard) -> list[act.TrainsAction]:
        found: list[act.TrainsAction]
        found = [act.DiscardCard(card) for card in dict.fromkeys(play.seat.hand)]
        return [*found, act.Done()] if effect.discard == ANY else found

    def done(
        self, play: Play, effect: Discard, action: act.DiscardCard | act.Done
    ) -> Iterator[Happening]:
        if isinstance(action, act.Done):
            decided(play)
            return
        play.seat.hand.remove(action.card)
        play.seat.discard.append(action.card)
        play.resolving.left -= 1
        play.resolving.count += 1
        yield play.told("discard", f"discards {play.table.name(action.card)}")


class ReturnsWaste(Part):
    """Waste of the hand goes back to its pile."""

    def why_not(self, play: Play, effect: ReturnWaste) -> Refusal | None:
        if effect.return_waste in (ANY, ALL) or self._there(play) >= int(effect.return_waste):
            return None
        return Refusal(
            "TRN-PLAY-04",
            tr(
                "there are fewer than {return_waste} Waste in hand",
                return_waste=effect.return_waste,
            ),
        )

    @staticmethod
    def _there(play: Play) -> int:
        return play.seat.hand.count(play.table.waste)

    def begin(self, play: Play, effect: ReturnWaste) -> Iterator[Happening]:
        now, there = play.resolving, self._there(play)
        if effect.return_waste == ANY:
            now.left, now.count = (1 if there else 0), 0
            return
        now.count = there if effect.return_waste == ALL else int(effect.return_waste)
        yield from play.return_waste(now.count)

    def is_asked(self, play: Play, effect: ReturnWaste) -> bool:
        return effect.return_waste == ANY and super().is_asked(play, effect)

    def choices(self, play: Play, effect: ReturnWaste) -> list[act.TrainsAction]:
        return [act.ReturnSome(number) for number in range(self._there(play) + 1)]

    def done(self, play: Play, effect: ReturnWaste, action: act.ReturnSome) -> Iterator[Happening]:
        decided(play)
        play.resolving.count = action.number
        yield from play.return_waste(action.number)

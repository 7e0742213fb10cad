"""Parts that hold other parts: options, what may be left, and copies of other cards."""

from collections.abc import Callable, Iterator

from engine.protocol import Happening, Refusal
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.parts.part import Part, decided
from engine.systems.trains.state.play import Play
from model.systems.trains.effects.effect import ChooseOne, Optional
from model.systems.trains.effects.exchanging import Copy
from model.wording.speech import tr

CanApply = Callable[[Play, str], bool]
"""Whether a text could be applied now."""


def push(play: Play, text: str) -> None:
    """Another text comes first; then the present one goes on behind its part."""
    at = play.resolving.at
    outer, number = at[-1]
    at[-1] = (outer, number + 1)
    at.append((text, 0))


def _inside(play: Play, option: int) -> str:
    """The text of an option of the present part."""
    text, number = play.resolving.at[-1]
    return f"{text}.{number}.{option}"


class Nesting(Part):
    """A part that holds others."""

    def __init__(self, can_apply: CanApply) -> None:
        self.can_apply = can_apply


class ChoosesOne(Nesting):
    """One of several options (TRN-CARD-station-crew)."""

    def why_not(self, play: Play, effect: ChooseOne) -> Refusal | None:
        if self._options(play, effect):
            return None
        return Refusal("TRN-PLAY-04", tr("none of the options can be applied"))

    def _options(self, play: Play, effect: ChooseOne) -> list[int]:
        numbers = range(len(effect.choose_one))
        if play.table.rules.playing.empty_choice:
            return list(numbers)
        return [number for number in numbers if self.can_apply(play, _inside(play, number))]

    def begin(self, play: Play, effect: ChooseOne) -> Iterator[Happening]:
        play.resolving.left = 1
        yield from ()

    def choices(self, play: Play, effect: ChooseOne) -> list[act.TrainsAction]:
        return [act.Option(number + 1) for number in self._options(play, effect)]

    def done(self, play: Play, effect: ChooseOne, action: act.Option) -> Iterator[Happening]:
        decided(play)
        text = _inside(play, action.number - 1)
        yield play.told("option", f"chooses option {action.number}")
        if self.can_apply(play, text):
            push(play, text)
        else:
            yield play.told("nothing", "gets nothing from it")


class MayBeLeft(Nesting):
    """Parts that the player may leave out."""

    def begin(self, play: Play, effect: Optional) -> Iterator[Happening]:
        play.resolving.left = 1 if self.can_apply(play, _inside(play, 0)) else 0
        yield from ()

    def choices(self, play: Play, effect: Optional) -> list[act.TrainsAction]:
        return [act.Apply(), act.Leave()]

    def done(
        self, play: Play, effect: Optional, action: act.Apply | act.Leave
    ) -> Iterator[Happening]:
        decided(play)
        if isinstance(action, act.Apply):
            push(play, _inside(play, 0))
        yield from ()


class Copies(Nesting):
    """The text of another card (TRN-CARD-stationmaster-office, TRN-OPEN-01)."""

    def why_not(self, play: Play, effect: Copy) -> Refusal | None:
        if self._texts(play, effect):
            return None
        return Refusal("TRN-PLAY-04", tr("there is no card whose effect could be copied"))

    def _texts(self, play: Play, effect: Copy) -> list[str]:
        found = dict.fromkeys(self._candidates(play, effect))
        return [text for text in found if self.can_apply(play, text)]

    @staticmethod
    def _candidates(play: Play, effect: Copy) -> Iterator[str]:
        """Cards with a text of their own, and copies of such; never the card itself."""
        told, table, now = effect.copy, play.table, play.resolving
        if told.from_ == "hand":
            cards = [(card, card) for card in play.seat.hand]
        else:
            others = [one for n, one in enumerate(play.seat.play) if n != now.place]
            cards = [(one.card, play.has_text(one)) for one in others]
        for card, text in cards:
            if table.is_a(card, told.category) and text in table.copied:
                yield text

    def begin(self, play: Play, effect: Copy) -> Iterator[Happening]:
        play.resolving.left = 1
        yield from ()

    def choices(self, play: Play, effect: Copy) -> list[act.TrainsAction]:
        return [act.Choose(text) for text in self._texts(play, effect)]

    def done(self, play: Play, effect: Copy, action: act.Choose) -> Iterator[Happening]:
        decided(play)
        now = play.resolving
        if now.place is not None:
            one = play.seat.play[now.place]
            play.seat.play[now.place] = one._replace(copies=action.card)
        yield play.told("copies", f"copies {play.table.name(action.card)}")
        push(play, action.card)

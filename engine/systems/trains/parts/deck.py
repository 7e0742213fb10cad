"""Parts that look at the own deck and discard pile."""

from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.parts.hand import why_no_card
from engine.systems.trains.parts.part import Part, decided
from engine.systems.trains.state.play import Play
from model.systems.trains.effects.deck import (
    NameAndPeek,
    PeekTop,
    RevealTop,
    RevealUntil,
    TakeFromDiscard,
    TopdeckFromPlay,
)
from model.systems.trains.sentences.effects import CATEGORIES
from model.wording.speech import tr


class RevealsUntil(Part):
    """Cards are revealed until enough of a category have come (TRN-CARD-temporary-timetable)."""

    def why_not(self, play: Play, effect: RevealUntil) -> Refusal | None:
        return why_no_card(play)

    def begin(self, play: Play, effect: RevealUntil) -> Iterator[Happening]:
        told, seat = effect.reveal_until, play.seat
        wanted, others = list[str](), list[str]()
        while len(wanted) < told.count:
            if not seat.deck and play.table.rules.playing.reshuffled == "shuffled" and seat.discard:
                seat.discard += others  # TRN-OPEN-09
                others = []
            found: list[str] = []
            yield from play.top(1, found)
            if not found:
                break
            is_wanted = play.table.is_a(found[0], told.category)
            (wanted if is_wanted else others).append(found[0])
        yield _shown(play, [*wanted, *others])
        for card in wanted:
            play.put(card, told.to)
        for card in others:
            play.put(card, told.rest)


def _shown(play: Play, cards: list[str]) -> Happening:
    """Cards that everybody sees."""
    what = ", ".join(map(play.table.name, cards)) or "nothing"
    return play.told("reveal", f"reveals {what}")


class RevealsTop(Part):
    """The top cards are seen, some are taken, the rest goes back (TRN-CARD-information-central).

    Cards are taken first, then put back one by one; `resolving.left` counts both.
    """

    def why_not(self, play: Play, effect: RevealTop) -> Refusal | None:
        seat, rules = play.seat, play.table.rules.playing
        there = len(seat.deck) + len(seat.discard)
        if not rules.short_reveal and there < effect.reveal_top.cards:
            return Refusal("TRN-PLAY-04", tr("there are too few cards to reveal"))
        return why_no_card(play)

    def begin(self, play: Play, effect: RevealTop) -> Iterator[Happening]:
        told, now = effect.reveal_top, play.resolving
        found: list[str] = []
        yield from play.top(told.cards, found)
        if told.public:
            yield _shown(play, found)
        elif found:
            yield play.privately("peek", "sees", found)
        now.aside, now.count = found, min(told.take, len(found))
        now.left = len(found)
        if not now.count:
            self._settle(play, effect)

    def is_asked(self, play: Play, effect: RevealTop) -> bool:
        told, now = effect.reveal_top, play.resolving
        is_seen = 0 < now.left == len(now.aside) <= told.cards
        return is_seen and now.count <= min(told.take, now.left)

    def choices(self, play: Play, effect: RevealTop) -> list[act.TrainsAction]:
        now = play.resolving
        first = {card: place for place, card in reversed(list(enumerate(now.aside, 1)))}
        places = sorted(first.values())
        if not now.count:
            return [act.PutBack(place) for place in places]
        # What only the player has seen is called by its place: everybody reads the action.
        is_public = effect.reveal_top.public
        words = [now.aside[place - 1] if is_public else str(place) for place in places]
        return [act.Choose(word) for word in (*words, act.NONE)]

    def done(
        self, play: Play, effect: RevealTop, action: act.Choose | act.PutBack
    ) -> Iterator[Happening]:
        now = play.resolving
        if isinstance(action, act.PutBack):
            play.put(now.aside.pop(action.place - 1), "deck")
        elif action.card == act.NONE:
            now.count = 0
        else:
            is_public = effect.reveal_top.public
            place = now.aside.index(action.card) if is_public else int(action.card) - 1
            card = now.aside.pop(place)
            play.seat.hand.append(card)
            now.count -= 1
            word = play.table.name(card) if is_public else tr("a card")
            yield play.told("takes", f"takes {word} into the hand")
        self._settle(play, effect)

    @staticmethod
    def _settle(play: Play, effect: RevealTop) -> None:
        """Puts away what needs no decision any more."""
        now = play.resolving
        is_over = not now.count and effect.reveal_top.rest == "discard"
        if is_over or (not now.count and len(set(now.aside)) <= 1):
            for card in now.aside:
                play.put(card, "discard" if effect.reveal_top.rest == "discard" else "deck")
            now.aside = []
        now.left = len(now.aside)
        if not now.aside:
            now.count = 0


class PeeksTop(Part):
    """The top card is looked at and put somewhere (TRN-CARD-signals)."""

    def why_not(self, play: Play, effect: PeekTop) -> Refusal | None:
        return why_no_card(play)

    def begin(self, play: Play, effect: PeekTop) -> Iterator[Happening]:
        found: list[str] = []
        yield from play.top(1, found)
        play.resolving.aside, play.resolving.left = found, len(found)
        if found:
            yield play.told("looks", "looks at the top card")
            yield play.privately("peek", "sees", found)

    def is_asked(self, play: Play, effect: PeekTop) -> bool:
        return play.resolving.left == len(play.resolving.aside) == 1

    def choices(self, play: Play, effect: PeekTop) -> list[act.TrainsAction]:
        both: dict[str, act.TrainsAction] = {"top": act.Keep(), "discard": act.Drop()}
        return [both[one] for one in dict.fromkeys(effect.peek_top)]

    def done(self, play: Play, effect: PeekTop, action: act.Keep | act.Drop) -> Iterator[Happening]:
        decided(play)
        card = play.resolving.aside.pop()
        if isinstance(action, act.Keep):
            play.put(card, "deck")
            yield play.told("keeps", "puts the card back")
        else:
            play.put(card, "discard")
            yield play.told("drops", f"discards {play.table.name(card)}")


class NamesAndPeeks(Part):
    """A card is named, then the top one is looked at (TRN-CARD-command-central)."""

    def begin(self, play: Play, effect: NameAndPeek) -> Iterator[Happening]:
        play.resolving.left = 1
        yield from ()

    def choices(self, play: Play, effect: NameAndPeek) -> list[act.TrainsAction]:
        return [act.NameCard(card) for card in nameable(play)]

    def done(self, play: Play, effect: NameAndPeek, action: act.NameCard) -> Iterator[Happening]:
        decided(play)
        told, found = effect.name_and_peek, list[str]()
        yield play.told("names", f"names {play.table.name(action.card)}")
        yield from play.top(1, found)
        if not found:
            return
        is_hit = found[0] == action.card
        play.put(found[0], told.hit if is_hit else told.miss)
        yield play.privately("peek", "sees", found)
        what = tr("it is the top card") if is_hit else tr("it is not the top card")
        yield Happening(
            "looks", play.state.actor, tr("{play} looks: {what}", play=play.name, what=what)
        )


def nameable(play: Play) -> list[str]:
    """The cards that can be named (TRN-OPEN-18)."""
    table = play.table
    if table.rules.playing.named == "any":
        return list(table.cards)
    return list(dict.fromkeys([*table.starting_deck, *play.state.supply]))


class TakesFromDiscard(Part):
    """A card of the own discard pile (TRN-CARD-pulling)."""

    def why_not(self, play: Play, effect: TakeFromDiscard) -> Refusal | None:
        category = effect.take_from_discard.category
        if play.of_category(play.seat.discard, category):
            return None
        return Refusal(
            "TRN-PLAY-04",
            tr("there is no {categories} in the discard pile", categories=CATEGORIES[category]),
        )

    def begin(self, play: Play, effect: TakeFromDiscard) -> Iterator[Happening]:
        play.resolving.left = 1
        yield from ()

    def choices(self, play: Play, effect: TakeFromDiscard) -> list[act.TrainsAction]:
        found = play.of_category(play.seat.discard, effect.take_from_discard.category)
        return [act.Choose(card) for card in found]

    def done(self, play: Play, effect: TakeFromDiscard, action: act.Choose) -> Iterator[Happening]:
        decided(play)
        play.seat.discard.remove(action.card)
        play.put(action.card, effect.take_from_discard.to)
        yield play.told("takes", f"takes {play.table.name(action.card)} from the discard pile")


class TopdecksFromPlay(Part):
    """A card of the own play area goes onto the deck (TRN-CARD-switchback)."""

    def why_not(self, play: Play, effect: TopdeckFromPlay) -> Refusal | None:
        told = effect.topdeck_from_play
        if told.optional or play.in_play(told.category):
            return None
        return Refusal(
            "TRN-PLAY-04",
            tr("there is no {categories} in the play area", categories=CATEGORIES[told.category]),
        )

    def begin(self, play: Play, effect: TopdeckFromPlay) -> Iterator[Happening]:
        there = play.in_play(effect.topdeck_from_play.category)
        play.resolving.left = 1 if there else 0
        yield from ()

    def choices(self, play: Play, effect: TopdeckFromPlay) -> list[act.TrainsAction]:
        told = effect.topdeck_from_play
        found: list[act.TrainsAction] = [act.Choose(card) for card in play.in_play(told.category)]
        return [*found, act.Choose(act.NONE)] if told.optional else found

    def done(self, play: Play, effect: TopdeckFromPlay, action: act.Choose) -> Iterator[Happening]:
        decided(play)
        if action.card == act.NONE:
            return
        play.leave_play(_place(play, action.card))
        play.put(action.card, "deck")
        yield play.told("topdeck", f"puts {play.table.name(action.card)} on the deck")


def _place(play: Play, card: str) -> int:
    """Where a card lies in the play area; of several one that does nothing any more."""
    places = [number for number, one in enumerate(play.seat.play) if one.card == card]
    idle = [number for number in places if not play.seat.play[number].lasts]
    return (idle or places)[-1]

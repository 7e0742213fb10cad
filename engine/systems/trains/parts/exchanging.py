"""Parts that trash and gain cards, or take over what another card does."""

from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.parts.part import Part, decided
from engine.systems.trains.state.play import Play
from model.systems.trains.effects.exchanging import (
    Gain,
    GainSameAsShown,
    TrashFromHand,
    TrashSelf,
)
from model.systems.trains.effects.pieces import GainWaste
from model.systems.trains.sentences.effects import CATEGORIES
from model.wording.speech import tr


class TrashesSelf(Part):
    """The card itself goes to the box (TRN-CARD-holiday-timetable)."""

    def why_not(self, play: Play, effect: TrashSelf) -> Refusal | None:
        if play.resolving.place is None:
            return Refusal("TRN-PLAY-04", tr("the card is not in the play area any more"))
        return None

    def begin(self, play: Play, effect: TrashSelf) -> Iterator[Happening]:
        place = play.resolving.place
        if place is not None:
            found = play.leave_play(place)
            play.trash(found.card)
            yield play.told("trash", f"trashes {play.table.name(found.card)}")


class TrashesFromHand(Part):
    """A card of the hand goes to the box (TRN-CARD-wagon-factory)."""

    def why_not(self, play: Play, effect: TrashFromHand) -> Refusal | None:
        if play.of_category(play.seat.hand, effect.trash_from_hand):
            return None
        return Refusal(
            "TRN-PLAY-04",
            tr("there is no {categories} in hand", categories=CATEGORIES[effect.trash_from_hand]),
        )

    def begin(self, play: Play, effect: TrashFromHand) -> Iterator[Happening]:
        play.resolving.left = 1
        yield from ()

    def choices(self, play: Play, effect: TrashFromHand) -> list[act.TrainsAction]:
        found = play.of_category(play.seat.hand, effect.trash_from_hand)
        return [act.Choose(card) for card in found]

    def done(self, play: Play, effect: TrashFromHand, action: act.Choose) -> Iterator[Happening]:
        decided(play)
        play.seat.hand.remove(action.card)
        play.trash(action.card)
        play.resolving.trashed = play.table.cards[action.card].cost
        yield play.told("trash", f"trashes {play.table.name(action.card)}")


class Gains(Part):
    """A card of the supply, without buying it."""

    def why_not(self, play: Play, effect: Gain) -> Refusal | None:
        if self._kinds(play, effect):
            return None
        return Refusal("TRN-PLAY-04", tr("there is no such card in the supply"))

    @staticmethod
    def _kinds(play: Play, effect: Gain) -> list[str]:
        told, cards = effect.gain, play.table.cards
        limits = [told.max_cost] if told.max_cost is not None else []
        if told.over_trashed is not None:
            if play.resolving.trashed is None:
                return []
            limits.append(play.resolving.trashed + told.over_trashed)
        return [
            card
            for card, left in play.piles_for(play.state.actor).items()
            if left
            and told.category in cards[card].categories
            and all(cards[card].cost <= most for most in limits)
        ]

    def begin(self, play: Play, effect: Gain) -> Iterator[Happening]:
        play.resolving.left = 1
        yield from ()

    def choices(self, play: Play, effect: Gain) -> list[act.TrainsAction]:
        return [act.Choose(card) for card in self._kinds(play, effect)]

    def done(self, play: Play, effect: Gain, action: act.Choose) -> Iterator[Happening]:
        decided(play)
        yield from gained(play, action.card, effect.gain.to)


class GainsSameAsShown(Part):
    """A card like one of the hand (TRN-CARD-maintenance-factory)."""

    def why_not(self, play: Play, effect: GainSameAsShown) -> Refusal | None:
        if self._kinds(play, effect):
            return None
        return Refusal("TRN-PLAY-04", tr("no card of the hand has its like in the supply"))

    @staticmethod
    def _kinds(play: Play, effect: GainSameAsShown) -> list[str]:
        found = play.of_category(play.seat.hand, effect.gain_same_as_shown.category)
        piles = play.piles_for(play.state.actor)
        return [card for card in found if piles.get(card, 0)]

    def begin(self, play: Play, effect: GainSameAsShown) -> Iterator[Happening]:
        play.resolving.left = 1
        yield from ()

    def choices(self, play: Play, effect: GainSameAsShown) -> list[act.TrainsAction]:
        return [act.Choose(card) for card in self._kinds(play, effect)]

    def done(self, play: Play, effect: GainSameAsShown, action: act.Choose) -> Iterator[Happening]:
        decided(play)
        yield play.told("shows", f"shows {play.table.name(action.card)}")
        yield from gained(play, action.card, effect.gain_same_as_shown.to)


def gained(play: Play, card: str, to: str) -> Iterator[Happening]:
    """A card of the supply comes to the player, without being bought (TRN-BUY-04)."""
    play.state.supply[card] -= 1
    play.put(card, to)
    yield play.told("gain", f"gains {play.table.name(card)}", card=card)
    if play.table.rules.playing.gained_is_bought:
        for one in play.table.cards[card].on_buy:
            if isinstance(one, GainWaste):
                yield from play.gain_waste(one.waste)

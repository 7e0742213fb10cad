"""What does not change while Trains is played: the board, the cards, their parts, the rules."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from engine.protocol import NotPlayable
from engine.systems.trains.actions import kinds as act
from model.boards.hexes import HexBoard
from model.notation import Cell
from model.rules.resolving import NoRules, rules_of
from model.scenario.scenario import Scenario
from model.systems.trains.building.land import Land
from model.systems.trains.effects.effect import ChooseOne, Optional
from model.systems.trains.effects.exchanging import Copy
from model.systems.trains.effects.nature import end_well
from model.systems.trains.rules.card_counts import selectable
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.card import Card
from model.systems.trains.things.part import TrainsPart
from model.wording.speech import tr


class Table:
    """A scenario as its players meet it."""

    def __init__(self, scenario: Scenario) -> None:
        if not isinstance(scenario.board, HexBoard):
            raise NotPlayable(tr("trains is played on a board of hexes"))
        try:
            self.rules = rules_of(scenario, TrainsRules)
        except NoRules as trouble:
            raise NotPlayable(tr("trains: {trouble}", trouble=trouble)) from None
        self.scenario = scenario
        self.part = scenario.part_as(TrainsPart)
        self.cards = dict(self.part.cards)
        self.land = Land(scenario, self.rules)
        self._look_through()
        self.texts: dict[str, tuple[Any, ...]] = {}
        """The parts of every text: `tunnel`, or `station-crew.0.2` for an option."""
        self.effects: dict[str, Any] = {}
        """The same by address: `tunnel.0`."""
        self.ends_well: dict[tuple[str, int], bool] = {}
        """Whether nothing of a text can fail behind a part, as far as it is judged before."""
        for card in self.cards.values():
            self._compile(card.id, card.effects)
        self.plays = {key: act.PlayCard(key) for key in self.cards}
        self.buys = {key: act.Buy(key) for key in self.cards}
        self.buys_to_deck = {key: act.Buy(key, to_deck=True) for key in self.cards}
        self.rails = {cell: act.LayRail(cell) for cell in self.land.open}
        self.barred: dict[int, frozenset[str]] = {}
        """By seat the kinds that it may not take, where games tell what these are worth."""

    def _look_through(self) -> None:
        """What a game needs."""
        if self.land.unpriced:
            raise NotPlayable(
                tr(
                    "the rules of trains have no cost for {unpriced}",
                    unpriced=self.land.unpriced[0],
                )
            )
        waste = [card.id for card in self.cards.values() if "waste" in card.categories]
        if len(waste) != 1:
            raise NotPlayable(tr("a game of trains needs exactly one card of the category waste"))
        self.waste = waste[0]
        for card in (*self.rules.start.deck, *self.rules.supply.always):
            if card not in self.cards:
                raise NotPlayable(
                    tr("there is no card {card}, which the rules of trains name", card=card)
                )

    def _compile(self, text: str, effects: tuple[Any, ...]) -> None:
        """Notes the parts of a text, and of those inside them."""
        self.texts[text] = effects
        rules = self.rules.playing
        can_look = rules.empty_draw and rules.short_reveal
        at_looks = can_look and rules.late_parts == "skipped"
        for number, effect in enumerate(effects):
            address = f"{text}.{number}"
            self.effects[address] = effect
            self.ends_well[text, number] = end_well(effects[number + 1 :], at_looks=at_looks)
            for option, inner in enumerate(_inside(effect)):
                self._compile(f"{address}.{option}", inner)

    # -- cards

    def name(self, card: str) -> str:
        """What players call a card."""
        known = self.cards.get(card)
        return known.title if known is not None else card

    def is_a(self, card: str, category: str) -> bool:
        return category in self.cards[card].categories

    @cached_property
    def playable(self) -> frozenset[str]:
        """The kinds that are played at all (TRN-PLAY-09, TRN-OPEN-11)."""
        return frozenset(
            key
            for key, card in self.cards.items()
            if self.rules.playing.waste_and_points or not self._is_dead(card)
        )

    @staticmethod
    def _is_dead(card: Card) -> bool:
        only = set(card.categories) <= {"waste", "vp"}
        return only and not card.effects and not card.value

    @cached_property
    def copied(self) -> frozenset[str]:
        """The cards whose text can be copied: that of a copy has no end (TRN-OPEN-01)."""
        copies = {
            address.partition(".")[0]
            for address, effect in self.effects.items()
            if isinstance(effect, Copy)
        }
        return frozenset(key for key, card in self.cards.items() if card.effects) - copies

    @cached_property
    def starting_deck(self) -> list[str]:
        deck = self.rules.start.deck
        return [card for card, number in deck.items() for _ in range(number or 0)]

    @cached_property
    def selectable(self) -> list[str]:
        """The kinds of which some come into the supply (TRN-SETUP-07)."""
        return selectable(self.part, self.rules)

    def starts(self) -> Iterator[Cell]:
        """The hexes on which a first marker may lie (TRN-SETUP-10)."""
        return (cell for cell in self.land.ground if self.land.may_start(cell))


def _inside(effect: Any) -> tuple[tuple[Any, ...], ...]:
    match effect:
        case ChooseOne(options):
            return options
        case Optional(inner):
            return (inner,)
    return ()

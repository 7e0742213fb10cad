"""The survey of a Trains board: its rules, its land, and which cards its games can have."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from model.boards.hexes import HexBoard
from model.notation import Cell
from model.rules.variants import as_played
from model.scenario.preset_things import own_plain
from model.scenario.scenario import Scenario
from model.systems.trains.building.land import Land
from model.systems.trains.contradictions.idle_parts import Setting
from model.systems.trains.contradictions.waivers import Bill, bill_of
from model.systems.trains.rules.card_counts import numbers_of_players, selectable
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.card import Card
from model.systems.trains.things.part import TrainsPart
from model.wording.speech import tr
from validator.survey.survey import Lacking, Survey

RULES = ("rules", "variants", "own_variants")
"""The keys of a scenario on which its rules hang."""
LAND = ("board", "cities", "blocked", *RULES)
"""The keys on which it hangs where rails can lie."""
CARDS = ("cards", "kits", *RULES)
"""The keys on which it hangs which cards a game has."""
WHOLE = ("board", "cities", "blocked")
SELECT = ("rules", "supply", "select")


class Choice(NamedTuple):
    """Kinds of cards that come into the supply beside those that are always there."""

    title: str
    """What it is, as in `the kit Holiday pass`."""
    route: tuple[str, ...]
    kinds: tuple[str, ...]
    is_drawn: bool = False
    """Whether only some of the kinds are drawn for a game."""


class TrainsSurvey(Survey):
    """What checks of Trains boards ask for."""

    @cached_property
    def played(self) -> Scenario:
        """The scenario with what its variants change in its things."""
        return as_played(self.scenario)

    @cached_property
    def part(self) -> TrainsPart:
        return self.played.part_as(TrainsPart)

    @cached_property
    def rules(self) -> TrainsRules:
        return self.rules_as(TrainsRules)

    @cached_property
    def land(self) -> Land:
        """Where rails can lie; Lacking where there is no board of hexes or no rules."""
        if why_not := self.why_lacking("rules"):
            raise Lacking(why_not)
        if not isinstance(self.scenario.board, HexBoard):
            raise Lacking(tr("there is no board of hexes"))
        return Land(self.played, self.rules)

    def says(self, *way: str) -> bool:
        """Whether the file itself says something of its rules."""
        said: object = self.scenario.rules
        for key in way:
            said = said.get(key) if isinstance(said, Mapping) else None
        return said is not None

    @property
    def is_begun(self) -> bool:
        """Whether there is anything on the board yet that a game could be about."""
        return bool(self.scenario.cities)

    @cached_property
    def counts(self) -> Sequence[int]:
        """The numbers of players that can play."""
        return numbers_of_players(self.scenario)

    # -- the land

    @cached_property
    def parts(self) -> list[list[Cell]]:
        """What hangs together of the hexes that can be built on, the largest part first."""
        found, left = list[list[Cell]](), set(self.land.open)
        for cell in sorted(self.land.open):
            if cell in left:
                found.append(sorted(_reached(self.land, cell, left)))
        return sorted(found, key=lambda part: (-len(part), part))

    # -- the cards

    @cached_property
    def own(self) -> Mapping[str, Collection[str]]:
        """The cards and kits that the file itself says something of."""
        plain = own_plain(self.scenario)
        return {room: _ids(plain.get(room)) for room in ("cards", "kits")}

    @cached_property
    def choices(self) -> Sequence[Choice]:
        """What games take the supply from, and the kits that the file brings."""
        return tuple(self._choices())

    def _choices(self) -> Iterator[Choice]:
        kits, select = self.part.kits, self.rules.supply.select
        if select.kit in kits:
            yield Choice(
                tr("the kit {kits}", kits=kits[select.kit].title),
                (*SELECT, "kit"),
                self._known(select.kit),
            )
        elif not select.kit:
            kinds = tuple(selectable(self.part, self.rules))
            yield Choice(tr("the draw"), SELECT, kinds, is_drawn=True)
        for key in kits:
            if key in self.own["kits"] and key != select.kit:
                yield Choice(
                    tr("the kit {kits}", kits=kits[key].title), ("kits", key), self._known(key)
                )

    def _known(self, kit: str) -> tuple[str, ...]:
        return tuple(one for one in self.part.kits[kit].cards if one in self.part.cards)

    def setting(self, choice: Choice) -> Setting:
        """The board and the cards of games with a choice of kinds."""
        supply = dict.fromkeys((*self.rules.supply.always, *choice.kinds))
        deck = [card for card, number in self.rules.start.deck.items() if number]
        known = self.part.cards
        cards = {key: known[key] for key in (*supply, *deck) if key in known}
        return Setting(cards, frozenset(supply), self.bill)

    @cached_property
    def bill(self) -> Bill:
        """What rails can cost on the board."""
        return bill_of(self.land)

    @cached_property
    def waste(self) -> str:
        """The card that is Waste; nothing where there is none or more than one."""
        found = [key for key, card in self.part.cards.items() if "waste" in card.categories]
        return found[0] if len(found) == 1 else ""

    def card(self, key: str) -> str:
        """What a card is called."""
        known: Card | None = self.part.cards.get(key)
        return known.title if known is not None else key


def _reached(land: Land, first: Cell, left: set[Cell]) -> list[Cell]:
    """The hexes that hang together with one, taken out of those that are left."""
    left.discard(first)
    found, waiting = [first], [first]
    while waiting:
        near = [cell for cell in land.around[waiting.pop()] if cell in left]
        left.difference_update(near)
        found += near
        waiting += near
    return found


def _ids(things: object) -> frozenset[str]:
    items = things if isinstance(things, list) else []
    return frozenset(str(one.get("id")) for one in items if isinstance(one, dict))


SURVEY = TrainsSurvey

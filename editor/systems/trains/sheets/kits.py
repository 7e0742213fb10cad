"""The sheet of kits: their cards are ticked below the table, and what they lack is told."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from editor.panels.sheets.collection_sheet import CollectionSheet
from editor.panels.sheets.sheet import Column, Entry, Picks
from editor.widgets.forms.choices import Offered
from editor.words import tr, trn
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems.trains.rules.card_counts import selectable
from model.systems.trains.sentences.effects import card_sentences
from model.systems.trains.sentences.told import Told, told_of
from model.systems.trains.things.card import Kit
from model.systems.trains.things.part import TrainsPart

ROOM: Final = "kits"
FIRST: Final = ("name", "cards", "about")
CARDS: Final = FIRST.index("cards")


class Kits(CollectionSheet):
    """The kits of cards; those of the preset are grey until the map changes them."""

    NAME = ROOM
    TITLE = "Kits"
    SHOWS = ROOM
    ORDER = 11

    def __init__(self) -> None:
        super().__init__("trains", ROOM)
        by_name = {field.name: field for field in self._fields}
        self._fields = tuple(by_name[name] for name in FIRST)

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        widths = {"name": 22, "cards": 44, "about": 0}
        columns = zip(super().columns(scenario), FIRST, strict=True)
        return [replace(one, width=widths[name]) for one, name in columns]

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        entry = super().entry(scenario, row, column)
        if column != CARDS:
            return entry
        troubles = list(_troubles(scenario, _kit(scenario, row)))
        return replace(entry, is_odd=bool(troubles), tip="\n".join([*troubles, entry.tip]))

    def picks(self, scenario: Scenario, row: str, column: int) -> Picks | None:
        """Whatever column one is in, the cards of the kit are seen."""
        part = scenario.part_as(TrainsPart)
        if row not in part.kits:
            return None
        kit, told = part.kits[row], told_of(scenario)
        known = selectable(part, told.rules) if told is not None else list(part.cards)
        names = [*known, *(card for card in kit.cards if card not in known)]
        offers = [_offer(scenario, name) for name in names]
        troubles = list(_troubles(scenario, kit))
        note = [_counted(kit, told), *troubles]
        title = tr("Cards of {kit}").format(kit=kit.title)
        by_title = sorted(offers, key=lambda one: one.title.casefold())
        return Picks(title, tuple(by_title), frozenset(kit.cards), "\n".join(note), bool(troubles))

    def picked(self, scenario: Scenario, row: str, column: int, name: str, is_on: bool) -> Change:
        return super().picked(scenario, row, CARDS, name, is_on)

    def spelt(self, scenario: Scenario, row: str, column: int) -> Any:
        """What is special about a kit is edited in its place."""
        return None if column != FIRST.index("about") else super().spelt(scenario, row, column)


def _kit(scenario: Scenario, key: str) -> Kit:
    found: Kit = scenario.part_as(TrainsPart).kits[key]
    return found


def _offer(scenario: Scenario, key: str) -> Offered:
    """A card with what it costs and does."""
    cards = scenario.part_as(TrainsPart).cards
    if key not in cards:
        return Offered(key, tr("{id} (unknown)").format(id=key))
    card = cards[key]
    title = tr("{name} ({cost})").format(name=card.title, cost=card.cost)
    return Offered(key, title, "\n".join(card_sentences(card, cards)))


def _counted(kit: Kit, told: Told | None) -> str:
    """How many cards a kit has, and how many a game takes."""
    here = len(kit.cards)
    if told is None:
        return trn("{n} card.", "{n} cards.", here)
    return tr("{here} of {all} cards.").format(here=here, all=told.rules.supply.select.count)


def _troubles(scenario: Scenario, kit: Kit) -> Iterator[str]:
    """What is wrong with a kit, in sentences."""
    told = told_of(scenario)
    if told is None:
        return
    cards, rules = told.part.cards, told.rules
    over = len(kit.cards) - rules.supply.select.count
    if over:
        more = trn("{n} card too many.", "{n} cards too many.", over)
        less = trn("{n} card is missing.", "{n} cards are missing.", -over)
        yield more if over > 0 else less
    for name in kit.cards:
        if name not in cards:
            yield tr("There is no card {name}.").format(name=name)
        elif not cards[name].buyable:
            yield tr("{name} cannot be bought.").format(name=cards[name].title)
        elif name in rules.supply.always:
            yield tr("{name} is in every game anyway.").format(name=cards[name].title)

"""Ferries and loads of a table: who sails where for how much, and which city supplies what."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from model.imports.cannot import CannotImport
from model.imports.mileposts.ground import Town, price_in
from model.imports.mileposts.places import Places, ends_of, spot_in
from model.imports.mileposts.tables import Record, plain_name
from model.imports.notes import Notes
from model.notation import Cell
from model.unreadable import quoted

MOST_FERRIES: Final = 200
MOST_LOADS: Final = 10_000
_LISTED: Final = re.compile(r"\s*[|;]\s*")


class FerryLine(NamedTuple):
    """A ferry of a table."""

    name: str
    ports: tuple[Cell, Cell]
    cost: int
    players: int | None


def ferries_of(
    records: list[Record], places: Places, kinds: Mapping[Cell, str | None], notes: Notes
) -> Iterator[FerryLine]:
    if len(records) > MOST_FERRIES:
        raise CannotImport(f"it has more than {MOST_FERRIES:,} ferries")
    for record in records:
        try:
            yield _ferry(record, places, kinds, notes)
        except CannotImport as trouble:
            notes.add(record.place, f"{trouble}; the ferry is left out")


def _ferry(
    record: Record, places: Places, kinds: Mapping[Cell, str | None], notes: Notes
) -> FerryLine:
    said = ends_of(record)
    one, other = map(places.cell, said)
    for cell, text in zip((one, other), said, strict=True):
        if kinds.get(cell) is None:
            raise CannotImport(f"there is no milepost at {quoted(text)}")
    if one == other:
        raise CannotImport("both of its ports are the same milepost")
    if not record.text("cost"):
        notes.add(record.place, "the ferry has no cost, and is free")
    cost, players = price_in(record) or 0, price_in(record, "players")
    name = plain_name(record.text("name").replace("_", " – "))
    return FerryLine(name, (one, other), cost, players)


class Loads(NamedTuple):
    """Numbers of chips by the names of goods, where a table says them."""

    chips: Mapping[str, int]


def supply(records: list[Record], towns: list[Town], places: Places, notes: Notes) -> Loads:
    """Puts the loads of a table into the cities that supply them."""
    if len(records) > MOST_LOADS:
        raise CannotImport(f"it has more than {MOST_LOADS:,} loads")
    by_cell = {town.at: town for town in towns}
    by_name = {town.name.casefold(): town for town in towns}
    chips: dict[str, int] = {}
    for record in records:
        good = record.name("good")
        if not good:
            notes.add(record.place, "it names no load, so the row is left out")
            continue
        for said in _cities(record.text("cities"), by_name):
            town = by_name.get(said.casefold()) or _town_at(said, places, by_cell)
            if town is None:
                notes.add(record.place, f"there is no city {quoted(said)} to supply {good}")
            elif good not in town.supplies:
                town.supplies.append(good)
        _count(record, good, chips, notes)
    return Loads(chips)


def _cities(text: str, known: Mapping[str, Town]) -> Iterable[str]:
    """The cities of a list; a name may hold a comma, and then bars or semicolons part the list."""
    if not text:
        return []
    if text.casefold() in known or spot_in(text):
        return [text]
    parts = [part for part in _LISTED.split(text) if part]
    return parts if len(parts) > 1 else [part.strip() for part in text.split(",") if part.strip()]


def _town_at(said: str, places: Places, towns: Mapping[Cell, Town]) -> Town | None:
    try:
        return towns.get(places.cell(said))
    except CannotImport:
        return None


def _count(record: Record, good: str, chips: dict[str, int], notes: Notes) -> None:
    try:
        many = price_in(record, "chips")
    except CannotImport as trouble:
        notes.add(record.place, f"chips: {trouble}")
        return
    if many is not None:
        chips[good] = many

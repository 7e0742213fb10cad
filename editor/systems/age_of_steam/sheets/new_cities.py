"""The sheet of New Cities: their colours, growth numbers and cubes."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from editor.edits.fitted_values import fitting
from editor.edits.things import deleted
from editor.edits.uses import users_of
from editor.panels.sheets.sheet import Column, Entry, Sheet
from editor.systems.age_of_steam.city_edits.colour_words import colours_in_words, colours_said
from editor.systems.age_of_steam.city_edits.number_words import numbers_said, numbers_title
from editor.widgets.forms.choices import title_of
from editor.words import tr
from model.forms.form import DoesNotFit, Route
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.things.part import AgeOfSteamPart, NewCity

ROOM: Final = "new_cities"
FIELDS: Final = ("name", "colours", "slots", "cubes")
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


class NewCities(Sheet):
    """The tiles that turn towns into cities."""

    NAME = ROOM
    TITLE = "New Cities"
    SHOWS = ROOM
    ORDER = 16
    COLLECTION = ROOM

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        return (
            Column(tr("New City"), tr("Its letter, or a name."), "", 12),
            Column(tr("Takes"), tr("Colours with commas between them, all, none or random.")),
            Column(tr("Growth"), tr("Such as light 3, with commas between them.")),
            Column(tr("Cubes"), tr("How many cubes lie on it when it is placed."), "", 7),
        )

    def rows(self, scenario: Scenario) -> Sequence[str]:
        return tuple(_tiles(scenario))

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        tile = _tiles(scenario)[row]
        if column == 0:
            return Entry(tile.name or row.upper(), tip=row)
        if column == 1:
            named = tile.colours.named
            is_one = tile.colours.kind == "listed" and len(named) == 1
            picture = f"good {named[0]}" if is_one else ""
            return Entry(colours_in_words(scenario, tile.colours), picture=picture)
        if column == 2:
            return Entry(numbers_title(tile.slots) if tile.slots else "")
        return Entry(str(tile.cubes), tile.cubes, most=100)

    def edited(self, scenario: Scenario, row: str, column: int, value: Any) -> Change:
        label = tr("{field} of New City {name}").format(
            field=self.columns(scenario)[column].title.lower(), name=row.upper()
        )
        return fitting(scenario, self.values(scenario, row, column, value), label)

    def values(self, scenario: Scenario, row: str, column: int, value: Any) -> Mapping[Route, Any]:
        said: Any = value if value != "" else None
        if column == 1:
            said = colours_said(scenario, str(value))
        elif column == 2:
            said = numbers_said(str(value)) or None
        return {(ROOM, row, FIELDS[column]): said}

    def added(self, scenario: Scenario, row: str | None) -> Change:
        """The next letter, of the colour that the fewest New Cities have."""
        if not scenario.goods:
            raise DoesNotFit(tr("A New City needs a colour: add a good first."))
        tiles = _tiles(scenario)
        free = (letter for letter in LETTERS if letter not in tiles)
        key = next(free, f"tile-{len(tiles) + 1}")
        named = [name for tile in tiles.values() for name in tile.colours.named]
        colour = min(scenario.goods, key=named.count)
        label = tr("add New City {name}").format(name=key.upper())
        return fitting(scenario, {(ROOM, key): {"id": key, "colours": [colour]}}, label)

    def removed(self, scenario: Scenario, rows: Sequence[str]) -> Change:
        return deleted(scenario, [(ROOM, row) for row in rows], with_references=True)

    def users(self, scenario: Scenario, rows: Sequence[str]) -> Sequence[str]:
        found = (user for row in rows for user in users_of(scenario, ROOM, row))
        return tuple(dict.fromkeys(found))

    def row_title(self, scenario: Scenario, row: str) -> str:
        return title_of(scenario, ROOM, row)


def _tiles(scenario: Scenario) -> "dict[str, NewCity]":
    return dict(scenario.part_as(AgeOfSteamPart).new_cities)

"""The sheet of goods: name, chips, colour and picture, and where they are used."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from drawing.goods.icons import colour_of
from editor.edits.blank_things import blank
from editor.edits.fitted_values import fitting
from editor.edits.things import added, deleted, fresh_id
from editor.edits.uses import users_of
from editor.panels.sheets.field_entries import column_of, entry_of, plain_of
from editor.panels.sheets.growing import grown
from editor.panels.sheets.sheet import Column, Entry, Grown, Sheet
from editor.widgets.forms.choices import title_of
from editor.words import later, tr
from model.collection import Things
from model.forms.form import Route
from model.imports.sheets.values import unguarded
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from model.schema.fields import Field, fields_of
from model.systems import described, part_of


class Count(NamedTuple):
    """Something that is counted of each good."""

    title: str
    about: str
    numbers: Callable[[Scenario], Mapping[str, int]]
    """How many there are, by the ids of goods; 0 where there is none."""
    is_needed: bool = False
    """Whether a designer should look at a good that has none."""


FIELDS = ("name", "chips", "colour", "icon")


class Goods(Sheet):
    """All kinds of goods."""

    NAME = "goods"
    TITLE = "Goods"
    SHOWS = "goods"
    ORDER = 10
    COLLECTION = "goods"

    def is_for(self, system: str) -> bool:
        return described(system).has_goods

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        titles = {
            "name": tr("Good"),
            "chips": tr("Chips"),
            "colour": tr("Colour"),
            "icon": tr("Picture"),
        }
        widths = {"chips": 5, "colour": 5, "icon": 6}
        own = [
            Column(titles[one.name], one.about, "", widths.get(one.name, 0))
            if one.name in titles
            else column_of(one)
            for one in _fields(scenario.system)
        ]
        counts = [
            Column(tr(one.title), tr(one.about), "", max(5, len(tr(one.title))), follows=True)
            for one in counts_of(scenario.system)
        ]
        return *own, *counts

    def rows(self, scenario: Scenario) -> Sequence[str]:
        return tuple(scenario.goods)

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        good, fields = scenario.goods[row], _fields(scenario.system)
        if column >= len(fields):
            count = counts_of(scenario.system)[column - len(fields)]
            number = count.numbers(scenario).get(row, 0)
            is_odd = count.is_needed and number == 0
            return Entry(str(number), number, is_fixed=True, is_odd=is_odd)
        field = fields[column]
        if field.name == "name":
            return Entry(title_of(scenario, "goods", row), picture=f"good {row}", tip=row)
        if field.name == "chips":
            is_odd = good.chips == 0
            return Entry(str(good.chips), good.chips, most=1000, is_odd=is_odd)
        if field.name == "colour":
            return Entry(good.colour, picture=f"colour {colour_of(good)}", tip=colour_of(good))
        if field.name == "icon":
            return Entry(good.icon, tip=tr("A file beside the map; without one it is drawn."))
        return entry_of(scenario, field, look_at(scenario, ("goods", row, field.name)))

    def edited(self, scenario: Scenario, row: str, column: int, value: Any) -> Change:
        field = _fields(scenario.system)[column]
        title = title_of(scenario, "goods", row)
        label = tr("{field} of {thing}").format(field=field.name, thing=title)
        return fitting(scenario, self.values(scenario, row, column, value), label)

    def values(self, scenario: Scenario, row: str, column: int, value: Any) -> Mapping[Route, Any]:
        field = _fields(scenario.system)[column]
        return {("goods", row, field.name): plain_of(scenario, field, value)}

    def added(self, scenario: Scenario, row: str | None) -> Change:
        name = tr("New good")
        key = fresh_id(scenario, "goods", name)
        plain = {**blank(scenario, "goods", name), "id": key, "name": name, **_usual(scenario)}
        return added(scenario, "goods", plain)

    def grown(self, scenario: Scenario, said: Sequence[Mapping[int, str]]) -> Grown:
        names = [unguarded(cells.get(0, "")).strip() for cells in said]
        return grown(scenario, "goods", names, besides=_usual(scenario))

    def removed(self, scenario: Scenario, rows: Sequence[str]) -> Change:
        return deleted(scenario, [("goods", row) for row in rows], with_references=True)

    def users(self, scenario: Scenario, rows: Sequence[str]) -> Sequence[str]:
        found = (user for row in rows for user in users_of(scenario, "goods", row))
        return tuple(dict.fromkeys(found))


@cache
def _fields(system: str) -> tuple[Field, ...]:
    """The fields of goods in the order of the columns; those of the system's own come last."""
    known = {field.name: field for field in fields_of(system, "goods")}
    rest = [one for one in known.values() if one.name not in FIELDS and one.name != "id"]
    first = (known[name] for name in FIELDS if name in known)
    return (*first, *(one for one in rest if one.kind != "names"))


def _usual(scenario: Scenario) -> dict[str, Any]:
    """What new goods have, in games that have chips."""
    has_chips = any(field.name == "chips" for field in _fields(scenario.system))
    return {"chips": 3} if has_chips else {}


def counts_of(system: str) -> tuple[Count, ...]:
    """What is counted of goods: what the system says, or the cities that supply them."""
    module = part_of("editor", system, "sheets.goods_counts")
    counts: tuple[Count, ...] = (CITIES,) if module is None else module.COUNTS
    return counts


@lru_cache(maxsize=4)
def _supplied(cities: Things[Any]) -> Counter[str]:
    return Counter(good for city in cities.values() for good in dict.fromkeys(city.supplies))


def _sources(scenario: Scenario) -> Counter[str]:
    """How many cities supply each good."""
    return _supplied(scenario.cities)


CITIES = Count(later("Cities"), later("How many cities supply it."), _sources)

"""The sheet of goods: name, chips, colour and picture, and where they are used."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from drawing.goods.icons import colour_of
from editor.edits.fitted_values import fitting
from editor.edits.things import added, deleted, fresh_id
from editor.edits.uses import users_of
from editor.panels.sheets.sheet import Column, Entry, Sheet
from editor.widgets.forms.choices import title_of
from editor.words import tr
from model.collection import Things
from model.scenario.change import Change
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.schema.fields import fields_of

FIELDS = ("name", "chips", "colour", "icon")


class Goods(Sheet):
    """All kinds of goods."""

    TITLE = "Goods"
    NEEDS = "goods"
    ROOM = "goods"

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        about = {field.name: field.about for field in fields_of(scenario.system, "goods")}
        titles = {
            "name": tr("Good"),
            "chips": tr("Chips"),
            "colour": tr("Colour"),
            "icon": tr("Picture"),
        }
        widths = {"chips": 5, "colour": 5, "icon": 6}
        own = [
            Column(titles[name], about.get(name, ""), "", widths.get(name, 0)) for name in FIELDS
        ]
        return (
            *own,
            Column(tr("Cities"), tr("How many cities supply it."), "", 5),
            Column(tr("Cards"), tr("How many demands on cards ask for it."), "", 5),
        )

    def rows(self, scenario: Scenario) -> Sequence[str]:
        return tuple(scenario.goods)

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        good = scenario.goods[row]
        if column == 0:
            return Entry(title_of(scenario, "goods", row), picture=f"good {row}", tip=row)
        if column == 1:
            is_odd = good.chips == 0
            return Entry(str(good.chips), good.chips, most=1000, is_odd=is_odd)
        if column == 2:
            return Entry(good.colour, picture=f"colour {colour_of(good)}", tip=colour_of(good))
        if column == 3:
            return Entry(good.icon, tip=tr("A file beside the map; without one it is drawn."))
        number = _sources(scenario, row) if column == 4 else _demands(scenario, row)
        return Entry(str(number), number, is_fixed=True, is_odd=number == 0)

    def edited(self, scenario: Scenario, row: str, column: int, value: Any) -> Change:
        name = FIELDS[column]
        title = title_of(scenario, "goods", row)
        label = tr("{field} of {thing}").format(field=name, thing=title)
        said = value if value != "" else None
        return fitting(scenario, {("goods", row, name): said}, label)

    def added(self, scenario: Scenario, row: str | None) -> Change:
        name = tr("New good")
        key = fresh_id(scenario, "goods", name)
        return added(scenario, "goods", {"id": key, "name": name, "chips": 3})

    def removed(self, scenario: Scenario, rows: Sequence[str]) -> Change:
        return deleted(scenario, [("goods", row) for row in rows], with_references=True)

    def users(self, scenario: Scenario, rows: Sequence[str]) -> Sequence[str]:
        found = (user for row in rows for user in users_of(scenario, "goods", row))
        return tuple(dict.fromkeys(found))


def _sources(scenario: Scenario, good: str) -> int:
    return sum(good in city.supplies for city in scenario.cities.values())


def _demands(scenario: Scenario, good: str) -> int:
    return _asked_for(things_in(scenario, "demands"))[good]


@lru_cache(maxsize=4)
def _asked_for(cards: Things[Any]) -> Counter[str]:
    """How often each good stands on a card."""
    return Counter(demand.good for card in cards.values() for demand in card)

"""The region tool: cells of a country or an area, by brush or lasso; right or Alt takes away."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from editor.desk.tool import Add, Choice, Done, Gesture, Option, Tool
from editor.edits.cell_sets import in_lasso
from editor.edits.things import added, fresh_id, said
from editor.gestures.under_pointer import city_under
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from editor.pointing.sketch import Sketch, SketchLine
from editor.tools.terrain import SIZE, brush, swept
from editor.words import tr
from model.boards.terrain import TerrainBoard
from model.forms.form import Route
from model.notation import Cell
from model.scenario.change import Change
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

REGION = Option("region", "Region")
SHAPE = Option("region-by", "Draw by")
KIND = Option("region-kind", "Kind of a new region")
NEW = ""
KINDS = ("area", "coast", "border", "desert")


class Region(Tool):
    """Paints the cells of a region."""

    NAME = "region"
    TITLE = "Region"
    KEY = "A"
    GROUP = "place"
    ORDER = 43
    OPTIONS: ClassVar = (REGION, SHAPE, KIND, SIZE)
    LAYER = "regions"
    DRAWS = "regions"

    def suits(self, scenario: Scenario) -> bool:
        return scenario.board is not None

    def options(self, desk: "Desk") -> Sequence[Option]:
        """A brush has a size where there are cells."""
        has_cells = isinstance(desk.scenario.board, TerrainBoard)
        return self.OPTIONS if has_cells else (REGION, SHAPE, KIND)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        if option.key == REGION.key:
            old = [Choice(key, one.name or key) for key, one in desk.scenario.regions.items()]
            return [Choice(NEW, tr("new region")), *old]
        if option.key == SHAPE.key:
            return (
                Choice("brush", tr("brush"), "icon terrain"),
                Choice("lasso", tr("lasso"), "icon lasso"),
            )
        titles = (tr("area"), tr("coast"), tr("border"), tr("desert"))
        if option.key == KIND.key:
            return [Choice(*pair) for pair in zip(KINDS, titles, strict=True)]
        return ()

    def wants_right(self) -> bool:
        return True

    def hint(self, desk: "Desk", at: Pointer) -> str:
        key = region_in_hand(desk)
        name = desk.scenario.regions[key].name or key if key else tr("a new region")
        has_cells = isinstance(desk.scenario.board, TerrainBoard)
        if is_lasso(desk) and has_cells:
            words = tr("Drag around cells: they belong to {name} · Alt or right: no more")
        elif is_lasso(desk):
            words = tr("Drag around cities: they belong to {name} · Alt or right: no more")
        elif has_cells:
            words = tr("Paint cells of {name} · Alt or right: take cells away")
        else:
            words = tr("Drag over cities: they belong to {name} · Alt or right: no more")
        return words.format(name=name)

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        key = region_in_hand(desk)
        cells = desk.scenario.regions[key].cells if key else ()
        if not is_lasso(desk):
            cells = (*cells, *brush(desk, at.cell))
        return Sketch(cells=list(dict.fromkeys(cells)))

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        for key, one in desk.scenario.regions.items():
            if at.cell in one.cells:
                desk.set(REGION.key, key)
                return True
        return False

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        if is_lasso(desk):
            return (yield from _lassoed(desk, press))
        last, event, key = press.cell, press, region_in_hand(desk)
        while event.kind != "release":
            found = swept(desk, last, event.cell)
            city = None if found else city_under(desk.scenario, event)
            cities = [] if city is None else [city.id]
            change, key = belonging(desk, key, found, cities, takes=press.is_opposite)
            last = event.cell
            event = yield Add(change) if change else None
            _take_in_hand(desk, key)
        return None


def _lassoed(desk: "Desk", press: Pointer) -> Gesture:
    trail, event = [press], press
    while event.kind != "release":
        event = yield None
        trail.append(event)
        line = SketchLine([one.point for one in trail], "new", closed=True)
        desk.show(Sketch(lines=(line,)))
    board, spots = desk.scenario.board, [one.spot for one in trail]
    cells: frozenset[Cell] = frozenset()
    cities: list[str] = []
    if isinstance(board, TerrainBoard):
        cells = frozenset(cell for cell in in_lasso(board, spots) if board.has(cell))
    else:
        from editor.gestures.choosing import enclosed

        found = enclosed(desk, trail, "lasso")
        cities = list(found.of("cities"))
    key = region_in_hand(desk)
    change, key = belonging(desk, key, cells, cities, takes=press.is_opposite)
    if not change:
        return None
    desk.settings.put(REGION.key, key)
    return Done(change, Selection(things=frozenset({("regions", key)})))


def is_lasso(desk: "Desk") -> bool:
    return bool(desk.settings.get(SHAPE.key) == "lasso")


def region_in_hand(desk: "Desk") -> str:
    """The region that is drawn; nothing where a new one is to be made."""
    key = str(desk.settings.get(REGION.key) or "")
    return key if key in desk.scenario.regions else NEW


def _take_in_hand(desk: "Desk", key: str) -> None:
    """Goes on with a region that was just made."""
    if key in desk.scenario.regions and desk.settings.get(REGION.key) != key:
        desk.settings.put(REGION.key, key)
        desk.choose(Selection(things=frozenset({("regions", key)})))
        desk.tell("tool")


def belonging(
    desk: "Desk", key: str, cells: Iterable[Cell], cities: Iterable[str], *, takes: bool
) -> tuple[Change, str]:
    """Cells and cities that belong to a region, or no longer; and the region's id."""
    scenario = desk.scenario
    cells, cities = sorted(cells), sorted(cities)
    if key not in scenario.regions:
        if takes or not (cells or cities):
            return Change(""), key
        return made_of(scenario, cells, cities, str(desk.settings.get(KIND.key)))
    value = None if takes else True
    values: dict[Route, Any] = {("regions", key, "cells", str(cell)): value for cell in cells}
    values |= {("regions", key, "cities", city): value for city in cities}
    change = said(scenario, values, "")
    name = scenario.regions[key].name or key
    return replace(change, label=tr("draw region {name}").format(name=name)), key


def made_of(
    scenario: Scenario, cells: Sequence[Cell], cities: Sequence[str], kind: str
) -> tuple[Change, str]:
    """A new region of some cells and cities, and its id."""
    name = tr("Region {number}").format(number=len(scenario.regions) + 1)
    key = fresh_id(scenario, "regions", name)
    plain: dict[str, Any] = {"id": key, "name": name}
    if kind in KINDS[1:]:
        plain["kind"] = kind
    if cells:
        plain["cells"] = " ".join(map(str, cells))
    if cities:
        plain["cities"] = list(cities)
    return added(scenario, "regions", plain), key

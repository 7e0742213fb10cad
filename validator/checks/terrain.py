"""Boards whose rows, signs and size do not fit together, and things that stand beside them."""

from collections.abc import Collection, Iterator, Mapping
from itertools import chain
from typing import Any

from model.boards.lattice import MilepostBoard
from model.boards.rims import pieces
from model.boards.terrain import CUSTOMARY_SIGNS, NO_CELL, TerrainBoard
from model.collection import ByCell
from model.forms.form import Members, Step
from model.notation import Cell
from model.scenario.change import Change
from model.scenario.places import places_in
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at, part_record
from model.scenario.things import City, Region
from model.systems import described
from model.wording.speech import tr
from validator.check import OWN_KEYS, check
from validator.finding import ERROR, WARNING, Finding, Repair
from validator.survey.survey import Survey
from validator.wording.listing import counted, listed, name_of

ROWS = ("board", "rows")
"""What a finding is about besides where blanks in front of rows may be the cause."""


@check(
    "MAP001",
    "unknown-sign",
    ERROR,
    reads=("board",),
    whole=("board",),
    spoils=("board", "ground"),
    holds=("TRN-CHK-02",),
)
def unknown_sign(survey: Survey) -> Iterator[Finding]:
    """The terrain uses a sign that the legend does not explain.

    It is told once for a sign.

    Why: what cannot be read is no cell, so the map has holes that nobody meant.
    Repair: add the sign to the legend, or write one that is there; `_` stands for no cell.

    Bad:
        format: 1
        id: example
        title: Four hexes
        system: trains
        players: {min: 2, max: 4}
        rules: {}
        board: {kind: hexes, size: [4, 1], legend: {".": clear}, terrain: "..^.\\n"}

    Good:
        format: 1
        id: example
        title: Four hexes
        system: trains
        players: {min: 2, max: 4}
        rules: {}
        board: {kind: hexes, size: [4, 1], legend: {".": clear, "^": mountain}, terrain: "..^.\\n"}
    """
    board = survey.scenario.board
    if not isinstance(board, TerrainBoard):
        return
    rows = board.rows()
    for sign in sorted(set(chain.from_iterable(rows)).difference(board.legend, NO_CELL)):
        row = next(n for n, text in enumerate(rows) if sign in text)
        first = Cell(rows[row].index(sign), row)
        kind = next((k for k, usual in CUSTOMARY_SIGNS.items() if usual == sign), "")
        number = sum(text.count(sign) for text in rows)
        shown = tr("a blank") if sign.isspace() else f'"{sign}"'
        yield Finding(
            message=tr(
                "the legend does not explain {shown}, which stands for {cells}, first at {first}",
                shown=shown,
                cells=counted(number, "cell"),
                first=first,
            ),
            route=("board", "terrain", str(first)),
            cells=(first,),
            about=(ROWS,) if sign == " " else (),
            repair=_explained(sign, kind) if _can_be(board, kind) else None,
        )


def _can_be(board: TerrainBoard, kind: str) -> bool:
    """Whether a sign may be meant for a kind: none that another sign has, no milepost at sea."""
    is_at_sea = kind == "sea" and isinstance(board, MilepostBoard)
    return bool(kind) and kind not in board.legend.values() and not is_at_sea


def _explained(sign: str, kind: str) -> Repair:
    step = Step(("board", "legend", sign), None, kind)
    return Repair(
        tr("let {sign} stand for {kind}", sign=sign, kind=kind),
        Change(tr("explain a sign"), (step,)),
    )


@check(
    "MAP003",
    "cell-off-the-map",
    ERROR,
    reads=("board", "cities", "regions", OWN_KEYS),
    whole=("board",),
    implies=("MAP025",),
    holds=("VAL-CRY-04", "VAL-AOS-09", "VAL-AOM-10"),
)
def cell_off_the_map(survey: Survey) -> Iterator[Finding]:
    """A city, a region or a key of the system lists a cell that the board does not have.

    For a region it is a warning: it is only smaller than it seems.

    Why: the cell counts for nothing, so another one was meant.
    Repair: write the cell that was meant, or take it off the list.

    Bad:
        cities:
        - {id: larkhaven, members: "13,8 14,8 12,9 13,9 13,10 15,9"}

    Good:
        cities:
        - {id: larkhaven, members: "13,8 14,8 12,9 13,9 13,10"}
    """
    board = survey.scenario.board
    if not isinstance(board, TerrainBoard):
        return
    for name, city in survey.scenario.cities.items():
        around = tuple([cell for cell in city.members if cell != city.at])
        yield from _off(board, city, ("cities", name, "members"), around)
    for name, region in survey.scenario.regions.items():
        yield from _off(board, region, ("regions", name, "cells"), region.cells)
    yield from _off_in_part(survey, board)


def _off_in_part(survey: Survey, board: TerrainBoard) -> Iterator[Finding]:
    """What a system says of cells by themselves: sets of them, and what lies in each."""
    scenario, form = survey.scenario, part_record(survey.scenario.system)
    if form is None:
        return
    for key, slot in form.slots.items():
        value = getattr(scenario.part_as(form.cls), key)
        if isinstance(value, ByCell):
            for name in value:
                yield from _off_by_itself(scenario, board, (key, name), (Cell.parse(name),))
        elif isinstance(slot.form, Members):
            for one in value:
                yield from _off_by_itself(scenario, board, (key, str(one)), tuple(places_in(one)))


def _off_by_itself(
    scenario: Scenario, board: TerrainBoard, route: tuple[str, str], places: tuple[Any, ...]
) -> Iterator[Finding]:
    missing = [one for one in places if isinstance(one, Cell) and not board.has(one)]
    if missing:
        step = Step(route, look_at(scenario, route), None)
        yield Finding(
            message=tr(
                "{route} has {route2}, where the board has no cell", route=route[0], route2=route[1]
            ),
            route=route,
            cells=tuple(missing),
            repair=Repair(
                tr("take {route} off", route=route[1]), Change(tr("drop cells"), (step,))
            ),
        )


def _off(
    board: TerrainBoard, thing: City | Region, route: tuple[str, ...], cells: tuple[Cell, ...]
) -> Iterator[Finding]:
    missing = [cell for cell in cells if not board.has(cell)]
    if missing:
        steps = tuple([Step((*route, str(cell)), True, None) for cell in missing])
        shown = listed([str(cell) for cell in missing])
        repair = Repair(tr("take {shown} off", shown=shown), Change(tr("drop cells"), steps))
        yield Finding(
            message=tr(
                "{thing} lists {shown}, where the board has no cell",
                thing=name_of(thing),
                shown=shown,
            ),
            route=route,
            word=str(missing[0]),
            cells=tuple(missing),
            repair=None if _is_broken_without(thing, missing) else repair,
            weight=WARNING if isinstance(thing, Region) else ERROR,
        )


def _is_broken_without(thing: City | Region, missing: Collection[Cell]) -> bool:
    """Whether a coast falls apart without some cells: then the hole in the map is the slip."""
    if not isinstance(thing, Region) or thing.kind != "coast":
        return False
    left = [cell for cell in thing.cells if cell not in missing]
    return len(pieces(left)) > len(pieces(thing.cells))


@check(
    "MAP004",
    "city-off-the-map",
    ERROR,
    reads=("board", "cities"),
    subjects="cities",
    reach=0,
    whole=("board",),
    implies=("DCK011", "MAP020"),
    implies_anywhere=("MAP024", "MAP026", "NET009", "NET021"),
    spoils=("trade",),
    holds=("VAL-CRY-04", "VAL-CRY-17"),
)
def city_off_the_map(survey: Survey, cities: Mapping[str, City]) -> Iterator[Finding]:
    """A city stands where the board has no cell, or nowhere at all.

    Why: nobody can come to the city, and every card that names it is dead.
    Repair: say with `at` on which cell it stands, or call it `overseas`.

    Bad:
        cities:
        - {id: vinehall, at: "7,9"}

    Good:
        cities:
        - {id: vinehall, at: "10,8"}
    """
    board = survey.scenario.board
    if not isinstance(board, TerrainBoard):
        return
    help_ = _where_a_city_can_stand(survey)
    for name, city in cities.items():
        if city.overseas or not survey.can_read("cities", name):
            continue
        if city.at is None:
            yield Finding(
                message=tr("{city} stands on no cell of the board", city=name_of(city)),
                route=("cities", name),
                help=help_,
            )
        elif not board.has(city.at):
            yield Finding(
                message=tr(
                    "{city} stands at {at}, where the board has no cell",
                    city=name_of(city),
                    at=city.at,
                ),
                route=("cities", name, "at"),
                cells=(city.at,),
                help=help_,
                repair=survey.put_on_the_map(city),
            )


def _where_a_city_can_stand(survey: Survey) -> str:
    """The advice for systems whose cities all stand on the board; for others the usual one."""
    if described(survey.scenario.system).has("cities", "overseas"):
        return ""
    return tr("say with `at` on which cell it stands")

"""Subject: what a form of properties is about, its fields, and the Change that an edit makes."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from editor.edits.fitted_values import fitting
from editor.edits.painting import painted
from editor.edits.thing_names import no_cell, word_for
from editor.edits.thing_places import thing
from editor.edits.uses import renamed
from editor.panels.properties.segments import line_values, lines_of, segment_rows
from editor.pointing.selection import Selection, Thing
from editor.widgets.forms.choices import field_title, title_of
from editor.widgets.forms.rule_choices import system_title
from editor.widgets.forms.values import MIXED, as_files_write, shared
from editor.words import tr, trn
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.forms.form import Route
from model.forms.frozen import dataclass
from model.notation import Cell
from model.rules.terrain_kinds import terrain_kinds
from model.scenario.change import Change
from model.scenario.collections import route_of
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from model.schema.fields import Field, field_of, fields_of, part_at
from model.systems import described

OF_THE_MAP = (
    ("title",), ("id",), ("players", "min"), ("players", "max"), ("board", "orientation"),
    ("rules", "preset"), ("house_rules",), ("credits",), ("license",), ("notes",),
)  # fmt: skip
"""What is asked about a map as a whole."""
MOST = 500
"""Of so many things at most the values are compared; all of them are changed."""
SHOWN = 5
"""Names of chosen things that are told."""
NO_CELL = "none"
ON_CELLS = {
    "cities": ("at", "members", "overseas"),
    "regions": ("cells", "outline"),
    "remarks": ("at",),
}
"""Fields that are not asked for where a board has no cells, unless something is said there."""


@dataclass(frozen=True, slots=True)
class Row:
    """One field, where it stands in each of the things, and what they say."""

    key: str
    field: Field
    routes: tuple[Route, ...] = ()
    value: Any = None
    """What all say, or MIXED; of ids those that all have and those that some have."""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Subject:
    """Something that has properties."""

    title: str
    about: str = ""
    rows: tuple[Row, ...] = ()
    name: str = ""
    """How the steps of the history call it."""
    cells: frozenset[Cell] = frozenset()
    things: tuple[Thing, ...] = ()
    """What was chosen; nothing where it is about cells or the map."""

    @property
    def shape(self) -> tuple[object, ...]:
        """Two subjects of one shape can be shown in the same form."""
        return tuple((row.key, row.field, row.title) for row in self.rows)

    def has_id(self, key: str) -> bool:
        """Whether a field is the id by which a chosen thing is known."""
        return key == "id" and bool(self.things)


def subject_of(scenario: Scenario, selection: Selection) -> Subject:
    """What the properties are about: chosen things, else chosen cells, else the map."""
    things = sorted(one for one in selection.things if thing(scenario, *one) is not None)
    if things:
        return _of_things(scenario, things)
    if selection.cells and isinstance(scenario.board, TerrainBoard):
        return _of_cells(scenario, scenario.board, selection.cells)
    return _of_map(scenario)


def edited(scenario: Scenario, subject: Subject, key: str, value: Any) -> Change:
    """The change that gives a field another value, in all things; DoesNotFit where it cannot."""
    row = next(row for row in subject.rows if row.key == key)
    if subject.cells:
        return painted(scenario, subject.cells, None if value == NO_CELL else str(value))
    routes = row.routes
    if subject.has_id(key):
        return renamed(scenario, *subject.things[0], str(value or ""))
    label = tr("{field} of {thing}").format(
        field=(row.title or row.field.title).lower(), thing=subject.name
    )
    if lines := lines_of(scenario, subject.things):
        said = line_values(lines, key, value)
        if said is not None:
            return fitting(scenario, said, label)
    if row.field.kind in ("ids", "names") and isinstance(value, tuple):
        inner, value = value
        routes = tuple((*route, str(inner)) for route in routes)
        if row.field.kind == "ids":
            value = True if value else None
    elif row.field.kind == "written" and isinstance(value, str):
        value = as_files_write(value)
    elif row.field.kind == "words" and isinstance(value, str):
        value = value.replace(",", " ").split() or None
    return fitting(scenario, dict.fromkeys(routes, value), label)


# -- things


def _of_things(scenario: Scenario, things: Sequence[Thing]) -> Subject:
    fields = _common_fields(scenario, things)
    rows = tuple(_row(scenario, field, things) for field in fields if field.kind != "group")
    if len(things) == 1:
        collection, name = things[0]
        title = title_of(scenario, collection, name)
        return Subject(
            title,
            in_words(word_for(scenario.system, collection)),
            rows,
            title,
            things=tuple(things),
        )
    counts = Counter(collection for collection, _ in things)
    title = ", ".join(
        f"{count} × {word_for(scenario.system, one)}" for one, count in counts.items()
    )
    names = [title_of(scenario, *one) for one in things[:SHOWN]]
    about = ", ".join(names) + (" …" if len(things) > SHOWN else "")
    name = trn("{n} thing", "{n} things", len(things))
    return Subject(title, about, rows, name, things=tuple(things))


def _common_fields(scenario: Scenario, things: Sequence[Thing]) -> list[Field]:
    """The fields that all of the things have, and can have alike."""
    collections = list(dict.fromkeys(collection for collection, _ in things))
    first, *others = (
        {f.name: f for f in fields_of(scenario.system, *route_of(one, "")[:-1])}
        for one in collections
    )
    if isinstance(scenario.board, RouteBoard):
        without = ON_CELLS.get(collections[0], ())
        first = {n: f for n, f in first.items() if n not in without or _says(scenario, n, things)}
    return [
        field
        for name, field in first.items()
        if all(_is_alike(field, other.get(name)) for other in others)
        and not (name == "id" and len(things) > 1)
    ]


def _says(scenario: Scenario, field: str, things: Sequence[Thing]) -> bool:
    return any(getattr(thing(scenario, *one), field, None) for one in things)


def _is_alike(field: Field, other: Field | None) -> bool:
    return other is not None and replace(field, about="") == replace(other, about="")


def _row(scenario: Scenario, field: Field, things: Sequence[Thing]) -> Row:
    routes = tuple((*route_of(*one), field.name) for one in things)
    if field.kind == "rows":
        rows = segment_rows(lines_of(scenario, things[:MOST]))
        return Row(field.name, field, routes, rows, title=field_title(field))
    values = [look_at(scenario, route) for route in routes[:MOST]]
    value: Any = shared(values)
    if field.kind == "ids":
        value = _ticked(values)
    elif field.kind == "names":
        languages = dict.fromkeys(language for one in values for language in one or {})
        value = {one: shared([(v or {}).get(one, "") for v in values]) for one in languages}
    return Row(field.name, field, routes, value, title=field_title(field))


def _ticked(values: Sequence[Any]) -> tuple[list[str], list[str]]:
    """The ids that all have, and those that only some have."""
    counts = Counter(name for one in values for name in dict.fromkeys(one or ()))
    everywhere = [name for name, count in counts.items() if count == len(values)]
    return everywhere, [name for name in counts if name not in everywhere]


# -- cells and the map


def _of_cells(scenario: Scenario, board: TerrainBoard, cells: frozenset[Cell]) -> Subject:
    kinds = Counter(board.kind_at(cell) or NO_CELL for cell in cells)
    choices = (*((kind, "") for kind in terrain_kinds(scenario)), (NO_CELL, no_cell(board)))
    field = Field("terrain", "choice", tr("The terrain of the cells."), choices, is_required=True)
    value = next(iter(kinds)) if len(kinds) == 1 else MIXED
    about = ", ".join(f"{count} × {kind}" for kind, count in kinds.most_common())
    one = str(next(iter(cells)))
    title = one if len(cells) == 1 else trn("{n} cell", "{n} cells", len(cells))
    row = Row("terrain", field, (), value)
    return Subject(title, about, (row,), title, cells)


def _of_map(scenario: Scenario) -> Subject:
    rows = []
    for route in filter(lambda route: _is_asked(scenario, route), OF_THE_MAP):
        part, above = part_at(scenario.system, route), part_at(scenario.system, route[:-1])
        if part is not None and above is not None:
            needed = route[-1] in above.get("required", ())
            inner = above["properties"].get(route[-1], part)
            field = field_of(route[-1], inner, scenario.system, is_required=needed)
            rows.append(_map_row(scenario, field, route))
    return Subject(
        scenario.title or scenario.id or tr("Untitled map"),
        _about_map(scenario),
        tuple(rows),
        tr("the map"),
    )


def _is_asked(scenario: Scenario, route: Route) -> bool:
    """Whether something means anything for a map: presets where a family of games has some."""
    if route == ("board", "orientation"):
        return isinstance(scenario.board, HexBoard)
    if route == ("rules", "preset"):
        return described(scenario.system).rules is not None or bool(look_at(scenario, route))
    return True


def _map_row(scenario: Scenario, field: Field, route: Route) -> Row:
    titles: dict[Route, str] = {
        ("players", "min"): tr("Players, least"),
        ("players", "max"): tr("Players, most"),
        ("house_rules",): tr("House rules, one a line"),
        ("board", "orientation"): tr("Hexes"),
    }
    value = look_at(scenario, route)
    if field.kind == "ids":
        value = _ticked([value])
    return Row("/".join(route), field, (route,), value, title=titles.get(route, ""))


def _about_map(scenario: Scenario) -> str:
    board = scenario.board
    system = system_title(scenario.system) if scenario.system else tr("no system")
    if isinstance(board, TerrainBoard):
        size = f"{board.size.cols} × {board.size.rows}"
        return tr("{system}, {size} cells").format(system=system, size=size)
    return system

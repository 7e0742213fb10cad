"""What an editor shows for the place under the mouse: findings explained, keys, cells."""

import re
from collections.abc import Callable, Iterator

from milepost.language_server.analysis import Analysis
from milepost.language_server.key_help import key_help, plain, way_to
from model.boards.terrain import TerrainBoard
from model.files.scenario_files import ScenarioFile
from model.notation import Cell, NotationError
from model.scenario.collections import LINES
from model.systems import part_of
from model.yaml.node_tree import Scalar
from validator.catalogue.documentation import page_of
from validator.check import check_called
from validator.reporting.judgement import Told
from validator.reporting.placing import TERRAIN
from validator.survey.survey import Survey

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_CELL = re.compile(r"(?<![\w.,-])\d{1,3},\d{1,3}(?![\w.,-])")


def hover_text(analysis: Analysis, index: int) -> str:
    """All that there is to say of a place, as Markdown; nothing where there is nothing."""
    source = analysis.text.removeprefix("\ufeff")
    line = source.count("\n", 0, index) + 1
    column = index - source.rfind("\n", 0, index)
    parts = [_finding(one) for one in analysis.covering(line, column)]
    if analysis.file is not None:
        parts += _about(analysis, analysis.file, index)
    return "\n\n---\n\n".join(filter(None, parts))


def _finding(told: Told) -> str:
    check = check_called(told.code)
    head = f"**{told.severity} {told.code}** {told.name}: {plain(told.message)}"
    if check is None:
        return head
    page = page_of(check)
    lines = [head, page.what]
    lines += [f"**Why:** {page.why}"] if page.why else []
    lines += [f"**Repair:** {page.repair}"] if page.repair else []
    lines += [f"**To allow it:** {plain(told.entry)}"] if told.entry else []
    return "\n\n".join(lines)


def _about(analysis: Analysis, file: ScenarioFile, index: int) -> Iterator[str]:
    way = way_to(file.document.root, index)
    cell = _cell_at(file, way, index)
    if cell is not None:
        yield _about_cell(analysis, cell)
    yield _about_thing(analysis, file, way, index)
    scenario = file.scenario
    yield key_help(file.document.root, way, scenario.system, is_layer=bool(scenario.extends))


def _cell_at(file: ScenarioFile, way: tuple[str | int, ...], index: int) -> Cell | None:
    """The cell that is drawn or written at an index."""
    text = file.document.text
    node = file.document.root.at(*way) if file.document.root and way else None
    if way == TERRAIN and isinstance(node, Scalar) and node.style == "literal":
        return _drawn(text, node, index)
    start, end = text.rfind("\n", 0, index) + 1, text.find("\n", index)
    for found in _CELL.finditer(text, start, len(text) if end < 0 else end):
        if found.start() <= index <= found.end():
            try:
                return Cell.parse(found[0])
            except NotationError:
                return None
    return None


def _drawn(text: str, node: Scalar, index: int) -> Cell | None:
    first = text.find("\n", node.start) + 1
    if index < first:
        return None
    lines = [line for line in text[first : node.end].split("\n") if line.strip()]
    indent = min((len(line) - len(line.lstrip(" ")) for line in lines), default=0)
    col = index - (text.rfind("\n", 0, index) + 1) - indent
    return Cell(col, text.count("\n", first, index)) if col >= 0 else None


def _about_cell(analysis: Analysis, cell: Cell) -> str:
    """What a cell is: its terrain, what stands there, what track to it costs, and what a system
    has to say of it in `milepost/systems/NAME/hovering`.
    """
    survey = analysis.survey
    board = survey.scenario.board if survey else None
    if survey is None or not isinstance(board, TerrainBoard) or not board.has(cell):
        return ""
    said = [board.kind_at(cell) or ""]
    said += [city.name for city in survey.scenario.cities.values() if city.at == cell]
    said += _price(survey, cell)
    about = _told_by(survey, "about_cell")
    said += about(survey, cell) if about is not None else []
    return f"**{cell}**: {plain(', '.join(said))}"


def _told_by(survey: Survey, what: str) -> Callable[..., list[str]] | None:
    """What a system has to say of cells or of things, in `milepost/systems/NAME/hovering`."""
    part = part_of("milepost", survey.scenario.system, "hovering")
    found: Callable[..., list[str]] | None = getattr(part, what, None)
    return found


def _about_thing(
    analysis: Analysis, file: ScenarioFile, way: tuple[str | int, ...], index: int
) -> str:
    """What a system says of the thing that is named at an index, or in whose entry it lies."""
    survey = analysis.survey
    about = _told_by(survey, "about_thing") if survey is not None else None
    if survey is None or about is None:
        return ""
    for room, key in _things_at(survey, file, way, index):
        if said := about(survey, room, key):
            return f"**{plain(said[0])}**: {plain('; '.join(said[1:]))}"
    return ""


def _things_at(
    survey: Survey, file: ScenarioFile, way: tuple[str | int, ...], index: int
) -> Iterator[tuple[str, str]]:
    """Things by collection and id: first the one that a word names, then the one around it."""
    text = file.document.text
    word = next((w[0] for w in _ID.finditer(text, max(0, index - 64)) if w.end() >= index), "")
    is_name = way[-1:] not in (("id",), ("name",))
    for room in survey.targets if is_name else ():
        if word in survey.things(room):
            yield room, word
    inner = 3 if way[:2] == ("board", LINES) else 2
    node = file.document.root.at(*way[:inner], "id") if file.document.root else None
    if len(way) >= inner and isinstance(node, Scalar):
        yield str(way[inner - 2]), str(node.value)


def _price(survey: Survey, cell: Cell) -> list[str]:
    if survey.why_lacking("ground"):
        return []
    price = survey.ground.price_at(cell)
    return [] if price is None else [f"track to it costs {price}"]

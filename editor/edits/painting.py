"""Painting: cells get a kind of terrain or are taken away, a stroke as one named Change."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from editor.words import tr
from model.boards.terrain import NO_CELL, TerrainBoard
from model.notation import Cell
from model.scenario.change import Change, difference
from model.scenario.scenario import Scenario


def painted(scenario: Scenario, cells: Iterable[Cell], kind: str | None) -> Change:
    """Cells painted with a kind, or taken away with None; nothing happens beside the board."""
    label = tr("take cells away") if kind is None else tr("paint {kind}").format(kind=kind)
    return painted_each(scenario, dict.fromkeys(cells, kind), label)


def painted_each(scenario: Scenario, kinds: Mapping[Cell, str | None], label: str) -> Change:
    """Cells painted with a kind each; those that are of it already give no step."""
    board = scenario.board
    if not isinstance(board, TerrainBoard):
        return Change(label)
    other = {cell: kind for cell, kind in kinds.items() if _is_other(board, cell, kind)}
    if not other:
        return Change(label)
    return difference(scenario, replace(scenario, board=board.with_painted(other)), label)


def _is_other(board: TerrainBoard, cell: Cell, kind: str | None) -> bool:
    """Whether painting a cell changes what stands there; a sign without a meaning can be erased."""
    if not board.in_bounds(cell):
        return False
    if kind is not None:
        return board.kind_at(cell) != kind
    text = board.terrain[cell.row] if cell.row < len(board.terrain) else ""
    return text[cell.col : cell.col + 1] not in ("", NO_CELL)

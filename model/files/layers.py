"""A scenario that stands on another one's map: its file says only what is different."""

from typing import Any

from model.boards.terrain import NO_CELL
from model.collection import same
from model.files.layered_rules import changed_rules, layer_of_rules
from model.layering import trees
from model.layering.trees import Tree
from model.notation import Cell, NotationError
from model.scenario.board_form import rows_of, text_of
from model.scenario.scenario_form import rules_record, whole_record
from model.systems import system_names

_ALWAYS_SAID = ("format", "id", "title", "system", "extends")


def layered(below: Tree, layer: Tree) -> Tree:
    """What a layer says over what lies below: things merge by id, null and `removed` take away."""
    system = _system_of(layer if "system" in layer else below)
    result = trees.merged(below, layer, whole_record(system))
    rules, board = layer.get("rules"), layer.get("board")
    if isinstance(rules, dict):
        result["rules"] = changed_rules(below.get("rules"), rules, rules_record(system))
    if isinstance(board, dict) and "paint" in board:
        result["board"] = _painted(result["board"], board["paint"])
    return result


def _system_of(plain: Tree) -> str:
    """The system that a scenario names; nothing where that is no name."""
    system = plain.get("system")
    return system if isinstance(system, str) and system in system_names() else ""


def _painted(board: Any, paint: Any) -> Any:
    """A board with cells painted over; what cannot be painted stays as a misfit under `paint`."""
    rest = {key: value for key, value in board.items() if key != "paint"}
    legend, terrain = rest.get("legend"), rest.get("terrain")
    if not isinstance(paint, dict) or not isinstance(legend, dict) or not isinstance(terrain, str):
        return board
    signs = {kind: sign for sign, kind in legend.items() if isinstance(kind, str)}
    signs[NO_CELL] = NO_CELL
    rows = [list(row) for row in rows_of(terrain)]
    strange = {
        name: kind for name, kind in paint.items() if not _paint_cell(rows, signs, name, kind)
    }
    rest["terrain"] = text_of(tuple("".join(row) for row in rows))
    return {**rest, "paint": strange} if strange else rest


def _paint_cell(rows: list[list[str]], signs: dict[str, str], name: str, kind: Any) -> bool:
    """Paints a cell with a kind, or takes it away (_), if that can be done."""
    try:
        col, row = Cell.parse(name)
    except NotationError:
        return False
    sign = signs.get(kind) if isinstance(kind, str) else None
    if sign is None or row >= len(rows) or col >= len(rows[row]):
        return False
    rows[row][col] = sign
    return True


def layer_between(below: Tree, above: Tree) -> Tree:
    """The layer that makes `above` of `below`, both canonical: the inverse of `layered`."""
    system = _system_of(above)
    layer = trees.layer_between(below, above, whole_record(system))
    if _are_changed("rules", below, layer):
        layer["rules"] = layer_of_rules(below["rules"], above["rules"], rules_record(system))
    if _are_changed("board", below, layer):
        layer["board"] = _as_paint(below["board"], above["board"], layer["board"])
    said = {key: above[key] for key in _ALWAYS_SAID if key in above}
    return {**said, **{key: value for key, value in layer.items() if key not in said}}


def _are_changed(key: str, below: Tree, layer: Tree) -> bool:
    """Whether a mapping that lies below got other entries, rather than being another thing."""
    return isinstance(below.get(key), dict) and isinstance(layer.get(key), dict)


def _as_paint(below: Tree, above: Tree, layer: Tree) -> Tree:
    """Changed terrain as painted cells, where that says less than all rows anew."""
    legend = above.get("legend")
    texts = below.get("terrain"), layer.get("terrain")
    is_same = all(same(below.get(key), above.get(key)) for key in ("kind", "size"))
    if not is_same or not isinstance(legend, dict) or not all(isinstance(t, str) for t in texts):
        return layer
    old, new = rows_of(texts[0]), rows_of(texts[1])
    if [*map(len, old)] != [*map(len, new)] or len({*map(str, legend.values())}) < len(legend):
        return layer
    paint: Tree = {}
    for row, (before, after) in enumerate(zip(old, new, strict=True)):
        for col, (was, sign) in enumerate(zip(before, after, strict=True)):
            if was != sign:
                paint[f"{col},{row}"] = NO_CELL if sign == NO_CELL else legend.get(sign, "")
    if "" in paint.values() or len(paint) > len(new):
        return layer
    return {**{k: v for k, v in layer.items() if k != "terrain"}, "paint": paint}

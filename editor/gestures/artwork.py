"""Pictures on the map: put there, moved, made larger, turned, and laid over one another."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal, NamedTuple

from editor.edits.carrying import OffTheMap
from editor.edits.thing_names import called
from editor.edits.things import added, fresh_id
from editor.gestures.framing import Frame, Pull
from editor.pointing.paper import art_corners, on_board, on_paper
from editor.pointing.pointer import Pointer
from editor.words import tr
from model.boards import grid
from model.collection import Things
from model.notation import LARGEST, Point
from model.scenario.change import Change, difference
from model.scenario.scenario import Scenario
from model.scenario.things import Art

Spot = tuple[float, float]
Layer = Literal["under", "over"]
Order = Literal["front", "forward", "backward", "back"]
LARGEST_SIDE = 1_000_000
"""Thousandths of a column: no picture may be wider, or higher in rows."""
HIGHEST = 1000
FULL_TURN = 360


def frame_of(scenario: Scenario, art: Art) -> Frame:
    return Frame(art_corners(scenario.board, art))


def art_under(scenario: Scenario, at: Pointer) -> Art | None:
    """The uppermost picture under the pointer."""
    return next(
        (art for art in reversed(in_order(scenario)) if frame_of(scenario, art).has(at.spot)), None
    )


def in_order(scenario: Scenario) -> list[Art]:
    """All pictures, from the lowest to the uppermost."""
    return sorted(scenario.art.values(), key=lambda art: (art.layer == "over", art.level))


class Put(NamedTuple):
    """Where a new picture comes to lie."""

    middle: Spot
    side: float
    """How long its longer side is, in columns."""
    layer: Layer = "under"


def put(scenario: Scenario, file: str, size: tuple[int, int], where: Put) -> Change:
    """A new picture over the others of its layer."""
    middle, scale = on_paper(scenario.board, where.middle), where.side / max(size)
    key = fresh_id(scenario, "art", file.rpartition("/")[2].rpartition(".")[0], "artwork")
    levels = [art.level for art in scenario.art.values() if art.layer == where.layer]
    art = Art(id=key, file=file, at=Point(0, 0), width=1, height=1, layer=where.layer)
    art = _laid(scenario, art, middle, size[0] * scale, size[1] * scale)
    level = min(max(levels) + 1, HIGHEST) if levels else 0
    return added(scenario, "art", replace(art, level=level))


def pulled_art(scenario: Scenario, key: str, pull: Pull) -> Change:
    """A picture after a pull at its frame."""
    art = scenario.art[key]
    new = _after(scenario, art, pull)
    label = tr("lay {name}").format(name=called(scenario, "art", key))
    return _with(scenario, [new], label)


def _after(scenario: Scenario, art: Art, pull: Pull) -> Art:
    board = scenario.board
    frame = frame_of(scenario, art)
    x, y = on_paper(board, frame.middle)
    start, moved = on_paper(board, (0.0, 0.0)), on_paper(board, (pull.right, pull.down))
    x, y = x + moved[0] - start[0], y + moved[1] - start[1]
    width, height = art.width / 1000, art.height / 1000 * grid.ROW_HEIGHT
    if (pull.wider, pull.higher) != (1.0, 1.0):
        fixed = on_paper(board, pull.around)
        u, v = _turned((x - fixed[0], y - fixed[1]), -art.angle)
        u, v = _turned((u * pull.wider, v * pull.higher), art.angle)
        x, y = fixed[0] + u, fixed[1] + v
    angle = round(art.angle + pull.degrees)
    turned = replace(art, angle=(angle + FULL_TURN // 2) % FULL_TURN - FULL_TURN // 2)
    return _laid(scenario, turned, (x, y), width * pull.wider, height * pull.higher)


def _laid(scenario: Scenario, art: Art, middle: Spot, width: float, height: float) -> Art:
    """A picture of such a size, in columns as they are drawn, around a spot of the paper."""
    left, top = middle[0] - width / 2, middle[1] - height / 2
    x, y = on_board(scenario.board, (left, top))
    at = Point(round(x * 1000), round(y / grid.ROW_HEIGHT * 1000))
    wide, high = round(width * 1000), round(height / grid.ROW_HEIGHT * 1000)
    if max(abs(at.x), abs(at.y)) > LARGEST * 1000 or max(wide, high) > LARGEST_SIDE:
        raise OffTheMap(tr("the picture would lie beyond what a map can hold"))
    return replace(art, at=at, width=max(wide, 1), height=max(high, 1))


def _turned(spot: Spot, degrees: float) -> Spot:
    turn = math.radians(degrees)
    x, y = math.cos(turn), math.sin(turn)
    return spot[0] * x - spot[1] * y, spot[0] * y + spot[1] * x


def reordered(scenario: Scenario, key: str, order: Order) -> Change:
    """A picture over or under the others of its layer, by one or all of them."""
    art = scenario.art[key]
    layer = [one for one in in_order(scenario) if one.layer == art.layer]
    here = layer.index(art)
    goal = {"front": len(layer), "forward": here + 1, "backward": max(here - 1, 0), "back": 0}
    layer.remove(art)
    layer.insert(goal[order], art)
    label = tr("lay {name} higher") if order in ("front", "forward") else tr("lay {name} lower")
    levels = [replace(one, level=number) for number, one in enumerate(layer)]
    return _with(scenario, levels, label.format(name=called(scenario, "art", key)))


def _with(scenario: Scenario, arts: Sequence[Art], label: str) -> Change:
    changed: dict[str, Any] = {**scenario.art, **{art.id: art for art in arts}}
    return difference(scenario, replace(scenario, art=Things(changed)), label)

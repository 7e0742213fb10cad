"""How many segments a line of a board of routes has room for, by its length."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from drawing.map.marks.crossing_signs import length_of
from editor.edits.line_positions import laid
from editor.words import tr, trn
from model.boards.routes import MOST_SEGMENTS, RouteBoard
from model.scenario.change import Change, difference
from model.scenario.collections import LINES, things_in, with_things
from model.scenario.scenario import Scenario

USUAL = 17
"""So many columns are ten segments long, where nobody says otherwise: a piece fits into each."""


def proposed(scenario: Scenario, for_ten: int) -> Mapping[str, int]:
    """By line how many segments fit its length, from mark to mark; at least one."""
    columns = max(for_ten, 1) / 10
    lengths = {key: length_of(way.spots) for key, way in laid(scenario).items()}
    return {
        key: max(1, min(round(length / columns), MOST_SEGMENTS)) for key, length in lengths.items()
    }


def differing(
    scenario: Scenario, for_ten: int, lines: Iterable[str] | None = None
) -> Mapping[str, int]:
    """The lines, or some of them, that have another number now, with the proposed one."""
    board = scenario.board
    if not isinstance(board, RouteBoard):
        return {}
    asked = None if lines is None else set(lines)
    return {
        key: segments
        for key, segments in proposed(scenario, for_ten).items()
        if board.lines[key].segments != segments and (asked is None or key in asked)
    }


def with_segments(scenario: Scenario, segments: Mapping[str, int]) -> Change:
    """Lines with other numbers of segments; terrain beyond the last one goes."""
    lines = things_in(scenario, LINES)
    for key, number in segments.items():
        terrain = lines[key].terrain[:number]
        shorter = replace(lines[key], segments=number, terrain=terrain if any(terrain) else ())
        lines = lines.put(key, shorter)
    return difference(scenario, with_things(scenario, LINES, lines), tr("segments by length"))


def in_words(scenario: Scenario, segments: Mapping[str, int]) -> str:
    """How many lines would get more segments, and how many fewer."""
    board = scenario.board
    if not isinstance(board, RouteBoard) or not segments:
        return tr("Every line has as many segments as fit its length.")
    more = sum(number > board.lines[key].segments for key, number in segments.items())
    fewer = len(segments) - more
    parts = (
        trn("{n} line gets more segments", "{n} lines get more segments", more) if more else "",
        trn("{n} line gets fewer", "{n} lines get fewer", fewer) if fewer else "",
    )
    return ", ".join(filter(None, parts)) + "."

"""The facts of a scenario as plain data, and as lines for people."""

from collections import Counter
from typing import Any

from milepost.systems.crayon.fact_lines import crayon_lines
from milepost.systems.crayon.facts import crayon_facts
from milepost.terminal.say import clean, count, counted
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.scenario.scenario import Scenario


def facts_of(scenario: Scenario) -> dict[str, Any]:
    """Counts and networks of a scenario; what its system or its gaps do not allow is left out."""
    facts: dict[str, Any] = {
        "id": scenario.id,
        "title": scenario.title,
        "system": scenario.system,
        "players": {"min": scenario.players.min, "max": scenario.players.max},
        "board": _board(scenario),
        "cities": _by_kind(scenario),
        "waters": dict(sorted(Counter(w.kind for w in scenario.waters.values()).items())),
        "regions": len(scenario.regions),
    }
    return facts | crayon_facts(scenario)


def _board(scenario: Scenario) -> dict[str, Any]:
    board = scenario.board
    if isinstance(board, TerrainBoard):
        kinds = board.kinds()
        return {"size": list(board.size), "cells": sum(kinds.values()), "terrain": kinds}
    if isinstance(board, RouteBoard):
        segments = sum(line.segments for line in board.lines.values())
        return {"lines": len(board.lines), "segments": segments}
    return {}


def _by_kind(scenario: Scenario) -> dict[str, int]:
    kinds = Counter("overseas" if c.overseas else c.kind for c in scenario.cities.values())
    return dict(sorted(kinds.items()))


def lines_of(facts: dict[str, Any], scenario: Scenario) -> list[str]:
    """The facts of a scenario for people."""
    players = facts["players"]
    who = f"{players['min']} to {players['max']} players"
    lines = [f"{clean(facts['title'])} ({facts['id']}): {facts['system'] or 'no system'}, {who}"]
    lines += _board_lines(facts["board"])
    lines.append(f"  cities: {counted(facts['cities'])}")
    lines.append(f"  waters: {counted(facts['waters'])}")
    if "preset" in facts:
        lines += crayon_lines(facts, scenario)
    return lines


def _board_lines(board: dict[str, Any]) -> list[str]:
    if "terrain" in board:
        cols, rows = board["size"]
        cells = count(board["cells"], "cell")
        return [f"  board: {cols} x {rows}, {cells}: {counted(board['terrain'])}"]
    if "lines" in board:
        return [f"  board: {count(board['lines'], 'line')}, {count(board['segments'], 'segment')}"]
    return ["  board: none"]

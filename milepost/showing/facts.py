"""The facts of a scenario as plain data, and as lines for people.

A system tells more of its games in `milepost/systems/NAME/facts` with a `FACTS`.
"""

from collections import Counter
from typing import Any

from milepost.terminal.say import clean, count, counted
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.scenario.collections import own_collections, things_in
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems import described, part_of


class GameFacts:
    """The facts of a system that tells none of its own: how many things its collections hold."""

    def facts(self, scenario: Scenario) -> dict[str, Any]:
        """What there is to say beyond the shared core, as plain data by keys of its own."""
        return {room: len(things_in(scenario, room)) for room in own_collections(scenario.system)}

    def lines(self, facts: dict[str, Any], scenario: Scenario) -> list[str]:
        """The same for people."""
        words = described(scenario.system).words
        counts = [
            count(facts[room], words[room].one, words[room].many)
            if room in words
            else f"{facts[room]} {room}"
            for room in own_collections(scenario.system)
        ]
        return [f"  {', '.join(counts)}"] if counts else []

    def introduced(self, scenario: Scenario) -> list[str]:
        """What a sentence about a new map tells besides its size and its cities."""
        return []


def game_facts_of(system: str) -> GameFacts:
    """The facts that a system tells of its scenarios."""
    part = part_of("milepost", system, "facts")
    facts: GameFacts = GameFacts() if part is None else part.FACTS
    return facts


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
    return facts | game_facts_of(scenario.system).facts(scenario)


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
    kinds = Counter(map(_kind, scenario.cities.values()))
    return dict(sorted(kinds.items()))


def _kind(city: City) -> str:
    """The kind of a city, as far as its system knows kinds."""
    kind: str = getattr(city, "kind", "") or "on the map"
    return "overseas" if city.overseas else kind


def lines_of(facts: dict[str, Any], scenario: Scenario) -> list[str]:
    """The facts of a scenario for people."""
    players = facts["players"]
    who = f"{players['min']} to {players['max']} players"
    lines = [f"{clean(facts['title'])} ({facts['id']}): {facts['system'] or 'no system'}, {who}"]
    lines += _board_lines(facts["board"])
    lines.append(f"  cities: {counted(facts['cities'])}")
    lines.append(f"  waters: {counted(facts['waters'])}")
    return lines + game_facts_of(scenario.system).lines(facts, scenario)


def _board_lines(board: dict[str, Any]) -> list[str]:
    if "terrain" in board:
        cols, rows = board["size"]
        cells = count(board["cells"], "cell")
        return [f"  board: {cols} x {rows}, {cells}: {counted(board['terrain'])}"]
    if "lines" in board:
        return [f"  board: {count(board['lines'], 'line')}, {count(board['segments'], 'segment')}"]
    return ["  board: none"]

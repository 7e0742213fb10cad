"""Games on their map: one at a move of its log, and the use that many left behind."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from drawing.overlay import Overlay
from engine.game_log import GameLog
from engine.log_reading import LARGEST_FILE
from engine.protocol import NotPlayable
from engine.replaying import AnotherGame, Differs, open_log, replaying
from engine.session import Session
from engine.tally import Topic, tally_for, topics_for
from milepost.playing.talk import talk_of
from milepost.say import Refusal, count
from model.notation import Edge, NotationError
from model.scenario import Scenario

Rows = Iterable[Mapping[str, Any]]
_Key = TypeVar("_Key")
MOST_TIMES = 10**12
"""More than anything happens in games."""


def game_at(path: str, scenario: Scenario, move: int | None) -> tuple[Overlay, int]:
    """What lies on the map after a move of a log, or at its end; and which move that was."""
    log = open_log(path)
    moves = len(log.records)
    if move is not None and move > moves:
        raise Refusal(f"{path}: the log ends after {count(moves, 'move')}, before move {move}")
    session = _played(path, log, scenario, moves if move is None else move)
    return talk_of(session.game.system).overlay(session.game), len(session.records)


def _played(path: str, log: GameLog, scenario: Scenario, moves: int) -> Session:
    """The game of a log after so many moves."""
    try:
        session, steps = replaying(log, scenario)
        for _, _ in zip(range(moves), steps, strict=False):
            pass
    except (AnotherGame, Differs, NotPlayable) as trouble:
        raise Refusal(f"{path}: {trouble}") from None
    return session


# -- use


def with_heat(overlay: Overlay, path: str, scenario: Scenario) -> Overlay:
    """An overlay with the use of sections and cities, from a playtest's JSON or from a log."""
    playtest = _playtest(path)
    if playtest is None:
        sections, cities = _counted(path, scenario)
    else:
        if playtest.get("scenario") != scenario.id:
            named = str(playtest.get("scenario"))[:60]
            raise Refusal(f"{path}: the games were played on {named}, not on {scenario.id}")
        topics = playtest["topics"]
        sections, cities = (_rows(topics.get(name)) for name in ("sections", "cities"))
    return replace(overlay, heat=_section_heat(sections), city_heat=_city_heat(cities, scenario))


def _playtest(path: str) -> dict[str, Any] | None:
    """What `milepost playtest --json` wrote; None where a file is something else."""
    with Path(path).open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE or not data.lstrip().startswith(b"{"):
        return None
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        return None
    is_playtest = isinstance(found, dict) and isinstance(found.get("topics"), dict)
    return found if is_playtest else None


def _rows(topic: object) -> list[dict[str, Any]]:
    return [row for row in topic if isinstance(row, dict)] if isinstance(topic, list) else []


def _counted(path: str, scenario: Scenario) -> tuple[Rows, Rows]:
    """The same tables for the one game of a log."""
    log = open_log(path)
    try:
        session, steps = replaying(log, scenario)
        tally = tally_for(session.game)
        for one in steps:
            tally.note(one.happenings, session.game.read(one.record.action))
    except (AnotherGame, Differs, NotPlayable) as trouble:
        raise Refusal(f"{path}: {trouble}") from None
    topics = {topic.name: _plain(topic) for topic in topics_for(scenario, tally.counts())}
    return topics.get("sections", []), topics.get("cities", [])


def _plain(topic: Topic) -> list[dict[str, Any]]:
    return [dict(zip(topic.columns, row, strict=True)) for row in topic.rows]


def _section_heat(rows: Rows) -> dict[Edge, float]:
    """Passages of trains; where none ran, what was built."""
    rows = list(rows)
    for column in ("passed", "built"):
        found = {}
        for row in rows:
            edge, number = _edge(row.get("section")), _number(row.get(column))
            if edge is not None and number > 0:
                found[edge] = float(number)
        if found:
            return _parts(found)
    return {}


def _number(found: object) -> int:
    """A count of a table; a file that somebody wrote by hand may say anything."""
    return min(found, MOST_TIMES) if isinstance(found, int) else 0


def _edge(text: object) -> Edge | None:
    try:
        return Edge.parse(text) if isinstance(text, str) else None
    except NotationError:
        return None


def _city_heat(rows: Rows, scenario: Scenario) -> dict[str, float]:
    ids = {city.name or name: name for name, city in scenario.cities.items()}
    found = {}
    for row in rows:
        used = _number(row.get("delivered")) + _number(row.get("loaded"))
        city = row.get("city")
        if used > 0 and isinstance(city, str) and city in ids:
            found[ids[city]] = float(used)
    return _parts(found)


def _parts(numbers: dict[_Key, float]) -> dict[_Key, float]:
    most = max(numbers.values(), default=1.0)
    return {key: number / most for key, number in numbers.items()}

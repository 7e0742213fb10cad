"""The use that games left on a map: of its sections and its cities, from a log or a playtest."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import isfinite
from pathlib import Path
from typing import Any, TypeVar

from drawing.cannot import CannotDraw
from drawing.map.placing.overlay_legends import steps_in_words
from drawing.map.sheet.overlay import Overlay
from engine.logs.reading import LARGEST_FILE
from engine.playtests.tally import Topic, tally_for, topics_for
from model.amounts_in_words import counted
from model.boards.terrain import TerrainBoard
from model.notation import Edge, NotationError
from model.scenario.scenario import Scenario
from validator.pictures.logged_games import Progress, Source, followed, in_silence

Rows = Iterable[Mapping[str, Any]]
Answer = Mapping[str, Any]
"""What `milepost playtest --json` prints; where it comes from a file it may hold anything."""
_Key = TypeVar("_Key")
MOST_TIMES = 10**12
"""More than anything happens in games."""
HEADS = {"passed": "Trains on a section", "built": "Track built on a section"}


def with_heat(
    overlay: Overlay, source: Source, scenario: Scenario, progress: Progress = in_silence
) -> Overlay:
    """An overlay with the use of sections and cities, from a playtest's JSON or from a log."""
    answer = _playtest(source) if isinstance(source, str) else None
    if answer is not None:
        return with_use(overlay, _on_this_map(answer, str(source), scenario), scenario)
    sections, cities = _counted(source, scenario, progress)
    _, use = _section_use(sections, scenario)
    return replace(overlay, heat=_parts(use), city_heat=_parts(_city_use(cities, scenario)))


def with_use(overlay: Overlay, answer: Answer, scenario: Scenario) -> Overlay:
    """An overlay with the use of sections and cities in many games, and words for its legends."""
    sections, cities = (_rows(answer["topics"].get(name)) for name in ("sections", "cities"))
    column, use = _section_use(sections, scenario)
    over = replace(overlay, heat=_parts(use), city_heat=_parts(_city_use(cities, scenario)))
    games = games_of(answer)
    if not games:
        return over
    if use:
        about = (*_about(answer, games), HEADS[column])
        most = max(use.values()) / games
        over = replace(over, use_about=about, use_words=steps_in_words(most, after=" a game"))
    return _with_served(over, cities, scenario, games) if cities else over


def saved_answer(path: str, scenario: Scenario) -> Answer:
    """What a playtest of this scenario wrote into a file, if it tells enough for a picture."""
    answer = _playtest(path)
    if answer is None or not games_of(answer):
        raise CannotDraw(f"{path}: this is not what milepost playtest --json prints")
    return _on_this_map(answer, path, scenario)


def games_of(answer: Answer) -> int:
    """How many games were played; 0 where nothing sensible is said."""
    games = answer.get("games")
    return _number(games.get("played")) if isinstance(games, dict) else 0


def _on_this_map(answer: Answer, path: str, scenario: Scenario) -> Answer:
    if answer.get("scenario") != scenario.id:
        named = str(answer.get("scenario"))[:60]
        raise CannotDraw(f"{path}: the games were played on {named}, not on {scenario.id}")
    return answer


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


def _counted(source: Source, scenario: Scenario, progress: Progress) -> tuple[Rows, Rows]:
    """The same tables for the one game of a log."""
    session, steps = followed(source, scenario, progress=progress)
    tally = tally_for(session.game)
    for one in steps:
        tally.note(one.happenings, session.game.read(one.record.action))
    topics = {topic.name: _plain(topic) for topic in topics_for(scenario, tally.counts())}
    return topics.get("sections", []), topics.get("cities", [])


def _plain(topic: Topic) -> list[dict[str, Any]]:
    return [dict(zip(topic.columns, row, strict=True)) for row in topic.rows]


# -- what is used how much


def _section_use(rows: Rows, scenario: Scenario) -> tuple[str, dict[Edge, float]]:
    """Passages of trains; where none ran, what was built."""
    rows, board = list(rows), scenario.board
    for column in ("passed", "built"):
        found = {}
        for row in rows:
            edge, number = _edge(row.get("section"), board), _number(row.get(column))
            if edge is not None and number > 0:
                found[edge] = float(number)
        if found:
            return column, found
    return "", {}


def _number(found: object) -> int:
    """A count of a table; a file that somebody wrote by hand may say anything."""
    return max(0, min(found, MOST_TIMES)) if isinstance(found, int) else 0


def _edge(text: object, board: object) -> Edge | None:
    """A section, unless it lies beside the map."""
    try:
        edge = Edge.parse(text) if isinstance(text, str) else None
    except NotationError:
        return None
    if edge is None or not isinstance(board, TerrainBoard):
        return None
    return edge if all(board.in_bounds(cell) for cell in edge) else None


def _city_use(rows: Rows, scenario: Scenario) -> dict[str, float]:
    used = {
        city: float(_number(row.get("delivered")) + _number(row.get("loaded")))
        for city, row in _by_city(rows, scenario).items()
    }
    return {city: number for city, number in used.items() if number > 0}


def _by_city(rows: Rows, scenario: Scenario) -> dict[str, Mapping[str, Any]]:
    """Each row by the id of its city."""
    ids = {city.name or name: name for name, city in scenario.cities.items()}
    named = [(row.get("city"), row) for row in rows]
    return {ids[name]: row for name, row in named if isinstance(name, str) and name in ids}


def _parts(numbers: dict[_Key, float]) -> dict[_Key, float]:
    most = max(numbers.values(), default=1.0)
    return {key: number / most for key, number in numbers.items()}


# -- in words


def _about(answer: Answer, games: int) -> Iterable[str]:
    players = _number(answer.get("players"))
    yield counted(games, "game") + (f" of {counted(players, 'player')}" if players else "")
    rounds = answer.get("rounds")
    mean = rounds.get("mean") if isinstance(rounds, dict) else None
    if isinstance(mean, int | float) and 0 < mean < MOST_TIMES and isfinite(mean):
        yield f"{mean:,.1f} rounds on average"


def _with_served(over: Overlay, rows: Rows, scenario: Scenario, games: int) -> Overlay:
    """The part of the games in which each city was served, in place of how much."""
    served = {
        city: min(1.0, _number(row.get("games")) / games)
        for city, row in _by_city(rows, scenario).items()
    }
    never = frozenset(city for city, part in served.items() if not part)
    words = steps_in_words(100, after=" % of the games")
    return replace(over, city_heat=served, unused=never, city_words=words)

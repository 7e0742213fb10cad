"""The use that games left on a map: of its places and its cities, from a log or a playtest."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import isfinite
from typing import Any, TypeVar

from drawing.cannot import CannotDraw
from drawing.map.placing.overlay_legends import steps_in_words
from drawing.map.sheet.overlay import Overlay
from engine.logs.reading import LARGEST_FILE
from engine.playtests.tally import Topic, tally_for, topics_for
from engine.protocol import Action, Game
from model.amounts_in_words import counted
from model.bounded_files import json_of, read_file
from model.notation import NotationError
from model.scenario.scenario import Scenario
from validator.pictures.logged_games import Progress, Source, followed, in_silence
from validator.pictures.uses import MOST_TIMES, Rows, number_in, use_of

Answer = Mapping[str, Any]
"""What `milepost playtest --json` prints; where it comes from a file it may hold anything."""
_Key = TypeVar("_Key")


def with_heat(
    overlay: Overlay, source: Source, scenario: Scenario, progress: Progress = in_silence
) -> Overlay:
    """An overlay with the use of places and cities, from a playtest's JSON or from a log."""
    answer = _playtest(source) if isinstance(source, str) else None
    if answer is not None:
        return with_use(overlay, _on_this_map(answer, str(source), scenario), scenario)
    use = use_of(scenario, _counted(source, scenario, progress))
    return replace(overlay, heat=_parts(use.places), city_heat=_parts(use.cities))


def with_use(overlay: Overlay, answer: Answer, scenario: Scenario) -> Overlay:
    """An overlay with the use of places and cities in many games, and words for its legends."""
    topics = {str(name): _rows(topic) for name, topic in answer["topics"].items()}
    use, games = use_of(scenario, topics), games_of(answer)
    over = replace(overlay, heat=_parts(use.places), city_heat=_parts(use.cities))
    if not games:
        return over
    if use.places:
        about = (*_about(answer, games), use.about)
        most = max(use.places.values()) / games
        over = replace(over, use_about=about, use_words=steps_in_words(most, after=" a game"))
    return over if use.served is None else _with_served(over, use.served, games)


def saved_answer(path: str, scenario: Scenario) -> Answer:
    """What a playtest of this scenario wrote into a file, if it tells enough for a picture."""
    answer = _playtest(path)
    if answer is None or not games_of(answer):
        raise CannotDraw(f"{path}: this is not what milepost playtest --json prints")
    return _on_this_map(answer, path, scenario)


def games_of(answer: Answer) -> int:
    """How many games were played; 0 where nothing sensible is said."""
    games = answer.get("games")
    return number_in(games.get("played")) if isinstance(games, dict) else 0


def _on_this_map(answer: Answer, path: str, scenario: Scenario) -> Answer:
    if answer.get("scenario") != scenario.id:
        named = str(answer.get("scenario"))[:60]
        raise CannotDraw(f"{path}: the games were played on {named}, not on {scenario.id}")
    return answer


def _playtest(path: str) -> dict[str, Any] | None:
    """What `milepost playtest --json` wrote; None where a file is something else."""
    data = read_file(path, LARGEST_FILE)
    if not data.lstrip().startswith(b"{"):
        return None
    try:
        found = json_of(data)
    except (ValueError, RecursionError):
        return None
    is_playtest = isinstance(found, dict) and isinstance(found.get("topics"), dict)
    return found if is_playtest else None


def _rows(topic: object) -> list[dict[str, Any]]:
    return [row for row in topic if isinstance(row, dict)] if isinstance(topic, list) else []


def _counted(source: Source, scenario: Scenario, progress: Progress) -> dict[str, Rows]:
    """The same tables for the one game of a log."""
    session, steps = followed(source, scenario, progress=progress)
    tally = tally_for(session.game)
    for one in steps:
        tally.note(one.happenings, _action(session.game, one.record.action))
    return {topic.name: _plain(topic) for topic in topics_for(scenario, tally.counts())}


def _action(game: Game, text: str) -> Action | None:
    """An action that was played; a game need not know it any more."""
    try:
        return game.read(text)
    except NotationError:
        return None


def _plain(topic: Topic) -> list[dict[str, Any]]:
    return [dict(zip(topic.columns, row, strict=True)) for row in topic.rows]


def _parts(numbers: Mapping[_Key, float]) -> dict[_Key, float]:
    most = max(numbers.values(), default=1.0)
    return {key: number / most for key, number in numbers.items()}


# -- in words


def _about(answer: Answer, games: int) -> Iterable[str]:
    players = number_in(answer.get("players"))
    yield counted(games, "game") + (f" of {counted(players, 'player')}" if players else "")
    rounds = answer.get("rounds")
    mean = rounds.get("mean") if isinstance(rounds, dict) else None
    if isinstance(mean, int | float) and 0 < mean < MOST_TIMES and isfinite(mean):
        yield f"{mean:,.1f} rounds on average"


def _with_served(over: Overlay, times: Mapping[str, int], games: int) -> Overlay:
    """The part of the games in which each city was served, in place of how much."""
    served = {city: min(1.0, number / games) for city, number in times.items()}
    never = frozenset(city for city, part in served.items() if not part)
    words = steps_in_words(100, after=" % of the games")
    return replace(over, city_heat=served, unused=never, city_words=words)

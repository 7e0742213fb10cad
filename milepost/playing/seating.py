"""Who plays: the scenario that was asked for, the people and the bots, and their names."""

from collections.abc import Sequence
from pathlib import Path

from engine.logs.game_log import LINE, SeatEntry
from engine.logs.session import USUAL_PLAYERS, usual_names
from milepost.playing.playable import how_many, open_to_play
from milepost.terminal.say import Refusal
from model.bounded_files import real_path
from model.bundled import bundled_scenarios, file_named
from model.scenario.scenario import Scenario


def scenario_asked_for(named: str) -> tuple[Scenario, Path | None]:
    """A scenario by its file, or by the name of a bundled one; its path unless it is bundled."""
    path = file_named(named)
    is_bundled = real_path(path) in [real_path(one) for one in bundled_scenarios().values()]
    return open_to_play(str(path)), None if is_bundled else path


def file_beside(path: Path | None, log: Path | None) -> str:
    """How the header of a log calls the file of a scenario; "" for a bundled one."""
    if path is None:
        return ""
    folder = real_path(log.parent if log is not None else Path())
    whole = real_path(path)
    inside = whole.relative_to(folder) if whole.is_relative_to(folder) else Path(whole.name)
    return inside.as_posix() if LINE.fullmatch(inside.as_posix()) else ""


def seated(
    scenario: Scenario, players: int | None, bots: Sequence[str], names: Sequence[str]
) -> list[SeatEntry]:
    """The seats: people first, then the bots."""
    wanted = max(len(names), len(bots) + 1 if bots else USUAL_PLAYERS)
    players = how_many(scenario, players, wanted)
    if len(bots) > players or len(names) > players:
        what = "bots" if len(bots) > players else "names"
        raise Refusal(f"there are more {what} than the {players} seats")
    usual = [name for name in usual_names(players) if name not in names]
    called = [*names, *usual[: players - len(names)]]
    people = players - len(bots)
    return [
        SeatEntry(name, bots[seat - people] if seat >= people else "")
        for seat, name in enumerate(called)
    ]

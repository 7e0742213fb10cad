"""How many rounds four greedy bots need to win on each map: what later changes must not worsen.

    python -m tests.engine.systems.crayon.bots.greedy_turns           measures and compares
    python -m tests.engine.systems.crayon.bots.greedy_turns --write   keeps the figures

Every change of a bot plays other games, so that their average wavers: a figure is worse if it is
above the one that is kept by more than chance explains.
"""

import argparse
import sys
from collections.abc import Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import mean, median, stdev
from typing import TypedDict

import yaml

from engine.playtests.playtest import Order, Record, play_here
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from tests.generate.systems.crayon.drafts import china_game_scenario, north_america_game_scenario

KEPT = Path(__file__).parents[4] / "files" / "greedy-turns.yaml"
HEAD = """\
# How many rounds four greedy bots need to win; rewritten by greedy_turns.py.
# Lower is better; a change that makes it worse has to say why.
"""
GAMES = {"tutorial": 25, "china": 12, "north-america": 9}
"""So many that a tenth more rounds is told from chance."""
KEPT_OF = 8
"""The figures that are kept are of so many times as many games: played once, they waver little."""
LIMIT = 150
CHANCE = 2.0
"""So many standard errors are put down to chance."""


class Turns(TypedDict):
    """The rounds of a sample of games."""

    games: int
    median: float
    mean: float
    spread: float
    """The standard deviation."""


def scenario_of(name: str) -> Scenario:
    match name:
        case "china":
            return china_game_scenario()
        case "north-america":
            return north_america_game_scenario()
        case _:
            return load(bundled_scenarios()[name])


def games_of_four(name: str, times: int = 1) -> list[Record]:
    return _played(name, times * GAMES[name])


@cache
def _played(name: str, number: int) -> list[Record]:
    return list(play_here(Order(scenario_of(name), ("greedy",) * 4, number, limit=LIMIT)))


def measured(name: str, times: int = 1) -> Turns:
    rounds = [record.rounds or 0 for record in games_of_four(name, times)]
    return {
        "games": len(rounds),
        "median": float(median(rounds)),
        "mean": round(mean(rounds), 2),
        "spread": round(stdev(rounds), 2),
    }


def is_worse(now: Turns, kept: Turns) -> bool:
    """Whether games take longer than they did, beyond what chance explains."""
    error = kept["spread"] * sqrt(1 / now["games"] + 1 / kept["games"])
    return now["mean"] > kept["mean"] + CHANCE * error


def kept() -> dict[str, Turns]:
    found: dict[str, Turns] = yaml.safe_load(KEPT.read_text(encoding="utf-8"))
    return found


def main(words: Sequence[str] | None = None) -> int:
    """0 if no map takes longer than it did, 1 if one does."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--write", action="store_true", help="expect these figures from now on")
    write: bool = parser.parse_args(words).write
    now = {name: measured(name, KEPT_OF if write else 1) for name in GAMES}
    if write:
        text = HEAD + yaml.safe_dump(now, sort_keys=False, default_flow_style=None)
        KEPT.write_text(text, encoding="utf-8")
    worse = [name for name, turns in now.items() if is_worse(turns, kept()[name])]
    for name, turns in now.items():
        print(f"{name}: {turns}{'; longer than before' if name in worse else ''}")
    return int(bool(worse))


if __name__ == "__main__":
    sys.exit(main())

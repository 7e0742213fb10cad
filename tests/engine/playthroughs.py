"""A whole game on every bundled scenario, as its log: what a reader of a change can follow.

    python -m tests.engine.playthroughs           compares
    python -m tests.engine.playthroughs --write   keeps the logs as what is expected from now on

The games are played by bots. Who makes a bot wiser writes them anew and reads what changed; who did
not touch a bot or a rule has found a mistake.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.bots import bot_names, make_bot
from engine.logs.game_log import GameLog, SeatEntry, log_text
from engine.logs.session import begin
from engine.registry import playable_systems
from model import chance
from model.bundled import FOLDER, bundled_scenarios
from model.files.scenario_files import load
from model.scenario.scenario import Scenario

KEPT = Path(__file__).parents[1] / "files" / "playthroughs"
SEED = 1
LONGEST = 4000
"""A game is left after so many actions."""
COLOURS = ("Red", "Blue", "Green")
ANYBODY = "random-legal"
"""The bot that plays every system."""


def table_of(scenario: Scenario) -> list[tuple[str, str]]:
    """Who plays: the first of the system's own bots, and in the last seat one that plays anything.

    Where a system has no bot of its own, that one plays alone.
    """
    own = [name for name in bot_names(scenario.system) if name != ANYBODY]
    players = min(max(len(COLOURS), scenario.players.min), scenario.players.max)
    names = [*COLOURS, *(f"Player {n + 1}" for n in range(len(COLOURS), players))][:players]
    return [(name, (own or [ANYBODY])[0]) for name in names[:-1]] + [(names[-1], ANYBODY)]


def kept_in(scenario_file: Path) -> Path:
    """The folder of the logs: ours, or that beside a system which the user names."""
    if scenario_file.is_relative_to(FOLDER):
        return KEPT
    house = next(one.parent for one in scenario_file.parents if one.name == FOLDER.name)
    return house / "tests" / "files" / "playthroughs"


def playthroughs() -> Iterator[tuple[Path, str]]:
    """The file and the text of each."""
    for name, path in bundled_scenarios().items():
        scenario = load(path)
        if scenario.system in playable_systems():
            yield kept_in(path) / f"{name}.log", log_text(played(scenario))


def played(scenario: Scenario) -> GameLog:
    table = table_of(scenario)
    session = begin(scenario, [SeatEntry(name, bot) for name, bot in table], SEED)
    bots = [make_bot(bot, scenario.system, seat) for seat, (_, bot) in enumerate(table)]
    guess = chance.draw(SEED, {}, "guess", 1 << 32)
    while session.awaited and len(session.records) < LONGEST:
        seat = session.awaited[0]
        session.play(bots[seat].choose(session.game.view(seat, guess)), seat)
    return session.log


def main(words: Sequence[str] | None = None) -> int:
    """0 if every game goes as expected, 1 if not."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--write", action="store_true", help="expect these games from now on")
    write: bool = parser.parse_args(words).write
    different = 0
    for path, text in playthroughs():
        if write:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        is_known = path.is_file() and path.read_text(encoding="utf-8") == text
        different += not is_known
        print(f"{path.name}: {'as expected' if is_known else 'another game; see --write'}")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())

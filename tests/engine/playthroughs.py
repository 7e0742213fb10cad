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

from engine.bots import make_bot
from engine.logs.game_log import GameLog, SeatEntry, log_text
from engine.logs.session import begin
from engine.registry import playable_systems
from model import chance
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.scenario.scenario import Scenario

KEPT = Path(__file__).parents[1] / "files" / "playthroughs"
SEED = 1
LONGEST = 4000
"""A game is left after so many actions."""
TABLE = (("Red", "greedy"), ("Blue", "greedy"), ("Green", "random-legal"))


def playthroughs() -> Iterator[tuple[Path, str]]:
    """The file and the text of each."""
    for name, path in bundled_scenarios().items():
        scenario = load(path)
        if scenario.system in playable_systems():
            yield KEPT / f"{name}.log", log_text(played(scenario))


def played(scenario: Scenario) -> GameLog:
    session = begin(scenario, [SeatEntry(name, bot) for name, bot in TABLE], SEED)
    bots = [make_bot(bot, scenario.system, seat) for seat, (_, bot) in enumerate(TABLE)]
    guess = chance.draw(SEED, {}, "guess", 1 << 32)
    while (seat := session.game.actor) is not None and len(session.records) < LONGEST:
        session.play(bots[seat].choose(session.game.view(seat, guess)))
    return session.log


def main(words: Sequence[str] | None = None) -> int:
    """0 if every game goes as expected, 1 if not."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--write", action="store_true", help="expect these games from now on")
    write: bool = parser.parse_args(words).write
    different = 0
    for path, text in playthroughs():
        if write:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        is_known = path.is_file() and path.read_text(encoding="utf-8") == text
        different += not is_known
        print(f"{path.name}: {'as expected' if is_known else 'another game; see --write'}")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())

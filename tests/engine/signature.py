"""One line for every game of a fixed list, and one number for all of them: the engine's signature.

    python -m tests.engine.signature           prints it
    python -m tests.engine.signature --write   keeps it as what is expected from now on

It changes whenever the same games would go otherwise. Who changes it on purpose writes it anew and
says so; who did not mean to has found a mistake.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

from engine.protocol import Game
from engine.registry import playable_systems, system
from model.boards.terrain import TerrainBoard
from model.bundled import FOLDER, bundled_scenarios
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from tests.engine.policies import Policy, steady

KEPT = Path(__file__).parents[1] / "files" / "signature.txt"
SEEDS = (1, 2, 3)
LONGEST = 3000
"""A game is left after so many actions."""
LARGE, BEGINNING = 500, 80
"""On a map of more mileposts only the beginning of a game is played: it takes long."""
POLICY: Policy = steady


def lines() -> Iterator[str]:
    """A line for every scenario of ours and seed: how the game went and where it ended."""
    for name, path in ours().items():
        scenario = load(path)
        if scenario.system in playable_systems():
            yield from (line_of(name, scenario, seed) for seed in SEEDS)


def ours() -> dict[str, Path]:
    """The scenarios that come with Milepost, without those beside systems which the user names."""
    return {name: path for name, path in bundled_scenarios().items() if path.parent == FOLDER}


def line_of(name: str, scenario: Scenario, seed: int) -> str:
    game, plies = played(scenario, seed)
    reason = game.result.reason.replace(" ", "-") if game.result else "left"
    scores = ",".join(map(str, game.scores()))
    return f"{name} {seed} {plies} {reason} {scores} {digest(game)}"


def played(scenario: Scenario, seed: int, policy: Policy = POLICY) -> tuple[Game, int]:
    """A game to its end, or as far as the limit, and how many actions that took."""
    found = system(scenario.system)
    assert found is not None
    players = min(max(3, scenario.players.min), scenario.players.max)
    game = found.new_game(scenario, [f"Player {n + 1}" for n in range(players)], seed)
    rng, plies = Random(seed), 0
    longest = BEGINNING if _mileposts(scenario) > LARGE else LONGEST
    while game.actor is not None and plies < longest:
        game.play(policy(game, rng))
        plies += 1
    return game, plies


def _mileposts(scenario: Scenario) -> int:
    return sum(1 for _ in scenario.board.cells()) if isinstance(scenario.board, TerrainBoard) else 0


def digest(game: Game) -> str:
    text = json.dumps(game.to_plain(), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def signed(told: Sequence[str]) -> str:
    """The lines with their signature below."""
    number = sha256("\n".join(told).encode()).hexdigest()[:16]
    return "\n".join([*told, f"signature: {number}", ""])


def main(words: Sequence[str] | None = None) -> int:
    """0 if the signature is as expected, 1 if not."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--write", action="store_true", help="expect this from now on")
    write: bool = parser.parse_args(words).write
    text = signed(list(lines()))
    print(text, end="")
    if write:
        KEPT.write_text(text, encoding="utf-8")
        return 0
    if KEPT.is_file() and KEPT.read_text(encoding="utf-8") == text:
        return 0
    print("this is not what is expected: see --write", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())

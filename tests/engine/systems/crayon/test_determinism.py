"""The same scenario, seed and actions give the same bytes: in any process, on any Python."""

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from shutil import which

import pytest

from tests.engine.policies import purposeful
from tests.engine.systems.crayon.set_ups import SetUp, compatible

ROOT = Path(__file__).parents[4]
OTHERS = ("3.11", "3.12", "3.13")
SET_UPS = (
    SetUp(seed=5),
    SetUp(preset="empire-builder", variants=compatible("empire-builder", 3, Random(1), 9), seed=6),
    SetUp("made-7-12-9", readings=(("event.metric", "track"),), seed=7),
)


def trace(set_up: SetUp, actions: int = 90) -> str:
    """A digest of every state and happening of a game."""
    game, rng, digest = set_up.game(), Random(1), sha256()
    for one in game.opening():
        digest.update(repr(one).encode())
    for _ in range(actions):
        if game.actor is None:
            break
        listed = ";".join(map(str, game.actions()))
        happened = game.play(purposeful(game, rng))
        told = [[one.kind, one.seat, one.text, repr(one.facts), one.chance] for one in happened]
        state = json.dumps([listed, told, game.to_plain()], sort_keys=True)
        digest.update(state.encode())
    return digest.hexdigest()


def traces() -> str:
    return "\n".join(trace(set_up) for set_up in SET_UPS)


def run_again(python: str, hash_seed: str, **environment: str) -> str:
    """The digests as another process works them out."""
    code = "from tests.engine.systems.crayon.test_determinism import traces; print(traces())"
    done = subprocess.run(
        [python, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def here() -> str:
    return traces()


@pytest.mark.rule("INV-CRY-30")
def test_a_game_played_twice_is_the_same_game(here: str) -> None:
    assert traces() == here


@pytest.mark.rule("INV-CRY-30")
@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_another_process_with_another_hash_seed_plays_the_same_game(
    here: str, hash_seed: str
) -> None:
    assert run_again(sys.executable, hash_seed, TZ="Asia/Kathmandu", LC_ALL="C") == here


@pytest.mark.rule("INV-CRY-30")
@pytest.mark.parametrize("version", OTHERS)
def test_another_python_plays_the_same_game(here: str, version: str) -> None:
    python = which(f"python{version}")
    if version == f"{sys.version_info.major}.{sys.version_info.minor}" or python is None:
        pytest.skip(f"this is Python {version}, or there is none")
    probe = subprocess.run(
        [python, "-c", "import hypothesis, jsonschema_rs, shapely, yaml, pytest"],
        capture_output=True,
        check=False,
    )
    if probe.returncode:
        pytest.skip(f"Python {version} has not what Milepost needs")
    assert run_again(python, "1") == here


def test_another_seed_is_another_game() -> None:
    assert trace(SetUp(seed=5), 20) != trace(SetUp(seed=8), 20)

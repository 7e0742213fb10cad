"""Files from strangers: proposals end with a sentence or a patch, never with a traceback."""

from pathlib import Path
from random import Random

import pytest

from model.bundled import bundled_scenarios
from tests.fuzz.mutation import mutated
from tests.milepost.conftest import Run

COMMANDS = (
    ("goods", "--goods", "12"),
    ("deck", "--anew", "--cards", "40", "--events", "14", "--explain"),
    ("deck", "--rebalance", "--band", "1"),
)


@pytest.mark.parametrize("first", range(0, 30, 10))
def test_a_damaged_map_gives_a_patch_or_a_sentence(run: Run, tmp_path: Path, first: int) -> None:
    whole = bundled_scenarios()["tutorial"].read_bytes()
    path = tmp_path / "damaged.milepost.yaml"
    for seed in range(first, first + 10):
        path.write_bytes(mutated(whole, Random(seed)))
        before = path.read_bytes()
        for name, *options in COMMANDS:
            ran = run(name, path, "--diff", *options)
            assert ran.code in (0, 1, 2)
            assert "INT001" not in ran.err, (seed, name, ran.err)
            assert path.read_bytes() == before

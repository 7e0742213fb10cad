"""A whole game of bots on every bundled scenario goes as it is kept, and is told by its log."""

from pathlib import Path

import pytest

from engine.logs.replaying import open_log, replay
from tests.engine.playthroughs import KEPT, playthroughs


@pytest.fixture(scope="module")
def games() -> list[tuple[Path, str]]:
    return list(playthroughs())


def test_every_game_goes_as_it_is_kept(games: list[tuple[Path, str]]) -> None:
    """A change of a bot or of a rule changes it: see tests/engine/playthroughs.py."""
    for path, text in games:
        assert text.splitlines() == path.read_text(encoding="utf-8").splitlines(), path.name


def test_no_kept_game_is_left_over(games: list[tuple[Path, str]]) -> None:
    assert sorted(KEPT.iterdir()) == sorted(path for path, _ in games)


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.log")), ids=lambda path: str(path.stem))
def test_a_kept_game_replays_to_its_end(path: Path) -> None:
    assert replay(open_log(path)).result is not None

"""The soak finds what is wrong, and what it prints can be played again."""

import json
from pathlib import Path

import pytest

from engine.protocol import Game, Refusal
from engine.systems.crayon.game.game import CrayonGame
from tests.engine import soak
from tests.engine.systems.crayon.set_ups import READINGS, SetUp, any_set_up, variants_for


@pytest.mark.parametrize("number", range(60))
def test_a_set_up_is_one_line_that_is_read_back(number: int) -> None:
    set_up = any_set_up(number)
    assert SetUp.parse(str(set_up)) == set_up
    assert "\n" not in str(set_up)


def test_set_ups_are_of_every_kind() -> None:
    drawn = [any_set_up(number) for number in range(1500)]
    assert {one.players for one in drawn} == {2, 3, 4, 5, 6}
    assert {name for one in drawn for name in one.variants} == {
        *variants_for("china-rails"),
        *variants_for("empire-builder"),
    }
    assert {pair[0] for one in drawn for pair in one.readings} == set(READINGS)
    assert {"tutorial", "china", "north-america"} <= {one.map for one in drawn}


@pytest.mark.parametrize("number", [2, 3])
def test_games_by_lot_go_well(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "LONGEST", 250)
    report = soak.soak_one(number, "crayon")
    assert report.failures == []
    assert (report.games, report.endings.total()) == (1, 1)
    assert report.actions == report.words.total() > 0


def too_rich(game: Game) -> list[Refusal]:
    """An invariant that is broken sooner or later: nobody spends anything."""
    assert isinstance(game, CrayonGame)
    start = game.table.rules.start.cash
    spent = [seat.cash for seat in game.state.seats if seat.cash != start]
    return [Refusal("INV-CRY-01", f"somebody has {cash}") for cash in spent]


def test_a_failure_is_told_so_that_it_can_be_played_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert soak.main(["--replay", f"crayon {any_set_up(2)}"]) == 0
    monkeypatch.setattr(soak, "broken", too_rich)
    told = soak.soak_one(2, "crayon").failures[0].splitlines()
    assert told[0].startswith("game 2: ")
    assert "somebody has" in told[1]
    file = tmp_path / "actions.json"
    file.write_text(told[-1].removeprefix("actions: "), encoding="utf-8")
    assert json.loads(file.read_text(encoding="utf-8"))
    set_up = told[0].removeprefix("game 2: ")
    capsys.readouterr()
    assert soak.main(["--replay", set_up, "--actions", str(file)]) == 1
    assert told[1] in capsys.readouterr().out


def test_an_error_in_the_engine_is_a_failure_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(game: Game) -> list[Refusal]:
        raise KeyError("coal")

    monkeypatch.setattr(soak, "broken", breaks)
    assert "KeyError" in soak.soak_one(2, "crayon").failures[0]

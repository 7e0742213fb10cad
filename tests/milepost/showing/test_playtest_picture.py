"""`milepost playtest --picture`: what the games used, on the map."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawing.map.sheet.overlay import Overlay
from model.bundled import bundled_scenarios
from model.files.scenario_files import open_file
from model.notation import Edge
from tests.milepost.conftest import Run
from validator.pictures.use_on_maps import with_use

GAMES = ("--games", 2, "--players", 2, "--limit", 12, "--workers", 1)
SCENARIO = open_file(bundled_scenarios()["tutorial"]).scenario
SECTION = {"section": "3,5 4,5", "passed": 12, "built": 2}


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "saved.json"
    path.write_text(run("playtest", "tutorial", *GAMES, "--json").out, encoding="utf-8")
    return path


def texts_in(svg: Path) -> list[str]:
    return re.findall(r">([^<>]+)</text>", svg.read_text(encoding="utf-8"))


def hand_written(**changed: object) -> dict[str, Any]:
    return {
        "scenario": "tutorial",
        "players": 3,
        "games": {"played": 4},
        "rounds": {"mean": 20.04},
        "topics": {
            "sections": [SECTION],
            "cities": [{"city": "Vinehall", "games": 0}, {"city": "Dunmarrow", "games": 3}],
        },
        **changed,
    }


def test_games_that_are_played_are_told_and_drawn(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "use.svg"
    ran = run("playtest", "tutorial", *GAMES, "--picture", out)
    assert ran.code in (0, 1)
    assert ran.out.startswith("The Valley of the Wend: 2 games of 2 players")
    assert ran.out.splitlines()[-1].startswith(f"wrote {out}")
    assert "2 games of 2 players" in texts_in(out)
    assert "Trains on a section" in texts_in(out)
    assert "Cities served in" in texts_in(out)


def test_json_stays_json_beside_a_picture(run: Run, tmp_path: Path) -> None:
    ran = run("playtest", "tutorial", *GAMES, "--json", "--picture", tmp_path / "use.svg")
    assert json.loads(ran.out)["games"]["played"] == 2
    assert "wrote" in ran.err


def test_a_saved_answer_draws_the_same_picture_as_the_games(
    run: Run, saved: Path, tmp_path: Path
) -> None:
    played, again, drawn = (tmp_path / f"{name}.svg" for name in ("played", "again", "drawn"))
    run("playtest", "tutorial", *GAMES, "--picture", played)
    for out in (again, drawn):
        ran = run("playtest", "tutorial", "--from", saved, "--picture", out)
        assert (ran.code, ran.err) == (0, "")
    assert played.read_bytes() == again.read_bytes() == drawn.read_bytes()


def test_looks_are_chosen_as_for_every_picture(run: Run, saved: Path, tmp_path: Path) -> None:
    out = tmp_path / "use.svg"
    asked = ("--from", saved, "--picture", out)
    assert run("playtest", "tutorial", *asked, "--theme", "dark", "--mm-per-cell", 20).code == 0
    assert "#12161b" in out.read_text(encoding="utf-8")
    assert run("playtest", "tutorial", *asked, "--theme", "pink").code == 2


def test_words_and_widths_come_from_the_numbers() -> None:
    over = with_use(Overlay(), hand_written(), SCENARIO)
    assert list(over.heat.values()) == [1.0]
    assert over.use_about == (
        "4 games of 3 players",
        "20.0 rounds on average",
        "Trains on a section",
    )
    assert over.use_words[-1] == "2.4–3 a game"
    assert over.city_heat == {"vinehall": 0.0, "dunmarrow": 0.75}
    assert over.unused == {"vinehall"}


def test_where_no_train_ran_the_track_is_shown() -> None:
    sections = [{"section": "3,5 4,5", "passed": 0, "built": 8}]
    over = with_use(Overlay(), hand_written(topics={"sections": sections}), SCENARIO)
    assert over.use_about[-1] == "Track built on a section"
    assert over.use_words[-1] == "1.6–2 a game"
    assert not over.city_words


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not what milepost playtest --json prints"),
        ("[1, 2]", "not what milepost playtest --json prints"),
        ("{", "not what milepost playtest --json prints"),
        ("[" * 100_000, "not what milepost playtest --json prints"),
        ('{"topics": {}, "games": {"played": -3}}', "not what milepost playtest --json prints"),
        ('{"topics": {}, "games": [7]}', "not what milepost playtest --json prints"),
        ('{"topics": {}, "games": {"played": 3}}', "played on None, not on tutorial"),
        (json.dumps(hand_written(topics={})), "used nothing that a picture could show"),
        (json.dumps(hand_written(scenario=["x" * 999])), "not on tutorial"),
    ],
)
def test_what_is_no_answer_is_refused_in_a_sentence(
    run: Run, tmp_path: Path, text: str, said: str
) -> None:
    path, out = tmp_path / "saved.json", tmp_path / "use.svg"
    path.write_text(text, encoding="utf-8")
    ran = run("playtest", "tutorial", "--from", path, "--picture", out)
    assert ran.code == 2
    assert said in ran.err
    assert not out.exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--from", "saved.json"], "--from needs --picture"),
        (["--from", "saved.json", "--json", "--picture", "a.svg"], "--from plays none"),
        (["--from", "nowhere.json", "--picture", "a.svg"], "nowhere.json"),
        (["--from", " ", "--picture", "a.svg"], "--from names no file"),
        (["--picture", "use.gif"], "a picture ends in .svg, .png or .pdf"),
        (["--picture", "nowhere/use.svg"], "no such folder"),
        (["--picture", "use.svg", "--theme", "pink"], "pink"),
    ],
)
def test_what_cannot_be_drawn_is_told_before_any_game(
    run: Run, arguments: list[str], said: str
) -> None:
    ran = run("playtest", "tutorial", "--games", 100_000, *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert ran.out == ""


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
odd_rows = anything | st.lists(
    st.fixed_dictionaries(
        {
            "section": st.sampled_from(["3,5 4,5", "900,5 901,5", "1,1 9,9"]) | anything,
            "passed": anything,
            "city": st.sampled_from(["Vinehall", "Nowhere"]) | anything,
            "games": anything,
        }
    ),
    max_size=4,
)


@given(odd_rows, anything, anything, anything)
def test_whatever_an_answer_says_shares_are_shares(
    rows: object, games: object, players: object, rounds: object
) -> None:
    odd = hand_written(
        topics={"sections": rows, "cities": rows},
        games={"played": games},
        players=players,
        rounds={"mean": rounds},
    )
    over = with_use(Overlay(), odd, SCENARIO)
    assert all(0 <= use <= 1 for use in (*over.heat.values(), *over.city_heat.values()))
    assert all(isinstance(edge, Edge) and edge.b.col < 100 for edge in over.heat)

"""Bots held against each other: every arrangement of the seats, the best place, and the table."""

from itertools import islice
from pathlib import Path

from model.bundled import file_named
from model.files.scenario_files import load
from tests.engine.playtests.matches import Match, Played, play_all, read, told

TUTORIAL = load(file_named("tutorial"))


def played(places: tuple[tuple[int, ...], ...], number: int = 0) -> Played:
    """A game of four in which the bots `a` sit on the first two seats."""
    return Played(number, 1, ("a", "a", "b", "b"), places, (30, 20, 10, 5), (3,), 0.5)


def test_two_against_two_sit_in_all_six_arrangements() -> None:
    match = Match(TUTORIAL, "greedy", "random-legal")
    assert len({match.seated(number) for number in range(6)}) == 6
    assert all(match.seated(number).count("greedy") == 2 for number in range(6))


def test_the_playtest_of_a_game_seats_the_bots_as_the_match_says() -> None:
    match = Match(TUTORIAL, "greedy", "random-legal")
    for number in range(12):
        order = match.order(number)
        assert tuple(order.bots[bot] for bot in order.seating(number)) == match.seated(number)


def test_the_best_place_counts_and_a_tie_counts_half() -> None:
    assert played(((1,), (2,), (3,), (0,))).won_by("a") == 1
    assert played(((1,), (2,), (3,), (0,))).won_by("b") == 0
    assert played(((0, 2), (1, 3))).won_by("b") == 0.5
    assert played(((), (3,), (0, 1, 2))).won_by("b") == 1


def test_a_match_that_was_interrupted_is_played_on(tmp_path: Path) -> None:
    match, kept = Match(TUTORIAL, "random-legal", "random-legal", players=2), tmp_path / "kept"
    first = list(islice(play_all(match, 2, kept), 1))
    both = list(play_all(match, 2, kept))
    assert [one.number for one in read(kept)] == [0, 1]
    assert both[0] == first[0]
    assert both[0].seed != both[1].seed


def test_the_table_tells_wins_with_their_interval_and_who_went_out() -> None:
    games = [played(((0,), (1,), (2,), (3,)), number) for number in range(4)]
    lines = told(Match(TUTORIAL, "a", "b"), games).splitlines()
    assert lines[2].split() == [
        "a", "4", "of", "4", "100.0", "(51.0", "to", "100.0)", "0", "of", "8", "25.0",
    ]  # fmt: skip
    assert "4 of 8" in lines[3]

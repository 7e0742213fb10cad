"""What always holds: seen to be kept in random games, and to be missed where it is broken."""

import json
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from engine.protocol import NotPlayable, Refused
from engine.systems.santa_fe.game import SantaFeGame, resumed
from engine.systems.santa_fe.invariants import all_broken
from engine.systems.santa_fe.state.state import Seat
from engine.systems.santa_fe.steps import laying as steps
from model.systems.santa_fe.track.track import OnLine
from tests.contracts import promises
from tests.engine.systems.santa_fe.games import game_with, laying, play_through

OTHER_RULES: dict[str, Any] = {
    "bonus": {"bank": 9, "unpaid": "stays"},
    "drawing": {"order": "together", "wasted_cards": "allowed", "exchange": "any"},
    "playing": {"markers": "first-turn", "least_markers": 1},
    "laying": {"own_line_from_far_end": True, "branch_first": True, "home": "beginning"},
    "end": {"finish": "round", "tested": "every-piece", "own_branch": False},
    "deck": {"extra": "random", "short_lines_in": 1},
    "two_players": {"third_short_lines": "vanish", "third_at_deal": True},
}
PASSING: dict[str, Any] = {
    "playing": {"empty_hand": "sits-out"},
    "end": {"finish": "turn"},
    "deck": {"short_lines_in": 0},
    "laying": {"may_pass": True},
    "terrain": {
        "prices": {"mountain": 2, "river": 1},
        "scope": "line-once",
        "pay_with_bonus": False,
    },
}
GAMES = [
    pytest.param(number, players, rules, variants, id=f"{name}-{players}-{number}")
    for name, rules, variants in (
        ("plain", {}, ()),
        ("terrain", {}, ("terrain",)),
        ("other", OTHER_RULES, ()),
        ("passing", PASSING, ()),
    )
    for players in (2, 3, 4)
    for number in range(3)
]
many = pytest.mark.parametrize(("seed", "players", "rules", "variants"), GAMES)


def moves(game: SantaFeGame, seed: int) -> Any:
    """Plays anything legal, and hands on the game after each action."""
    rng = Random(seed)
    while game.actor is not None:
        chooser = rng.choice(game.actors)
        game.play(rng.choice(list(game.actions(chooser))), chooser)
        yield game


@pytest.mark.rule("SFR-INV-01")
@pytest.mark.rule("SFR-INV-02")
@pytest.mark.rule("SFR-INV-03")
@pytest.mark.rule("SFR-INV-04")
@pytest.mark.rule("SFR-INV-05")
@pytest.mark.rule("SFR-INV-06")
@pytest.mark.rule("SFR-INV-07")
@pytest.mark.rule("SFR-INV-08")
@pytest.mark.rule("SFR-INV-09")
@pytest.mark.rule("SFR-INV-10")
@pytest.mark.rule("SFR-INV-15")
@many
def test_no_state_of_a_game_breaks_one(
    seed: int, players: int, rules: Any, variants: tuple[str, ...]
) -> None:
    for game in moves(game_with(players=players, seed=seed, rules=rules, variants=variants), seed):
        assert all_broken(game.position) == []


@pytest.mark.rule("SFR-INV-11")
@pytest.mark.rule("SFR-INV-14")
@pytest.mark.rule("SFR-INV-16")
@pytest.mark.rule("SFR-INV-17")
@pytest.mark.parametrize("seed", range(6))
def test_what_only_grows_grows_and_a_line_can_always_be_continued(seed: int) -> None:
    game = game_with(seed=seed)
    before = game.copy()
    for after in moves(game, seed):
        land, cities = after.table.land, after.table.land.cities
        for railroad in land.railroads:
            reached = before.state.track.connected(land, railroad)
            assert reached <= after.state.track.connected(land, railroad)
        assert before.state.paid_cities <= after.state.paid_cities
        assert before.state.paid_squares <= after.state.paid_squares
        values = [
            (before.position.value(one), after.position.value(one)) for one in cities.values()
        ]
        assert all(then <= now for then, now in values)
        _every_open_line_goes_on(after)
        _nobody_was_idle(before, after)
        before = after.copy()


def _every_open_line_goes_on(game: SantaFeGame) -> None:
    track, land = game.state.track, game.table.land
    for key, on in track.pieces.items():
        if on.total < land.lines[key].segments and track.left(land, on.railroad):
            lays = [one for one in game.table.laying.lays(track, [on.railroad]) if one.line == key]
            assert len(lays) == 1


def _nobody_was_idle(before: SantaFeGame, after: SantaFeGame) -> None:
    """Whose turn of laying is over and who owed a piece has laid it."""
    actor, state = before.state.actor, after.state
    if actor is None or before.state.step != "lay" or after.result is not None:
        return
    has_moved_on = (state.actor, state.round) != (actor, before.state.round)
    if has_moved_on and steps.owes(before.position, before.state.seats[actor]):
        same_round = before.state.round == state.round
        assert not same_round or state.seats[actor].laid[before.state.turn - 1] > 0


@pytest.mark.rule("SFR-INV-18")
@many
def test_a_game_is_the_same_again_from_what_was_saved(
    seed: int, players: int, rules: Any, variants: tuple[str, ...]
) -> None:
    game = game_with(players=players, seed=seed, rules=rules, variants=variants)
    again = game_with(players=players, seed=seed, rules=rules, variants=variants)
    assert again.to_plain() == game.to_plain()
    for number, one in enumerate(moves(game, seed)):
        if number % 5 == 0 or one.actor is None:
            plain = json.loads(json.dumps(one.to_plain()))
            saved = resumed(one.scenario, plain)
            assert saved.to_plain() == plain
            assert (saved.actors, saved.result) == (one.actors, one.result)
            assert list(saved.actions()) == list(one.actions())


BROKEN: list[tuple[str, Any]] = [
    ("SFR-INV-01", lambda g: g.state.track.put("cask-ford-2", OnLine("gn", 3))),
    ("SFR-INV-03", lambda g: setattr(g.state, "deck", g.state.deck[1:])),
    ("SFR-INV-04", lambda g: setattr(g.state.seats[0], "hand", ("elko",) * 5)),
    ("SFR-INV-05", lambda g: setattr(g.state.seats[0], "hand", ("triple-turn",))),
    ("SFR-INV-06", lambda g: g.state.track.put("aldon-cask", OnLine("sf", 2))),
    (
        "SFR-INV-07",
        lambda g: g.state.track.pieces.update(
            {"cask-ford": OnLine("sf", 1), "cask-ford-2": OnLine("sf", 1)}
        ),
    ),
    ("SFR-INV-08", lambda g: g.state.track.put("aldon-dunn", OnLine("sf", 0, 1))),
    ("SFR-INV-09", lambda g: g.state.track.put("lund-kirk", OnLine("sf", 1))),
    ("SFR-INV-10", lambda g: g.state.track.routes.update(sf=3)),
    ("SFR-INV-12", lambda g: setattr(g.state.seats[1], "money", -1)),
    ("SFR-INV-15", lambda g: g.state.boomed.update(iris="boom-4")),
]


@pytest.mark.parametrize(("rule", "breach"), BROKEN)
def test_a_breach_is_found(rule: str, breach: Any) -> None:
    few = [{"id": "gn", "track": 2}]
    position = laying(track={"aldon-cask": "sf 1 from aldon"}, routes={"sf": {"heads": ["cask"]}})
    game = game_with(position, railroads=few)
    assert all_broken(game.position) == []
    breach(game)
    assert rule in {one.rule for one in all_broken(game.position)}


@pytest.mark.parametrize("seed", range(4))
def test_a_game_keeps_what_every_game_promises(seed: int) -> None:
    rng = Random(seed)
    game = game_with(seed=seed, players=2 + seed % 3)
    for number in range(400):
        if game.actor is not None:
            game.play(rng.choice(list(game.actions())))
        promises.who_acts_is_plain(game)
        promises.a_result_ranks_everybody(game)
        promises.each_finds_its_own_actions_in_its_view(game)
        promises.a_choice_is_hidden(game, rng)
        if number % 6 == 0:
            promises.a_view_tells_no_more_than_its_seat_knows(game)
            promises.its_board_can_be_shown(game)
            promises.its_actions_have_words(game)
            promises.its_colours_and_rounds_stay(game, rng)
        if game.actor is None:
            return


def test_texts_are_read_back_and_nonsense_is_refused() -> None:
    game = game_with(seed=3)
    for one in moves(game, 3):
        for action in one.actions():
            assert one.read(str(action)) == action
    for text in ("", "lay", "lay sf", "play + +", "exchange 0", "draw a b c", "x" * 999, "mark"):
        with pytest.raises(ValueError, match=r"write|begins"):
            game.read(text)


def test_what_is_refused_changes_nothing() -> None:
    game = game_with(laying())
    before = game.to_plain()
    with pytest.raises(Refused):
        game.play(game.read("lay sf cask dunn"))
    assert game.to_plain() == before


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"names": ["A", "B"]},
        {"names": ["A", "B"], "seed": 1, "position": 3},
        {"names": ["A", "B"], "seed": 1, "position": {"track": {"lund-kirk": "sf 9 from lund"}}},
        {"names": ["A", "B"], "seed": 1, "position": {"seats": [{"hand": ["nowhere"]}]}},
        {"names": ["A", "B"], "seed": 1, "position": {"track": {"lund-kirk": "sf 1 from lund"}}},
        {"names": ["A", "B"], "seed": 1, "position": {"actor": 7}},
    ],
)
def test_a_saved_game_that_cannot_be_is_told(plain: Any) -> None:
    with pytest.raises(NotPlayable):
        resumed(game_with().scenario, plain)


def test_random_games_end() -> None:
    for seed in range(4):
        assert play_through(game_with(seed=seed), Random(seed)).result is not None


def test_what_is_remembered_of_track_is_held_against_its_pieces() -> None:
    game = game_with(laying(track={"aldon-cask": "sf 1 from aldon"}))
    assert game.state.track.laid("gn") == 0
    game.state.track.pieces["cask-ford-2"] = OnLine("gn", 1)
    assert "SFR-INV-01" in {one.rule for one in all_broken(game.position)}
    assert game.state.track.afresh().laid("gn") == 1


@many
def test_what_is_remembered_of_track_stays_true_in_copies_that_go_on_apart(
    seed: int, players: int, rules: Any, variants: tuple[str, ...]
) -> None:
    rng = Random(seed)
    game = game_with(players=players, seed=seed, rules=rules, variants=variants)
    while game.actor is not None:
        other = game.copy()
        for one in (game, other):
            one.play(rng.choice(list(one.actions())))
            land, track = one.table.land, one.state.track
            fresh = track.afresh()
            for railroad in land.railroads:
                assert track.lines_of(railroad) == fresh.lines_of(railroad)
                assert track.left(land, railroad) == fresh.left(land, railroad)
                assert track.connected(land, railroad) == fresh.connected(land, railroad)


def test_a_copy_of_a_seat_has_everything_that_the_seat_has() -> None:
    values: dict[str, Any] = {one.name: object() for one in fields(Seat)}
    assert Seat(**values).copy() == Seat(**values)

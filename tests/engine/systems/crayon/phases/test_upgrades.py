"""Better trains: steps and prices, upgrade or track, and what the new train brings."""

import pytest

from tests.engine.systems.crayon.situations.meadow import CR, cost, on_meadow, track
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused, why

FREIGHT = "cash: 50, trains: [{type: freight, at: '2,4'}]"
FAST = FREIGHT.replace("freight", "fast-freight")
HEAVY = FREIGHT.replace("freight", "heavy-freight")
SUPER = FREIGHT.replace("freight", "super-freight")


@pytest.mark.rule("CRY-UPG-01")
@both_games
@pytest.mark.parametrize(
    ("seat", "steps"),
    [
        (FREIGHT, ["fast-freight", "heavy-freight"]),
        (FAST, ["super-freight"]),
        (HEAVY, ["super-freight"]),
        (SUPER, []),
    ],
)
def test_each_step_costs_twenty(preset: str, seat: str, steps: list[str]) -> None:
    game = on_meadow(seat, preset=preset)
    assert legal(game, "upgrade") == [f"upgrade {step}" for step in steps]
    assert all(cost(game, f"upgrade {step}") == 20 for step in steps)


@pytest.mark.rule("CRY-UPG-01")
@both_games
def test_a_train_is_upgraded_at_the_end_of_the_turn_and_paid_in_cash(preset: str) -> None:
    early = on_meadow(FREIGHT, preset=preset, turn="{phase: operations}")
    assert refused(early, "upgrade fast-freight") == "CRY-UPG-01"
    play(early, "done", "upgrade fast-freight")
    poor = on_meadow(FREIGHT.replace("50", "19"), preset=preset)
    assert refused(poor, "upgrade fast-freight") == "CRY-BUILD-14"
    assert refused(poor, "upgrade rocket") == "CRY-UPG-01"
    assert refused(poor, "upgrade fast-freight by 2") == "CRY-SETUP-01"


@pytest.mark.rule("CRY-UPG-02")
@both_games
def test_a_turn_is_for_track_or_for_an_upgrade(preset: str) -> None:
    built = on_meadow(FREIGHT, preset=preset)
    play(built, "build 3,4 4,4")
    assert refused(built, "upgrade fast-freight") == "CRY-UPG-02"
    assert not legal(built, "upgrade")
    upgraded = on_meadow(FREIGHT, preset=preset)
    play(upgraded, "upgrade fast-freight")
    assert refused(upgraded, "build 3,4 4,4") == "CRY-UPG-02"
    assert not legal(upgraded, "build")


@pytest.mark.rule("CRY-UPG-03")
@both_games
def test_one_step_a_turn_and_never_down_or_sideways(preset: str) -> None:
    game = on_meadow(FREIGHT, preset=preset)
    assert refused(game, "upgrade super-freight") == "CRY-UPG-03"
    sentence = "a Freight cannot become a Super Freight in one step"
    assert why(game, "upgrade super-freight") == sentence
    play(game, "upgrade fast-freight")
    assert refused(game, "upgrade super-freight") == "CRY-UPG-03"
    fast = on_meadow(FAST, preset=preset)
    assert refused(fast, "upgrade freight") == "CRY-UPG-03"
    assert refused(fast, "upgrade heavy-freight") == "CRY-UPG-03"
    assert refused(fast, "crossgrade heavy-freight") == "CRY-UPG-03"


@pytest.mark.rule("CRY-UPG-04")
@both_games
def test_the_old_train_goes_without_refund_and_loads_stay(preset: str) -> None:
    seat = "cash: 50, trains: [{type: freight, at: '2,4', loads: [coal, coal]}]"
    game = on_meadow(seat, preset=preset)
    play(game, "upgrade heavy-freight")
    train = game.state.seats[0].trains[0]
    assert (train.type, train.loads, game.state.seats[0].cash) == (
        "heavy-freight",
        ("coal",) * 2,
        30,
    )
    assert len(game.state.seats[0].trains) == 1


@pytest.mark.rule("CRY-UPG-05")
@both_games
def test_speed_and_room_grow_with_the_next_turn(preset: str) -> None:
    game = on_meadow(FREIGHT, "cash: 50", preset=preset, turn="{phase: operations}")
    train = game.state.seats[0].trains[0]
    assert train.allowance == 9
    play(game, "load coal", "load coal", "done", "upgrade fast-freight")
    assert refused(game, "move 3,4") == "CRY-TURN-01"
    play(game, "end", "done", "end")
    assert train.allowance == 12
    assert refused(game, "load coal") == "CRY-LOAD-03"


@pytest.mark.rule("CRY-COMP-10")
@pytest.mark.rule("OPEN-CRY-73")
def test_six_players_may_all_run_the_same_train() -> None:
    game = on_meadow(*[FREIGHT] * 6, players=6)
    for _ in range(6):
        play(game, "upgrade heavy-freight", "end", "done")
    assert {seat.trains[0].type for seat in game.state.seats} == {"heavy-freight"}


@pytest.mark.rule("CRY-COMP-10")
@pytest.mark.rule("OPEN-CRY-73")
def test_train_cards_may_be_counted() -> None:
    rules = "trains: {heavy-freight: {count: 1}}"
    game = on_meadow(FREIGHT, HEAVY, rules=rules)
    assert refused(game, "upgrade heavy-freight") == "CRY-COMP-10"
    assert why(game, "upgrade heavy-freight") == "every Heavy Freight is in use, 1 in all"
    assert legal(game, "upgrade") == ["upgrade fast-freight"]
    assert refused(on_meadow(FREIGHT, FAST, rules=rules), "upgrade heavy-freight") == ""


@pytest.mark.rule("CRY-TURN-05")
@pytest.mark.parametrize(("limit", "rule"), [(19, "CRY-TURN-05"), (20, "")])
def test_an_upgrade_keeps_to_what_a_turn_may_spend(limit: int, rule: str) -> None:
    game = on_meadow(FREIGHT, rules=f"turn: {{spend_limit: {limit}}}")
    assert refused(game, "upgrade fast-freight") == rule


def test_track_stays_open_to_who_refrains_from_an_upgrade() -> None:
    game = on_meadow(FREIGHT + ", " + track("3,4 4,4"), preset=CR)
    assert legal(game, "build")
    assert legal(game, "upgrade")

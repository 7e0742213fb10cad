"""Laying track (SFR-TRACK-01 to -19)."""

from random import Random
from typing import Any

import pytest

from engine.systems.santa_fe.game import SantaFeGame
from model.systems.santa_fe.track.track import OnLine
from tests.engine.systems.santa_fe.games import do, game_with, laying, offered, refused

CITY = [["iris"], ["hale"], ["gila"]]


def built(
    track: dict[str, str], routes: Any = None, *, play: Any = None, rules: Any = None, **more: Any
) -> SantaFeGame:
    position = laying(play or CITY, track=track, routes=routes or {}, **more)
    return game_with(position, rules=rules)


@pytest.mark.rule("SFR-TRACK-01")
def test_anybody_may_lay_for_any_railroad() -> None:
    game = game_with(laying())
    do(game, "lay sf aldon cask", "lay sf cask dunn")
    assert {one.split()[1] for one in offered(game)} == {"gn", "sf"}
    assert refused(game, "lay xx aldon cask") == "SFR-TRACK-01"


@pytest.mark.rule("SFR-SETUP-01")
def test_a_short_line_waits_for_its_card() -> None:
    assert refused(game_with(laying()), "lay ri cask dunn") == "SFR-SETUP-01"
    assert "lay ri cask dunn" in offered(game_with(laying(short_lines=["ri"])))


@pytest.mark.rule("SFR-TRACK-02")
def test_a_piece_must_be_laid_if_one_can_be() -> None:
    assert refused(game_with(laying()), "pass") == "SFR-TRACK-02"
    assert refused(game_with(laying()), "stop") == "SFR-TRACK-02"


@pytest.mark.rule("SFR-TRACK-03")
def test_a_segment_holds_one_piece() -> None:
    game = built({"aldon-cask": "sf 1 from aldon"}, {"sf": {"heads": ["cask"]}})
    assert refused(game, "lay sf aldon cask") == "SFR-TRACK-03"


@pytest.mark.rule("SFR-TRACK-04")
def test_the_first_piece_begins_at_home() -> None:
    game = game_with(laying())
    assert refused(game, "lay sf cask dunn") == "SFR-TRACK-04"
    do(game, "lay sf aldon cask")
    assert game.state.track.connected(game.table.land, "sf") == {"aldon", "cask"}


@pytest.mark.rule("SFR-TRACK-05")
@pytest.mark.rule("SFR-TRACK-18")
def test_a_route_goes_on_segment_by_segment_and_from_city_to_city() -> None:
    game = game_with(laying([["double-turn"], ["hale"], ["gila"]]))
    do(game, "lay sf aldon dunn")
    assert not game.state.track.heads["sf"]
    assert game.state.track.connected(game.table.land, "sf") == {"aldon"}
    assert [one for one in offered(game) if " sf " in one] == ["lay sf aldon dunn"]
    do(game, "lay sf aldon dunn")
    assert game.state.track.heads["sf"] == ("dunn",)
    assert "lay sf dunn gila" in offered(game)
    assert refused(game, "lay sf gila ford") == "SFR-TRACK-05"
    assert refused(game, "lay sf aldon iris") == "SFR-TRACK-05"


@pytest.mark.rule("SFR-TRACK-06")
def test_a_major_starts_nowhere_else_not_even_at_home() -> None:
    game = built({"aldon-cask": "sf 1 from aldon"}, {"sf": {"heads": ["cask"]}})
    assert refused(game, "lay sf aldon dunn") == "SFR-TRACK-06"
    assert refused(game, "lay sf aldon dunn + branch") == "SFR-TRACK-06"
    branched = built(
        {"aldon-cask": "sf 1 from aldon", "aldon-dunn": "sf 1 from aldon"},
        {"sf": {"heads": ["cask"], "branches": 1}},
    )
    assert {"lay sf cask dunn", "lay sf aldon dunn"} <= set(offered(branched))


@pytest.mark.rule("SFR-TRACK-07")
def test_a_short_line_starts_wherever_it_has_been() -> None:
    game = built({"cask-dunn": "ri 1 from cask"}, short_lines=["ri"])
    starts = {one.split()[2] for one in offered(game) if " ri " in one}
    assert starts == {"cask", "dunn"}
    assert refused(game, "lay ri ford june") == "SFR-TRACK-07"


@pytest.mark.rule("SFR-TRACK-08")
def test_a_line_with_an_arrow_is_started_at_its_tail() -> None:
    game = built({"brack-dunn": "gn 1 from brack"}, {"gn": {"heads": ["dunn"]}})
    assert refused(game, "lay gn dunn aldon") == "SFR-TRACK-08"
    assert "lay sf aldon dunn" in offered(game)


@pytest.mark.rule("SFR-TRACK-09")
@pytest.mark.rule("SFR-TRACK-13")
def test_a_line_belongs_to_who_began_it_finished_or_not() -> None:
    track = {"brack-dunn": "gn 1 from brack", "dunn-elko": "gn 1 from dunn"}
    routes = {"gn": {"heads": []}, "sf": {"heads": ["elko"]}}
    ways = {"aldon-dunn": "sf 2 from aldon", **track}
    game = built(ways, {**routes, "sf": {"heads": ["dunn"]}})
    assert refused(game, "lay sf dunn elko") == "SFR-TRACK-09"


TWIN = (
    {"aldon-cask": "sf 1 from aldon", "cask-ford": "ri 1 from cask"},
    {"sf": {"heads": ["cask"]}},
)


@pytest.mark.rule("SFR-TRACK-10")
def test_the_other_line_of_a_pair_stays_free_for_others() -> None:
    game = built(*TWIN, short_lines=["ri"])
    assert "lay sf cask ford cask-ford-2" in offered(game)
    assert refused(game, "lay sf cask ford") == "SFR-TRACK-10"
    assert refused(game, "lay sf cask ford cask-ford") == "SFR-TRACK-09"


@pytest.mark.rule("SFR-TRACK-11")
def test_a_railroad_uses_only_one_line_of_a_pair() -> None:
    game = built(*TWIN, short_lines=["ri"])
    assert refused(game, "lay ri cask ford cask-ford-2") == "SFR-TRACK-11"


@pytest.mark.rule("SFR-TRACK-12")
def test_a_railroad_may_come_to_a_city_again_and_counts_once() -> None:
    game = built(
        {
            "aldon-cask": "sf 1 from aldon",
            "cask-dunn": "sf 1 from cask",
            "aldon-dunn": "sf 1 from aldon",
        },
        {"sf": {"heads": ["dunn"], "branches": 1}},
    )
    do(game, "lay sf aldon dunn")
    assert game.state.track.heads["sf"] == ("dunn", "dunn")
    assert game.state.track.railroads_at(game.table.land, "dunn") == ["sf"]


DEAD: dict[str, Any] = {
    "track": {
        "aldon-cask": "sf 1 from aldon",
        "cask-dunn": "sf 1 from cask",
        "brack-dunn": "gn 1 from brack",
        "dunn-elko": "gn 2 from dunn",
        "dunn-gila": "ri 1 from dunn",
    },
    "routes": {"sf": {"heads": ["dunn"]}, "gn": {"heads": ["elko"]}},
}


@pytest.mark.rule("SFR-TRACK-14")
@pytest.mark.rule("SFR-TRACK-15")
def test_a_head_is_dead_when_no_line_can_be_started_there() -> None:
    track = {**DEAD["track"], "cask-dunn": "ri 1 from cask", "dunn-gila": "ri 1 from dunn"}
    track |= {"aldon-dunn": "sf 2 from aldon"}
    del track["aldon-cask"]
    game = built(track, DEAD["routes"], short_lines=["ri"])
    laying_rules, state = game.table.laying, game.state
    assert laying_rules.is_dead_ended(state.track, "sf")
    assert not laying_rules.is_dead_ended(state.track, "sf", ["sf"])
    assert not laying_rules.is_dead_ended(state.track, "gn")
    fresh = game_with(laying())
    assert not laying_rules.is_dead_ended(fresh.state.track, "sf")
    fresh.state.track.pieces = {"aldon-cask": OnLine("ri", 1), "aldon-dunn": OnLine("ri", 1)}
    assert laying_rules.is_dead_ended(fresh.state.track, "sf")


@pytest.mark.rule("SFR-TRACK-16")
def test_a_railroad_without_pieces_is_not_laid() -> None:
    few = [{"id": "sf", "track": 1}]
    position = laying(track={"aldon-cask": "sf 1 from aldon"}, routes={"sf": {"heads": ["cask"]}})
    game = game_with(position, railroads=few)
    assert refused(game, "lay sf cask dunn") == "SFR-TRACK-16"


@pytest.mark.rule("SFR-TRACK-17")
@pytest.mark.rule("SFR-OPEN-10")
def test_an_own_line_is_not_entered_from_its_far_end_unless_the_rules_let_it() -> None:
    track = {
        "brack-dunn": "gn 1 from brack",
        "dunn-elko": "gn 1 from dunn",
        "brack-elko": "gn 2 from brack",
    }
    routes = {"gn": {"heads": ["elko"], "branches": 1}}
    game = built(track, routes)
    assert refused(game, "lay gn elko dunn") == "SFR-TRACK-17"
    allowed = built(track, routes, rules={"laying": {"own_line_from_far_end": True}})
    do(allowed, "lay gn elko dunn")
    assert allowed.state.track.heads["gn"] == ()
    assert allowed.state.track.is_complete(allowed.table.land, "dunn-elko")


@pytest.mark.rule("SFR-TRACK-19")
def test_pieces_of_a_turn_are_laid_and_paid_one_by_one_also_through_a_city() -> None:
    game = game_with(laying([["double-turn"], ["hale"], ["gila"]]))
    told = do(game, "lay sf aldon cask", "lay sf cask dunn")
    assert [one.kind for one in told if one.seat == 0] == ["lay", "connect", "lay", "connect"]


@pytest.mark.rule("SFR-OPEN-18")
def test_a_branch_line_may_begin_a_major_only_if_the_rules_let_it() -> None:
    play = [["iris", "branch sf"], ["hale"], ["gila"]]
    assert refused(game_with(laying(play)), "lay sf aldon cask + branch") == "SFR-BRANCH-01"
    game = game_with(laying(play), rules={"laying": {"branch_first": True}})
    do(game, "lay sf aldon cask + branch")
    assert "lay sf aldon dunn" in offered(game)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_is_what_is_not_refused(seed: int) -> None:
    """Every piece of every railroad on every line, either way, with and without a branch."""
    rng, game = Random(seed), game_with(seed=seed)
    for _ in range(60):
        if game.actor is None:
            break
        if game.state.step == "lay":
            assert set(_allowed(game)) == {one for one in offered(game) if one.startswith("lay")}
        chooser = rng.choice(game.actors)
        game.play(rng.choice(list(game.actions(chooser))), chooser)


def _allowed(game: SantaFeGame) -> list[str]:
    land, found = game.table.land, list[str]()
    for railroad in land.railroads:
        for line in land.lines.values():
            name = f" {line.id}" if len(land.between(line.a, line.b)) > 1 else ""
            for start in (line.a, line.b):
                for branch in ("", " + branch"):
                    text = f"lay {railroad} {start} {line.far_end(start)}{name}{branch}"
                    if game.why_not(game.read(text)) is None:
                        found.append(text)
    return found

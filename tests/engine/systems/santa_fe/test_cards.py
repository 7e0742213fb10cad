"""Playing cards and what they do (SFR-PLAY and the cards)."""

from typing import Any

import pytest

from engine.systems.santa_fe.game import SantaFeGame
from tests.engine.systems.santa_fe.games import do, game_with, laying, offered, refused, seat

OTHERS = [{"hand": ["gila", "hale", "iris", "kirk"]}, {"hand": ["gila", "hale", "iris", "kirk"]}]


def choosing(hand: list[str], *, round_: int = 2, **more: Any) -> SantaFeGame:
    position = {"round": round_, "step": "play", "first": 1, "seats": [{"hand": hand}, *OTHERS]}
    return game_with(position, **more)


@pytest.mark.rule("SFR-PLAY-01")
def test_these_plays_are_legal_and_no_others() -> None:
    assert offered(choosing(["elko", "lund", "double-turn", "boomtown"])) == [
        "play elko", "play lund", "play double-turn", "play boomtown",
    ]  # fmt: skip
    game = choosing(["elko", "lund", "double-turn", "boomtown"])
    assert refused(game, "play elko + lund") == "SFR-PLAY-01"
    assert refused(game, "play cask") == "SFR-PLAY-01"


@pytest.mark.rule("SFR-PLAY-02")
def test_in_the_first_round_everybody_plays_a_city() -> None:
    game = choosing(["elko", "double-turn"], round_=1)
    assert offered(game) == ["play elko"]
    assert refused(game, "play double-turn") == "SFR-PLAY-02"


@pytest.mark.rule("SFR-PLAY-03")
@pytest.mark.parametrize("card", ["triple-turn", "four-in-one"])
def test_some_cards_must_be_played_at_once(card: str) -> None:
    game = choosing(["elko", "double-turn", card])
    assert offered(game) == [f"play {card}"]
    assert refused(game, "play elko") == "SFR-PLAY-03"


@pytest.mark.rule("SFR-PLAY-04")
def test_a_branch_line_is_played_with_a_city_or_a_double_turn() -> None:
    game = choosing(["elko", "boomtown", "double-turn", "branch sf"])
    assert offered(game) == ["play elko + branch sf", "play double-turn + branch sf"]
    assert refused(game, "play branch sf") == "SFR-PLAY-04"
    assert refused(game, "play boomtown + branch sf") == "SFR-PLAY-04"
    assert refused(game, "play elko") == "SFR-PLAY-04"


@pytest.mark.rule("SFR-PLAY-05")
def test_double_turns_and_boomtowns_may_be_kept() -> None:
    game = choosing(["elko", "double-turn", "boomtown"])
    for number, text in ((0, "play elko"), (1, "play gila"), (2, "play gila")):
        game.play(game.read(text), number)
    assert seat(game, 0).hand == ("double-turn", "boomtown")


@pytest.mark.rule("SFR-PLAY-06")
def test_who_has_no_card_lays_one_piece_a_turn() -> None:
    game = choosing([])
    assert game.actors == (1, 2)
    for number in (1, 2):
        game.play(game.read("play gila"), number)
    do(game, "lay sf aldon cask")
    assert game.actor == 1
    idle = choosing([], rules={"playing": {"empty_hand": "sits-out"}})
    for number in (1, 2):
        idle.play(idle.read("play gila"), number)
    assert idle.actor == 1


@pytest.mark.rule("SFR-PLAY-07")
def test_only_played_cities_score() -> None:
    track = {"aldon-cask": "sf 1 from aldon"}
    held = {0: {"hand": ["cask"], "tableau": [], "money": 0}}
    game = game_with(laying([["boomtown"], ["hale"], ["gila"]], seats=held, track=track))
    assert game.scores()[0] == 0


@pytest.mark.rule("SFR-CITY-01")
def test_a_city_allows_one_piece_in_each_turn() -> None:
    game = game_with(laying())
    do(game, "lay sf aldon cask")
    assert (game.actor, seat(game, 0).laid) == (1, (1, 0))
    assert seat(game, 0).tableau == ("iris",)


@pytest.mark.rule("SFR-DOUBLE-01")
@pytest.mark.rule("SFR-DOUBLE-02")
def test_a_double_turn_allows_two_pieces_a_turn_of_any_railroads() -> None:
    game = game_with(laying([["double-turn"], ["hale"], ["gila"]]))
    assert refused(game, "pass") == "SFR-TRACK-02"
    do(game, "lay sf aldon cask")
    assert (game.actor, "stop" in offered(game)) == (0, True)
    do(game, "lay gn brack dunn")
    assert (game.actor, seat(game, 0).laid) == (1, (2, 0))


@pytest.mark.rule("SFR-OPEN-01")
def test_a_double_turn_may_owe_a_piece_only_in_the_round() -> None:
    cards = [{"id": "double-turn", "pieces": {"first": 2, "second": 2, "due": "round"}}]
    play = [["double-turn"], ["hale"], ["gila"]]
    do(game_with(laying(play), cards=cards), "pass")
    late = game_with(laying(play, turn=2), cards=cards)
    assert refused(late, "pass") == "SFR-TRACK-02"


@pytest.mark.rule("SFR-DOUBLE-03")
@pytest.mark.rule("SFR-BONUS-06")
@pytest.mark.parametrize(
    ("card", "money"), [("iris", 4), ("boomtown", 4), ("four-in-one", 4), ("double-turn", 6),
                        ("triple-turn", 2)],
)  # fmt: skip
def test_the_card_multiplies_bonuses(card: str, money: int) -> None:
    game = game_with(laying([[card], ["hale"], ["gila"]], boomed={}))
    while game.state.step == "markers":
        do(game, "done")
    do(game, "lay sf aldon cask")
    assert seat(game, 0).money == money


EXCHANGING: dict[str, Any] = {"seats": {0: {"hand": ["elko", "boomtown", "lund"]}}}


@pytest.mark.rule("SFR-DOUBLE-04")
@pytest.mark.rule("SFR-REUSE-03")
def test_cities_are_exchanged_before_the_second_turn() -> None:
    play = [["double-turn"], ["hale"], ["gila"]]
    game = game_with(laying(play, turn=2, **EXCHANGING))
    assert [one for one in offered(game) if one.startswith("exchange")] == [
        "exchange 1", "exchange 3", "exchange 1 3",
    ]  # fmt: skip
    assert refused(game, "exchange 2") == "SFR-DOUBLE-04"
    told = do(game, "exchange 1 3")
    assert "Ann exchanges 2 cards" in [one.text for one in told]
    assert len(seat(game, 0).hand) == 3
    assert sorted(game.state.aside) == ["elko", "lund"]
    assert refused(game, "exchange 2") == "SFR-DOUBLE-04"
    first = game_with(laying(play, **EXCHANGING))
    assert refused(first, "exchange 1") == "SFR-DOUBLE-04"
    later = game_with(laying(play, turn=2, **EXCHANGING))
    do(later, "lay sf aldon cask")
    assert refused(later, "exchange 1") == "SFR-DOUBLE-04"


@pytest.mark.rule("SFR-DOUBLE-05")
@pytest.mark.rule("SFR-OPEN-15")
def test_no_more_are_exchanged_than_the_deck_holds_and_short_lines_come_into_play() -> None:
    play = [["double-turn"], ["hale"], ["gila"]]
    position = laying(play, turn=2, deck=["short-line ri"], **EXCHANGING)
    game = game_with(position)
    assert refused(game, "exchange 1 3") == "SFR-DOUBLE-05"
    do(game, "exchange 1")
    assert "lay ri cask aldon" in offered(game)
    free = game_with(position, rules={"drawing": {"exchange": "any"}})
    do(free, "exchange 1 3")
    assert seat(free, 0).hand == ("boomtown",)


@pytest.mark.rule("SFR-TRIPLE-01")
@pytest.mark.rule("SFR-TRIPLE-02")
def test_a_triple_turn_allows_three_pieces_and_pays_nothing() -> None:
    game = game_with(laying([["triple-turn"], ["hale"], ["gila"]]))
    do(game, "lay sf aldon cask", "lay gn brack dunn", "lay sf cask dunn")
    assert (game.actor, seat(game, 0).laid, seat(game, 0).money) == (1, (3, 0), 2)
    other = game_with(laying([["triple-turn"], ["hale"], ["gila"]]))
    do(other, "lay sf aldon cask", "stop")
    assert other.actor == 1


@pytest.mark.rule("SFR-FOUR-01")
@pytest.mark.rule("SFR-FOUR-02")
@pytest.mark.rule("SFR-FOUR-03")
def test_four_in_one_is_laid_in_one_of_the_turns() -> None:
    play = [["four-in-one"], ["hale"], ["gila"]]
    game = game_with(laying(play))
    for text in ("lay sf aldon cask", "lay gn brack dunn", "lay sf cask dunn", "lay gn dunn elko"):
        do(game, text)
    assert (game.actor, seat(game, 0).money) == (1, 6)
    do(game, "lay sf dunn elko" if "lay sf dunn elko" in offered(game) else offered(game)[0])
    do(game, offered(game)[0])
    assert (game.state.turn, game.actor) == (2, 1)
    late = game_with(laying(play))
    do(late, "pass")
    while late.state.turn == 1:
        do(late, offered(late)[0])
    assert late.actor == 0
    assert refused(late, "pass") == "SFR-TRACK-02"


BUILT: dict[str, Any] = {
    "track": {"aldon-cask": "sf 1 from aldon", "cask-dunn": "sf 1 from cask"},
    "routes": {"sf": {"heads": ["dunn"]}},
}


@pytest.mark.rule("SFR-BRANCH-01")
@pytest.mark.rule("SFR-BRANCH-02")
@pytest.mark.rule("SFR-BRANCH-03")
def test_a_branch_line_starts_one_new_route_from_a_connected_city() -> None:
    play = [["iris", "branch sf"], ["hale"], ["gila"]]
    game = game_with(laying(play, **BUILT))
    assert refused(game, "lay sf cask ford cask-ford") == "SFR-TRACK-06"
    assert refused(game, "lay sf gila ford + branch") == "SFR-BRANCH-01"
    do(game, "lay sf aldon dunn + branch")
    assert (game.actor, seat(game, 0).laid) == (1, (1, 0))
    assert game.state.track.branches == {"sf": 1}
    do(game, *(offered(game)[0] for _ in range(1)))
    do(game, offered(game)[0])
    assert refused(game, "lay sf cask ford cask-ford + branch") == "SFR-TRACK-06"
    while game.state.round == 3:
        do(game, offered(game)[0])
    assert "branch sf" in game.state.removed


@pytest.mark.rule("SFR-BRANCH-04")
def test_a_major_has_three_branch_lines() -> None:
    shown = game_with().state.display
    assert [shown.count(f"branch {one}") for one in ("gn", "sf")] == [3, 3]


BOOM = [["boomtown"], ["hale"], ["gila"]]


def booming(**more: Any) -> SantaFeGame:
    hands = [{"hand": ["boomtown"]}, {"hand": ["hale"]}, {"hand": ["gila"]}]
    position = {"round": 3, "step": "play", "first": 1, "seats": hands}
    game = game_with(position, **more)
    for number, card in enumerate(("boomtown", "hale", "gila")):
        game.play(game.read(f"play {card}"), number)
    return game


@pytest.mark.rule("SFR-BOOM-01")
def test_a_boomtown_allows_one_piece_in_each_turn() -> None:
    game = booming()
    do(game, "done", "lay sf aldon cask")
    assert (game.actor, seat(game, 0).money) == (1, 4)


@pytest.mark.rule("SFR-BOOM-02")
@pytest.mark.rule("SFR-BOOM-03")
@pytest.mark.rule("SFR-BOOM-04")
def test_markers_are_placed_at_once_on_cities_of_their_value() -> None:
    game = booming()
    assert game.state.step == "markers"
    assert offered(game) == ["mark boom-4 cask", "mark boom-5 dunn", "mark boom-5 june", "done"]
    assert refused(game, "mark boom-4 dunn") == "SFR-BOOM-02"
    do(game, "mark boom-5 dunn")
    assert refused(game, "mark boom-5 dunn") == "SFR-BOOM-03"
    do(game, "mark boom-4 cask")
    assert (game.state.step, game.actor) == ("lay", 0)
    cities = game.table.land.cities
    assert [game.position.value(cities[one]) for one in ("cask", "dunn", "june")] == [4, 5, 3]


@pytest.mark.rule("SFR-OPEN-07")
def test_markers_may_wait_for_the_first_turn_and_may_be_due() -> None:
    game = booming(rules={"playing": {"markers": "first-turn", "least_markers": 1}})
    assert (game.state.step, game.actor) == ("markers", 0)
    assert refused(game, "done") == "SFR-BOOM-04"
    do(game, "mark boom-4 cask", "done")
    assert (game.state.step, game.actor) == ("lay", 0)


@pytest.mark.rule("SFR-BRANCH-01")
@pytest.mark.rule("SFR-TRACK-06")
def test_a_branch_from_where_a_route_ends_leaves_that_end_to_go_on() -> None:
    track = {"aldon-cask": "sf 1 from aldon"}
    play = [["iris", "branch sf"], ["hale"], ["gila"]]
    position = laying(play, track=track, routes={"sf": {"heads": ["cask"]}})
    branched, extended = game_with(position), game_with(position)
    do(branched, "lay sf cask dunn + branch")
    do(extended, "lay sf cask dunn")
    assert branched.state.track.heads["sf"] == ("cask", "dunn")
    assert extended.state.track.heads["sf"] == ("dunn",)
    assert "lay sf cask ford cask-ford" in offered(branched)
    assert "lay sf cask ford cask-ford" not in offered(extended)

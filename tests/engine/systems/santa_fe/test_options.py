"""Two players with a third whom nobody plays, and the terrain option (SFR-TWO, SFR-TERRAIN)."""

from typing import Any

import pytest

from engine.systems.santa_fe.game import SantaFeGame
from engine.systems.santa_fe.steps import ending
from tests.engine.systems.santa_fe.games import do, game_with, laying, offered, refused, seat


def two(position: Any = None, **more: Any) -> SantaFeGame:
    return game_with(position, players=2, **more)


def drawing_in_two(deck: list[str], rules: Any = None) -> SantaFeGame:
    full = ["gila", "hale", "iris", "kirk"]
    seats = [{"hand": full}, {"hand": full[:3]}]
    where = {"round": 2, "step": "draw", "first": 1, "actor": 1, "seats": seats, "deck": deck}
    return two(where, rules=rules)


class TestTwoPlayers:
    @pytest.mark.rule("SFR-TWO-01")
    def test_the_first_player_stays(self) -> None:
        position = laying([["iris"], ["hale"]], players=2, turn=2)
        game = two(position)
        while game.state.round == 3:
            do(game, offered(game)[0])
        assert game.state.first == 0
        moving = two(position, rules={"two_players": {"train_stays": False}})
        while moving.state.round == 3:
            do(moving, offered(moving)[0])
        assert moving.state.first == 1

    @pytest.mark.rule("SFR-TWO-02")
    def test_after_the_second_player_a_card_is_put_aside_unseen(self) -> None:
        game = drawing_in_two(["lund", "cask", "june"])
        assert game.actor == 1
        told = do(game, "draw deck")
        assert game.state.third == ("cask",)
        assert [one.told_to for one in told if one.text.endswith("third player")] == [None, ()]
        assert game.view(0, 3).state.third != () == game.view(0, 3).state.aside

    @pytest.mark.rule("SFR-TWO-03")
    @pytest.mark.rule("SFR-OPEN-06")
    def test_the_first_round_brings_no_card_unless_the_rules_say_so(self) -> None:
        assert two().state.third == ()
        assert len(two(rules={"two_players": {"third_at_deal": True}}).state.third) == 1

    @pytest.mark.rule("SFR-TWO-04")
    def test_an_empty_deck_brings_nothing(self) -> None:
        game = drawing_in_two(["lund"])
        do(game, "draw deck")
        assert game.state.third == ()

    @pytest.mark.rule("SFR-TWO-05")
    @pytest.mark.rule("SFR-OPEN-05")
    def test_a_short_line_for_the_third_is_shown_or_vanishes(self) -> None:
        deck = ["lund", "short-line ri", "june"]
        shown = drawing_in_two(deck)
        do(shown, "draw deck")
        assert (shown.state.third, shown.state.short_lines) == (("june",), ("ri",))
        gone = drawing_in_two(deck, {"two_players": {"third_short_lines": "vanish"}})
        do(gone, "draw deck")
        assert (gone.state.third, gone.state.short_lines) == (("short-line ri",), ())

    def finished(self, third: list[str], money: tuple[int, int]) -> SantaFeGame:
        track = {"aldon-cask": "sf 1 from aldon", "brack-dunn": "gn 1 from brack"}
        routes = {"sf": {"heads": ["cask"]}, "gn": {"heads": ["dunn"]}}
        seats = {n: {"money": one} for n, one in enumerate(money)}
        position = laying(
            [["iris"], ["hale"]],
            players=2,
            track=track,
            routes=routes,
            third=third,
            seats=seats,
            paid_cities=["cask", "dunn"],
        )
        small = [{"id": "sf", "track": 2}, {"id": "gn", "track": 1}]
        game = two(position, railroads=small)
        do(game, "lay sf cask ford cask-ford")
        return game

    @pytest.mark.rule("SFR-TWO-06")
    def test_the_third_has_cards_and_no_money(self) -> None:
        game = self.finished(["cask", "dunn"], (9, 1))
        assert ending.worth(game.position, game.state.third) == 2 + 3

    @pytest.mark.rule("SFR-TWO-07")
    def test_who_wins_has_more_than_both_others(self) -> None:
        results = [
            self.finished(["cask", "dunn"], money).result for money in ((9, 1), (5, 1), (9, 9))
        ]
        places = [one.places for one in results if one is not None]
        assert places == [((0,), (1,)), ((), (0,), (1,)), ((), (0, 1))]


def terrain(position: Any = None, **more: Any) -> SantaFeGame:
    return game_with(position, variants=("terrain",), **more)


BEFORE = {"aldon-dunn": "sf 2 from aldon"}
ROUTES: dict[str, Any] = {"sf": {"heads": ["dunn"]}}


class TestTerrain:
    @pytest.mark.rule("SFR-TERRAIN-01")
    @pytest.mark.rule("SFR-TERRAIN-02")
    def test_everybody_begins_with_five_and_branch_lines_cost_two(self) -> None:
        game = terrain()
        assert [one.money for one in game.state.seats] == [5, 5, 5]
        assert game.table.kind("branch sf").price == 2

    @pytest.mark.rule("SFR-TERRAIN-03")
    @pytest.mark.rule("SFR-TERRAIN-04")
    def test_mountains_and_rivers_cost_a_dollar_a_piece(self) -> None:
        land = terrain().table.land
        kirk, hale = land.lines["kirk-iris"], land.lines["elko-hale"]
        assert [land.price(kirk, n, n == 0) for n in range(2)] == [1, 2]
        assert [land.price(hale, n, n == 0) for n in range(3)] == [0, 1, 0]
        assert land.price(land.lines["cask-dunn"], 0, True) == 0

    @pytest.mark.rule("SFR-OPEN-02")
    @pytest.mark.parametrize(
        ("scope", "prices"), [("line-each-piece", [2, 2]), ("line-once", [2, 0])]
    )
    def test_a_line_may_be_paid_in_other_ways(self, scope: str, prices: list[int]) -> None:
        land = terrain(rules={"terrain": {"scope": scope}}).table.land
        line = land.lines["kirk-iris"]
        assert [land.price(line, n, n == 0) for n in range(2)] == prices

    @pytest.mark.rule("SFR-TERRAIN-05")
    @pytest.mark.rule("SFR-INV-12")
    def test_without_the_money_a_piece_is_not_laid(self) -> None:
        seats = {0: {"money": 0}}
        poor = terrain(laying(track=BEFORE, routes=ROUTES, seats=seats))
        assert refused(poor, "lay sf dunn gila") == "SFR-TERRAIN-05"
        rich = terrain(laying(track=BEFORE, routes=ROUTES))
        do(rich, "lay sf dunn gila")
        assert seat(rich, 0).money == 4

    @pytest.mark.rule("SFR-OPEN-19")
    def test_a_bonus_pays_later_pieces_of_the_turn_unless_the_rules_forbid_it(self) -> None:
        play = [["double-turn"], ["hale"], ["gila"]]
        position = laying(play, seats={0: {"money": 0}})
        for rules, can in (({}, True), ({"terrain": {"pay_with_bonus": False}}, False)):
            game = terrain(position, rules=rules)
            do(game, "lay gn brack dunn")
            assert seat(game, 0).money == 4
            assert ("lay gn dunn gila" in offered(game)) == can

    @pytest.mark.rule("SFR-TERRAIN-06")
    @pytest.mark.rule("SFR-END-07")
    def test_everybody_may_pass_and_if_all_do_the_game_is_over(self) -> None:
        game = terrain(laying())
        do(game, "pass", "pass")
        assert game.actor == 2
        do(game, "pass")
        assert game.result is not None
        assert game.result.reason == ending.ALL_PASSED

    @pytest.mark.rule("SFR-TERRAIN-07")
    def test_lack_of_money_is_no_dead_end(self) -> None:
        seats = {n: {"money": 0} for n in range(3)}
        track = {
            "aldon-dunn": "sf 2 from aldon",
            "cask-dunn": "ri 1 from cask",
            "dunn-elko": "ri 1 from dunn",
            "brack-dunn": "ri 1 from dunn",
            "brack-elko": "gn 2 from brack",
            "elko-hale": "gn 1 from elko",
        }
        small = [{"id": "gn", "track": 3}, {"id": "ri", "track": 3}]
        position = laying(
            track=track, routes=ROUTES | {"gn": {"heads": []}}, seats=seats, short_lines=["ri"]
        )
        game = terrain(position, railroads=small)
        assert game.result is not None
        assert game.result.reason == ending.ALL_PASSED

    @pytest.mark.rule("SFR-OPEN-20")
    def test_the_idle_turn_of_a_card_counts_as_a_pass_unless_the_rules_forbid_it(self) -> None:
        position = laying([["four-in-one"], ["hale"], ["gila"]])
        for is_pass in (True, False):
            game = terrain(position, rules={"end": {"idle_is_pass": is_pass}})
            do(game, "pass", "pass", "pass")
            assert (game.result is not None) == is_pass


@pytest.mark.rule("SFR-OPEN-09")
def test_nobody_waits_for_ever_where_everybody_sits_out() -> None:
    rules = {"playing": {"empty_hand": "sits-out"}}
    position = {"round": 2, "step": "play", "first": 1, "seats": [{"hand": []}] * 3, "deck": []}
    game = game_with(position, rules=rules)
    assert game.result is not None
    assert game.result.reason == ending.STANDSTILL


@pytest.mark.rule("SFR-OPEN-13")
def test_larger_piles_may_be_any() -> None:
    rules = {"deck": {"extra": "random", "piles": 4}}
    found = {game_with(players=2, seed=seed, rules=rules).state.piles for seed in range(12)}
    assert len(found) > 1
    whole = {"deck": {"extra": "random", "short_lines_in": 0}}
    assert game_with(players=2, rules=whole).state.piles == (10,)

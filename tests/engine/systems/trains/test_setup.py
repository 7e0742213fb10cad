"""What is there before the first turn: decks, piles, kits, first markers."""

from collections import Counter

import pytest

from engine.protocol import NotPlayable
from model.notation import Cell
from model.systems.trains.things.part import TrainsPart
from tests.engine.systems.trains.games import do, game_with, inlet, offered, refused, seat, turn

CARDS = inlet().part_as(TrainsPart).cards
ALWAYS = {
    "express-train": 20, "limited-express-train": 10, "waste": 70, "building": 10,
    "multi-storey-building": 10, "skyscraper": 10,
}  # fmt: skip
KITS = {
    "tokyo-beginners": "landfill conductor-area holiday-timetable passing-station amusement-park "
    "steel-bridge material-dump-site maintenance-factory",
    "osaka-beginners": "landfill rapid-train garage tourist-train ironworks stationmaster-office "
    "tunnel temporary-timetable",
    "reforming-and-tunneling": "signals pulling information-central freight-train wagon-factory "
    "first-train signal-spot underground-digging",
    "holiday-pass": "landfill station-crew holiday-timetable tourist-train mail-train viaduct "
    "maintenance-factory control-room",
}


class TestTheBox:
    @pytest.mark.rule("TRN-COMP-01")
    def test_two_to_four_can_play(self) -> None:
        for players in (2, 3, 4):
            assert len(game_with(players=players).names) == players
        with pytest.raises(NotPlayable, match="2 to 4"):
            game_with(players=1)

    @pytest.mark.rule("TRN-COMP-02")
    @pytest.mark.rule("TRN-COMP-03")
    def test_has_thirty_selectable_kinds_of_ten(self) -> None:
        selectable = game_with().table.selectable
        assert len(selectable) == 30
        assert {CARDS[key].count for key in selectable} == {10}

    @pytest.mark.rule("TRN-COMP-04")
    @pytest.mark.rule("TRN-COMP-05")
    def test_has_the_cards_of_every_game(self) -> None:
        counts = {key: CARDS[key].count for key in (*ALWAYS, "normal-train")}
        assert counts == {**ALWAYS, "normal-train": 30}
        assert (CARDS["rail-laying"].count, CARDS["station-expansion"].count) == (20, 20)
        assert sum(card.count for card in CARDS.values()) == 300 + 170 + 30

    @pytest.mark.rule("TRN-COMP-06")
    @pytest.mark.rule("TRN-COMP-07")
    @pytest.mark.rule("TRN-COMP-08")
    def test_has_a_board_markers_and_stations(self) -> None:
        table = game_with().table
        assert len(table.land.ground) == 48
        assert (table.rules.markers.track, table.rules.markers.stations) == (20, 30)

    @pytest.mark.rule("TRN-COMP-09")
    @pytest.mark.rule("TRN-COMP-10")
    def test_cards_have_value_cost_effect_and_categories(self) -> None:
        both = [key for key, card in CARDS.items() if set(card.categories) >= {"train", "action"}]
        assert both == [
            "first-train", "freight-train", "mail-train", "rapid-train", "tourist-train",
        ]  # fmt: skip
        first = CARDS["first-train"]
        assert (first.cost, first.value, len(first.effects)) == (5, 2, 1)
        assert all(card.categories for card in CARDS.values())


class TestDecks:
    @pytest.mark.rule("TRN-SETUP-03")
    def test_everybody_has_ten_cards_and_draws_five(self) -> None:
        game = game_with(players=3)
        for one in game.state.seats:
            assert len(one.hand) == len(one.deck) == 5
            assert Counter(one.hand + one.deck) == {
                "normal-train": 7, "rail-laying": 2, "station-expansion": 1,
            }  # fmt: skip
        assert len({tuple(one.hand + one.deck) for one in game.state.seats}) > 1

    @pytest.mark.rule("TRN-SETUP-02")
    @pytest.mark.rule("TRN-SETUP-01")
    def test_everybody_begins_without_points_and_no_station_is_built(self) -> None:
        game = game_with()
        assert [one.points for one in game.state.seats] == [0, 0]
        assert game.scores() == (0, 0)
        assert game.state.stations == {}


class TestPiles:
    @pytest.mark.rule("TRN-SETUP-04")
    @pytest.mark.rule("TRN-SETUP-05")
    @pytest.mark.parametrize(
        ("players", "rails", "stations"), [(2, 16, 18), (3, 14, 17), (4, 12, 16)]
    )
    def test_starting_decks_come_out_of_the_piles(
        self, players: int, rails: int, stations: int
    ) -> None:
        supply = game_with(players=players).state.supply
        assert {key: supply[key] for key in ALWAYS} == ALWAYS
        assert (supply["rail-laying"], supply["station-expansion"]) == (rails, stations)

    @pytest.mark.rule("TRN-SETUP-06")
    @pytest.mark.rule("TRN-INV-14")
    def test_normal_trains_that_nobody_needs_leave_the_game(self) -> None:
        game = game_with(players=3)
        assert "normal-train" not in game.state.supply
        assert game.state.box["normal-train"] == 30 - 21

    @pytest.mark.rule("TRN-SETUP-07")
    @pytest.mark.rule("TRN-SETUP-08")
    def test_eight_kinds_are_drawn(self) -> None:
        seen = set()
        for seed in range(12):
            game = game_with(seed=seed)
            drawn = [key for key in game.state.supply if key in game.table.selectable]
            assert len(drawn) == 8
            assert {game.state.supply[key] for key in drawn} == {10}
            assert len(game.state.supply) == 16
            seen.update(drawn)
        assert len(seen) > 20

    @pytest.mark.rule("TRN-SETUP-07")
    def test_a_first_game_has_landfill(self) -> None:
        for seed in range(6):
            assert "landfill" in game_with(seed=seed, variants=("first-game",)).state.supply

    @pytest.mark.rule("TRN-KIT-01")
    @pytest.mark.rule("TRN-KIT-02")
    @pytest.mark.rule("TRN-KIT-03")
    @pytest.mark.rule("TRN-KIT-04")
    @pytest.mark.parametrize("kit", KITS)
    def test_a_kit_names_its_kinds(self, kit: str) -> None:
        for rules, variants in (({"supply": {"select": {"kit": kit}}}, ()), ({}, (kit,))):
            game = game_with(rules=rules, variants=variants)
            drawn = [key for key in game.state.supply if key in game.table.selectable]
            assert sorted(drawn) == sorted(KITS[kit].split())

    def test_a_kit_that_is_not_there_is_told(self) -> None:
        with pytest.raises(NotPlayable, match="no kit"):
            game_with(rules={"supply": {"select": {"kit": "nowhere"}}})
        with pytest.raises(NotPlayable, match="too few kinds"):
            game_with(rules={"supply": {"select": {"count": 31}}})


class TestBeginning:
    @pytest.mark.rule("TRN-SETUP-09")
    def test_lots_are_drawn_for_who_begins(self) -> None:
        rules = {"start": {"first_player": "random"}}
        first = {game_with(players=4, seed=seed, rules=rules).state.first for seed in range(20)}
        assert first == {0, 1, 2, 3}
        assert game_with(players=4, seed=3).state.first == 0

    @pytest.mark.rule("TRN-SETUP-10")
    def test_first_markers_lie_anywhere_but_on_sea_remote_places_and_those_of_others(self) -> None:
        game = game_with()
        assert len(offered(game)) == 48 - 7 - 2
        assert refused(game, "start 6,2") == "TRN-SETUP-10"
        assert refused(game, "start 0,2") == "TRN-SETUP-10"
        assert refused(game, "start 50,2") == "TRN-SETUP-10"
        assert refused(game, "end") == "TRN-SETUP-10"
        do(game, "start 2,1")
        assert refused(game, "start 2,1") == "TRN-SETUP-10"
        do(game, "start 0,0")
        assert (seat(game).gained, game.state.coin) == ([], 0), "without cost and Waste"
        assert game.state.markers == {Cell(2, 1): 1, Cell(0, 0): 1}

    @pytest.mark.rule("TRN-OPEN-16")
    def test_a_first_marker_is_one_of_another_player_for_whoever_comes_there(self) -> None:
        hand = ["normal-train", "rail-laying"]
        game = game_with({"first": 1, "seats": [{"hand": hand}, {}]})
        do(game, "start 2,2", "start 1,2", "play normal-train", "play rail-laying", "apply")
        do(game, "rail 1,2")
        assert (game.state.coin, seat(game).gained) == (0, ["waste", "waste"])

    @pytest.mark.rule("TRN-SETUP-11")
    def test_the_first_marker_is_one_of_all(self) -> None:
        rules = {"markers": {"track": 2}}
        game = game_with(turn(["rail-laying", "rail-laying"]), rules=rules)
        do(game, "play rail-laying", "apply", "rail 1,2", "play rail-laying")
        assert game.state.resolving is None, "no marker is left"

    @pytest.mark.rule("TRN-SETUP-12")
    def test_turns_go_clockwise_from_who_began(self) -> None:
        rules = {"start": {"first_player": "random"}}
        game = game_with(players=3, seed=2, rules=rules)
        first = game.state.first
        order = [(first + n) % 3 for n in range(3)]
        assert [game.actor] + [do(game, offered(game)[0]) and game.actor for _ in range(2)] == order
        do(game, offered(game)[0])
        for seat_number in order:
            assert game.actor == seat_number
            assert game.why_not(game.read("pass"), (seat_number + 1) % 3) is not None
            do(game, "pass")
        assert game.actor == first


class TestPlaces:
    def test_a_game_needs_costs_for_its_terrain(self) -> None:
        with pytest.raises(NotPlayable, match="no cost for mountain"):
            game_with(rules={"costs": {"terrain": {"mountain": None}}})

    def test_a_game_needs_exactly_one_waste(self) -> None:
        with pytest.raises(NotPlayable, match="exactly one"):
            game_with(cards=[{"id": "rubble", "categories": ["waste"]}])

"""Colours, cubes, growth and deliveries of Age of Steam maps."""

from tests.validator.systems.age_of_steam.checks.told import SMALL, rules, told


class TestCubes:
    def test_of_fixed_colours_come_from_the_supply_first(self) -> None:
        many = "cities:\n- {id: haikou, cubes: {fixed: [black, black, black]}}\n"
        assert told(many + "goods:\n- {id: black, bag: 14}\n") == []
        lots = ", ".join(["black"] * 17)
        assert told(f"cities:\n- {{id: haikou, cubes: {{fixed: [{lots}]}}}}\n") == [
            "ECO102 the map needs 17 cubes of black, and there are 16"
        ]

    def test_are_counted_for_each_number_of_players(self) -> None:
        text = "start_cubes:\n- {where: {kind: printed}, per_player: 1}\n"
        assert told("players: {max: 3}\n" + text) == []
        assert told(text) == [
            "ECO102 4 players need 98 cubes before the first turn, and the bag has 96"
        ]

    def test_lie_on_bare_hexes_too(self) -> None:
        text = "start_cubes:\n- {where: {kind: cell, terrain: plain}, draw: 1}\n"
        assert told(SMALL + text) == []
        assert told(SMALL + text.replace("draw: 1", "draw: 30"), "ECO102") != []

    def test_of_the_supply_that_lie_on_the_map_cannot_be_added(self) -> None:
        text = "goods:\n- {id: black, bag: 14}\nbag_after_setup: {black: 2}\n"
        assert told(text) == []
        taken = "cities:\n- {id: haikou, cubes: {fixed: [black]}}\n"
        (said,) = told(text + taken)
        assert said.startswith("ECO103 2 cubes of black are added to the bag after the set-up")


class TestColours:
    def test_by_lot_may_be_any(self) -> None:
        text = SMALL.replace("colours: all", "colours: random")
        assert told(text, "ECO110", "ECO112") == []

    def test_need_a_home_among_cities_and_new_cities(self) -> None:
        text = SMALL.replace("colours: all", "colours: [red]")
        assert told(text) == []
        gone = (
            "rules: {preset: age-of-steam, actions: {choice: optional, list: [{id: first-move}]}}"
        )
        found = told(text.replace("rules: {preset: age-of-steam}", gone), "ECO110")
        assert len(found) == 4

    def test_may_come_by_growth(self) -> None:
        white = '- {id: white, name: White, chips: 14, bag: 0, colour: "#eeeeee"}\n'
        text = "cities:\n- {id: haikou, colours: [white]}\ngoods:\n" + white
        assert told(text, "ECO111") != []
        extra = rules("growth: {extras: [{to: changsha, colour: white, source: supply}]}")
        assert told(text + extra) == []


class TestGrowth:
    def test_of_a_new_city_has_slots_of_dice(self) -> None:
        text = "new_cities:\n- {id: a, slots: [grey-1]}\n"
        assert told(text) == ["ECO123 a has the slot grey-1, which no die shows"]

    def test_goes_to_cities(self) -> None:
        assert told(rules("growth: {refill: [{city: macau, draw: 2}]}")) == [
            "ECO122 cubes are to come to Macau, which is a town"
        ]
        assert told(rules("growth: {extras: [{count: 2}]}")) == [
            "ECO122 extra cubes are meant for no city"
        ]
        assert told(rules("growth: {extras: [{die: {1: macau, 2: haikou}}]}")) == [
            "ECO122 cubes are to come to Macau, which is a town"
        ]

    def test_off_needs_no_slots(self) -> None:
        text = "cities:\n- {id: haikou, slots: null}\n"
        assert told(text, "ECO121") != []
        assert told(text + rules("growth: {enabled: false}"), "ECO121") == []


class TestFilters:
    def test_ban_all_only_where_nothing_escapes(self) -> None:
        some = "{id: a, colour: [red], to: {kind: city}}"
        assert told(rules(f"delivery: {{filters: [{some}]}}"), "RUL131") != []
        some = "{id: a, colour: [red], to: {kind: city}, when: {turn: 1}}"
        assert told(rules(f"delivery: {{filters: [{some}]}}"), "RUL131") == []

    def test_may_be_lifted(self) -> None:
        some = "{id: first-move}, {id: first-build}, {id: urbanization}, {id: production}"
        lifting = "{id: permit, effects: [{lifts: [a]}]}"
        support = "{id: gain-support, effects: [{gain_token: {id: support}}]}"
        filters = "delivery: {filters: [{id: a, colour: [red]}]}"
        said = f"actions: {{list: [{some}, {lifting}, {support}]}}, {filters}"
        assert told(rules(said)) == []

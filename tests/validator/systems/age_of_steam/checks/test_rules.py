"""Players, turns, phases, money, points, components, situations and places of Age of Steam maps."""

import pytest

from tests.validator.examples import examined
from tests.validator.systems.age_of_steam.checks.told import SMALL, rules, told
from validator.finding import ERROR, WARNING


def test_the_small_map_is_sound() -> None:
    assert told(SMALL) == []


class TestStarts:
    def test_an_engine_is_a_rung(self) -> None:
        assert told(rules("start: {engine: 7}")) == [
            "RUL105 everybody begins with an engine of 7, and the rungs are 1, 2, 3, 4, 5, 6"
        ]

    def test_nobody_begins_bankrupt(self) -> None:
        assert told(rules("start: {income: -1}")) == [
            "RUL105 everybody begins with an income of -1, and below 0 a player is bankrupt"
        ]
        assert told(rules("start: {income: -1}, money: {bankrupt_below: -5}")) == []

    def test_shares_are_judged_for_each_number_of_players(self) -> None:
        some = "start: {shares: {cases: [{when: {players: 5}, is: 20}], else: 2}}"
        assert told(rules(some)) == ["RUL105 everybody begins with 20 shares, and 15 is the most"]

    def test_a_flat_price_can_be_too_dear(self) -> None:
        assert told(rules("prices: {flat: 12}")) == [
            "RUL106 everybody begins with 10, and the cheapest tile costs 12"
        ]


class TestTurns:
    def test_another_end_is_enough(self) -> None:
        said = "turns: null, end: [{no_cubes: cities}], delivery: {filters: []}"
        assert told(rules(said)) == []

    def test_last_turns_need_a_number_of_turns(self) -> None:
        said = "turns: null, end: [{no_cubes: cities}]"
        assert told(rules(said)) == [
            "RUL121 the last turns cannot be known: the number of turns is not fixed"
        ]

    @pytest.mark.rule("VAL-AOS-51")
    @pytest.mark.parametrize(
        "said",
        [
            "build: {surcharges: [{when: {turn: {last: 7}}, add: 1}]}",
            "delivery: {filters: [{id: late, when: {turn: {last: 7}}, to: {tag: free-port}}]}",
        ],
    )
    def test_last_turns_that_are_the_whole_game_are_a_slip(self, said: str) -> None:
        (found,) = examined(rules(said), "age-of-steam")
        assert (found.finding.code, found.finding.severity) == ("RUL121", WARNING)

    @pytest.mark.rule("VAL-AOS-50")
    def test_turns_of_a_filter_that_never_come_are_an_error(self) -> None:
        said = "delivery: {filters: [{id: late, when: {turn: 20}, to: {tag: free-port}}]}"
        (found,) = examined(rules(said), "age-of-steam")
        assert (found.finding.code, found.finding.severity) == ("RUL121", ERROR)


@pytest.mark.parametrize(
    ("phases", "why"),
    [
        ("shares, order, actions, build, move, income, expenses, reduction", "advance is missing"),
        (
            "shares, shares, actions, build, move, income, expenses, reduction, advance",
            "shares stands twice",
        ),
        (
            "shares, actions, build, move, income, expenses, reduction, advance, order",
            "order comes after advance",
        ),
    ],
)
def test_phases_can_be_played(phases: str, why: str) -> None:
    (said,) = told(rules(f"phases: [{phases}]"), "RUL110")
    assert why in said


def test_order_and_growth_may_be_left_out() -> None:
    phases = "shares, actions, build, move, income, expenses, reduction, advance"
    assert told(rules(f"phases: [{phases}]"), "RUL110") == []


def test_a_table_of_orders_names_every_turn() -> None:
    said = "turns: 3, order: {mode: table, table: {1: [1, 2, 3, 4, 5]}}"
    assert told(rules(said), "RUL111") == ["RUL111 the table of orders has no turn 2 and 3"]


def test_where_players_pay_to_be_first_an_action_may_make_first_and_nothing_else() -> None:
    head = "modules: [nationalisation, pay-first], pay_first: {price: 5}, order: {mode: pay-first}"
    (said,) = told(rules(head), "RUL112")
    assert said.startswith("RUL112 Turn Order Pass is about the auction")
    first = "{id: crown, effects: [{auction: first}]}"
    others = "{id: first-move}, {id: first-build}, {id: urbanization}, {id: production}"
    said = f"{head}, actions: {{list: [{others}, {first}]}}"
    assert told(rules(said), "RUL112") == []


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ("[[10, 0], [10, 2], [null, 4]]", "do not rise"),
        ("[[null, 0], [20, 2], [null, 4]]", "do not rise"),
        ("[[10, 2], [null, 4]]", "an income of 0 would lose 2"),
    ],
)
def test_reduction_is_a_table_without_gaps(table: str, why: str) -> None:
    (said,) = told(rules(f"money: {{reduction: {table}}}"), "RUL113")
    assert why in said


def test_reduction_by_a_formula_has_none() -> None:
    assert told(rules("money: {reduction: {every: 5, lose: 1}}")) == []


def test_ties_are_broken_by_what_can_be_counted() -> None:
    assert told(rules("tie_break: [cubes_left.pink]"), "RUL114") == [
        "RUL114 nobody can count cubes_left.pink"
    ]
    assert told(rules("tie_break: [cubes_left.red, cash]")) == []


class TestComponents:
    def test_no_disc_at_all_is_an_error(self) -> None:
        (found,) = examined(rules("discs: {per_player: 0}"), "age-of-steam")
        assert (found.finding.code, found.finding.severity) == ("RUL118", ERROR)

    def test_discs_without_limit_are_enough(self) -> None:
        assert told(rules("discs: {per_player: null}"), "RUL118") == []

    def test_a_flat_price_beside_prices_by_tile(self) -> None:
        tiles = ", ".join(f"{tile}: 2" for tile in "s1 s2 s3 x1 x2 x3 c1 c2 c3 c4".split())
        assert told(rules(f"prices: {{by_tile: {{{tiles}}}}}")) == []
        assert told(rules(f"prices: {{flat: 3, by_tile: {{{tiles}}}}}")) == [
            "RUL119 there is a flat price beside prices by tile"
        ]

    def test_a_tile_that_is_not_in_the_game_needs_no_price(self) -> None:
        tiles = ", ".join(f"{tile}: 2" for tile in "s1 s2 s3 x1 x2 x3 c1 c2 c3".split())
        assert told(rules(f"tiles: {{c4: 0}}, prices: {{by_tile: {{{tiles}}}}}")) == []

    def test_tiles_that_ground_allows_are_tiles(self) -> None:
        assert told(rules("prices: {terrain: {river: {tiles: [s1, s7]}}}"), "RUL124") == [
            "RUL124 there is no tile s7"
        ]


class TestSituations:
    @pytest.mark.parametrize(
        "layer",
        [
            'cells: {"7,9": {open_from: {cases: [{when: {turn: 1}, is: 2}], else: 1}}}\n',
            "display: {printed: {cases: [{when: {turn: 1}, is: 3}], else: 3}}\n",
            rules(
                "growth: {enabled: {cases: [{when: {action: production}, is: true}], else: true}}"
            ),
            rules("shares: {max: {cases: [{when: {colour: red}, is: 15}], else: 15}}"),
            rules("build: {limit: {cases: [{when: {not: {round: 1}}, is: 3}], else: 3}}"),
        ],
    )
    def test_ask_only_for_what_is_known(self, layer: str) -> None:
        (said,) = told(layer)
        assert said.startswith("RUL120 ")
        assert "cannot be known here" in said

    def test_know_much_while_a_cube_moves(self) -> None:
        when = "{turn: 1, round: 2, colour: red, from: {ids: haikou}, place: first}"
        said = f"delivery: {{income: {{bonuses: [{{when: {when}, to: mover, income: 1}}]}}}}"
        assert told(rules(said)) == []


class TestPlaces:
    def test_are_told_by_ground_that_there_is(self) -> None:
        layer = "start_cubes:\n- {where: {kind: cell, terrain: swamp}, draw: 1}\n"
        assert told(layer, "RUL122", "RUL123") == ["RUL122 no hex is swamp"]

    def test_of_a_preset_are_made_for_many_maps(self) -> None:
        layer = "cities:\n- {id: hong-kong, tags: null}\n"
        assert told(layer, "RUL122", "RUL123") == []

    def test_may_be_new_cities(self) -> None:
        bonus = "{when: {to: {ids: macau, kind: new-city}}, to: mover, income: 1}"
        assert told(rules(f"delivery: {{income: {{bonuses: [{bonus}]}}}}")) == []

"""What geometry and play show beyond the list of the rules pages: reach, land, tiles, actions."""

import pytest

from tests.validator.systems.age_of_steam.checks.told import SMALL, rules, told

ROW = """\
format: 1
id: example
title: A row
system: age-of-steam
players: {min: 3, max: 4}
rules: {preset: age-of-steam}
board: {kind: hexes, size: [9, 1], legend: {".": plain, w: water}, terrain: "TERRAIN"}
cities:
"""


def row(terrain: str, *cities: str, more: str = "") -> str:
    """A board of one row, with cities `id col colours` and what else they say."""
    lines = []
    for city in cities:
        key, col, said = city.split(" ", 2)
        lines.append(f'- {{id: {key}, name: {key.title()}, at: "{col},0", {said}}}\n')
    return ROW.replace("TERRAIN", terrain).replace("size: [9,", f"size: [{len(terrain)},") + (
        "".join(lines) + more
    )


ASH = "ash 0 kind: city, colours: [red], slots: [light-1]"
ELM = "elm 3 kind: city, colours: {except: [red]}, slots: [dark-1]"
OAK = "oak 6 kind: city, colours: [blue], slots: [dark-2]"


class TestHomes:
    def test_beyond_a_terminus_are_out_of_reach(self) -> None:
        (said,) = told(row(".......", ASH, f"{ELM}, pass: never", OAK), "ECO113")
        assert said == "ECO113 red cubes from Oak reach no city that takes them"
        assert told(row(".......", ASH, ELM, OAK), "ECO113") == []

    def test_are_reached_by_a_special_link_past_the_terminus(self) -> None:
        ferry = "special_links: [{id: ferry, ends: [ash, oak], cost: 4}]\n"
        text = row(".......", ASH, f"{ELM}, pass: never", OAK, more=ferry)
        assert told(text, "ECO113") == []

    def test_that_a_terminus_reaches_itself_are_no_matter(self) -> None:
        ends = [f"{city}, pass: never" for city in (ASH, ELM, OAK)]
        found = told(row(".......", *ends), "ECO113")
        assert found == ["ECO113 red cubes from Oak reach no city that takes them"]

    def test_may_be_towns_that_become_a_city_of_the_colour(self) -> None:
        town = "yew 7 kind: town"
        text = row("........", ASH, f"{ELM}, pass: never", OAK, town)
        assert told(text, "ECO113") == []

    def test_are_not_asked_for_where_no_such_cube_comes(self) -> None:
        only_blue = "oak 6 kind: city, colours: [blue], cubes: {draw: 2, filter: {colours: [blue]}}"
        assert told(row(".......", ASH, f"{ELM}, pass: never", only_blue), "ECO113") == []
        text = row(".......", ASH, f"{ELM}, pass: never", f"{OAK}, start: never")
        assert told(text, "ECO113") == []

    def test_on_a_part_that_is_cut_off_follow_from_that(self) -> None:
        found = told(row("....w...", ASH, ELM, "oak 5 kind: city, colours: [blue]",
                         "yew 7 kind: city, colours: [blue]"))  # fmt: skip
        assert [one[:6] for one in found if one[:6] in ("NET103", "ECO113")] == ["NET103"]


class TestLand:
    def test_without_a_city_or_town_is_told_once_for_each_part(self) -> None:
        found = told(row("....w...w..", ASH, ELM), "NET111")
        assert found == [
            "NET111 no city or town can be joined to 3 hexes of land: 5,0, 6,0 and 7,0"
        ]

    def test_beside_a_town_is_no_matter(self) -> None:
        assert told(row("....w...", ASH, ELM, "yew 5 kind: town"), "NET111") == []

    def test_is_not_judged_before_there_is_a_city(self) -> None:
        assert told(row("....w..."), "NET111") == []


class TestTiles:
    def test_run_out_where_more_can_be_built_than_there_are(self) -> None:
        few = rules("tiles: {s1: 10, s2: 10}")
        assert told(few, "RUL125") == [
            "RUL125 5 players can lay 105 tiles in a game, and the box has 53"
        ]
        assert told(rules("tiles: {s1: 10, s2: 10}, build: {limit: 1}"), "RUL125") == []

    def test_are_counted_by_turn_where_the_limit_is(self) -> None:
        by_turn = rules("tiles: {s1: 60, s2: 60}, build: {limit: {turn: true, max: 8}}")
        (said,) = told(by_turn, "RUL125")
        assert said.startswith("RUL125 3 players can lay 156 tiles")

    def test_of_a_game_without_a_fixed_end_are_not_judged(self) -> None:
        endless = rules("turns: null, tiles: {s1: 1}, end: [{no_cubes: map}]")
        assert told(endless, "RUL125") == []


OTHERS = "{id: first-move}, {id: first-build}, {id: urbanization}, {id: production}"


def action(effects: str, more: str = "") -> str:
    said = f"{OTHERS}, {{id: odd, name: Odd, effects: [{effects}]}}"
    return rules(f"{more}actions: {{choice: optional, list: [{said}]}}")


class TestActions:
    @pytest.mark.parametrize(
        ("effects", "more", "why"),
        [
            ("{build_limit: 3}", "", "everybody has as many builds"),
            ("{moves: 2}", "", "everybody has as many rounds"),
            ("{raises: 1}", "", "everybody may raise the engine once"),
            ("{build_add: 0}, {surcharge: 0}", "", "all it gives is 0"),
            ("{discount: {tile: all, cut: 0}}", "", "all it gives is 0"),
            (
                "{engine: 1}",
                "engine: {ladder: [2]}, start: {engine: 2}, ",
                "the engine has no rung to go up",
            ),
        ],
    )
    def test_that_change_nothing_are_told(self, effects: str, more: str, why: str) -> None:
        assert told(action(effects, more), "RUL150") == [f"RUL150 Odd never does anything: {why}"]

    @pytest.mark.parametrize(
        "effects",
        [
            "{build_limit: 4}",
            "{build_limit: {cases: [{when: {turn: 1}, is: 3}], else: 4}}",
            "{moves: 1}",
            "{raises: 2}",
            "{build_add: 0}, {engine: 1}",
            "{discount: {tile: all, cut: half}}",
            "{gain_token: {id: support}}",
        ],
    )
    def test_that_change_something_in_some_way_are_not(self, effects: str) -> None:
        assert told(action(effects), "RUL150") == []

    def test_that_exist_in_no_turn_are_told(self) -> None:
        late = (
            f"actions: {{choice: optional, list: [{OTHERS}, {{id: engineer, when: {{turn: 12}}}}]}}"
        )
        (said,) = told(rules(late), "RUL150")
        assert said.endswith("the turns in which it exists never come")

    def test_about_others_do_nothing_for_one_player(self) -> None:
        alone = SMALL.replace("{min: 3, max: 4}", "{min: 1, max: 1}").replace(
            "rules: {preset: age-of-steam}",
            "rules: {preset: age-of-steam, turns: 8, actions: {choice: optional, list: "
            "[{id: first-move}, {id: locomotive}]}}",
        )
        (said,) = told(alone, "RUL150")
        assert said == "RUL150 first-move never does anything: nobody else plays"


@pytest.mark.rule("AOS-GOODS-02")
def test_what_the_first_turn_cannot_bring_is_told_with_what_could_help() -> None:
    apart = SMALL.replace('at: "1,1"', 'at: "2,0"').replace(".....\\n....w", ".....\\nwwwww")
    assert told(apart, "NET110") == [
        (
            "NET110 no cube can be delivered in the first turn with 3 builds and an engine of 1, "
            "unless an action or a raise of the engine helps"
        )
    ]

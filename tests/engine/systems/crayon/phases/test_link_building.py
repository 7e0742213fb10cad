"""Container links: buying them, building into their ports, and what they do not join."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.meadow import (
    CITIES,
    FROM_MILL,
    NEAR,
    cost,
    on_meadow,
    track,
)
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused, why

OVERSEAS = "- {id: taipei, name: Taipei, kind: small, overseas: true}\n"
LAND = CITIES + OVERSEAS
HONG_KONG = """
links:
- {id: hk, name: Hong Kong link, port: "3,4", mode: purchase, cost: 8, serves: [taipei]}
"""
FUZHOU = """
links:
- id: fz
  name: Fuzhou link
  port: "5,1"
  mode: build-into
  cost: 6
  serves: [taipei]
  max_players: 2
"""


def with_links(*seats: str, more: str = HONG_KONG, **about: object) -> CrayonGame:
    return on_meadow(*seats, cities=LAND, more=more, **about)  # type: ignore[arg-type]


@pytest.mark.rule("CRY-CONT-02")
@both_games
def test_the_link_of_a_major_city_is_bought_by_everybody_for_the_same_price(preset: str) -> None:
    game = with_links("cash: 50", "cash: 50", players=2, preset=preset)
    news = play(game, "buy hk")
    assert news[0].text == "Ann buys Hong Kong link for 8"
    play(game, "end", "done", "buy hk")
    assert [seat.cash for seat in game.state.seats] == [42, 42]
    assert game.state.track.owners_of("hk") == (0, 1)


@pytest.mark.rule("CRY-CONT-02")
def test_a_link_is_bought_once_and_must_exist() -> None:
    game = with_links("cash: 50")
    play(game, "buy hk")
    assert refused(game, "buy hk") == "CRY-CONT-02"
    assert refused(game, "buy moon") == "CRY-CONT-02"
    assert why(game, "buy moon") == "there is no link and no ferry called moon to buy"
    assert refused(with_links("cash: 7"), "buy hk") == "CRY-BUILD-14"


@pytest.mark.rule("CRY-CONT-03")
@both_games
def test_a_link_is_bought_in_the_building_phase_within_the_limit(preset: str) -> None:
    early = with_links("cash: 50", preset=preset, turn="{phase: operations}")
    assert refused(early, "buy hk") == "CRY-TURN-01"
    game = with_links("cash: 50", preset=preset)
    play(game, "buy hk")
    assert game.state.turn.spent == 8
    late = with_links("cash: 50", preset=preset, turn="{phase: building, spent: 13}")
    assert refused(late, "buy hk") == "CRY-TURN-05"
    assert refused(game, "upgrade fast-freight") == "CRY-UPG-02"


@pytest.mark.rule("OPEN-CRY-27")
@pytest.mark.parametrize(("limited", "rule"), [("true", "CRY-TURN-05"), ("false", "")])
def test_a_purchase_counts_against_the_limit_or_not(limited: str, rule: str) -> None:
    rules = f"link: {{purchase_in_spend_limit: {limited}}}"
    late = with_links("cash: 50", rules=rules, turn="{phase: building, spent: 13}")
    assert refused(late, "buy hk") == rule
    assert ("buy hk" in legal(late, "buy")) == (not rule)
    poor = with_links("cash: 7", rules=rules)
    assert refused(poor, "buy hk") == "CRY-BUILD-14"


@pytest.mark.rule("OPEN-CRY-27")
def test_a_purchase_beside_the_limit_leaves_all_of_it_for_track() -> None:
    game = with_links("cash: 50", rules="link: {purchase_in_spend_limit: false}")
    play(game, "buy hk")
    assert (game.state.turn.spent, game.state.seats[0].cash) == (0, 42)


@pytest.mark.rule("CRY-CONT-03")
@pytest.mark.rule("OPEN-CRY-27")
@pytest.mark.parametrize(
    ("reading", "in_major", "outside"),
    [
        ("never", "", ""),
        ("outside-majors", "", "CRY-CONT-03"),
        ("always", "CRY-CONT-03", "CRY-CONT-03"),
    ],
)
def test_track_at_the_port_is_needed_as_the_rules_say(
    reading: str, in_major: str, outside: str
) -> None:
    rules = f"link: {{purchase_track: {reading}}}"
    country = HONG_KONG.replace("3,4", "5,4")
    assert refused(with_links("cash: 50", rules=rules), "buy hk") == in_major
    assert refused(with_links("cash: 50", rules=rules, more=country), "buy hk") == outside
    there = "cash: 50, " + track("3,4 4,4 5,4")
    assert refused(with_links(there, rules=rules), "buy hk") == ""
    assert refused(with_links(there, rules=rules, more=country), "buy hk") == ""


@pytest.mark.rule("CRY-CONT-03")
@pytest.mark.rule("OPEN-CRY-27")
@pytest.mark.parametrize(("counts", "rule"), [("false", ""), ("true", "CRY-BUILD-08")])
def test_a_purchase_is_one_of_the_sections_out_of_major_cities_or_not(
    counts: str, rule: str
) -> None:
    rules = f"link: {{purchase_uses_from_major: {counts}}}"
    busy = with_links("cash: 50", rules=rules, turn="{phase: building, from_majors: 2}")
    assert refused(busy, "buy hk") == rule
    game = with_links("cash: 50", rules=rules)
    play(game, "buy hk", "build 3,4 4,4")
    assert refused(game, "build 2,3 2,2") == rule


@pytest.mark.rule("CRY-CONT-04")
@both_games
def test_two_players_at_most_build_into_the_port_of_a_link(preset: str) -> None:
    owners = (FROM_MILL, "cash: 50, " + track("5,3 5,2 5,1"))
    full = with_links(NEAR, *owners, players=3, preset=preset, more=FUZHOU)
    assert refused(full, "build 4,1 5,1") == "CRY-CONT-04"
    assert why(full, "build 4,1 5,1") == "Fuzhou link has room for 2: Bob and Cid"
    room = with_links(NEAR, owners[0], players=3, preset=preset, more=FUZHOU)
    assert refused(room, "build 4,1 5,1") == ""


@pytest.mark.rule("CRY-CONT-04")
def test_a_link_for_sale_can_have_a_limit_too() -> None:
    more = HONG_KONG.replace("serves: [taipei]", "serves: [taipei], max_players: 1")
    game = with_links("cash: 50", "cash: 50, links: [hk]", more=more)
    assert refused(game, "buy hk") == "CRY-CONT-04"


@pytest.mark.rule("CRY-CONT-05")
@pytest.mark.rule("OPEN-CRY-28")
def test_the_section_into_the_port_pays_for_the_link() -> None:
    water = 'waters:\n- {id: bay, kind: river, also_crosses: ["4,1 5,1"]}\n'
    game = with_links(NEAR, more=FUZHOU)
    assert cost(game, "build 4,1 5,1") == 6
    assert cost(with_links(NEAR, more=FUZHOU + water), "build 4,1 5,1") == 6 + 2
    assert refused(game, "buy fz") == "CRY-CONT-05"
    play(game, "build 4,1 5,1")
    assert game.state.track.owns(0, "fz")


@pytest.mark.rule("CRY-CONT-05")
@pytest.mark.rule("OPEN-CRY-20")
@pytest.mark.parametrize(("reading", "price"), [("milepost", 1), ("full", 6)])
def test_a_later_section_into_the_port(reading: str, price: int) -> None:
    mine = "cash: 50, " + track("3,1 4,1 5,1", "7,1 6,1")
    game = with_links(mine, more=FUZHOU, rules=f"port: {{repeat_cost: {reading}}}")
    assert cost(game, "build 6,1 5,1") == price


TIGHT = 'blocked: ["5,0 5,1", "5,1 6,0", "5,1 5,2", "5,1 6,2"]\n'
TWICE = "cash: 50, " + track("3,1 4,1 5,1", "7,1 6,1")


@pytest.mark.rule("CRY-CONT-06")
@pytest.mark.rule("OPEN-CRY-21")
@pytest.mark.parametrize(("reserve", "rule"), [("true", "CRY-CONT-06"), ("false", "")])
def test_a_way_into_the_port_is_kept_for_the_second_player(reserve: str, rule: str) -> None:
    rules = f"link: {{reserve: {reserve}}}"
    assert refused(with_links(TWICE, more=FUZHOU + TIGHT, rules=rules), "build 6,1 5,1") == rule
    alone = with_links(TWICE, players=1, more=FUZHOU + TIGHT, rules=rules)
    assert refused(alone, "build 6,1 5,1") == ""


@pytest.mark.rule("CRY-CONT-06")
@pytest.mark.rule("OPEN-CRY-21")
def test_a_port_that_is_a_city_has_the_limits_of_both() -> None:
    cities = LAND + '- {id: fuzhou, name: Fuzhou, kind: small, at: "5,1"}\n'
    more = FUZHOU.replace("  max_players: 2\n", "")
    mine = "cash: 50, " + track("3,1 4,1 5,1 5,2 6,2 5,1", "7,1 6,1")
    assert refused(on_meadow(mine, cities=cities, more=more), "build 6,1 5,1") == "CRY-CITY-02"


@pytest.mark.rule("CRY-CONT-12")
def test_two_links_to_one_city_join_no_track() -> None:
    """Ann's track touches both Major Cities, with a link at either; only track joins them."""
    links = HONG_KONG + HONG_KONG.replace("links:\n", "").replace("hk", "sh").replace("3,4", "12,4")
    mine = "cash: 300, links: [hk, sh], " + track("3,4 4,4", "12,4 11,4")
    game = with_links(mine, more=links, rules="win: {majors: 2, links: 1}")
    play(game, "end")
    assert not game.state.declared
    joined = "cash: 300, links: [hk, sh], " + track("3,4 4,4 5,4 6,4 7,4 8,4 9,4 10,4 11,4 12,4")
    game = with_links(joined, more=links, rules="win: {majors: 2, links: 1}")
    play(game, "end")
    assert list(game.state.declared) == [0]

"""What the checks of ferries and container links tell, and what their repairs leave."""

import pytest

from engine.logs.session import new_game
from engine.systems.crayon.actions.kinds import Build
from model.notation import Cell
from tests.validator.examples import as_file, codes_after_repair, codes_in, told
from validator.finding import ERROR, INFO, WARNING

GULL = "ferries:\n- {{id: gull-ferry, name: Gull Ferry, ports: {}, cost: 3}}\n"
LINE = (
    "links:\n- {{id: gull-line, name: Gull Line, port: {}, mode: {}, cost: 5, serves: [koralia]}}\n"
)


@pytest.mark.rule("VAL-CRY-67")
@pytest.mark.parametrize(
    ("ports", "says"),
    [
        ('"4,11 4,11"', "has the same port twice"),
        ('"4,11"', "needs two ports"),
        ('"4,11 11,12 9,9"', "needs two ports"),
        ('"4,11 10,12"', "lands at 10,12, where there is no milepost"),
        ('"4,11 90,12"', "lands at 90,12, where there is no milepost"),
    ],
)
def test_a_ferry_joins_two_mileposts(ports: str, says: str) -> None:
    example = f"ferries:\n- {{id: gannet-ferry, ports: {ports}}}\n"
    assert codes_in(example) == ["NET014"]
    assert told(example, "NET014")[0].message == f"Gannet Ferry {says}"


@pytest.mark.rule("VAL-CRY-67")
def test_each_port_at_sea_is_told_with_its_word_and_the_shore_beside_it() -> None:
    both = told('ferries:\n- {id: gannet-ferry, ports: "6,11 15,12"}\n', "NET014")
    assert [finding.word for finding in both] == ["6,11", "15,12"]
    one = 'ferries:\n- {id: gannet-ferry, ports: "4,11 13,11"}\n'
    assert told(one, "NET014")[0].repair is None, "two mileposts lie beside it"
    far = 'ferries:\n- {id: gull-ferry, name: Gull Ferry, ports: "0,2 15,0", cost: 3}\n'
    assert [f.repair.title for f in told(far, "NET014") if f.repair] == [
        "land at 1,2",
        "land at 14,1",
    ]
    assert codes_after_repair(far.replace("0,2", "9,9"), "NET014") == set()


@pytest.mark.rule("VAL-CRY-67")
def test_the_port_of_a_link_is_a_milepost() -> None:
    example = LINE.format('"13,11"', "build-into")
    (found,) = told(example, "NET015")
    assert found.message == "Gull Line leaves from 13,11, where there is no milepost"
    assert codes_in(LINE.format('"10,11"', "build-into")) == []


@pytest.mark.rule("VAL-CRY-68")
def test_a_port_keeps_a_way_in_for_every_place_on_its_ferry() -> None:
    blocked = "blocked: [{}]\n"
    one_left = blocked.format('"11,11 11,12", "11,12 12,12"')
    (found,) = told(one_left, "NET016")
    assert "has 1 way in, and Gannet Ferry has room for 2 players" in found.message
    assert (found.severity, found.word) == (ERROR, "11,12")
    assert codes_after_repair(one_left, "NET016") == set()
    free = one_left + "rules: {ferry: {reserve: false}}\n"
    assert [finding.severity for finding in told(free, "NET016")] == [WARNING]
    everybody = one_left + "ferries:\n- {id: gannet-ferry, max_players: null}\n"
    assert told(everybody, "NET016") == [], "who has no limit keeps nothing"


@pytest.mark.rule("VAL-CRY-68")
@pytest.mark.parametrize("blocked", ["", '"11,11 11,12"', '"11,11 11,12", "11,12 12,12"'])
@pytest.mark.parametrize("reserve", ["true", "false"])
def test_the_engine_agrees_on_ports_that_nobody_can_build_to(blocked: str, reserve: str) -> None:
    example = (
        f"blocked: [{blocked}]\nrules: {{ferry: {{reserve: {reserve}}}}}\n"
        "position:\n  turn: {phase: building}\n"
        '  seats: [{track: ["12,10 13,10", "11,11 12,10", "10,11 11,11"]}]\n'
    )
    refusal = new_game(as_file(example).scenario, 2).why_not(Build(Cell(10, 11), Cell(11, 12)))
    errors = [one for one in told(example, "NET016") if one.severity == ERROR]
    assert bool(errors) is (refusal is not None and refusal.rule == "CRY-FERRY-05")


@pytest.mark.rule("VAL-CRY-68")
def test_a_limited_link_keeps_ways_in_and_one_that_is_bought_does_not() -> None:
    for mode, number in (("build-into", 1), ("purchase", 0)):
        link = LINE.format('"5,10"', mode).replace("}", ", max_players: 3}")
        assert len(told(link + 'blocked: ["4,10 5,10", "5,9 5,10"]\n', "NET016")) == number


@pytest.mark.rule("VAL-CRY-69")
def test_a_ferry_is_worth_the_half_rate_that_it_costs() -> None:
    near = GULL.format('"9,8 10,10"')
    (found,) = told(near, "NET017")
    assert "2 mileposts apart by land; the turn at half rate after it costs 5" in found.message
    far = GULL.format('"5,9 9,8"')
    assert len(told(far, "NET017")) == 1, "5 mileposts by the coast"
    assert told(far + "rules: {ferry: {far_port_cost: 0}}\n", "NET017") == []
    assert told(far.replace("cost", "far_port_cost: 0, cost"), "NET017") == []
    slow = "rules: {trains: {freight: {speed: 7, half_rate: 4}}}\n"
    assert told(far + slow, "NET017") == [], "a slow train loses less"


@pytest.mark.rule("VAL-CRY-70")
def test_a_city_overseas_stands_on_no_milepost_that_track_can_come_to() -> None:
    example = 'cities:\n- {id: koralia, at: "13,6"}\n'
    (found,) = told(example, "NET018")
    assert "koralia-line would serve it" in found.help
    assert codes_after_repair(example, "NET018") == set()
    inland = "cities:\n- {id: vinehall, overseas: true}\n"
    assert "NET018" not in codes_after_repair(inland, "NET018")


@pytest.mark.rule("VAL-CRY-71")
def test_victory_over_a_link_needs_links_with_room_for_everybody() -> None:
    one = "rules: {win: {links: 1}}\n"
    assert codes_in(one) == []
    none = one + "links:\n- {id: koralia-line, removed: true}\n"
    assert "NET022" not in codes_after_repair(none, "NET022")
    (found,) = told(one + "links:\n- {id: koralia-line, max_players: 3}\n", "NET022")
    assert found.message.endswith("Koralia Line have room for 3 in all, of 4 players")
    two = "links:\n- {id: koralia-line, max_players: 2}\n- " + LINE.format(
        '"10,11"', "build-into"
    ).partition("- ")[2].replace("}", ", max_players: 2}")
    assert told(one + two, "NET022") == []
    only_touched = "rules: {win: {links: 1, link_owned: false}}\n"
    limited = "links:\n- {id: koralia-line, max_players: 1}\n"
    assert told(only_touched + limited, "NET022") == []


@pytest.mark.rule("VAL-CRY-71")
def test_the_link_must_be_on_the_line_that_joins_the_majors() -> None:
    apart = (
        "rules: {win: {links: 1, majors: 2, ferry_connects: false}}\n"
        'board: {paint: {"14,12": clear, "15,12": clear, "15,11": clear}}\n'
        'ferries:\n- {id: gull-ferry, ports: "12,12 14,12", cost: 2}\n'
        'links:\n- {id: koralia-line, port: "15,12"}\n'
    )
    (found,) = told(apart, "NET022")
    assert found.message.endswith("no line can join 2 Major Cities and Koralia Line")
    assert told(apart.replace("false", "true"), "NET022") == []


@pytest.mark.rule("VAL-CRY-78")
def test_victory_asks_for_no_more_majors_than_there_are() -> None:
    four = "rules: {win: {majors: 4}}\n"
    (found,) = told(four, "NET021")
    assert found.message == "victory asks for 4 Major Cities, and there are 3"
    assert codes_after_repair(four, "NET021") == set()
    assert [f.severity for f in told(four + "variants: [time-limit]\n", "NET021")] == [WARNING]
    assert told(four + "variants: [sudden-death]\n", "NET021") == []


@pytest.mark.rule("VAL-CRY-72")
def test_a_shared_port_matters_where_one_section_pays_for_both() -> None:
    (found,) = told(GULL.format('"4,11 9,9"'), "NET019")
    assert found.severity == WARNING
    assert "Gannet Ferry and Gull Ferry share the port at 4,11" in found.message
    assert "pays 7 for all" in found.message
    bought = LINE.format('"13,10"', "purchase")
    assert [finding.severity for finding in told(bought, "NET019")] == [INFO]

"""Nobody may be cut off from connecting the Major Cities, found quickly and found slowly."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.limits.cut_off import Guard
from engine.systems.crayon.limits.reach import Reach
from engine.systems.crayon.phases.building import lay
from model.boards import grid
from model.notation import Cell
from model.systems.crayon.network.network import edge_key
from tests.engine.systems.crayon.situations.meadow import CR, EB, meadow, on_meadow, track
from tests.engine.systems.crayon.situations.situation import game_on, legal, play, refused, why

TWO = """
- {id: aston, name: Aston, kind: major, at: "1,1", members: "1,1"}
- {id: easton, name: Easton, kind: major, at: "5,1", members: "5,1"}
"""
STRAIT = ["...  ..", "...^...", "...  .."]
"""Aston in the west and Easton in the east, and 3,1 the only way between them."""
HOLD = "city: {major: {reserve: false}, cut_off_test: each-player}"


@pytest.mark.rule("CRY-CITY-06")
def test_the_last_way_between_major_cities_is_left_to_the_others() -> None:
    seat = "cash: 50, " + track("1,1 2,1")
    game = on_meadow(seat, rows=STRAIT, cities=TWO, rules=HOLD)
    assert refused(game, "build 2,1 3,1") == "CRY-CITY-06"
    assert why(game, "build 2,1 3,1") == "it would cut Bob off from a major city"
    assert "build 2,1 3,1" not in legal(game, "build")
    alone = on_meadow(seat, players=1, rows=STRAIT, cities=TWO, rules=HOLD)
    assert refused(alone, "build 2,1 3,1") == ""


@pytest.mark.rule("CRY-CITY-06")
@pytest.mark.rule("OPEN-CRY-32")
@pytest.mark.parametrize(("preset", "rule"), [(CR, "CRY-CITY-06"), (EB, "")])
def test_only_china_rails_asks_whether_anybody_is_cut_off(preset: str, rule: str) -> None:
    seat, rules = "cash: 50, " + track("1,1 2,1"), "city: {major: {reserve: false}}"
    game = on_meadow(seat, rows=STRAIT, cities=TWO, preset=preset, rules=rules)
    assert refused(game, "build 2,1 3,1") == rule
    off = on_meadow(seat, rows=STRAIT, cities=TWO, rules=f"{rules[:-1]}, cut_off_test: none}}")
    assert refused(off, "build 2,1 3,1") == ""


@pytest.mark.rule("CRY-CITY-06")
def test_who_has_track_of_his_own_through_the_pass_is_not_cut_off() -> None:
    two_ways = ["...  ..", ".......", "......."]
    bob = "cash: 50, " + track("1,1 2,1 3,1 4,1 5,1")
    game = on_meadow("cash: 50, " + track("1,2 2,2"), bob, rows=two_ways, cities=TWO, rules=HOLD)
    assert refused(game, "build 2,2 3,2") == ""
    play(game, "build 2,2 3,2", "build 3,2 4,2")
    assert refused(game, "build 4,2 4,1") == ""


@pytest.mark.rule("CRY-CITY-06")
def test_a_small_city_in_the_pass_is_not_filled_while_others_must_go_through() -> None:
    """All ways lead through Pass, which has room for two; three play."""
    cities = TWO + '- {id: pass, name: Pass, kind: small, at: "3,1"}\n'
    rows, more = [".......", ".......", "......."], 'blocked: ["3,0 4,0", "3,2 4,2"]'
    seats = ("cash: 50, " + track("1,1 2,0 3,0"), "cash: 50, " + track("1,1 2,1 3,1"))
    first = on_meadow(seats[0], players=3, rows=rows, cities=cities, rules=HOLD, more=more)
    assert refused(first, "build 3,0 3,1") == ""
    second = on_meadow(*seats, players=3, rows=rows, cities=cities, rules=HOLD, more=more)
    assert refused(second, "build 3,0 3,1") == "CRY-CITY-06"
    assert why(second, "build 3,0 3,1") == "it would cut Cid off from a major city"
    pair = on_meadow(*seats, players=2, rows=rows, cities=cities, rules=HOLD, more=more)
    assert refused(pair, "build 3,0 3,1") == ""


@pytest.mark.rule("CRY-CITY-06")
def test_a_ferry_that_is_full_joins_nothing_for_the_others() -> None:
    """An island with Easton on it, and one ferry for two players."""
    rows = ["... ...", "... ...", "... ..."]
    ferry = 'ferries:\n- {id: boat, name: Boat, ports: "2,0 4,0", cost: 4, max_players: 2}'
    seats = ("cash: 50, " + track("1,1 2,1"), "cash: 50, " + track("1,1 1,0 2,0"))
    pair = on_meadow(*seats, players=2, rows=rows, cities=TWO, rules=HOLD, more=ferry)
    assert refused(pair, "build 2,1 2,0") == ""
    three = on_meadow(*seats, players=3, rows=rows, cities=TWO, rules=HOLD, more=ferry)
    assert refused(three, "build 2,1 2,0") == "CRY-CITY-06"


@pytest.mark.rule("CRY-CITY-06")
@pytest.mark.parametrize("far_port", ["4,0", "5,1"])
def test_a_ferry_from_a_major_city_is_not_bought_from_those_who_need_it(far_port: str) -> None:
    """The ferry leads from Aston to the island, or right into Easton."""
    rows = ["... ...", "... ...", "... ..."]
    ferry = f'ferries:\n- {{id: boat, ports: "1,1 {far_port}", cost: 4, max_players: 2}}'
    seats = ("cash: 50", "cash: 50, ferries: [boat]")
    pair = on_meadow(*seats, players=2, rows=rows, cities=TWO, more=ferry)
    assert refused(pair, "buy boat") == ""
    three = on_meadow(*seats, players=3, rows=rows, cities=TWO, more=ferry)
    assert refused(three, "buy boat") == "CRY-CITY-06"


@pytest.mark.rule("CRY-CITY-06")
def test_major_cities_that_nothing_ever_joined_ask_for_nothing() -> None:
    rows = ["... ...", "... ...", "... ..."]
    game = on_meadow("cash: 50", rows=rows, cities=TWO, rules=HOLD)
    assert game.table.major_groups == []
    assert refused(game, "build 1,1 2,1") == ""


# -- the quick answer against a slow one


def random_board(rng: Random) -> CrayonGame:
    """A small board with holes, cities, perhaps a ferry and a link, and track laid at random."""
    rows = ["".join(rng.choice("....^s") for _ in range(7)) for _ in range(5)]
    land = [Cell(c, r) for r in range(5) for c in range(7) if rows[r][c] != "s"]
    spots = rng.sample(land, 8)
    kinds = ["major", "major", "major", "small", "small", "medium"]
    cities = "".join(
        f'\n- {{id: c{i}, name: C{i}, kind: {kind}, at: "{at}"'
        + (f', members: "{at}"' if kind == "major" and rng.random() < 0.6 else "")
        + "}"
        for i, (kind, at) in enumerate(zip(kinds, spots, strict=False))
    )
    port = f'port: "{spots[6]}", mode: build-into, cost: 2, serves: [], max_players: 1'
    more = f"links:\n- {{id: link, {port}}}"
    if rng.random() < 0.7:
        ports = f"{spots[7]} {rng.choice([cell for cell in land if cell != spots[7]])}"
        more += f'\nferries:\n- {{id: boat, ports: "{ports}", cost: 4, max_players: 2}}'
    players = rng.randint(2, 4)
    reading = rng.choice(["direct", "through-centre"])
    rules = f"city: {{perimeter: {reading}}}"
    game = game_on(meadow("cash: 50", rows=rows, cities=cities, more=more, rules=rules), players)
    free = [(u, v) for u, ways in enumerate(game.table.ways) for v in ways]
    for u, v in rng.sample(free, min(len(free), rng.randint(0, 40))):
        if game.state.track.owner_between(u, v) is None:
            lay(game.position, rng.randrange(players), u, v)
    return game


def pairs_joined(game: CrayonGame, seat: int) -> set[tuple[str, str]]:
    """Which Major Cities a player could join, found by spreading out from each of them."""
    return {
        (one.id, other.id)
        for one in game.table.majors
        for spread in [slow_reach(game, seat, set(one.cells))]
        for other in game.table.majors
        if spread & set(other.cells)
    }


def slow_reach(game: CrayonGame, seat: int, reached: set[int]) -> set[int]:
    """Everywhere a player's track could go from some mileposts, until nothing is new."""
    steps = [step for u in range(len(game.table.cells)) for step in slow_steps(game, seat, u)]
    while True:
        more = {v for u, v in steps if u in reached} - reached
        if not more:
            return reached
        reached = reached | more


def slow_steps(game: CrayonGame, seat: int, u: int) -> Iterator[tuple[int, int]]:
    table, track = game.table, game.state.track
    network = table.network
    if not network.has(u):
        return
    for cell in grid.neighbours(table.cells[u]):
        v = network.index(cell)
        if network.has(v) and edge_key(u, v) not in network.closed:
            inside = u in network.red and network.red[u] == network.red.get(v)
            owner = track.owner_between(u, v)
            is_free = owner is None and has_room(game, seat, u) and has_room(game, seat, v)
            if not inside and (owner == seat or is_free):
                yield u, v
    if u in network.red:
        # A Major City is one place for builders.
        yield from ((u, v) for v in table.cities[u].cells if v != u)
    for name, ferry in table.ferries.items():
        owners = track.owners_of(name)
        usable = seat in owners or ferry.max_players is None or len(owners) < ferry.max_players
        if u in table.ports_of[name] and usable:
            yield from ((u, v) for v in table.ports_of[name] if v != u)


def has_room(game: CrayonGame, seat: int, cell: int) -> bool:
    table, track = game.table, game.state.track
    city = table.cities.get(cell)
    if city is not None and city.access.max_players is not None:
        here = {one for one in range(game.state.players) if track.touches(one, city.cells)}
        if seat not in here and len(here) >= city.access.max_players:
            return False
    for port in table.ports.get(cell, ()):
        owners = track.owners_of(port.id)
        if port.max_players is not None and seat not in owners and len(owners) >= port.max_players:
            return False
    return True


def slowly_cut_off(game: CrayonGame, seat: int, u: int, v: int) -> bool:
    """Whether somebody else can join less once the section lies there."""
    after = game.copy()
    lay(after.position, seat, u, v)
    others = [other for other in range(game.state.players) if other != seat]
    return any(pairs_joined(game, other) - pairs_joined(after, other) for other in others)


@pytest.mark.rule("CRY-CITY-06")
@pytest.mark.parametrize("seed", range(40))
def test_the_quick_answer_is_that_of_a_full_search(seed: int) -> None:
    rng = Random(seed)
    game = random_board(rng)
    seat = rng.randrange(game.state.players)
    free = [
        (u, v)
        for u, ways in enumerate(game.table.ways)
        for v in ways
        if game.state.track.owner_between(u, v) is None
    ]
    guard = Guard(game.position, seat)
    for u, v in rng.sample(free, min(len(free), 12)):
        quick = guard.why_not_lay(u, v) is not None
        assert quick == slowly_cut_off(game, seat, u, v), (
            f"{game.table.cells[u]} {game.table.cells[v]}"
        )


@pytest.mark.rule("CRY-CITY-06")
@pytest.mark.parametrize("seed", range(12))
def test_a_way_through_is_found_exactly_where_there_is_one(seed: int) -> None:
    game = random_board(Random(seed))
    names = {cell: city.id for cell, city in game.table.cities.items()}
    groups = [{names[cell] for cell in group} for group in game.table.major_groups]
    for seat in range(game.state.players):
        joined = pairs_joined(game, seat)
        every = all((one, other) in joined for group in groups for one in group for other in group)
        reach = Reach(game.position, seat)
        thread = reach.thread()
        assert (thread is not None) == every
        assert thread is None or reach.keeps(thread)


@pytest.mark.rule("CRY-CITY-06")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_ever_cut_off_while_three_play_at_random(seed: int) -> None:
    rng = Random(seed)
    rows = ["........", "..  ....", "........", "....  ..", "........"]
    cities = TWO.replace('"5,1"', '"6,3"') + '- {id: mid, name: Mid, kind: small, at: "3,2"}\n'
    game = on_meadow("cash: 900", "cash: 900", "cash: 900", players=3, rows=rows, cities=cities)
    for _ in range(12):
        while found := legal(game, "build"):
            play(game, rng.choice(found))
        play(game, "end", "done")
        assert all(Reach(game.position, seat).holds_together() for seat in range(3))
    assert len(game.state.track.sections) > 30

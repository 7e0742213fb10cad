"""Games in Move Goods on a board of six stops, with links between them as a test wants them."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations

from engine.systems.age_of_steam.game.game import AgeOfSteamGame, new_game
from engine.systems.age_of_steam.game.going_on import go_on
from engine.systems.age_of_steam.turns.all_phases import PHASES
from model.files.scenario_files import read_text
from model.scenario.scenario import Scenario

NAMES = ("Ann", "Bob", "Cid", "Dot")
CITIES = {
    "ash": 'kind: city, at: "0,0", colours: [blue]',
    "bay": 'kind: city, at: "2,0", colours: [black], tags: [coast]',
    "elm": 'kind: town, at: "4,0"',
    "fir": 'kind: city, at: "0,2", colours: [yellow], tags: [yard]',
    "oak": 'kind: city, at: "2,2", colours: [red], tags: [coast]',
    "yew": 'kind: city, at: "4,2", colours: [red]',
}
HEAD = """\
format: 1
id: goods
title: Goods
system: age-of-steam
players: {min: 1, max: 4}
board: {kind: hexes, size: [5, 3], legend: {".": plain}, terrain: ".....\\n.....\\n....."}
start_cubes: [{where: {kind: cell}, draw: 0}]
"""
PHASES_OF_A_TURN = "phases: [shares, actions, move, income, expenses, reduction, growth, advance]"
LINK = "- {{id: {0}-{1}, ends: [{0}, {1}], cost: 1, owners: null, requires: towns}}\n"


@cache
def scenario(rules: tuple[str, ...] = (), cities: tuple[tuple[str, str], ...] = ()) -> Scenario:
    """The map with some rules, each a line of the file, and some cities told otherwise."""
    lines = "".join(
        f"- {{id: {k}, name: {k.title()}, {v}}}\n" for k, v in {**CITIES, **dict(cities)}.items()
    )
    links = "".join(LINK.format(*pair) for pair in combinations(CITIES, 2))
    said = "".join(f"  {rule}\n" for rule in ("turns: 4", PHASES_OF_A_TURN, *rules))
    preset = "" if any(rule.startswith("preset:") for rule in rules) else "  preset: age-of-steam\n"
    text = f"{HEAD}cities:\n{lines}special_links:\n{links}rules:\n{preset}{said}"
    found = read_text(text).scenario
    assert not found.misfits, found.misfits
    return found


def goods_game(
    links: str,
    cubes: Mapping[str, str],
    *rules: str,
    engine: int = 3,
    players: int = 2,
    cities: Mapping[str, str] | None = None,
    action: str = "",
    order: tuple[int, ...] = (),
) -> AgeOfSteamGame:
    """Move Goods of turn 1. Links are `ash-oak 1, oak-yew 2`, with seats from 1, none or state.

    Seat 1 holds the action, and comes first unless an order is given. The bag holds what does not
    lie on the map.
    """
    game = new_game(scenario(rules, tuple((cities or {}).items())), NAMES[:players], 1)
    state = game.state
    for text in filter(None, map(str.strip, links.split(","))):
        name, owner = text.split()
        seats = {"none": -1, "state": -2}
        state.track.claim(name, seats[owner] if owner in seats else int(owner) - 1)
    for lying in (*state.cubes.values(), *({c: 1} for s in state.display.values() for c in s if c)):
        for colour, number in lying.items():
            state.bag[colour] = state.bag.get(colour, 0) + number
    state.display, state.cubes = {}, {}
    for place, words in cubes.items():
        state.cubes[place] = {one: words.split().count(one) for one in words.split()}
        for one in words.split():
            state.bag[one] -= 1
    state.order = order or tuple(range(players))
    state.seats[0].action = action
    for seat in state.seats:
        seat.rung = engine - 1
    state.phase, state.doing, state.actor, state.round = "move", None, None, 0
    list(PHASES["move"].begin(game.position))
    if state.actor is None:
        list(go_on(game.position))
    return game


def income(game: AgeOfSteamGame) -> list[int]:
    return [seat.income for seat in game.state.seats]

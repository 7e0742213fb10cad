"""What is listed is allowed, everything else is refused, and any moment can be saved."""

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.protocol import Action
from engine.systems.age_of_steam.actions import goods_kinds, kinds
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.resuming import game_from_plain
from tests.engine.systems.age_of_steam.phases.moving.goods_games import CITIES, goods_game

HOPS = "{id: barge, mode: hop, between: {tag: coast}, free: true, per_turn: 2, engine: 0}"
CARTS = "{id: carts, mode: overland, range: 2, free: true, needs_link: false, income: 1}"
SETS = "{size: 2, income: 1, then: out}"
FILTERS = (
    "{to: {tag: coast}, forbid_link_status: nationalised},"
    " {colour: [red], to: {tag: yard}, closes_stop: true}"
)
TOLL = "actions: {list: [{id: toll, effects: [{pass_own: {per_move: 1, price: 3}}]}]}"
WAYS = {
    "base": (),
    "half": ("delivery: {links: {own: half}, fate: stays}",),
    "all": ("delivery: {links: {own: all}, rounds: 3}",),
    "exact": ("delivery: {links: {exact: 2}}",),
    "lying": ("delivery: {accepts: lying, fate: stays}",),
    "closing": (f"delivery: {{when_emptied: closes, fate: kept, sets: {SETS}}}",),
    "until-pass": ("delivery: {rounds: until-pass, blocked_by: [black]}",),
    "filters": (f"delivery: {{filters: [{FILTERS}]}}",),
    "toll": (TOLL, "delivery: {income: {bonuses: [{to: mover, cash: -2}]}}"),
    "onward": ("modules: [chain]", "chain: {mode: onward}", "delivery: {fate: stays}"),
    "onward and hops": (
        "modules: [chain, teleport]",
        "chain: {mode: onward}",
        f"teleports: [{HOPS}, {CARTS}]",
    ),
    "transfer": ("modules: [chain]", "chain: {mode: transfer, stations: {tag: yard}}", TOLL),
    "transfer and hops": (
        "modules: [chain, teleport]",
        "chain: {mode: transfer, stations: {kind: town}}",
        f"teleports: [{HOPS}, {HOPS.replace('barge', 'raft')}]",
    ),
}  # fmt: skip
COLOURS = ("black", "blue", "red", "yellow")


def a_game(rules: tuple[str, ...], rng: random.Random) -> AgeOfSteamGame:
    names = sorted(CITIES)
    pairs = [f"{a}-{b}" for a in names for b in names if a < b]
    owners = {pair: rng.sample(["1", "2", "none", "state"], rng.randint(0, 2)) for pair in pairs}
    links = ", ".join(f"{pair} {owner}" for pair in pairs for owner in owners[pair])
    cubes = {name: " ".join(rng.choices(COLOURS, k=rng.randint(0, 3))) for name in names}
    return goods_game(
        links,
        {name: words for name, words in cubes.items() if words},
        *rules,
        engine=rng.randint(1, 4),
        action="toll" if TOLL in rules else "",
        cities={
            "bay": f'kind: city, at: "2,0", colours: all, pass: {rng.choice(("always", "never"))}'
        },
    )


def conceivable(game: AgeOfSteamGame) -> Iterator[Action]:
    """Everything that somebody could try in Move Goods on this board."""
    names = [*CITIES, "1,0", "nowhere"]
    track = game.state.track
    marks = {track.name_of(link).partition("@")[2] for link in track.links()} | {"", "barge"}
    yield from (goods_kinds.Move(colour, name) for colour in COLOURS for name in names)
    for name in names:
        for text in (f"{name}@{mark}" if mark else name for mark in sorted(marks)):
            yield from (goods_kinds.Via(text), goods_kinds.Hop(text))
        yield from (goods_kinds.Overland(c, a, name) for c in COLOURS for a in names)
    yield from (goods_kinds.Deliver(), goods_kinds.Stop(), goods_kinds.Engine())
    yield from (goods_kinds.Skip(), kinds.Pass())


def all_cubes(game: AgeOfSteamGame) -> Counter[str]:
    state = game.state
    kept = (seat.kept for seat in state.seats)
    return sum(map(Counter, (*state.cubes.values(), *kept, state.bag, state.gone)), Counter[str]())


@pytest.mark.rule("INV-AOS-05")
@pytest.mark.rule("INV-AOS-24")
@pytest.mark.parametrize("name", WAYS)
def test_lists_and_refusals_agree_at_every_moment(name: str) -> None:
    rng = random.Random(name)
    for _ in range(4):
        game = a_game(WAYS[name], rng)
        cubes = all_cubes(game)
        for _ in range(14):
            if game.state.phase != "move":
                break
            listed = list(game.actions())
            assert len(set(listed)) == len(listed) > 0
            assert not [str(one) for one in listed if game.why_not(one) is not None]
            refusals = [game.why_not(one) for one in conceivable(game) if one not in listed]
            assert all(one is not None and one.rule and one.sentence for one in refusals)
            game = game_from_plain(game.scenario, json.loads(json.dumps(game.to_plain())))
            assert list(game.actions()) == listed
            assert all_cubes(game) == cubes
            game.play(rng.choice(listed))

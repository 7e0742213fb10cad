"""Blocks of the set-up: players, turns, goods, cities, cells, special links (AOM-SETUP)."""

from tests.generate.systems.age_of_steam.blocks.block import Blocks
from tests.generate.systems.age_of_steam.conditions import by_situation
from tests.generate.systems.age_of_steam.country import SLOTS, written
from tests.generate.systems.age_of_steam.draft import Draft

SETUP = Blocks()
PAIRWISE = {"roles", "pay-first", "order-table"}
"""Blocks that one player alone cannot have (VAL-AOM-26)."""


@SETUP("players", "AOM-SETUP-01")
def _players(draft: Draft) -> None:
    low = draft.rng.randint(2 if draft.blocks & PAIRWISE else 1, 5)
    high = draft.rng.randint(low, 8)
    draft.plain["players"] = {"min": low, "max": high}
    draft.is_scarce = True


@SETUP("one-player", "AOM-SETUP-02")
def _one_player(draft: Draft) -> None:
    draft.plain["players"] = {"min": 1, "max": 1}


@SETUP("turns", "AOM-SETUP-01")
def _turns(draft: Draft) -> None:
    draft.plain["rules"]["turns"] = by_situation(draft, [3, 4, 5], ["players"])


@SETUP("no-fixed-end", "AOM-SETUP-01")
def _no_fixed_end(draft: Draft) -> None:
    draft.plain["rules"]["turns"] = None
    draft.rules(end=[{"no_cubes": draft.rng.choice(["cities", "map"])}, {"players_left": 1}])


@SETUP("start", "AOM-SETUP-03")
def _start(draft: Draft) -> None:
    draft.rules(
        start={
            "cash": by_situation(draft, [5, 10, 20], ["players"]),
            "shares": by_situation(draft, [0, 1, 3], ["players"]),
            "income": by_situation(draft, [0, 1, 5], ["players"]),
        }
    )


@SETUP("engine", "AOM-SETUP-04")
def _engine(draft: Draft) -> None:
    ladder = draft.rng.choice([[1, 2, 3, 4, 5], [1, 2, 3, 4, 6, 8], [2, 3, 5], [1, 4]])
    draft.rules(engine={"ladder": ladder, "turn_modifier": by_situation(draft, [-1, 0, 1])})
    if draft.flag():
        draft.rules(engine={"effective_max": draft.rng.randint(2, 7)})
    draft.rules(start={"engine": draft.rng.choice(ladder[:2])})


@SETUP("supply", "AOM-SETUP-05")
def _supply(draft: Draft) -> None:
    goods = draft.some(draft.plain["goods"], 2, 3)
    for good in goods:
        good["bag"] = draft.rng.randint(good["chips"] // 2, good["chips"] - 8)
    draft.plain["bag_after_setup"] = {goods[0]["id"]: draft.rng.randint(1, 6)}


@SETUP("white-cubes", "AOM-SETUP-05")
def _white(draft: Draft) -> None:
    draft.plain["goods"].append(
        {"id": "white", "name": "White", "chips": 14, "bag": 4, "colour": "#f4f1e8"}
    )
    draft.rng.choice(draft.cities)["colours"] = ["white"]


@SETUP("colour-sets", "AOM-SETUP-06")
def _colour_sets(draft: Draft) -> None:
    ways = ["all", "none", {"except": draft.some(draft.colours, 1, 2)}, draft.some(draft.colours)]
    for city, colours in zip(draft.some(draft.cities, 2, 4), ways, strict=False):
        city["colours"] = colours


@SETUP("random-colours", "AOM-SETUP-06")
def _random_colours(draft: Draft) -> None:
    for city in draft.some(draft.cities, 1, 2):
        city["colours"] = "random"
    draft.plain["random_colours"] = {"from": "bag", "cube": draft.rng.choice(["aside", "back"])}


@SETUP("start-cubes", "AOM-SETUP-07")
def _start_cubes(draft: Draft) -> None:
    draw = by_situation(draft, [1, 2, 3], ["players"])
    entries = [{"where": {"kind": "printed"}, "draw": draw}]
    if draft.flag():
        first = [one["id"] for one in draft.some(draft.cities)]
        entries.insert(0, {"where": {"ids": first}, "draw": 1, "per_player": 1})
    draft.things("start_cubes").extend(entries)
    fixed = draft.some(draft.colours[:5], 1, 2)
    draft.rng.choice(draft.cities)["cubes"] = {"draw": 1, "fixed": fixed}


@SETUP("filtered-cubes", "AOM-SETUP-08")
def _filtered_cubes(draft: Draft) -> None:
    own = draft.rng.choice([True, draft.some(draft.colours[:5])])
    ways = [{"not_own_colour": own}, {"colours": draft.some(draft.colours[:5], 2, 3)}]
    entry = {"where": {"kind": "printed"}, "draw": 2, "filter": draft.rng.choice(ways)}
    draft.things("start_cubes").insert(0, entry)


@SETUP("cubes-in-towns", "AOM-DELIVERY-01")
def _cubes_in_towns(draft: Draft) -> None:
    draft.things("start_cubes").insert(0, {"where": {"kind": "town"}, "draw": 1})
    if not any(entry["where"] == {"kind": "printed"} for entry in draft.things("start_cubes")):
        draft.things("start_cubes").append({"where": {"kind": "printed"}, "draw": 2})


@SETUP("cubes-on-hexes", "AOM-DELIVERY-01")
def _cubes_on_hexes(draft: Draft) -> None:
    for _ in range(3):
        at = draft.free_hex()
        if at is not None:
            fixed = [draft.rng.choice(draft.colours[:5])]
            draft.cell(at)["cubes"] = draft.rng.choice([1, {"fixed": fixed}])
            draft.cell(at)["tags"] = ["wreck"]


@SETUP("display", "AOM-SETUP-09")
def _display(draft: Draft) -> None:
    printed, new_city = draft.rng.randint(2, 4), draft.rng.randint(1, 3)
    fill = {
        "printed": by_situation(draft, [1, 2], ["players"]),
        "new_city": draft.rng.randint(0, new_city),
    }
    display = {"printed": printed, "new_city": new_city, "fill": fill}
    if draft.flag():
        display["filter"] = {"not_own_colour": draft.rng.choice([True, draft.some(draft.colours)])}
    draft.plain["display"] = display


@SETUP("slots", "AOM-SETUP-10")
def _slots(draft: Draft) -> None:
    used = {slot for city in draft.cities for slot in city["slots"]}
    free = [slot for slot in SLOTS if slot not in used]
    one, other = draft.some(draft.cities, 2, 2)
    one["slots"] = sorted({*one["slots"], *free[:2]})
    other["slots"] = []


@SETUP("groups", "AOM-SETUP-11")
def _groups(draft: Draft) -> None:
    for city in draft.some(draft.cities, 1, 2):
        at = draft.country.cities[city["id"]]
        beside = [one for one in draft.bare if one[1] == at[1] and abs(one[0] - at[0]) == 1]
        if beside:
            draft.bare.remove(beside[0])
            city["members"] = f"{written(at)} {written(beside[0])}"


@SETUP("passing", "AOM-SETUP-12")
def _passing(draft: Draft) -> None:
    one, other, third = draft.some(draft.cities, 3, 3)
    one["pass"], other["pass"], third["start"] = "never", "always", "never"


@SETUP("special-links", "AOM-SETUP-13")
def _special_links(draft: Draft) -> None:
    for number in range(draft.rng.randint(1, 2)):
        ends = [one["id"] for one in draft.some(draft.cities, 2, 2)]
        link = {"id": f"ferry-{number}", "ends": ends, "cost": draft.rng.randint(2, 6)}
        link |= {"builds": draft.rng.randint(1, 2), "points": draft.rng.randint(0, 3)}
        link |= {"sections": draft.rng.randint(1, 2), "reclaimable": draft.flag()}
        draft.things("special_links").append(link)


@SETUP("links-of-towns", "AOM-SETUP-13")
def _links_of_towns(draft: Draft) -> None:
    town, city = draft.rng.choice(draft.towns), draft.rng.choice(draft.cities)
    requires = draft.rng.choice(["towns", "own-track", "cities"])
    link = {"id": "barge", "ends": [town["id"], city["id"]], "cost": 3, "requires": requires}
    draft.things("special_links").append(link)


@SETUP("links-of-many", "AOM-SETUP-13")
def _links_of_many(draft: Draft) -> None:
    ends = [one["id"] for one in draft.some(draft.cities, 2, 2)]
    owners = draft.rng.choice([2, None])
    link = {"id": "boats", "ends": ends, "cost": [2, 4], "step": 1, "owners": owners}
    draft.things("special_links").append(link | {"once_per_pair": draft.flag()})


@SETUP("link-groups", "AOM-SETUP-13")
def _link_groups(draft: Draft) -> None:
    draft.plain["link_groups"] = [{"id": "sea", "per_player_per_turn": 1}]
    ends = [one["id"] for one in draft.some(draft.cities, 3, 3)]
    for number, pair in enumerate((ends[:2], ends[1:])):
        link = {"id": f"packet-{number}", "ends": pair, "cost": 3, "group": "sea"}
        draft.things("special_links").append(link)


@SETUP("town-exits", "AOM-SETUP-13")
def _town_exits(draft: Draft) -> None:
    """A town with water beside it, from which a link leads over the water."""
    for town in draft.towns:
        col, row = draft.country.towns[town["id"]]
        if (col + 1, row) in draft.bare:
            draft.bare.remove((col + 1, row))
            _flood(draft, (col + 1, row))
            ends = [town["id"], draft.rng.choice(draft.cities)["id"]]
            link = {"id": "mole", "ends": ends, "cost": 4, "requires": "towns"}
            link |= {"town_exits": {town["id"]: f"{col},{row}/0"}}
            draft.things("special_links").append(link)
            return


def _flood(draft: Draft, at: tuple[int, int]) -> None:
    draft.country.terrain[at] = "w"
    draft.plain["board"]["terrain"] = draft.country.board()["terrain"]


@SETUP("cell-prices", "AOM-SETUP-14")
def _cell_prices(draft: Draft) -> None:
    for _ in range(3):
        at = draft.free_hex()
        if at is not None:
            draft.cell(at)["price"] = draft.rng.randint(1, 7)
            draft.cell(at)["first_tile"] = draft.rng.choice(["any", "simple"])


@SETUP("open-from", "AOM-SETUP-14")
def _open_from(draft: Draft) -> None:
    for _ in range(3):
        at = draft.free_hex()
        if at is not None:
            draft.cell(at)["open_from"] = by_situation(draft, [2, 3], ["players"])


@SETUP("no-track", "AOM-SETUP-14")
def _no_track(draft: Draft) -> None:
    draft.rng.choice(draft.towns)["no_track"] = True


@SETUP("blocked-edges", "AOS-BOARD-05")
def _blocked(draft: Draft) -> None:
    edges = [
        f"{col},{row} {col + 1},{row}" for col, row in draft.bare if (col + 1, row) in draft.bare
    ]
    draft.plain["blocked"] = sorted(draft.some(edges, 1, 3))


@SETUP("new-cities", "AOM-SETUP-16")
def _new_cities(draft: Draft) -> None:
    """Two that are changed, and one more than the box has."""
    draft.plain["new_cities"] = [
        {"id": "a", "colours": ["red"], "slots": ["light-3"], "cubes": draft.rng.randint(1, 3)},
        {"id": "b", "colours": draft.rng.choice(["none", "all", draft.some(draft.colours)])},
        {"id": "z", "colours": [draft.rng.choice(draft.colours)], "slots": ["dark-6"]},
    ]


@SETUP("own-variants", "AOM-SETUP-15")
def _own_variants(draft: Draft) -> None:
    draft.plain["own_variants"] = {
        "calm": {"title": "Calm", "one_of": "level", "changes": {}},
        "harsh": {
            "title": "Harsh",
            "one_of": "level",
            "changes": {"rules": {"shares": {"max": 12}}},
        },
        "rich": {"title": "Rich", "changes": {"rules": {"shares": {"price": 6}}}},
    }

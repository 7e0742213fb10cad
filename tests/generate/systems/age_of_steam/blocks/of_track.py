"""Blocks of building: limits, prices, what may be built, discs, urbanization."""

from typing import Any

from tests.generate.systems.age_of_steam.blocks.block import Blocks
from tests.generate.systems.age_of_steam.conditions import (
    OF_PLAYERS,
    a_place,
    a_region,
    a_situation,
    by_situation,
    some_towns,
)
from tests.generate.systems.age_of_steam.draft import Draft

TRACK = Blocks()
SIMPLE = ("s1", "s2", "s3")
COMPLEX = ("x1", "x2", "x3", "c1", "c2", "c3", "c4")


@TRACK("build-limit", "AOM-BUILD-01")
def _limit(draft: Draft) -> None:
    draft.rules(build={"limit": by_situation(draft, [1, 2, 4, 6], OF_PLAYERS)})


@TRACK("limit-by-turn", "AOM-BUILD-01")
def _limit_by_turn(draft: Draft) -> None:
    draft.rules(build={"limit": {"turn": True, "max": draft.rng.randint(2, 5)}})


@TRACK("flat-price", "AOM-BUILD-02")
def _flat(draft: Draft) -> None:
    draft.rules(prices={"flat": draft.rng.randint(1, 3)})


@TRACK("prices-by-tile", "AOM-BUILD-03")
def _by_tile(draft: Draft) -> None:
    prices = {tile: draft.rng.randint(1, 5) for tile in (*SIMPLE, *COMPLEX)}
    by_tile = {"rise_to": max(prices.values()), "price": 3, "other": 2}
    draft.rules(prices={"by_tile": prices, "replace_by_tile": by_tile})


@TRACK("other-prices", "AOM-BUILD-03")
def _other_prices(draft: Draft) -> None:
    rng = draft.rng
    redirect = rng.choice(["per-section", "flat", "by-new-tile"])
    draft.rules(
        prices={
            "town": {"base": rng.randint(0, 2), "by_terrain": {"river": rng.randint(0, 2)}},
            "tile_extra": {"coexist": rng.randint(0, 2), "crossing": rng.randint(0, 3)},
            "replace": {"town": rng.randint(1, 4), "complex_redirect": redirect},
        }
    )


@TRACK("terrain-rules", "AOM-BUILD-04")
def _terrain(draft: Draft) -> None:
    mountain = {"cost": draft.rng.randint(3, 5), "tiles": list(SIMPLE), "redirect": draft.flag()}
    river = {"cost": 3, "first_tile": "simple", "exits_not_to": ["mountain"]}
    said = {"mountain": mountain, "river": river}
    draft.rules(prices={"terrain": {name: said[name] for name in draft.some(sorted(said), 1, 2)}})


@TRACK("buildable-water", "AOM-BUILD-04")
def _water(draft: Draft) -> None:
    water: dict[str, Any] = {"cost": draft.rng.randint(3, 6), "buildable": True}
    if draft.flag():
        water |= {"tiles": ["s1", "s2"], "exits_not_to": ["water"]}
    draft.rules(prices={"terrain": {"water": water}})


@TRACK("half-water", "AOM-BUILD-04")
def _half_water(draft: Draft) -> None:
    """A hex that is half under water, with two or three sides in it."""
    sides = {"land": draft.rng.randint(2, 3), "water": draft.rng.randint(4, 6)}
    price = {"first_tile": "simple", "redirect": False, "sides": sides, "exits_not_to": ["water"]}
    draft.plain["board"]["legend"]["h"] = "half-water"
    for _ in range(3):
        at = draft.free_hex()
        if at is not None:
            draft.country.terrain[at] = "h"
            draft.cell(at)["water_sides"] = sorted(draft.some(range(6), 1, 3))
    draft.plain["board"]["terrain"] = draft.country.board()["terrain"]
    draft.rules(prices={"terrain": {"half-water": price}})


@TRACK("surcharges", "AOM-BUILD-06")
def _surcharges(draft: Draft) -> None:
    rules: list[Any] = [{"nth": [0, 0, 1, 2]}, {"when": a_situation(draft), "add": 1}]
    draft.rules(build={"surcharges": draft.some(rules, 1, 2)})


@TRACK("contiguous", "AOM-BUILD-08")
def _contiguous(draft: Draft) -> None:
    said: dict[str, Any] = {"mode": draft.rng.choice(["own", "all"])}
    if draft.flag():
        said["start"] = {"ids": [one["id"] for one in draft.some(draft.cities, 2, 3)]}
    if draft.flag():
        scope = draft.rng.choice(["all", "player"])
        into = {"ids": [draft.rng.choice(draft.cities)["id"]]}
        said["until"] = {"track_into": into, "scope": scope}
    draft.rules(build={"contiguous": said})


@TRACK("no-duplicates", "AOM-BUILD-09")
def _no_duplicates(draft: Draft) -> None:
    draft.rules(build={"no_duplicates": "same-player"})


@TRACK("no-duplicates-of-anybody", "AOM-BUILD-09")
def _no_duplicates_of_anybody(draft: Draft) -> None:
    draft.rules(build={"no_duplicates": "anybody"})


@TRACK("nothing-unfinished", "AOM-BUILD-10")
def _nothing_unfinished(draft: Draft) -> None:
    draft.rules(build={"unfinished": {"max": 0}})


@TRACK("few-unfinished", "SC-UNF-03")
def _few_unfinished(draft: Draft) -> None:
    spokes, keep = draft.rng.choice(["choice", "none"]), draft.rng.choice(["latest", "choice"])
    draft.rules(build={"unfinished": {"max": draft.rng.randint(1, 2)}})
    draft.rules(build={"unfinished": {"spokes": spokes, "keep": keep}})


@TRACK("city-limits", "AOM-BUILD-11")
def _city_limits(draft: Draft) -> None:
    limits = [{"city": one["id"], "new_links": 1} for one in draft.some(draft.cities, 1, 3)]
    draft.rules(build={"city_limits": limits})


@TRACK("build-bonuses", "AOM-BUILD-12")
def _bonuses(draft: Draft) -> None:
    where = {"ids": [draft.rng.choice(draft.cities)["id"]]}
    bonuses = [
        {"event": "first-tile-in-town", "income": 1},
        {"event": "player-connects-city", "grow": 1, "cash": 1},
        {"event": "first-into", "where": where, "cash": 3, "income": 1},
    ]
    draft.rules(build={"bonuses": draft.some(bonuses, 1, 3)})


@TRACK("tiles", "AOM-BUILD-13")
def _tiles(draft: Draft) -> None:
    tiles = {"s1": draft.rng.randint(6, 40), "s3": draft.rng.randint(0, 12)}
    tiles |= dict.fromkeys(draft.some(COMPLEX, 1, 4), draft.rng.randint(0, 2))
    draft.rules(tiles=tiles, town_discs=draft.rng.randint(0, 4))


@TRACK("discs", "AOM-BUILD-13")
def _discs(draft: Draft) -> None:
    said: Any = draft.rng.choice([{"per_player": None, "overflow": "unlimited"}, {"per_player": 5}])
    draft.rules(discs={**said, "reclaim_unowned": draft.flag()})


@TRACK("open-questions", "OPEN-02")
def _open_questions(draft: Draft) -> None:
    keys = (
        *("redirect_extends", "same_hex_twice", "redirect_claims", "unowned_needs_anchor"),
        *("town_replace_needs_presence", "may_face_blank_edge", "return_tile_first"),
    )
    draft.rules(build={key: draft.flag() for key in keys})


@TRACK("end-of-build", "OPEN-01")
def _end_of_build(draft: Draft) -> None:
    draft.rules(build={"connectivity_check": "end-of-build"})


# -- urbanization


@TRACK("urbanizing-builds", "AOM-URBAN-01")
def _urbanizing_builds(draft: Draft) -> None:
    timing = draft.rng.choice(["any", "first"])
    draft.rules(urbanization={"builds": draft.rng.randint(0, 1), "timing": timing})


@TRACK("urbanizing-where", "AOM-URBAN-02")
def _urbanizing_where(draft: Draft) -> None:
    needs = draft.rng.choice(["none", "any", "own"])
    draft.rules(urbanization={"where": some_towns(draft), "needs_track": needs})


@TRACK("tiles-for", "AOM-URBAN-02")
def _tiles_for(draft: Draft) -> None:
    said = {"new_city": ["e", "f"], "where": {"region": a_region(draft)}}
    draft.rules(urbanization={"tiles_for": [said]})


@TRACK("town-cubes", "AOM-URBAN-03")
def _town_cubes(draft: Draft) -> None:
    draft.rules(urbanization={"town_cubes": draft.rng.choice(["keep", "out", "bag"])})
    draft.rng.choice(draft.towns)["cubes"] = 2


@TRACK("new-city-cubes", "AOM-URBAN-04")
def _new_city_cubes(draft: Draft) -> None:
    ways = [
        {"bag": draft.rng.randint(1, 2)},
        {"column": "all", "refill": draft.rng.randint(0, 2)},
        {"per_connected": 1},
    ]
    cubes = {key: value for way in draft.some(ways, 1, 3) for key, value in way.items()}
    draft.rules(urbanization={"cubes": cubes})


@TRACK("spoke-links", "AOM-URBAN-05")
def _spoke_links(draft: Draft) -> None:
    said = {"towns": some_towns(draft), "to": a_place(draft), "cost": 2, "step": 1}
    draft.rules(urbanization={"spoke_links": [said]})


@TRACK("spoke-links-of-many", "AOM-URBAN-05")
def _spoke_links_of_many(draft: Draft) -> None:
    said = {"towns": {"kind": ["town", "new-city"]}, "to": {"kind": "city"}, "cost": 2}
    owners = draft.rng.choice([2, None])
    draft.rules(urbanization={"spoke_links": [said | {"owners": owners}]})


@TRACK("open-urbanization", "OPEN-05")
def _open_urbanization(draft: Draft) -> None:
    spoke = draft.rng.choice(["vanish", "special-link"])
    draft.rules(urbanization={"same_hex_as_build": draft.flag(), "single_spoke": spoke})
    draft.rules(urbanization={"may_decline": draft.flag()})

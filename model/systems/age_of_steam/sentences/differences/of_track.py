"""What is different about building: limits, prices, tiles, discs, New Cities."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from model.scenario.names_in_words import counted, in_words, joined
from model.systems.age_of_steam.rules.track_rules import (
    ByTurn,
    Contiguous,
    ReplaceByTile,
    Surcharges,
    TerrainPrice,
)
from model.systems.age_of_steam.sentences.differences.telling import (
    Telling,
    choice,
    dollars,
    instead,
    plainly,
)
from model.systems.age_of_steam.sentences.words import Words

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def limit_text(limit: Any) -> str:
    """How many builds: a number, or that of the turn."""
    return (
        f"as many as the turn's number, at most {limit.max}"
        if isinstance(limit, ByTurn)
        else str(limit)
    )


def terrain_text(price: TerrainPrice) -> str:
    """What building on a kind of terrain costs, and what may lie on it."""
    if not price.buildable:
        return "cannot be built on"
    sides = price.sides
    told = [
        f"costs ${sides.land} between land sides and ${sides.water} with a side of water"
        if sides
        else f"costs ${price.cost}"
    ]
    if price.tiles:
        told.append(f"takes only the tiles {joined(map(str.upper, price.tiles))}")
    if price.first_tile == "simple":
        told.append("must get a simple tile first")
    if not price.redirect:
        told.append("allows no redirecting")
    if price.exits_not_to:
        told.append(f"has no exits towards {joined(price.exits_not_to, 'or')}")
    return joined(told)


def _terrain(new: Any, old: Any, _words: Words) -> Iterator[str]:
    for kind, price in new.items():
        if price != old.get(kind):
            usual = old.get(kind)
            was = f", instead of {usual.cost}" if usual and usual.buildable else ""
            plain = price.sides is None and terrain_text(price) == f"costs ${price.cost}"
            yield f"{in_words(kind)} {terrain_text(price)}{was if plain else ''}."
    gone = [in_words(kind) for kind in old if kind not in new]
    if gone:
        yield f"Nothing is said of {joined(gone)}: nobody builds there."


def _surcharges(new: tuple[Surcharges, ...], _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        start = words.only(one.when)
        if one.add:
            yield f"{start}Every tile costs ${one.add} more."
        more = [
            f"${dear} for the {ORDINALS[place]}"
            for place, dear in enumerate(one.nth[: len(ORDINALS)])
            if dear
        ]
        if more:
            on = " and all that follow" if one.nth[-1] else ""
            yield f"{start}Some builds cost more: {joined(more)}{on}."


def _contiguous(new: Contiguous, _old: Any, words: Words) -> Iterator[str]:
    whose = {"own": "the builder's own track", "all": "track that is there"}.get(new.mode)
    if whose is None:
        return
    start = f", the first at {words.places(new.start)}" if new.start else ""
    until = ""
    if new.until is not None:
        who = "the builder has" if new.until.scope == "player" else "somebody has"
        until = f", until {who} track into {words.places(new.until.track_into)}"
    yield f"New track must touch {whose}{start}{until}."


def _city_limits(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        yield (
            f"A build may bring at most {counted(one.new_links, 'new link')} "
            f"to {words.city(one.city)}."
        )


EVENTS: Final = {
    "first-tile-in-town": "Whoever lays the first tile in a town",
    "player-connects-city": "Whoever builds into a city where he had no track",
    "first-into": "Whoever is the first to build into such a place",
}


def _bonuses(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        gets = [
            text
            for number, text in (
                (one.income, f"{one.income} income"),
                (one.cash, f"${one.cash}"),
                (one.grow, f"{counted(one.grow, 'cube')} of its columns for that city"),
            )
            if number
        ]
        where = f" ({words.places(one.where)})" if one.where else ""
        yield f"{EVENTS[one.event]}{where} gets {joined(gets)}."


def _unfinished(new: int | None, _old: Any, _words: Words) -> Iterator[str]:
    if new == 0:
        yield "No track may be left unfinished."
    elif new is not None:
        yield f"A player may own at most {counted(new, 'unfinished line')}."


def _tiles(new: Any, old: Any, _words: Words) -> Iterator[str]:
    for tile in sorted({*new, *old}):
        here, usual = new.get(tile, 0) or 0, old.get(tile, 0) or 0
        if here != usual:
            yield f"There are {here} tiles {tile.upper()} instead of {usual}."


def _by_tile(new: Any, _old: Any, _words: Words) -> Iterator[str]:
    if new:
        told = joined(f"{tile.upper()} ${cost}" for tile, cost in new.items())
        yield f"First tiles cost by their shape: {told}."


def _replace_by_tile(new: ReplaceByTile | None, _old: Any, _words: Words) -> Iterator[str]:
    if new is not None:
        yield (
            f"Replacing a tile costs ${new.price} where a first tile of the new shape costs "
            f"${new.rise_to} and one of the old shape does not, else ${new.other}."
        )


def _town_terrain(new: Any, old: Any, _words: Words) -> Iterator[str]:
    for kind, cost in new.items():
        if cost != old.get(kind):
            yield f"The first tile of a town on {kind} costs ${cost} more."


def _discs(new: int | None, old: int | None, _words: Words) -> Iterator[str]:
    if new is None:
        yield "Discs are without limit."
    else:
        yield f"Each player has {counted(new, 'disc')} for track instead of {old}."


def _new_city_cubes(new: Any, _old: Any, _words: Words) -> Iterator[str]:
    if new.bag:
        yield f"A New City gets {counted(new.bag, 'cube')} out of the bag."
    if new.column == "all":
        yield "A New City gets all cubes of its column at once."
    if new.refill:
        yield f"Its column is then refilled with {counted(new.refill, 'cube')}."
    if new.per_connected:
        cubes = counted(new.per_connected, "cube")
        yield f"It gets {cubes} of its column for each player with track there."


def _tiles_for(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        tiles = joined(map(str.upper, one.new_city))
        yield f"The New Cities {tiles} may lie only in {words.places(one.where)}."


def _spoke_links(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        more = f", ${one.step} more for each owner" if one.step else ""
        yield (
            f"A spoke of {words.places(one.towns)} to {words.places(one.to)} becomes a special "
            f"link when the town is urbanized: ${one.cost}{more}."
        )


def _where(new: Any, _old: Any, words: Words) -> Iterator[str]:
    if new:
        yield f"A New City may lie only in {words.places(new)}."


_YES_NO: Final[Mapping[str, tuple[str, str]]] = {
    "build.redirect_extends": (
        "Redirecting alone keeps unfinished track",
        "Redirecting alone does not keep unfinished track",
    ),
    "build.same_hex_twice": (
        "A hex may be built on more than once in a build",
        "A hex may be built on only once in a build",
    ),
    "build.redirect_claims": (
        "Whoever redirects track of nobody owns it",
        "Redirecting track of nobody does not make it one's own",
    ),
    "build.unowned_needs_anchor": (
        "Track of nobody may be extended only from a city, or a town where the builder is",
        "Track of nobody may be extended from any town",
    ),
    "build.town_replace_needs_presence": (
        "A town's tile may be replaced only by whoever has track there or joins it",
        "Anybody may replace a town's tile",
    ),
    "build.may_face_blank_edge": (
        "Track may face a side without track",
        "Track may not face a side without track",
    ),
    "build.return_tile_first": (
        "A tile that is replaced goes back before the new one is looked for",
        "A tile that is replaced goes back only after the new one is laid",
    ),
    "discs.reclaim_unowned": (
        "Track that a bankrupt player leaves may be owned again",
        "Track that a bankrupt player leaves is never owned again",
    ),
    "urbanization.same_hex_as_build": (
        "A town may be built on and urbanized in one build",
        "A town may not be built on and urbanized in one build",
    ),
    "urbanization.may_decline": (
        "Whoever urbanizes may decline track of nobody that it completes",
        "Whoever urbanizes gets the track of nobody that it completes",
    ),
}

TRACK: Final[Mapping[str, Telling]] = {
    "build.limit": instead("The number of builds is {}", limit_text),
    "build.surcharges": _surcharges,
    "build.contiguous": _contiguous,
    "build.no_duplicates": choice(
        {
            "none": "Two stops may be joined by any number of links",
            "anybody": "Two stops may be joined by one link alone, whoever owns it",
            "same-player": "A player may join two stops by one link alone",
        }
    ),
    "build.unfinished.max": _unfinished,
    "build.unfinished.spokes": choice(
        {
            "choice": "Of several open spokes laid at once, the builder keeps one",
            "none": "Of several open spokes laid at once, the builder keeps none",
        }
    ),
    "build.unfinished.keep": choice(
        {
            "latest": "Of too many unfinished lines, the one built on last is kept",
            "choice": "Of too many unfinished lines, the builder chooses which is kept",
        }
    ),
    "build.city_limits": _city_limits,
    "build.bonuses": _bonuses,
    "build.connectivity_check": choice(
        {
            "per-tile": "Each tile must be connected as it is laid",
            "end-of-build": "Whether tiles are connected is looked at when the build is over",
        }
    ),
    "prices.terrain": _terrain,
    "prices.tile_extra.coexist": instead("A complex tile without crossing costs {} more", dollars),
    "prices.tile_extra.crossing": instead("A crossing costs {} more", dollars),
    "prices.town.base": instead("The first tile of a town costs {} and its exits", dollars),
    "prices.town.per_exit": instead("Each exit of a town costs {}", dollars),
    "prices.town.by_terrain": _town_terrain,
    "prices.replace.to_crossing": instead("Replacing a tile by a crossing costs {}", dollars),
    "prices.replace.to_coexist": instead(
        "Replacing a tile by a complex one without crossing costs {}", dollars
    ),
    "prices.replace.town": instead("Replacing a tile in a town costs {}", dollars),
    "prices.replace.redirect": instead("Redirecting track costs {}", dollars),
    "prices.replace.complex_redirect": choice(
        {
            "per-section": "On a complex tile each redirected section is paid for",
            "flat": "On a complex tile all redirected sections are paid for once",
            "by-new-tile": "On a complex tile redirecting costs what the new tile does",
        }
    ),
    "prices.flat": plainly("Every build costs {}, whatever it is", dollars),
    "prices.by_tile": _by_tile,
    "prices.replace_by_tile": _replace_by_tile,
    "tiles": _tiles,
    "town_discs": instead("There are {} town discs"),
    "discs.per_player": _discs,
    "discs.overflow": choice(
        {
            "refuse": "Nobody may build what there is no disc for",
            "unlimited": "Whoever runs out of discs takes others",
            "nationalise": "Whoever runs out of discs gives a link to the nation",
        }
    ),
    "urbanization.builds": instead("Placing a New City takes {} of the builds"),
    "urbanization.timing": choice(
        {
            "any": "A New City may be placed at any moment of the build",
            "first": "A New City must be placed before anything is built",
        }
    ),
    "urbanization.where": _where,
    "urbanization.needs_track": choice(
        {
            "none": "A town needs no track to be urbanized",
            "any": "Only towns with track may be urbanized",
            "own": "Only towns with track of the builder's own may be urbanized",
        }
    ),
    "urbanization.tiles_for": _tiles_for,
    "urbanization.town_cubes": choice(
        {
            "keep": "Cubes of a town stay when it is urbanized",
            "out": "Cubes of a town leave the game when it is urbanized",
            "bag": "Cubes of a town go into the bag when it is urbanized",
        }
    ),
    "urbanization.cubes": _new_city_cubes,
    "urbanization.spoke_links": _spoke_links,
    "urbanization.single_spoke": choice(
        {
            "vanish": "A link of a single spoke vanishes when its town is urbanized",
            "special-link": "A link of a single spoke becomes a special link when its town is "
            "urbanized",
        }
    ),
    **{path: choice({True: yes, False: no}) for path, (yes, no) in _YES_NO.items()},
}

"""What is different about building: limits, prices, tiles, discs, New Cities."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from model.scenario.names_in_words import in_words, joined, word_of
from model.systems.age_of_steam.rules.track_rules import (
    ByTurn,
    Contiguous,
    ReplaceByTile,
    Surcharges,
    TerrainPrice,
)
from model.systems.age_of_steam.sentences.differences.of_urbanization import URBANIZATION
from model.systems.age_of_steam.sentences.differences.telling import (
    Telling,
    choice,
    dollars,
    instead,
    plainly,
)
from model.systems.age_of_steam.sentences.words import Words
from model.wording.speech import later, tr, trn

ORDINALS: Final = (
    later("${price} for the first"),
    later("${price} for the second"),
    later("${price} for the third"),
    later("${price} for the fourth"),
    later("${price} for the fifth"),
    later("${price} for the sixth"),
    later("${price} for the seventh"),
    later("${price} for the eighth"),
)

NOT_FOLLOWING: Final = later("Some builds cost more: {prices}.")
FOLLOWING: Final = later("Some builds cost more: {prices} and all that follow.")
TOUCHES: Final = {
    "own": later("New track must touch the builder's own track{start}{until}."),
    "all": later("New track must touch track that is there{start}{until}."),
}
UNTIL: Final = {
    True: later(", until the builder has track into {places}"),
    False: later(", until somebody has track into {places}"),
}
BY_SHAPE: Final = later(
    "Replacing a tile costs ${price} where a first tile of the new shape costs ${rise} and one of "
    "the old shape does not, else ${other}."
)
SIDES: Final = later("costs ${land} between land sides and ${water} with a side of water")


def limit_text(limit: Any) -> str:
    """How many builds: a number, or that of the turn."""
    if isinstance(limit, ByTurn):
        return tr("as many as the turn's number, at most {n}", n=limit.max)
    return str(limit)


def terrain_text(price: TerrainPrice) -> str:
    """What building on a kind of terrain costs, and what may lie on it."""
    if not price.buildable:
        return tr("cannot be built on")
    told, sides = [tr("costs ${price}", price=price.cost)], price.sides
    if sides:
        told = [tr(SIDES, land=sides.land, water=sides.water)]
    if price.tiles:
        told.append(tr("takes only the tiles {tiles}", tiles=joined(map(str.upper, price.tiles))))
    if price.first_tile == "simple":
        told.append(tr("must get a simple tile first"))
    if not price.redirect:
        told.append(tr("allows no redirecting"))
    if price.exits_not_to:
        kinds = joined(map(word_of, price.exits_not_to), "or")
        told.append(tr("has no exits towards {terrain}", terrain=kinds))
    return joined(told)


def _terrain(new: Any, old: Any, _words: Words) -> Iterator[str]:
    for kind, price in new.items():
        if price != old.get(kind):
            usual, said = old.get(kind), terrain_text(price)
            plain = price.sides is None and said == tr("costs ${price}", price=price.cost)
            if plain and usual and usual.buildable:
                was = later("{terrain} {says}, instead of {usual}.")
                yield tr(was, terrain=in_words(kind), says=said, usual=usual.cost)
            else:
                yield tr("{terrain} {says}.", terrain=in_words(kind), says=said)
    gone = [in_words(kind) for kind in old if kind not in new]
    if gone:
        yield tr("Nothing is said of {terrain}: nobody builds there.", terrain=joined(gone))


def _surcharges(new: tuple[Surcharges, ...], _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        if one.add:
            yield words.only(one.when, tr("Every tile costs ${price} more.", price=one.add))
        more = [
            tr(ORDINALS[place], price=dear)
            for place, dear in enumerate(one.nth[: len(ORDINALS)])
            if dear
        ]
        if more:
            text = FOLLOWING if one.nth[-1] else NOT_FOLLOWING
            yield words.only(one.when, tr(text, prices=joined(more)))


def _contiguous(new: Contiguous, _old: Any, words: Words) -> Iterator[str]:
    text, start, until = TOUCHES.get(new.mode), "", ""
    if text is None:
        return
    if new.start:
        start = tr(", the first at {places}", places=words.places(new.start))
    if new.until is not None:
        places = words.places(new.until.track_into)
        until = tr(UNTIL[new.until.scope == "player"], places=places)
    yield tr(text, start=start, until=until)


def _city_limits(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        yield trn(
            "A build may bring at most {n} new link to {city}.",
            "A build may bring at most {n} new links to {city}.",
            one.new_links,
            city=words.city(one.city),
        )


EVENTS: Final = {
    "first-tile-in-town": (
        later("Whoever lays the first tile in a town gets {gain}."),
        later("Whoever lays the first tile in a town ({places}) gets {gain}."),
    ),
    "player-connects-city": (
        later("Whoever builds into a city where he had no track gets {gain}."),
        later("Whoever builds into a city where he had no track ({places}) gets {gain}."),
    ),
    "first-into": (
        later("Whoever is the first to build into such a place gets {gain}."),
        later("Whoever is the first to build into such a place ({places}) gets {gain}."),
    ),
}
"""Anywhere, and at certain places."""


def _bonuses(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        gets = [
            text
            for number, text in (
                (one.income, tr("{n} income", n=one.income)),
                (one.cash, f"${one.cash}"),
                (one.grow, _grown(one.grow)),
            )
            if number
        ]
        anywhere, there = EVENTS[one.event]
        if one.where:
            yield tr(there, gain=joined(gets), places=words.places(one.where))
        else:
            yield tr(anywhere, gain=joined(gets))


def _grown(number: int) -> str:
    return trn(
        "{n} cube of its columns for that city", "{n} cubes of its columns for that city", number
    )


def _unfinished(new: int | None, _old: Any, _words: Words) -> Iterator[str]:
    if new == 0:
        yield tr("No track may be left unfinished.")
    elif new is not None:
        yield trn(
            "A player may own at most {n} unfinished line.",
            "A player may own at most {n} unfinished lines.",
            new,
        )


def _tiles(new: Any, old: Any, _words: Words) -> Iterator[str]:
    for tile in sorted({*new, *old}):
        here, usual = new.get(tile, 0) or 0, old.get(tile, 0) or 0
        if here != usual:
            tiles = later("There are {n} tiles {tile} instead of {usual}.")
            yield tr(tiles, n=here, tile=tile.upper(), usual=usual)


def _by_tile(new: Any, _old: Any, _words: Words) -> Iterator[str]:
    if new:
        told = joined(
            tr("{tile} ${price}", tile=tile.upper(), price=cost) for tile, cost in new.items()
        )
        yield tr("First tiles cost by their shape: {prices}.", prices=told)


def _replace_by_tile(new: ReplaceByTile | None, _old: Any, _words: Words) -> Iterator[str]:
    if new is not None:
        yield tr(BY_SHAPE, price=new.price, rise=new.rise_to, other=new.other)


def _town_terrain(new: Any, old: Any, _words: Words) -> Iterator[str]:
    for kind, cost in new.items():
        if cost != old.get(kind):
            more = later("The first tile of a town on {terrain} costs ${price} more.")
            yield tr(more, terrain=word_of(kind), price=cost)


def _discs(new: int | None, old: int | None, _words: Words) -> Iterator[str]:
    if new is None:
        yield tr("Discs are without limit.")
    else:
        yield trn(
            "Each player has {n} disc for track instead of {usual}.",
            "Each player has {n} discs for track instead of {usual}.",
            new,
            usual=old,
        )


_YES_NO: Final[Mapping[str, tuple[str, str]]] = {
    "build.redirect_extends": (
        later("Redirecting alone keeps unfinished track"),
        later("Redirecting alone does not keep unfinished track"),
    ),
    "build.same_hex_twice": (
        later("A hex may be built on more than once in a build"),
        later("A hex may be built on only once in a build"),
    ),
    "build.redirect_claims": (
        later("Whoever redirects track of nobody owns it"),
        later("Redirecting track of nobody does not make it one's own"),
    ),
    "build.unowned_needs_anchor": (
        later("Track of nobody may be extended only from a city, or a town where the builder is"),
        later("Track of nobody may be extended from any town"),
    ),
    "build.town_replace_needs_presence": (
        later("A town's tile may be replaced only by whoever has track there or joins it"),
        later("Anybody may replace a town's tile"),
    ),
    "build.may_face_blank_edge": (
        later("Track may face a side without track"),
        later("Track may not face a side without track"),
    ),
    "build.return_tile_first": (
        later("A tile that is replaced goes back before the new one is looked for"),
        later("A tile that is replaced goes back only after the new one is laid"),
    ),
    "discs.reclaim_unowned": (
        later("Track that a bankrupt player leaves may be owned again"),
        later("Track that a bankrupt player leaves is never owned again"),
    ),
    "urbanization.same_hex_as_build": (
        later("A town may be built on and urbanized in one build"),
        later("A town may not be built on and urbanized in one build"),
    ),
    "urbanization.may_decline": (
        later("Whoever urbanizes may decline track of nobody that it completes"),
        later("Whoever urbanizes gets the track of nobody that it completes"),
    ),
}

TRACK: Final[Mapping[str, Telling]] = {
    "build.limit": instead(later("The number of builds is {value}"), limit_text),
    "build.surcharges": _surcharges,
    "build.contiguous": _contiguous,
    "build.no_duplicates": choice(
        {
            "none": later("Two stops may be joined by any number of links"),
            "anybody": later("Two stops may be joined by one link alone, whoever owns it"),
            "same-player": later("A player may join two stops by one link alone"),
        }
    ),
    "build.unfinished.max": _unfinished,
    "build.unfinished.spokes": choice(
        {
            "choice": later("Of several open spokes laid at once, the builder keeps one"),
            "none": later("Of several open spokes laid at once, the builder keeps none"),
        }
    ),
    "build.unfinished.keep": choice(
        {
            "latest": later("Of too many unfinished lines, the one built on last is kept"),
            "choice": later("Of too many unfinished lines, the builder chooses which is kept"),
        }
    ),
    "build.city_limits": _city_limits,
    "build.bonuses": _bonuses,
    "build.connectivity_check": choice(
        {
            "per-tile": later("Each tile must be connected as it is laid"),
            "end-of-build": later(
                "Whether tiles are connected is looked at when the build is over"
            ),
        }
    ),
    "prices.terrain": _terrain,
    "prices.tile_extra.coexist": instead(
        later("A complex tile without crossing costs {value} more"), dollars
    ),
    "prices.tile_extra.crossing": instead(later("A crossing costs {value} more"), dollars),
    "prices.town.base": instead(
        later("The first tile of a town costs {value} and its exits"), dollars
    ),
    "prices.town.per_exit": instead(later("Each exit of a town costs {value}"), dollars),
    "prices.town.by_terrain": _town_terrain,
    "prices.replace.to_crossing": instead(
        later("Replacing a tile by a crossing costs {value}"), dollars
    ),
    "prices.replace.to_coexist": instead(
        later("Replacing a tile by a complex one without crossing costs {value}"), dollars
    ),
    "prices.replace.town": instead(later("Replacing a tile in a town costs {value}"), dollars),
    "prices.replace.redirect": instead(later("Redirecting track costs {value}"), dollars),
    "prices.replace.complex_redirect": choice(
        {
            "per-section": later("On a complex tile each redirected section is paid for"),
            "flat": later("On a complex tile all redirected sections are paid for once"),
            "by-new-tile": later("On a complex tile redirecting costs what the new tile does"),
        }
    ),
    "prices.flat": plainly(later("Every build costs {value}, whatever it is"), dollars),
    "prices.by_tile": _by_tile,
    "prices.replace_by_tile": _replace_by_tile,
    "tiles": _tiles,
    "town_discs": instead(later("There are {value} town discs")),
    "discs.per_player": _discs,
    "discs.overflow": choice(
        {
            "refuse": later("Nobody may build what there is no disc for"),
            "unlimited": later("Whoever runs out of discs takes others"),
            "nationalise": later("Whoever runs out of discs gives a link to the nation"),
        }
    ),
    **URBANIZATION,
    **{path: choice({True: yes, False: no}) for path, (yes, no) in _YES_NO.items()},
}

"""What a map has that the base game has not: links, marked hexes, cities with ways of their own."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from model.collection import Things
from model.notation import Cell
from model.scenario.names_in_words import called, counted, good_name, joined, word_of
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.places.spots import Spots
from model.systems.age_of_steam.places.start_cubes import USUAL, start_cubes
from model.systems.age_of_steam.sentences.differences.of_goods import ACCEPTS, EMPTIED
from model.systems.age_of_steam.sentences.words import Words
from model.systems.age_of_steam.things.city import CITY, AgeOfSteamCity, AgeOfSteamGood
from model.systems.age_of_steam.things.cubes import Cubes, Draw
from model.systems.age_of_steam.things.part import AgeOfSteamPart, CellData, NewCity, SpecialLink
from model.wording.sentences import capital, within
from model.wording.speech import later, tr, trn

_UNTOLD: Final[dict[str, Any]] = {
    "id": "",
    "name": "",
    "names": Things(),
    "ends": (),
    "group": "",
    "town_exits": Things(),
}
"""What says nothing of the terms of a special link."""
USUAL_PLAYERS: Final = (3, 6)
NEEDS: Final = {
    "cities": "",
    "towns": later("; an end may be a town"),
    "own-track": later("; an end must be a city, or a town with track of one's own"),
}
PASSING: Final = {
    "always": later("always lets goods pass through"),
    "never": later("never lets goods pass through"),
}
HEX: Final = {
    True: later("the first tile costs ${price} and must be simple"),
    False: later("the first tile costs ${price}"),
}
CLAIMS: Final = {
    True: later("Of all special links a player may claim at most {n} in a turn."),
    False: later("Of these special links a player may claim at most {n} in a turn: {links}."),
}
ONE_LINK: Final = later(
    "Special link {places}: costs {costs}, takes {builds}, is worth {points}, has {owners}{needs}."
)
SOME_LINKS: Final = later(
    "Special links {places}: each costs {costs}, takes {builds}, is worth {points}, has "
    "{owners}{needs}."
)


def map_differences(base: Scenario, words: Words) -> Iterator[str]:
    """What the board and its things change, in the order in which one sets up."""
    players = words.scenario.players
    if (players.min, players.max) != USUAL_PLAYERS:
        most = counted(players.max, "player")
        if players.min != players.max:
            yield tr("The map is for {least} to {players}.", least=players.min, players=most)
        else:
            yield tr("The map is for exactly {players}.", players=most)
    yield from _special_links(words)
    yield from _hexes(words)
    yield from _blocked(words)
    yield from _cities(words)
    yield from _start(words)
    yield from _display(base, words)
    yield from _new_cities(base, words)
    yield from _goods(base, words)


# -- links and hexes


def _special_links(words: Words) -> Iterator[str]:
    """Links of the same terms are told together, and what binds all of them in few words."""
    part = words.scenario.part_as(AgeOfSteamPart)
    alike: dict[SpecialLink, list[SpecialLink]] = defaultdict(list)
    for link in part.special_links.values():
        alike[replace(link, **_UNTOLD)].append(link)
    for several in alike.values():
        yield _alike(several, words)
    for group in part.link_groups.values():
        mine = [one for one in part.special_links.values() if one.group == group.id]
        if mine:
            is_all = len(mine) == len(part.special_links) > 1
            names = joined((_name(one, words) for one in mine), "and")
            yield tr(CLAIMS[is_all], n=group.per_player_per_turn, links=names)


def _name(link: SpecialLink, words: Words) -> str:
    return link.name or "–".join(map(words.city, link.ends))


def _alike(links: Sequence[SpecialLink], words: Words) -> str:
    """What one link costs and is worth, or several that say the same of it."""
    link = links[0]
    costs = joined((f"${cost}" for cost in link.cost), "then")
    if link.step:
        costs = tr("{costs}, ${step} more for each owner before", costs=costs, step=link.step)
    owners = tr("any number of owners")
    if link.owners is not None:
        owners = trn("at most {n} owner", "at most {n} owners", link.owners)
    return tr(
        ONE_LINK if len(links) == 1 else SOME_LINKS,
        places=joined(_ends(each, words) for each in links),
        costs=costs,
        builds=counted(link.builds, "build"),
        points=counted(link.points, "point"),
        owners=owners,
        needs=tr(NEEDS[link.requires]),
    )


def _ends(link: SpecialLink, words: Words) -> str:
    ends = "–".join(map(words.city, link.ends))
    return tr("{name} ({about})", name=ends, about=link.name) if link.name else ends


def _hexes(words: Words) -> Iterator[str]:
    """Hexes that say the same are told together."""
    cells = words.scenario.part_as(AgeOfSteamPart).cells
    alike: dict[str, list[str]] = defaultdict(list)
    for cell, data in cells.items():
        for text in _hex(data, words):
            alike[text].append(cell)
    for text, places in alike.items():
        yield tr("{places}: {text}.", places=_named(places, words), text=text)


def _named(places: Sequence[str], words: Words) -> str:
    """Cities by name, and then all other hexes together, at the beginning of a sentence."""
    stops, named, bare = Spots(words.scenario).stop_at, list[str](), list[str]()
    for place in places:
        if place in words.scenario.cities:
            named.append(words.city(place))
        elif stop := stops.get(Cell.parse(place)):
            named.append(words.city(stop))
        else:
            bare.append(place)
    if bare:
        text = later("hex {hexes}") if len(bare) == 1 else later("hexes {hexes}")
        named.append(tr(text, hexes=" ".join(bare)))
    return capital(joined(named))


def _hex(data: CellData, words: Words) -> Iterator[str]:
    if data.price is not None:
        yield tr(HEX[data.first_tile == "simple"], price=data.price)
    elif data.first_tile == "simple":
        yield tr("the first tile must be simple")
    if data.open_from is not None:
        yield tr("nobody builds before turn {turn}", turn=words.varied(data.open_from))
    if data.water_sides:
        yield tr("some sides are water")


def _blocked(words: Words) -> Iterator[str]:
    stops = Spots(words.scenario).stop_at
    for edge in words.scenario.blocked:
        ends = [
            words.city(stops[one]) if one in stops else tr("hex {hexes}", hexes=one) for one in edge
        ]
        yield tr("No track crosses the edge between {hexes}.", hexes=joined(ends))


# -- cities and cubes


def _cities(words: Words) -> Iterator[str]:
    for city in words.scenario.cities.values():
        if isinstance(city, AgeOfSteamCity):
            told = [*_city(city, words)]
            if told:
                yield tr("{city} {says}.", city=words.city(city.id), says=joined(told))


def _city(city: AgeOfSteamCity, words: Words) -> Iterator[str]:
    if city.no_track:
        yield tr("takes no track")
    if city.kind != CITY:
        return
    taken = colours_text(city.colours, words)
    if taken:
        yield taken
    if city.members:
        yield tr("is one city of {n} hexes", n=len({city.at, *city.members} - {None}))
    if passing := PASSING.get(city.pass_):
        yield tr(passing)
    if city.start == "never":
        yield tr("lets no goods start there")
    yield from _own_rules(city, words)


def _own_rules(city: AgeOfSteamCity, words: Words) -> Iterator[str]:
    for value, known in ((city.accepts, ACCEPTS), (city.when_emptied, EMPTIED)):
        if value is not None:
            yield tr("has its own rule ({rule})", rule=within(tr(known[value])))
    if city.blocked_by:
        cubes = words.colours(city.blocked_by, "or")
        yield tr("takes no other colour while a {colours} cube lies there", colours=cubes)


def colours_text(colours: Any, words: Words) -> str:
    """Colours that are not simply one: all, none, several, random."""
    match colours.kind:
        case "all":
            return tr("takes goods of every colour")
        case "random":
            return tr("gets its colour by chance at the start")
        case "except":
            return tr("takes every colour but {colours}", colours=words.colours(colours.named))
    if len(colours.named) == 1:
        return ""
    if not colours.named:
        return tr("takes no goods")
    return tr("takes {colours}", colours=words.colours(colours.named))


def _start(words: Words) -> Iterator[str]:
    """Cubes that are not the usual two, place by place; places that say the same together."""
    alike: dict[str, list[str]] = defaultdict(list)
    for place, cubes in start_cubes(words.scenario).items():
        if cubes != USUAL:
            alike[cubes_text(cubes, words)].append(place)
    for text, places in alike.items():
        begin = later("{places} begin with {cubes}.")
        begins = later("{places} begins with {cubes}.")
        is_one = len(places) == 1
        yield tr(begins if is_one else begin, places=_named(places, words), cubes=text)
    bare = [
        words.city(one.id)
        for one in words.scenario.cities.values()
        if one.kind == CITY and one.id not in start_cubes(words.scenario)
    ]
    if bare:
        yield tr("No cubes begin in {cities}.", cities=joined(bare, "or"))


def cubes_text(cubes: Cubes, words: Words, *, source: bool = True) -> str:
    """`3 cubes out of the bag and 1 blue cube`; where that is clear, not out of what."""
    told = []
    if cubes.draw:
        drawn = words.varied(cubes.draw, _cubes)
        told.append(tr("{cubes} out of the bag", cubes=drawn) if source else drawn)
    if cubes.per_player:
        each = words.varied(cubes.per_player, _cubes)
        told.append(tr("{cubes} for each player", cubes=each))
    told += [
        coloured(cubes.fixed.count(colour), words.colour(colour))
        for colour in dict.fromkeys(cubes.fixed)
    ]
    return _filtered(joined(told) or tr("no cubes"), cubes.filter, words)


def coloured(number: int, colour: str) -> str:
    """`1 blue cube`."""
    return trn("{n} {colour} cube", "{n} {colour} cubes", number, colour=colour)


def _cubes(number: int) -> str:
    return counted(number, "cube")


def _squares(number: int) -> str:
    return counted(number, "square")


def _filtered(told: str, draw: Draw | None, words: Words) -> str:
    """What is said of cubes, and of which colours they are."""
    if draw is not None and draw.colours:
        colours = words.colours(draw.colours, "or")
        told = tr("{cubes}, of {colours} alone", cubes=told, colours=colours)
    if draw is not None and draw.not_own_colour:
        told = tr("{cubes}, none of its own colours", cubes=told)
    return told


def _display(base: Scenario, words: Words) -> Iterator[str]:
    here, usual = (one.part_as(AgeOfSteamPart).display for one in (words.scenario, base))
    if here.printed != usual.printed:
        squares = words.varied(here.printed, _squares)
        yield tr("Columns of the display have {squares}.", squares=squares)
    if here.new_city != usual.new_city:
        squares = words.varied(here.new_city, _squares)
        yield tr("Columns of New Cities have {squares}.", squares=squares)
    if here.fill.printed not in (usual.fill.printed, here.printed):
        filled = words.varied(here.fill.printed)
        yield tr("So many squares of each column begin with a cube: {n}.", n=filled)
    if here.fill.new_city not in (usual.fill.new_city, here.new_city):
        filled = words.varied(here.fill.new_city)
        begin = later("So many squares of each New City's column begin with a cube: {n}.")
        yield tr(begin, n=filled)
    if here.filter is not None:
        filled = tr("The display is filled out of the bag")
        yield tr("{sentence}.", sentence=_filtered(filled, here.filter, words))


def _new_cities(base: Scenario, words: Words) -> Iterator[str]:
    here, usual = (one.part_as(AgeOfSteamPart).new_cities for one in (words.scenario, base))
    gone = [key.upper() for key in usual if key not in here]
    if gone:
        none = tr("There is no New City {cities}.", cities=joined(gone))
        yield none if here else tr("There are no New Cities.")
    for key, tile in here.items():
        if tile != usual.get(key):
            yield tr("New City {says}.", says=_new_city(tile, words))


def _new_city(tile: NewCity, words: Words) -> str:
    name = tile.id.upper()
    if tile.name:
        name = tr("{name} ({about})", name=name, about=tile.name)
    takes = colours_text(tile.colours, words)
    takes = takes or tr("takes {colours}", colours=words.colours(tile.colours.named))
    if tile.slots:
        numbers = joined(map(word_of, tile.slots))
        told = tr("{city} {takes}, grows by {numbers}", city=name, takes=takes, numbers=numbers)
    else:
        told = tr("{city} {takes}, never grows by dice", city=name, takes=takes)
    if tile.cubes:
        told = tr("{sentence}, has {cubes} on it", sentence=told, cubes=_cubes(tile.cubes))
    return told


def _goods(base: Scenario, words: Words) -> Iterator[str]:
    here, usual = words.scenario.goods, base.goods
    for key, good in here.items():
        name, known = good_name(words.scenario, key), usual.get(key)
        bag = good.in_bag if isinstance(good, AgeOfSteamGood) else good.chips
        begins = tr(", {n} of them in the bag", n=bag) if bag != good.chips else ""
        cubes = _cubes(good.chips)
        if known is None:
            new = later("A new colour, {colour}: {cubes}{more}.")
            yield tr(new, colour=name, cubes=cubes, more=begins)
        elif good.chips != known.chips:
            instead = later("{colour}: {cubes} instead of {usual}{more}.")
            yield tr(instead, colour=name, cubes=cubes, usual=known.chips, more=begins)
        elif bag != known.chips:
            yield tr("{colour}: {cubes}{more}.", colour=name, cubes=cubes, more=begins)
    gone = [tr(called(usual, key)) for key in usual if key not in here]
    if gone:
        yield tr("There are no cubes of {colours}.", colours=joined(gone, "or"))
    part = words.scenario.part_as(AgeOfSteamPart)
    for colour, number in part.bag_after_setup.items():
        cubes = coloured(number, words.colour(colour))
        yield tr("After set-up {cubes} of the supply go into the bag.", cubes=cubes)
    if part.random_colours.cube == "back" and _draws_colours(words):
        yield tr("The cubes that give cities their colours go back into the bag.")


def _draws_colours(words: Words) -> bool:
    cities = words.scenario.cities.values()
    return any(isinstance(one, AgeOfSteamCity) and one.colours.kind == "random" for one in cities)

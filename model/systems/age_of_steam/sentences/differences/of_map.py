"""What a map has that the base game has not: links, marked hexes, cities with ways of their own."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from model.collection import Things
from model.notation import Cell
from model.scenario.names_in_words import called, counted, good_name, joined
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.places.spots import Spots
from model.systems.age_of_steam.places.start_cubes import USUAL, start_cubes
from model.systems.age_of_steam.sentences.differences.of_goods import ACCEPTS, EMPTIED
from model.systems.age_of_steam.sentences.words import Words
from model.systems.age_of_steam.things.city import CITY, AgeOfSteamCity, AgeOfSteamGood
from model.systems.age_of_steam.things.cubes import Cubes, Draw
from model.systems.age_of_steam.things.part import AgeOfSteamPart, CellData, NewCity, SpecialLink

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
    "cities": "both ends must be cities",
    "towns": "an end may be a town",
    "own-track": "an end must be a city, or a town with track of one's own",
}


def map_differences(base: Scenario, words: Words) -> Iterator[str]:
    """What the board and its things change, in the order in which one sets up."""
    players = words.scenario.players
    if (players.min, players.max) != USUAL_PLAYERS:
        several = f"{players.min} to {players.max}"
        number = several if players.min != players.max else f"exactly {players.min}"
        yield f"The map is for {number} {'player' if players.max == 1 else 'players'}."
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
            which, end = ("all", "") if is_all else ("these", f": {names}")
            most = group.per_player_per_turn
            yield f"Of {which} special links a player may claim at most {most} in a turn{end}."


def _name(link: SpecialLink, words: Words) -> str:
    return link.name or "–".join(map(words.city, link.ends))


def _alike(links: Sequence[SpecialLink], words: Words) -> str:
    """What one link costs and is worth, or several that say the same of it."""
    link, one = links[0], len(links) == 1
    costs = joined((f"${cost}" for cost in link.cost), "then")
    costs += f", ${link.step} more for each owner before" if link.step else ""
    owners = "any number of owners"
    if link.owners is not None:
        owners = f"at most {counted(link.owners, 'owner')}"
    told = [f"{'costs' if one else 'each costs'} {costs}", f"takes {counted(link.builds, 'build')}"]
    told += [f"is worth {counted(link.points, 'point')}", f"has {owners}"]
    needs = "" if link.requires == "cities" else f"; {NEEDS[link.requires]}"
    places = joined(_ends(each, words) for each in links)
    return f"Special {'link' if one else 'links'} {places}: {', '.join(told)}{needs}."


def _ends(link: SpecialLink, words: Words) -> str:
    name = f" ({link.name})" if link.name else ""
    return f"{'–'.join(map(words.city, link.ends))}{name}"


def _hexes(words: Words) -> Iterator[str]:
    """Hexes that say the same are told together."""
    cells = words.scenario.part_as(AgeOfSteamPart).cells
    alike: dict[str, list[str]] = defaultdict(list)
    for cell, data in cells.items():
        for text in _hex(data, words):
            alike[text].append(cell)
    for text, places in alike.items():
        yield f"{_named(places, words)}: {text}."


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
        named.append(f"{'hex' if len(bare) == 1 else 'hexes'} {' '.join(bare)}")
    told = joined(named)
    return f"{told[:1].upper()}{told[1:]}"


def _hex(data: CellData, words: Words) -> Iterator[str]:
    if data.price is not None:
        simple = " and must be simple" if data.first_tile == "simple" else ""
        yield f"the first tile costs ${data.price}{simple}"
    elif data.first_tile == "simple":
        yield "the first tile must be simple"
    if data.open_from is not None:
        yield f"nobody builds before turn {words.varied(data.open_from)}"
    if data.water_sides:
        yield "some sides are water"


def _blocked(words: Words) -> Iterator[str]:
    stops = Spots(words.scenario).stop_at
    for edge in words.scenario.blocked:
        ends = [words.city(stops[one]) if one in stops else f"hex {one}" for one in edge]
        yield f"No track crosses the edge between {joined(ends)}."


# -- cities and cubes


def _cities(words: Words) -> Iterator[str]:
    for city in words.scenario.cities.values():
        if isinstance(city, AgeOfSteamCity):
            told = [*_city(city, words)]
            if told:
                yield f"{words.city(city.id)} {joined(told)}."


def _city(city: AgeOfSteamCity, words: Words) -> Iterator[str]:
    if city.no_track:
        yield "takes no track"
    if city.kind != CITY:
        return
    taken = colours_text(city.colours, words)
    if taken:
        yield taken
    if city.members:
        yield f"is one city of {len({city.at, *city.members} - {None})} hexes"
    if city.pass_ in ("always", "never"):
        yield f"{city.pass_} lets goods pass through"
    if city.start == "never":
        yield "lets no goods start there"
    yield from _own_rules(city, words)


def _own_rules(city: AgeOfSteamCity, words: Words) -> Iterator[str]:
    for value, known in ((city.accepts, ACCEPTS), (city.when_emptied, EMPTIED)):
        if value is not None:
            text = known[value]
            yield f"has its own rule ({text[:1].lower()}{text[1:]})"
    if city.blocked_by:
        cubes = words.colours(city.blocked_by, "or")
        yield f"takes no other colour while a {cubes} cube lies there"


def colours_text(colours: Any, words: Words) -> str:
    """Colours that are not simply one: all, none, several, random."""
    match colours.kind:
        case "all":
            return "takes goods of every colour"
        case "random":
            return "gets its colour by chance at the start"
        case "except":
            return f"takes every colour but {words.colours(colours.named)}"
    if len(colours.named) == 1:
        return ""
    return f"takes {words.colours(colours.named)}" if colours.named else "takes no goods"


def _start(words: Words) -> Iterator[str]:
    """Cubes that are not the usual two, place by place; places that say the same together."""
    alike: dict[str, list[str]] = defaultdict(list)
    for place, cubes in start_cubes(words.scenario).items():
        if cubes != USUAL:
            alike[cubes_text(cubes, words)].append(place)
    for text, places in alike.items():
        begin = "begins" if len(places) == 1 else "begin"
        yield f"{_named(places, words)} {begin} with {text}."
    bare = [
        words.city(one.id)
        for one in words.scenario.cities.values()
        if one.kind == CITY and one.id not in start_cubes(words.scenario)
    ]
    if bare:
        yield f"No cubes begin in {joined(bare, 'or')}."


def cubes_text(cubes: Cubes, words: Words) -> str:
    """`3 cubes out of the bag and 1 blue cube`."""
    told = []
    if cubes.draw:
        told.append(f"{words.varied(cubes.draw, _cubes)} out of the bag")
    if cubes.per_player:
        told.append(f"{words.varied(cubes.per_player, _cubes)} for each player")
    told += [
        counted(cubes.fixed.count(colour), f"{words.colour(colour)} cube")
        for colour in dict.fromkeys(cubes.fixed)
    ]
    return (joined(told) or "no cubes") + _filter(cubes.filter, words)


def _cubes(number: int) -> str:
    return counted(number, "cube")


def _squares(number: int) -> str:
    return counted(number, "square")


def _filter(draw: Draw | None, words: Words) -> str:
    if draw is None:
        return ""
    told = f", of {words.colours(draw.colours, 'or')} alone" if draw.colours else ""
    if draw.not_own_colour:
        told += ", none of its own colours"
    return told


def _display(base: Scenario, words: Words) -> Iterator[str]:
    here, usual = (one.part_as(AgeOfSteamPart).display for one in (words.scenario, base))
    if here.printed != usual.printed:
        yield f"Columns of the display have {words.varied(here.printed, _squares)}."
    if here.new_city != usual.new_city:
        yield f"Columns of New Cities have {words.varied(here.new_city, _squares)}."
    if here.fill.printed not in (usual.fill.printed, here.printed):
        filled = words.varied(here.fill.printed)
        yield f"So many squares of each column begin with a cube: {filled}."
    if here.fill.new_city not in (usual.fill.new_city, here.new_city):
        filled = words.varied(here.fill.new_city)
        yield f"So many squares of each New City's column begin with a cube: {filled}."
    if here.filter is not None:
        yield f"The display is filled out of the bag{_filter(here.filter, words)}."


def _new_cities(base: Scenario, words: Words) -> Iterator[str]:
    here, usual = (one.part_as(AgeOfSteamPart).new_cities for one in (words.scenario, base))
    gone = [key.upper() for key in usual if key not in here]
    if gone:
        yield "There are no New Cities." if not here else f"There is no New City {joined(gone)}."
    for key, tile in here.items():
        if tile != usual.get(key):
            yield f"New City {_new_city(tile, words)}."


def _new_city(tile: NewCity, words: Words) -> str:
    name = f" ({tile.name})" if tile.name else ""
    takes = colours_text(tile.colours, words) or f"takes {words.colours(tile.colours.named)}"
    grows = (
        f", grows by {joined(one.replace('-', ' ') for one in tile.slots)}"
        if tile.slots
        else (", never grows by dice")
    )
    waits = f", has {counted(tile.cubes, 'cube')} on it" if tile.cubes else ""
    return f"{tile.id.upper()}{name} {takes}{grows}{waits}"


def _goods(base: Scenario, words: Words) -> Iterator[str]:
    here, usual = words.scenario.goods, base.goods
    for key, good in here.items():
        name, known = good_name(words.scenario, key), usual.get(key)
        bag = good.in_bag if isinstance(good, AgeOfSteamGood) else good.chips
        begins = f", {bag} of them in the bag" if bag != good.chips else ""
        if known is None:
            yield f"A new colour, {name}: {counted(good.chips, 'cube')}{begins}."
        elif (good.chips, bag) != (known.chips, known.chips):
            instead = f" instead of {known.chips}" if good.chips != known.chips else ""
            yield f"{name}: {counted(good.chips, 'cube')}{instead}{begins}."
    gone = [called(usual, key) for key in usual if key not in here]
    if gone:
        yield f"There are no cubes of {joined(gone, 'or')}."
    part = words.scenario.part_as(AgeOfSteamPart)
    for colour, number in part.bag_after_setup.items():
        cubes = counted(number, f"{words.colour(colour)} cube")
        yield f"After set-up {cubes} of the supply go into the bag."
    if part.random_colours.cube == "back" and _draws_colours(words):
        yield "The cubes that give cities their colours go back into the bag."


def _draws_colours(words: Words) -> bool:
    cities = words.scenario.cities.values()
    return any(isinstance(one, AgeOfSteamCity) and one.colours.kind == "random" for one in cities)

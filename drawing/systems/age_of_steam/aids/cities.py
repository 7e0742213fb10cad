"""The cities of a map: what they take, by which numbers they grow, what lies there at the start."""

from collections.abc import Iterator

from drawing.aids.strips import Cell, Setter, Strip
from model.scenario.names_in_words import joined, word_of
from model.systems.age_of_steam.places.start_cubes import start_cubes
from model.systems.age_of_steam.sentences.differences.of_map import cubes_text
from model.systems.age_of_steam.sentences.words import Words
from model.systems.age_of_steam.things.city import CITY, AgeOfSteamCity
from model.systems.age_of_steam.things.colours import Colours
from model.wording.speech import tr

SHARES = [5, 5, 4, 5]


def city_list(words: Words, setter: Setter) -> Iterator[Strip]:
    """A row for each printed city, by name."""
    found = [
        one
        for one in words.scenario.cities.values()
        if isinstance(one, AgeOfSteamCity) and one.kind == CITY
    ]
    if not found:
        return
    yield setter.heading(tr("Cities"))
    head = tr("city"), tr("takes"), tr("grows by"), tr("begins with")
    yield setter.row([Cell(one, strong=True) for one in head], SHARES, keeps=True)
    begins = start_cubes(words.scenario)
    for city in sorted(found, key=lambda one: words.city(one.id).casefold()):
        numbers = joined(map(word_of, city.slots)) or tr("no number")
        cubes = tr("no cubes")
        if city.id in begins:
            cubes = cubes_text(begins[city.id], words, source=False)
        cells = [words.city(city.id), taken(city.colours, words), numbers, cubes]
        yield setter.row([Cell(one) for one in cells], SHARES)
    yield setter.space(2.0)


def taken(colours: Colours, words: Words) -> str:
    """The colours of a city in a few words."""
    match colours.kind:
        case "all":
            return tr("every colour")
        case "random":
            return tr("a colour of chance")
        case "except":
            return tr("all but {colours}", colours=words.colours(colours.named))
    return words.colours(colours.named) or tr("nothing")

"""Areas as sentences of an event card name them: `within 3 mileposts of Taiyuan`."""

from model.scenario.areas import (
    All,
    Area,
    AreaNode,
    CitiesNamed,
    Combined,
    RegionNamed,
    TerrainNamed,
    Within,
)
from model.scenario.names_in_words import city_name, in_words, joined
from model.scenario.scenario import Scenario
from model.systems.crayon.sentences.unnamed_regions import region_name


def in_area(area: Area, scenario: Scenario) -> str:
    """Where something holds, as the end of a sentence: `in The Sands`, `anywhere`."""
    match area.node:
        case All():
            return "anywhere"
        case CitiesNamed(cities):
            return f"in {joined((city_name(scenario, city) for city in cities), 'or')}"
        case Within():
            return _text(area.node, scenario)
        case TerrainNamed(kinds):
            return f"on {_kinds(kinds)} mileposts"
        case Combined(TerrainNamed(kinds), "and", rest) | Combined(
            rest, "and", TerrainNamed(kinds)
        ):
            return f"on {_kinds(kinds)} mileposts {in_area(Area(rest), scenario)}"
        case node:
            text = _text(node, scenario)
            return text if text.startswith("within ") else f"in {text}"


def the_cities_of(area: Area, scenario: Scenario) -> str:
    """The cities that lie in an area: `in any city`, `in the cities of the coast`."""
    match area.node:
        case All():
            return "in any city"
        case CitiesNamed():
            return in_area(area, scenario)
        case Within():
            return f"in the cities {_text(area.node, scenario)}"
        case node:
            text = _text(node, scenario)
            return f"in the cities {'' if text.startswith('within ') else 'of '}{text}"


def _kinds(kinds: tuple[str, ...]) -> str:
    return joined(in_words(kind).lower() for kind in kinds)


def _text(node: AreaNode, scenario: Scenario) -> str:
    match node:
        case All():
            return "the whole map"
        case RegionNamed(region):
            return _lower_the(region_name(scenario, region))
        case CitiesNamed(cities):
            return joined((city_name(scenario, city) for city in cities), "or")
        case TerrainNamed(kinds):
            return f"the {_kinds(kinds)} mileposts"
        case Within(mileposts, of):
            noun = "milepost" if mileposts == 1 else "mileposts"
            return f"within {mileposts} {noun} of {_text(of, scenario)}"
        case Combined(left, word, right):
            one, other = _part(left, scenario), _part(right, scenario)
            between = {"and": "where it is also", "or": "or", "minus": "but not"}[word]
            return f"{one} {between} {other}"


def _part(node: AreaNode, scenario: Scenario) -> str:
    text = _text(node, scenario)
    return f"({text})" if isinstance(node, Combined) else text


def _lower_the(name: str) -> str:
    return f"the {name[4:]}" if name.startswith("The ") else name

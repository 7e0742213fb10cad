"""Areas as sentences of an event card name them: `within 3 mileposts of Taiyuan`."""

from typing import Final

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
from model.scenario.names_in_words import city_name, joined, word_of
from model.scenario.scenario import Scenario
from model.systems.crayon.sentences.unnamed_regions import region_name
from model.wording.speech import later, tr, trn

_COMBINED: Final = {
    "and": later("{one} where it is also {other}"),
    "or": later("{one} or {other}"),
    "minus": later("{one} but not {other}"),
}


def in_area(area: Area, scenario: Scenario) -> str:
    """Where something holds, as the end of a sentence: `in The Sands`, `anywhere`."""
    match area.node:
        case All():
            return tr("anywhere")
        case CitiesNamed(cities):
            return tr("in {place}", place=_cities(cities, scenario))
        case TerrainNamed(kinds):
            return tr("on {kinds} mileposts", kinds=_kinds(kinds))
        case Combined(TerrainNamed(kinds), "and", rest) | Combined(
            rest, "and", TerrainNamed(kinds)
        ):
            where = in_area(Area(rest), scenario)
            return tr("on {kinds} mileposts {where}", kinds=_kinds(kinds), where=where)
        case node if _is_around(node):
            return _text(node, scenario)
        case node:
            return tr("in {place}", place=_text(node, scenario))


def area_name(area: Area, scenario: Scenario) -> str:
    """What is meant where an area is explained by itself: `desert mileposts in The Sands`."""
    match area.node:
        case All():
            return tr("anywhere")
        case TerrainNamed(kinds):
            return tr("{kinds} mileposts", kinds=_kinds(kinds))
        case Combined(TerrainNamed(kinds), "and", rest) | Combined(
            rest, "and", TerrainNamed(kinds)
        ):
            where = in_area(Area(rest), scenario)
            return tr("{kinds} mileposts {where}", kinds=_kinds(kinds), where=where)
        case node:
            return _text(node, scenario)


def area_at(area: Area, scenario: Scenario) -> str:
    """Where a milepost lies: `in The Sands`, `of desert`."""
    match area.node:
        case TerrainNamed(kinds):
            return tr("of {kinds}", kinds=_kinds(kinds))
        case Combined(TerrainNamed(kinds), "and", rest) | Combined(
            rest, "and", TerrainNamed(kinds)
        ):
            where = in_area(Area(rest), scenario)
            return tr("of {kinds} {where}", kinds=_kinds(kinds), where=where)
    return in_area(area, scenario)


def the_cities_of(area: Area, scenario: Scenario) -> str:
    """The cities that lie in an area: `in any city`, `in the cities of the coast`."""
    match area.node:
        case All():
            return tr("in any city")
        case CitiesNamed():
            return in_area(area, scenario)
        case node if _is_around(node):
            return tr("in the cities {where}", where=_text(node, scenario))
        case node:
            return tr("in the cities of {place}", place=_text(node, scenario))


def _is_around(node: AreaNode) -> bool:
    """Whether it is told as what is around a place, and not as a place."""
    return isinstance(node.left if isinstance(node, Combined) else node, Within)


def _kinds(kinds: tuple[str, ...]) -> str:
    return joined(map(word_of, kinds))


def _cities(cities: tuple[str, ...], scenario: Scenario) -> str:
    return joined((city_name(scenario, city) for city in cities), "or")


def _text(node: AreaNode, scenario: Scenario) -> str:
    match node:
        case All():
            return tr("the whole map")
        case RegionNamed(region):
            return _lower_the(region_name(scenario, region))
        case CitiesNamed(cities):
            return _cities(cities, scenario)
        case TerrainNamed(kinds):
            return tr("the {kinds} mileposts", kinds=_kinds(kinds))
        case Within(mileposts, of):
            return trn(
                "within {n} milepost of {place}",
                "within {n} mileposts of {place}",
                mileposts,
                place=_text(of, scenario),
            )
        case Combined(left, word, right):
            one, other = _part(left, scenario), _part(right, scenario)
            return tr(_COMBINED[word], one=one, other=other)


def _part(node: AreaNode, scenario: Scenario) -> str:
    text = _text(node, scenario)
    return f"({text})" if isinstance(node, Combined) else text


def _lower_the(name: str) -> str:
    return f"the {name[4:]}" if name.startswith("The ") else name

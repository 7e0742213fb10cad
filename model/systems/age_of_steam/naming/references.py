"""The references that Age of Steam scenarios hold: in cities, cells, cubes, links and rules."""

from dataclasses import replace
from typing import Any

from model.collection import Things, freeze, thaw
from model.forms.form import REFUSE
from model.forms.hints import form_of
from model.notation import Side
from model.scenario.references import Reference, Visit, Way, each, members, replaced
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.naming import position_names
from model.systems.age_of_steam.naming.plain_names import PlainNames
from model.systems.age_of_steam.things.city import AgeOfSteamCity
from model.systems.age_of_steam.things.colours import Colours
from model.systems.age_of_steam.things.cubes import Cubes, StartCubes
from model.systems.age_of_steam.things.part import (
    AgeOfSteamPart,
    CellData,
    Display,
    NewCity,
    SpecialLink,
)


def with_names(scenario: Scenario, visit: Visit) -> Scenario:
    """An Age of Steam scenario with the names that are its own as the visitor says."""
    cities = each(scenario.cities, lambda key, city: _city(key, city, visit))
    scenario = replaced(scenario, cities=cities, rules=_rules(scenario.rules, visit))
    if not isinstance(scenario.part, AgeOfSteamPart):
        return scenario
    return replaced(scenario, part=_part(scenario.part, visit))


def _part(part: AgeOfSteamPart, visit: Visit) -> AgeOfSteamPart:
    return replaced(
        part,
        cells=each(part.cells, lambda key, cell: _cell(key, cell, visit)),
        start_cubes=_start_cubes(part.start_cubes, visit),
        bag_after_setup=_by_name(part.bag_after_setup, "goods", ("bag_after_setup",), visit),
        display=_display(part.display, visit),
        new_cities=each(part.new_cities, lambda key, one: _new_city(key, one, visit)),
        special_links=each(part.special_links, lambda key, link: _link(key, link, visit)),
        position=part.position and position_names.with_names(part.position, visit),
    )


def _rules(rules: Things[Any], visit: Visit) -> Things[Any]:
    said = thaw(rules)
    changed = PlainNames(visit).mapping(said, ("rules",))
    return rules if changed == said else freeze(changed)


def _city(key: str, city: Any, visit: Visit) -> Any:
    if not isinstance(city, AgeOfSteamCity):
        return city
    way = ("cities", key)
    return replaced(
        city,
        colours=_colours(city.colours, (*way, "colours"), visit),
        cubes=_cubes(city.cubes, (*way, "cubes"), visit),
        blocked_by=members(city.blocked_by, "goods", (*way, "blocked_by"), visit),
    )


def _colours(colours: Colours, way: Way, visit: Visit) -> Colours:
    inner = (*way, "except") if colours.kind == "except" else way
    named = members(colours.named, "goods", inner, visit)
    if named is colours.named:
        return colours
    return (
        Colours("all") if colours.kind == "except" and not named else replace(colours, named=named)
    )


def _cubes(cubes: int | Cubes | None, way: Way, visit: Visit) -> Any:
    return _by_form(cubes, way, visit) if isinstance(cubes, Cubes) else cubes


def _by_form(value: Any, way: Way, visit: Visit, *, is_entry: bool = False) -> Any:
    """A value whose names are found in what is written of it."""
    kind: Any = type(value)
    form = form_of(kind)
    said = form.write(value)
    changed = PlainNames(visit).mapping(said, way, is_entry=is_entry)
    if changed == said:
        return value
    return None if changed is None else form.read(changed, (), REFUSE)


def _cell(key: str, cell: CellData, visit: Visit) -> CellData:
    return replaced(cell, cubes=_cubes(cell.cubes, ("cells", key, "cubes"), visit))


def _start_cubes(entries: tuple[StartCubes, ...], visit: Visit) -> tuple[StartCubes, ...]:
    altered = [
        _by_form(one, ("start_cubes", number), visit, is_entry=True)
        for number, one in enumerate(entries)
    ]
    if all(new is old for new, old in zip(altered, entries, strict=True)):
        return entries
    return tuple([one for one in altered if one is not None])


def _by_name(things: Things[Any], target: str, way: Way, visit: Visit) -> Things[Any]:
    """Things by names of others."""
    names = {key: visit(Reference(target, key, (*way, key), is_key=True)) for key in things}
    if all(name == key for key, name in names.items()):
        return things
    return Things({name: things[key] for key, name in names.items() if name is not None})


def _display(display: Display, visit: Visit) -> Display:
    return display if display.filter is None else _by_form(display, ("display",), visit)


def _new_city(key: str, city: NewCity, visit: Visit) -> NewCity:
    return replaced(city, colours=_colours(city.colours, ("new_cities", key, "colours"), visit))


def _link(key: str, link: SpecialLink, visit: Visit) -> SpecialLink | None:
    """A special link; one of which an end is gone goes."""
    way = ("special_links", key)
    ends = members(link.ends, "cities", (*way, "ends"), visit)
    group = visit(Reference("link_groups", link.group, (*way, "group"))) if link.group else ""
    exits: Things[Side] = _by_name(link.town_exits, "cities", (*way, "town_exits"), visit)
    if len(ends) < len(link.ends):
        return None
    return replaced(link, ends=ends, group=group or "", town_exits=exits)

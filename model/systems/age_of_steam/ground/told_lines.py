"""A line between two stops as it is told to people and programs: its price in parts, its builds."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from model.abilities.ground import PricedLine, PricePart
from model.amounts_in_words import counted, listed
from model.systems.age_of_steam.lines.line import Line
from model.systems.age_of_steam.lines.turns_of_building import in_words, turns_of_building
from model.systems.age_of_steam.track.land import NONE, Land

if TYPE_CHECKING:
    from model.systems.age_of_steam.ground.ground import AgeOfSteamGround


def told_line(ground: "AgeOfSteamGround", start: str, goal: str) -> PricedLine | None:
    """The cheapest line, and the cheapest that is one single link where that is another one."""
    line = ground.line(start, goal)
    if line is None:
        return None
    single = line if line.links == 1 else ground.link(start, goal)
    land = ground.land
    return PricedLine(
        total=line.money,
        length=_length(land, line),
        parts=tuple(_parts(ground, line)),
        way=tuple([land.cells[here] for here in line.way]),
        notes=(*_notes(land, line), *_about_single(land, line, single)),
        data={
            **_data(land, line),
            "single_link": None
            if single is None
            else {"total": single.money, **_data(land, single)},
        },
    )


def _length(land: Land, line: Line) -> str:
    """`5 tiles in 2 turns, 2 links`."""
    laid = [counted(line.tiles, "tile")] if line.tiles else []
    laid += [counted(len(line.claims), "special link")] if line.claims else []
    turns = in_words(turns_of_building(land, line).values())
    return f"{' and '.join(laid)} {turns}, {counted(line.links, 'link')}"


def _parts(ground: "AgeOfSteamGround", line: Line) -> Iterator[PricePart]:
    """What its price is made of, what is alike together."""
    land, found = ground.land, dict[str, list[int]]()
    for name, price in _tile_prices(ground, line):
        found.setdefault(name, []).append(price)
    for name, prices in found.items():
        yield PricePart(name, len(prices), sum(prices))
    for key in line.claims:
        link = land.special[key]
        yield PricePart(f"special link {link.name or key}", 1, link.price(0))


def _tile_prices(ground: "AgeOfSteamGround", line: Line) -> Iterator[tuple[str, int]]:
    """What each tile of a line is paid for, and its price."""
    for hex_, exits in zip(line.hexes, line.exits, strict=True):
        price = ground.tiles.priced(hex_, exits)
        if price is not None:
            is_town = ground.land.stop[hex_] != NONE
            town = f"town with {counted(exits.bit_count(), 'exit')}"
            yield town if is_town else ", ".join(part for part, _ in price.parts), price.total


def _notes(land: Land, line: Line) -> Iterator[str]:
    if between := line.stops[1:-1]:
        yield f"through {listed([land.stop_name(land.number[stop]) for stop in between])}"
    opened = [land.name(hex_) for hex_ in line.hexes if hex_ in land.opening]
    if opened:
        yield f"not before later turns: {listed(opened)}"
    if land.rules.build.surcharges:
        yield "surcharges of a turn or of a build come on top"
    if land.rules.build.unfinished.max == 0:
        yield "no track may stay unfinished, so that every link is laid within one build"


def _about_single(land: Land, line: Line, single: Line | None) -> Iterator[str]:
    """What one link without a stop between costs, where the cheapest line is no such link."""
    if single is None:
        yield "no single link can join them"
    elif single is not line:
        yield f"as a single link: {single.money}, {_length(land, single)}"


def _data(land: Land, line: Line) -> dict[str, Any]:
    turns = turns_of_building(land, line)
    return {
        "tiles": [str(land.cells[hex_]) for hex_ in line.hexes],
        "special_links": list(line.claims),
        "stops": list(line.stops),
        "links": line.links,
        "turns": {str(players): number for players, number in turns.items()},
    }

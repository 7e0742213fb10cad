"""What stands on the hex of a city besides its colours: numbers, a yard for cubes, its name."""

from collections.abc import Iterator

from drawing.map.marks.city_marks import is_crowded
from drawing.map.placing.label_names import hand_placed
from drawing.map.placing.names_in_hexes import NameSet, name_set
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves
from drawing.systems.age_of_steam.printed.hexes import plan_of
from drawing.systems.age_of_steam.printed.start_squares import start_of, start_squares
from drawing.systems.age_of_steam.printed.yards import yard
from drawing.systems.age_of_steam.tiles.city_plan import ROW
from drawing.systems.age_of_steam.tiles.number_discs import number_discs, row_width
from model.notation import Cell
from model.scenario.things import City
from model.systems.age_of_steam.places.start_cubes import start_cubes
from model.systems.age_of_steam.things.city import AgeOfSteamCity
from model.systems.age_of_steam.things.cubes import Cubes


@once
def begins(sheet: Sheet) -> dict[str, Cubes]:
    """The cubes of the start by place; none where they could not be made out."""
    return {} if is_crowded(sheet) else start_cubes(sheet.scenario)


def printed_parts(sheet: Sheet, city: AgeOfSteamCity, at: Cell) -> Iterator[Batch]:
    """Everything that is printed on the hex of a city but its colours and the name itself."""
    plan, crowded = plan_of(sheet, at), is_crowded(sheet)
    spot, radius = plan.numbers(len(city.slots))
    yield from number_discs(sheet.theme, city.slots, spot, radius, small_print=not crowded)
    cubes = begins(sheet).get(city.id)
    if cubes is not None:
        start = start_of(cubes)
        yield from yard(sheet.theme, plan, _wide(start.squares, start.words))
        if not sheet.overlay.pieces:
            box = plan.cubes(1)[0]
            middle = box.x + box.width / 2, box.y + box.height / 2
            yield from start_squares(sheet, middle, box.height, cubes)
    named = city_name(sheet, city)
    if named is not None:
        plate = named.plate(plan.name_room)
        yield Curves(
            sheet.theme.ink("legend"),
            [rectangle(plate, 0.25 * plate.height)],
            key=f"plate of {city.id}",
        )


def city_name(sheet: Sheet, city: City) -> NameSet | None:
    """The name of a city on its plate; None where it stands elsewhere."""
    if is_crowded(sheet) or city.at is None or f"city {city.id}" in hand_placed(sheet).named:
        return None
    return name_set(sheet, city, plan_of(sheet, city.at).name_room, on_plate=True)


def covered_boxes(sheet: Sheet, city: AgeOfSteamCity) -> list[Box]:
    """What the parts of a city cover on its hex."""
    if city.at is None:
        return []
    plan = plan_of(sheet, city.at)
    (x, y), radius = plan.numbers(len(city.slots))
    half = row_width(len(city.slots), radius) / 2
    found = [Box(x - half, y - radius, 2 * half, 2 * radius)]
    cubes = begins(sheet).get(city.id)
    if cubes is not None:
        start = start_of(cubes)
        found.append(plan.yard(_wide(start.squares, start.words)))
    named = city_name(sheet, city)
    return [*found, *([named.plate(plan.name_room)] if named is not None else [])]


def yard_width(sheet: Sheet, city: str) -> int:
    """For how many cubes the printed yard of a city has room; 0 where there is none."""
    cubes = begins(sheet).get(city)
    return 0 if cubes is None else _wide(start_of(cubes).squares, start_of(cubes).words)


def _wide(squares: tuple[str, ...], words: str) -> int:
    """How many squares wide a yard is: words need the room of some."""
    return min(len(squares) + -(-len(words) * 6 // 10), ROW)

"""What parts are about, on the map: the things that they name, and what a system adds to it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from editor.builder.parts.program import Program
from editor.builder.parts.rows import Row, rows_of
from editor.builder.parts.schemas import Way
from editor.edits.thing_places import lies_on_map
from editor.pointing.selection import Thing
from editor.pointing.sketch import EMPTY, Sketch


def rows_at(program: Program, way: Way | None) -> list[Row]:
    """The row at a way with all that it holds; all rows where no way is meant."""
    rows = rows_of(program)
    if way is None:
        return list(rows)
    return [row for row in rows if row.way[: len(way)] == way or _holds(row, way)]


def _holds(row: Row, way: Way) -> bool:
    """Whether a row is the part in which another one stands."""
    return row.kind == "part" and way[: len(row.way)] == row.way


def things_named(system: str, rows: Iterable[Row]) -> Iterator[Thing]:
    """The things on the map that some rows name in their fields."""
    for row in rows:
        for slot in () if row.word is None else row.word.slots:
            room, said = slot.field.refers, row.value(slot.way)
            if room and room != "things" and lies_on_map(system, room):
                names = said if isinstance(said, list) else [said]
                yield from ((room, name) for name in names if isinstance(name, str))


def together(sketches: Sequence[Sketch]) -> Sketch:
    """Several sketches as one; what goes lies over all else."""
    if not any(one != EMPTY for one in sketches):
        return EMPTY
    first = next((one for one in sketches if one.legend), sketches[0])
    lines = [line for one in sketches for line in one.lines]
    return replace(
        first,
        cells=tuple(sorted({cell for one in sketches for cell in one.cells})),
        rings=tuple(dict.fromkeys(ring for one in sketches for ring in one.rings)),
        lines=tuple(sorted(dict.fromkeys(lines), key=lambda line: line.look == "bad")),
    )

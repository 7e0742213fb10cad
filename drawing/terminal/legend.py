"""What the signs of a picture in text mean, whose track it shows, and the names without room."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from drawing.city_kinds import heaviest_first
from drawing.terminal.cell_map import TextMap
from drawing.terminal.own_marks import Shown, legend_lines
from drawing.terminal.owners import column_of
from drawing.terminal.paper import seat_style, styled
from drawing.terminal.signs import terrain_signs
from drawing.terminal.text import GAP, Room, cut, in_rows, width, written
from model.boards.grid import distance
from model.scenario.things import City

COLUMN = 24
"""The columns that an entry needs."""


class Entry(NamedTuple):
    """A line of a legend."""

    text: str
    seat: int | None = None


def legend_of(drawn: TextMap) -> list[Entry]:
    """Everything that has to be said about a drawn map."""
    entries = [Entry(text, seat) for seat, text in _players(drawn)]
    entries += [Entry(text) for text in _neutrals(drawn)]
    entries += [Entry(text) for text in (*_signs(drawn), *_cities(drawn), *_own(drawn))]
    return entries


def _players(drawn: TextMap) -> Iterator[tuple[int, str]]:
    for seat, name in enumerate(drawn.overlay.names):
        how = "you: plain lines" if drawn.scale.has_edges and not drawn.scale.inside else "you"
        you = f" ({how})" if seat == drawn.viewer else ""
        yield seat, f"<{seat + 1}> {written(name, unicode=drawn.unicode)}{you}"


def _neutrals(drawn: TextMap) -> Iterator[str]:
    for name in drawn.overlay.neutrals:
        yield f"<{column_of(name, drawn.overlay.neutrals)}> {written(name, unicode=drawn.unicode)}"


def _signs(drawn: TextMap) -> Iterator[str]:
    signs = drawn.signs
    for one in heaviest_first(drawn.scenario.system):
        if one.word in drawn.kinds:
            yield f"{drawn.city_signs[one.word]} {one.title}"
    yield from (f"{sign} {word}" for word, sign in drawn.marks.items())
    if drawn.seen["several"]:
        yield f"{signs.several} track of several"
    kinds: dict[str, list[str]] = {}
    for kind, sign in terrain_signs(drawn.board, signs).items():
        if drawn.seen[kind]:
            kinds.setdefault(sign, []).append(written(kind, unicode=drawn.unicode))
    if drawn.seen["water"] and "water" not in kinds.get(signs.water, ()):
        kinds.setdefault(signs.water, []).append("water")
    for sign, names in kinds.items():
        yield f"{sign} {', '.join(names)}"


def _own(drawn: TextMap) -> Iterable[str]:
    """What the system says of this part of its map."""
    window, scenario = drawn.window, drawn.scenario
    letters = partial(written, unicode=drawn.unicode)
    return legend_lines(Shown(scenario, window.shows, letters, drawn.name_of))


def _cities(drawn: TextMap) -> Iterator[str]:
    """Cities whose names are not on the map."""
    for city in _nearest_first(drawn):
        yield f"{drawn.city_sign(city)} {drawn.name_of(city)} {city.at}"
    extent = drawn.board.extent()
    if drawn.window[2:] != extent:
        return
    for city in drawn.scenario.cities.values():
        at = city.at
        if at is None or not (0 <= at.col < extent.cols and 0 <= at.row < extent.rows):
            yield f"{drawn.name_of(city)}, {'overseas' if city.overseas else 'not on the map'}"


def _nearest_first(drawn: TextMap) -> list[City]:
    """Cities without a name on the map; where a place is asked about, the nearest to it first."""
    middle = drawn.around
    if middle is None:
        return drawn.unnamed
    return sorted(drawn.unnamed, key=lambda city: distance(city.at or middle, middle))


def below(entries: Sequence[Entry], room: Room) -> list[str]:
    """The legend below a map: the players in lines of their own, then the rest in rows."""
    players = [entry for entry in entries if entry.seat is not None]
    rest = [cut(entry.text, room.width, unicode=room.unicode) for entry in entries[len(players) :]]
    return _shortened([*_player_rows(players, room), *in_rows(rest, room.width)], room)


def _player_rows(players: Sequence[Entry], room: Room) -> list[str]:
    rows: list[str] = []
    used = room.width
    for player in players:
        piece, wide = _shown(player, room)
        if used + len(GAP) + wide <= room.width:
            rows[-1] += GAP + piece
            used += len(GAP) + wide
        else:
            rows.append(piece)
            used = wide
    return rows


def beside(entries: Sequence[Entry], room: Room) -> list[str]:
    """The legend to the right of a map, an entry a line, in several columns where there is room."""
    lines = room.height
    across = min(max(room.width // COLUMN, 1), -(-len(entries) // lines))
    if across <= 1:
        return _shortened([_shown(entry, room)[0] for entry in entries], room)
    column = room._replace(width=room.width // across - len(GAP))
    kept = list(entries[: across * lines])
    if len(kept) < len(entries):
        kept[-1] = Entry(f"and {len(entries) - len(kept) + 1} more")
    rows = [""] * lines
    for number, entry in enumerate(kept):
        text, wide = _shown(entry, column)
        is_last = number + lines >= len(kept)
        rows[number % lines] += text if is_last else text + " " * (column.width - wide + len(GAP))
    return rows


def _shown(entry: Entry, room: Room) -> tuple[str, int]:
    """An entry as it is shown, and the columns that it takes."""
    text = cut(entry.text, room.width, unicode=room.unicode)
    is_coloured = room.colours and entry.seat is not None
    return styled(text, seat_style(entry.seat or 0)) if is_coloured else text, width(text)


def _shortened(rows: list[str], room: Room) -> list[str]:
    lines = room.height
    if len(rows) <= lines:
        return rows
    more = cut(f"and {len(rows) - lines + 1} lines more", room.width, unicode=room.unicode)
    return [*rows[: lines - 1], more] if lines > 0 else []

"""The board in text: mileposts with the track between them, cities and trains.

Every milepost takes four columns and every row two lines, so that track in all six directions
can be seen. Lines are one's own track, the numbers of seats that of others, and <2> is a train.
"""

from collections.abc import Iterator

from engine.systems.crayon.game import CrayonGame
from engine.systems.crayon.play import Play
from milepost.playing.crayon.naming import middle_of, place_named
from milepost.playing.talk import Painted
from milepost.text_map import CITY_SIGNS
from model.boards.terrain import TerrainBoard
from model.network import edge_ends
from model.notation import Cell

RULER = 4
"""Columns at the left for the numbers of the rows."""
WIDE = 4
SHOWN = 3
"""So many letters of a city's name find room."""
WATER, PORT = "~", "*"
WHOLE = "all"


class Sheet:
    """A window of the board as characters, each with the seat it belongs to."""

    def __init__(self, left: int, top: int, cols: int, rows: int) -> None:
        self.left, self.top, self.cols, self.rows = left, top, cols, rows
        width = WIDE * cols + 2
        self.lines: list[list[Painted]] = [[Painted(" ")] * width for _ in range(2 * rows - 1)]

    def put(self, x: int, y: int, sign: str, seat: int | None = None) -> None:
        column, line = x - WIDE * self.left, y - 2 * self.top
        if 0 <= line < len(self.lines) and 0 <= column < len(self.lines[line]):
            self.lines[line][column] = Painted(sign, seat)

    def shows(self, cell: Cell) -> bool:
        return (
            self.left <= cell.col < self.left + self.cols
            and self.top <= cell.row < self.top + self.rows
        )


def board_lines(game: CrayonGame, about: str, cols: int, rows: int) -> list[list[Painted]]:
    """The board, or the part around a place that a screen of this size can show."""
    play, seat = game.position, game.position.seat if game.actor is None else game.actor
    if about.lower() == WHOLE:
        return _overview(play)
    sheet = _window(play, seat, about, cols, rows)
    _put_waters(play, sheet)
    _put_names(play, sheet)
    _put_mileposts(play, sheet)
    _put_track(play, seat, sheet)
    _put_trains(play, sheet)
    return [*_ruled(sheet), *_legend(play, seat, sheet)]


def _overview(play: Play) -> list[list[Painted]]:
    """The whole board with one sign a milepost: whose track is there, and cities."""
    cells, network = play.table.cells, play.table.network
    rows = [[Painted(" ")] * network.cols for _ in range(network.rows)]
    for number, cell in enumerate(cells):
        if network.has(number):
            rows[cell.row][cell.col] = Painted(".")
    for seat, touched in enumerate(play.state.track.touched):
        for number in touched:
            rows[cells[number].row][cells[number].col] = Painted(str(seat + 1), seat)
    for number, place in play.table.cities.items():
        rows[cells[number].row][cells[number].col] = Painted(CITY_SIGNS[place.kind])
    who = [Painted(f"{n + 1} {name}   ", n) for n, name in enumerate(play.names)]
    return [[Painted(""), *row] for row in rows] + [[Painted(""), *who]]


def _window(play: Play, seat: int, about: str, cols: int, rows: int) -> Sheet:
    size = play.table.network.cols, play.table.network.rows
    wide = max(5, min(size[0], (cols - RULER - 2) // WIDE))
    high = max(4, min(size[1], (rows - 6) // 2)) if about or size[0] > wide else size[1]
    middle = _middle(play, seat, about)
    left = max(0, min(middle.col - wide // 2, size[0] - wide))
    top = max(0, min(middle.row - high // 2, size[1] - high))
    return Sheet(left, top, wide, high)


def _middle(play: Play, seat: int, about: str) -> Cell:
    """The place to show: the one that was named, the train, or the first track or city."""
    cells = play.table.cells
    if about:
        return cells[place_named(play.table, about).middle]
    for train in play.state.seats[seat].trains:
        if train.is_placed:
            return cells[train.at]
    touched = sorted(play.state.track.touched[seat])
    cities = [place.cells[0] for place in play.table.places.values()]
    return cells[[*touched, *cities, 0][0]]


def _at(cell: Cell) -> tuple[int, int]:
    return WIDE * cell.col + 2 * (cell.row & 1), 2 * cell.row


def _between(play: Play, edge: int) -> tuple[int, int]:
    """The middle of an edge."""
    (x, y), (x2, y2) = (_at(play.table.cells[number]) for number in edge_ends(edge))
    return (x + x2) // 2, (y + y2) // 2


def _put_waters(play: Play, sheet: Sheet) -> None:
    for edge in play.network.crossings:
        sheet.put(*_between(play, edge), WATER)


def _put_names(play: Play, sheet: Sheet) -> None:
    """The beginnings of the cities' names, to the right of them."""
    for place in play.table.places.values():
        x, y = _at(play.table.cells[middle_of(play.table, place.id)])
        for column, sign in enumerate(place.name[:SHOWN], 1):
            sheet.put(x + column, y, sign)


def _put_mileposts(play: Play, sheet: Sheet) -> None:
    board = play.table.scenario.board
    for number, cell in enumerate(play.table.cells):
        if not sheet.shows(cell) or not play.table.network.has(number):
            continue
        city = play.table.cities.get(number)
        if city is not None:
            sheet.put(*_at(cell), CITY_SIGNS[city.kind])
        elif number in play.table.ferries_at or number in play.table.links_at:
            sheet.put(*_at(cell), PORT)
        elif isinstance(board, TerrainBoard):
            sheet.put(*_at(cell), board.terrain[cell.row][cell.col])


def _put_track(play: Play, seat: int, sheet: Sheet) -> None:
    for edge, owner in sorted(play.state.track.sections.items()):
        one, other = (_at(play.table.cells[number]) for number in edge_ends(edge))
        x, y = _between(play, edge)
        mine, number = owner == seat, str(owner + 1)
        if one[1] == other[1]:
            for column, sign in enumerate("---" if mine else f"-{number}-", -1):
                sheet.put(x + column, y, sign, owner)
        else:
            slope = "\\" if (other[0] - one[0]) * (other[1] - one[1]) > 0 else "/"
            sheet.put(x, y, slope if mine else number, owner)


def _put_trains(play: Play, sheet: Sheet) -> None:
    for seat, player in enumerate(play.state.seats):
        for train in player.trains:
            if train.is_placed:
                x, y = _at(play.table.cells[train.at])
                for column, sign in enumerate(f"<{seat + 1}>", -1):
                    sheet.put(x + column, y, sign, seat)


def _ruled(sheet: Sheet) -> list[list[Painted]]:
    """The sheet with the numbers of columns and rows."""
    numbers = "".join(f"{sheet.left + col:<{WIDE}}" for col in range(sheet.cols))
    lines = [[Painted(" " * RULER + numbers.rstrip())]]
    for number, line in enumerate(sheet.lines):
        row = f"{sheet.top + number // 2:>{RULER - 1}} " if number % 2 == 0 else " " * RULER
        lines.append([Painted(row), *line])
    return lines


def _ports(play: Play, sheet: Sheet) -> Iterator[str]:
    """Ferries and container links that leave from here, and where they lead."""
    table = play.table
    for ferry in table.ferries.values():
        if any(map(sheet.shows, ferry.ports)):
            yield f"{ferry.name or ferry.id} {' to '.join(map(str, ferry.ports))}"
    for link in table.links.values():
        if sheet.shows(link.port):
            cities = " and ".join(map(table.city_name, link.serves))
            yield f"{link.name or link.id} {link.port} to {cities}"


def _legend(play: Play, seat: int, sheet: Sheet) -> list[list[Painted]]:
    cells = play.table.cells
    shown = [
        f"{CITY_SIGNS[place.kind]} {place.name} {cells[middle_of(play.table, place.id)]}"
        for place in play.table.places.values()
        if any(sheet.shows(cells[cell]) for cell in place.cells)
    ]
    shown += [f"{PORT} {name}" for name in _ports(play, sheet)]
    who = [
        Painted(f"<{n + 1}> {name}{' (you, your track is lines)' if n == seat else ''}   ", n)
        for n, name in enumerate(play.names)
    ]
    board = play.table.scenario.board
    signs = [f"{WATER} water to cross", f"{PORT} port"]
    if isinstance(board, TerrainBoard):
        signs += [f"{sign} {kind}" for sign, kind in board.legend.items()]
    return [[Painted("")], [Painted("   ".join(shown))], who, [Painted("   ".join(signs))]]

"""Special links as lines over the map, with what they cost and how many may claim them."""

from collections import Counter
from collections.abc import Iterator

from drawing.map.marks.crossing_signs import MOST_PAWNS, Crossing
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.sheet.sheet import Sheet
from drawing.systems.age_of_steam.printed.special_ways import way_between
from model.boards.hexes import HexBoard
from model.notation import Cell
from model.pieces.places import AtLine
from model.systems.age_of_steam.showing.board_pieces import LINK
from model.systems.age_of_steam.things.part import AgeOfSteamPart, SpecialLink


def crossings(sheet: Sheet) -> Iterator[Crossing]:
    """The special links of the map; nobody takes one any more that has all its owners."""
    if not isinstance(sheet.scenario.board, HexBoard):
        return
    claims = Counter(piece.place for piece in pieces_of(sheet, LINK))
    for link in sheet.scenario.part_as(AgeOfSteamPart).special_links.values():
        spots = way_between(sheet, link.ends)
        owners = link.owners or 0
        is_taken = link.owners is not None and claims[AtLine(link.id)] >= link.owners
        if spots:
            pawns = min(owners, MOST_PAWNS) if owners > 1 else 0
            price, points = price_of(link), min(max(link.points, 0), 99)
            name = "special link"
            yield Crossing(name, link.id, spots, price, pawns, "", "link", points, is_taken)


def ports(_: Sheet) -> tuple[Cell, ...]:
    """Special links leave from stops, and have no ports."""
    return ()


def price_of(link: SpecialLink) -> str:
    """What it costs the first owner, the second and so on: `8`, `2/4`, `3+1`."""
    costs = "/".join(str(cost) if abs(cost) < 10_000 else "…" for cost in link.cost[:4])
    return f"${costs}{f'+{link.step}' if link.step else ''}"

"""Sheets of track tiles: a list of the manifest, and then every tile as often as there is one."""

from collections.abc import Iterator

from drawing.cards.chips import most_of_a_good
from drawing.pages.paper import Press, page
from drawing.shapes.hexagons import Hexagon
from drawing.shapes.symbols import Batch, Box, Curves, Layer, Picture, Text, Texts
from drawing.systems.age_of_steam.printing.hex_sheets import hex_grid, hex_pages, is_flat
from drawing.systems.age_of_steam.printing.readable_rules import readable_rules
from drawing.systems.age_of_steam.printing.tile_faces import tile_face
from model.scenario.names_in_words import counted
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.track.shapes import SHAPES
from model.wording.speech import later, tr

MOST_SHEETS = 40
"""More than anybody cuts; where a scenario asks for more, of no tile are made as many."""
ACROSS, DOWN = 3, 46.0
"""Tiles side by side in the list, and how high a row of it is, in millimetres."""
SHOWN = 30.0
"""How wide a tile is in the list, which is not for cutting."""
TILES = later(
    "{tiles} of {mm:g} mm from side to side, and {discs} for towns with two or four exits, which "
    "lie on the other tiles."
)
KINDS = {
    "simple": later("simple"),
    "crossing": later("complex, crossing"),
    "coexist": later("complex, no crossing"),
    "town": later("town"),
}


def tile_pages(scenario: Scenario, press: Press) -> list[Picture]:
    """The list, and then the sheets."""
    rules = readable_rules(scenario)
    counts = {} if rules is None else manifest(rules)
    if rules is None or not counts:
        return []
    flat = is_flat(scenario)
    room = MOST_SHEETS * hex_grid(press.paper, press.tile_mm, flat=flat).count
    most = most_of_a_good(list(counts.values()), room)
    faces = [tile_face(tile) for tile, count in counts.items() for _ in range(min(count, most))]
    sheets = hex_pages(faces, press, tr("track tiles"), flat=flat)
    return [_list_page(counts, rules, most, press), *sheets]


def manifest(rules: AgeOfSteamRules) -> dict[str, int]:
    """How many there are of each tile, in the order in which tiles are listed."""
    counts = {tile: rules.tiles.get(tile, 0) or 0 for tile in SHAPES}
    return {tile: count for tile, count in counts.items() if count > 0}


def _list_page(counts: dict[str, int], rules: AgeOfSteamRules, most: int, press: Press) -> Picture:
    theme, room = press.theme, press.paper.room
    title, style = theme.style("aid-title"), theme.style("aid-text")
    tiles, discs = counted(sum(counts.values()), "tile"), counted(rules.town_discs, "town disc")
    text = tr(TILES, tiles=tiles, mm=press.tile_mm, discs=discs)
    heads = [
        title.text(tr("Track tiles"), (room.x, room.y + 6), anchor="start"),
        style.text(text, (room.x, room.y + 12), anchor="start"),
    ]
    batches = list(_listed(counts, most, press, Box(room.x, room.y + 18, room.width, DOWN)))
    layers = (Layer("heading", (Texts(heads),)), Layer("list", tuple(batches)))
    return page(press, press.paper, layers, tr("list of the track tiles"))


def _listed(counts: dict[str, int], most: int, press: Press, row: Box) -> Iterator[Batch]:
    strong, style = press.theme.style("aid-heading"), press.theme.style("aid-text")
    wide, ink = row.width / ACROSS, press.theme.style("aid-strong").colour
    for number, (tile, count) in enumerate(counts.items()):
        x, y = row.x + number % ACROSS * wide, row.y + number // ACROSS * DOWN
        hexagon = Hexagon((x + SHOWN / 2 + 1, y + SHOWN / 2 + 4), SHOWN)
        yield from tile_face(tile, with_id=False)(press.theme, hexagon)
        yield Curves(press.theme.ink("cut-mark"), [hexagon.outline()])
        left, top = x + SHOWN + 4, y + SHOWN / 2
        kept = tr("{n} printed", n=min(count, most)) if count > most else ""
        lines = (tr(KINDS[SHAPES[tile].kind]), kept)
        yield Texts(
            [
                Text((left, top), f"{tile.upper()} × {count}", strong.size * 1.2, colour=ink,
                     face="bold", anchor="start", key=f"count {tile}"),
                *(
                    style.text(one, (left, top + 5 + 4.2 * place), anchor="start")
                    for place, one in enumerate(lines)
                    if one
                ),
            ]
        )  # fmt: skip

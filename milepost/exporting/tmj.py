"""A map for Tiled: terrain to paint on, cities, waters and regions as objects to move."""

import argparse

from milepost import exported, imported

EXAMPLE = "milepost export tmj china.milepost.yaml -o china.tmj"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    exported.add_arguments(parser, ".tmj")
    parser.add_argument(
        "--theme", default="classic", metavar="T", help="the colours of its tiles (classic)"
    )


def run(arguments: argparse.Namespace) -> int:
    from drawing.theme import NoSuchTheme, theme
    from drawing.tile_picture import tile_picture
    from milepost.say import Refusal
    from model.exports.tiled import MARK, board_of, grid_of, tiles_of, tmj_text

    scenario, _ = exported.opened(arguments)
    out = imported.file_to_write(arguments)
    picture = out.with_name(f"{out.name.removesuffix('.tmj')}.tiles.png")
    try:
        colours = theme(arguments.theme)
    except NoSuchTheme as trouble:
        raise Refusal(str(trouble)) from None
    with imported.in_sentences():
        board = board_of(scenario)
        text = tmj_text(scenario, picture.name)
    lattice = grid_of(board)
    tiles = tile_picture(tiles_of(board), MARK, lattice.tile, lattice.side, colours)
    exported.keep({picture: tiles, out: text.encode()})
    return 0

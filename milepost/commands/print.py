"""Print a game: the map over pages, cards, chips and play aids as PDF at exact size."""

import argparse

EXAMPLE = "milepost print tutorial -o tutorial-print --paper A4"
NOTHING = '""'
"""How an empty name is shown."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a scenario, or the name of one that comes along"
    )
    parser.add_argument(
        "-o", dest="out", metavar="DIR", required=True, help="the folder for the files"
    )
    parser.add_argument("--paper", metavar="P", default="A4", help="A4 or Letter (A4)")
    parser.add_argument(
        "--only",
        metavar="PART,...",
        default="",
        help="some of map, cards, chips, aids, or what else the system has (all)",
    )
    parser.add_argument("--theme", metavar="T", default="print", help="how it looks (print)")
    parser.add_argument(
        "--images", action="store_true", help="every side of a card as PNG too, for print shops"
    )
    parser.add_argument(
        "--tile-mm",
        metavar="N",
        type=float,
        default=0.0,
        help="how wide tiles are from side to side (38), or how long pieces of track are (16)",
    )
    parser.add_argument(
        "--language",
        metavar="L",
        default="",
        help="what the sheets speak, with the map's names in it: en, de or zh (as the program)",
    )
    parser.add_argument("--quiet", action="store_true", help="show no progress")


def run(arguments: argparse.Namespace) -> int:
    from drawing.map.left_out import left_out
    from drawing.printing.print_files import Order
    from milepost.files.troubles import troubles_of
    from milepost.showing.printing import printed
    from milepost.terminal.say import clean, named, tell
    from model.bundled import file_named
    from model.files.scenario_files import open_file

    out = named(arguments.out, "-o", "folder")
    path = file_named(arguments.file)
    paper = _paper(arguments.paper)
    file = open_file(path)
    order = Order(
        paper=paper,
        parts=_parts(arguments.only, file.scenario.system),
        theme=arguments.theme,
        images=arguments.images,
        tile_mm=_tile(arguments.tile_mm, file.scenario.system),
        language=_language(arguments.language),
    )
    for line in printed(file.scenario, path.parent, out, order, quiet=arguments.quiet):
        print(clean(line))
    tell([*left_out(file.scenario, str(path.parent)), *troubles_of(file)])
    return 0


def _paper(name: str) -> str:
    from drawing.pages.paper import PAPERS
    from milepost.terminal.say import Refusal

    known = {one.casefold(): one for one in PAPERS}
    if name.casefold() not in known:
        raise Refusal(f"there is no paper {name[:40] or NOTHING}; there are {' and '.join(PAPERS)}")
    return known[name.casefold()]


def _language(wanted: str) -> str:
    """One that the program speaks; nothing where none is asked for."""
    from milepost.terminal.say import Refusal
    from model.wording.languages.known import languages

    known = languages()
    found = wanted.strip().casefold()
    if found and found not in known:
        told = ", ".join(f"{code} ({name})" for code, name in known.items())
        raise Refusal(f"--language: Milepost does not speak {wanted[:40]}; there are {told}")
    return found


def _tile(wanted: float, system: str) -> float:
    from drawing.printing.parts import LARGEST_TILE, SMALLEST_TILE, usual_tile
    from milepost.terminal.say import Refusal

    if not wanted:
        return 0.0
    if not usual_tile(system):
        raise Refusal(f"--tile-mm: games of {system} have no tiles")
    if not SMALLEST_TILE <= wanted <= LARGEST_TILE:
        raise Refusal(f"--tile-mm: tiles measure {SMALLEST_TILE} to {LARGEST_TILE} mm")
    return wanted


def _parts(only: str, system: str) -> tuple[str, ...]:
    from drawing.printing.parts import may_have, parts_of
    from milepost.terminal.say import Refusal

    wanted = {name.strip() for name in only.split(",") if name.strip()}
    parts = parts_of(system)
    unknown = sorted(wanted - {*parts})
    if unknown:
        raise Refusal(f"{unknown[0][:40]} cannot be printed; there are {', '.join(parts)}")
    if not wanted:
        return tuple(name for name in parts if may_have(system, name))
    return tuple(name for name in parts if name in wanted)

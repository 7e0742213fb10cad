"""`make gallery`: draws the bundled scenarios and the drafts in the themes, and the page of them.

python docs/scripts/gallery.py            draws everything anew
python docs/scripts/gallery.py --check    draws nothing; 1 if the page is stale or a picture missing
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from drawing.map.sheet.overlay import Overlay
    from drawing.shapes.symbols import Picture
    from model.scenario.scenario import Scenario

ROOT = Path(__file__).resolve().parents[2]
PAGE = Path("docs/gallery.md")
PICTURES = Path("docs/pictures/gallery")
SMALL = "small"
"""The folder, within that of the pictures, of the small ones that the page shows."""
DRAFTS = Path("tests/files/drafts")
FIRST = "classic"
"""The theme that is shown larger than the others."""
WIDE, NARROW = 724, 360
"""Pixels: a picture across the page, and one of two beside each other."""
PLAYED = "tutorial"
"""The map whose game is shown in every theme."""
MOVES = {PLAYED: 260, "southern-china": 260, "western-usa": 260, "kanto": 700}
"""Maps that are shown in the middle of a game, and after how many moves."""
IN_EVERY_THEME = ("southern-china", "western-usa", PLAYED)
"""A map of each kind of board; the others would only make the pictures many."""
PAPER = {
    PLAYED: {
        "plan": "how the pages of the map are joined",
        "cards": "demand cards",
        "backs": "their backs",
        "last-cards": "train cards",
        "chips": "load chips",
        "aid": "a play aid",
    },
    "southern-china": {
        "tiles": "tiles",
        "new-cities": "New Cities",
        "display": "the goods display",
        "tracks": "tracks",
        "actions": "actions",
        "markers": "markers",
        "aid": "a play aid",
    },
    "western-usa": {
        "cards": "City cards",
        "backs": "their backs",
        "second-deck": "cards of the display",
        "last-cards": "Branch Lines",
        "track": "pieces of track",
        "markers": "markers and money",
        "aid": "the game in short",
    },
}
"""Maps that are shown on paper, and which pages of them."""
HEAD = """\
# Gallery

<!-- Written by `make gallery` from the scenarios and the themes. Change those, not this page. -->

What Milepost makes of a scenario file: the bundled scenarios and some drafts, one map of each kind
of board in every theme, as `milepost render` draws them. Each picture leads to a large one, which
can be enlarged at will. [Pictures](drawing.md) tells how they are made; `make gallery` makes all of
them anew.
"""


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture of the gallery."""

    name: str
    """The map."""
    theme: str
    what: str = "map"
    """The map, the map in the middle of a "game", or a page of `PAPER`."""

    @property
    def file(self) -> str:
        kind = "" if self.what == "map" else f".{self.what}"
        return f"{self.name}{kind}.{self.theme}.svg"

    @property
    def small(self) -> str:
        """The file of the small picture."""
        return f"{SMALL}/{self.file.removesuffix('.svg')}.png"

    @property
    def width(self) -> int:
        """Of the small picture."""
        return WIDE if self.theme == FIRST else NARROW


def map_files(root: Path = ROOT) -> dict[str, Path]:
    """Every bundled scenario, and drafts of which none was made, by their names."""
    from model.bundled import bundled_scenarios

    bundled = bundled_scenarios()
    drafts = {
        path.name.split(".")[0]: path for path in sorted((root / DRAFTS).glob("*.milepost.yaml"))
    }
    return {**bundled, **{name: path for name, path in drafts.items() if name not in bundled}}


def shots() -> list[Shot]:
    """Every picture, in the order of the page."""
    from drawing.themes.theme import theme_names

    found = [Shot(PLAYED, look, "game") for look in theme_names()]
    for name in map_files():
        looks = theme_names() if name in IN_EVERY_THEME else (FIRST,)
        found += [Shot(name, look) for look in looks]
    found += [Shot(name, FIRST, "game") for name in MOVES if name != PLAYED]
    return found + [Shot(name, "print", what) for name in PAPER for what in PAPER[name]]


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *_themes(), *_maps(), *_on_paper(), *_in_text()]) + "\n"


def _themes() -> Iterator[str]:
    from drawing.themes.theme import theme, theme_names

    yield "## The themes\n"
    yield "All with the same game in progress: track has to stand out on every terrain.\n"
    yield from (
        f"* **{theme(name).title}**, `--theme {name}`. {_purpose(name)}" for name in theme_names()
    )
    yield ""
    yield from _shown(_taken(PLAYED, "game"))


def _taken(name: str, *whats: str) -> list[Shot]:
    return [shot for shot in shots() if shot.name == name and shot.what in whats]


def _shown(found: Sequence[Shot]) -> Iterator[str]:
    """Small pictures that lead to large ones: wide ones alone, narrow ones beside each other."""
    yield from (f"{_image(shot)}\n" for shot in found if shot.width == WIDE)
    narrow = [_image(shot) for shot in found if shot.width == NARROW]
    if narrow:
        yield "\n".join(narrow) + "\n"


def _purpose(name: str) -> str:
    """What a theme is for: the remark at the beginning of its file."""
    from importlib.resources import files

    text = files("drawing").joinpath("themes", f"{name}.yaml").read_text(encoding="utf-8")
    return text.partition("\n")[0].removeprefix("#").strip()


def _maps() -> Iterator[str]:
    for name in map_files():
        scenario = _scenario(name)
        yield f"## {scenario.title}\n"
        yield f"{_sentence(name)}\n"
        yield from _shown(_taken(name, "map"))
        if name in MOVES and name != PLAYED:
            yield "In the middle of a game of four bots:\n"
            yield from _shown(_taken(name, "game"))


def _sentence(name: str) -> str:
    """What kind of map it is."""
    from model.boards.hexes import HexBoard
    from model.boards.routes import RouteBoard
    from model.boards.terrain import TerrainBoard

    scenario, board = _scenario(name), _scenario(name).board
    if isinstance(board, RouteBoard):
        segments = sum(line.segments for line in board.lines.values())
        cities = f"{len(scenario.cities)} cities"
        return f"`{name}`: {len(board.lines)} lines of {segments} segments, {cities}."
    words = "hexes" if isinstance(board, HexBoard) else "mileposts"
    cells = sum(board.kinds().values()) if isinstance(board, TerrainBoard) else 0
    towns = sum(city.kind == "town" for city in scenario.cities.values())
    stops = f"{len(scenario.cities) - towns} cities" + f", {towns} towns" * (towns > 0)
    return f"`{name}`: {cells:,} {words}, {stops}, {len(scenario.waters)} waters."


def _image(shot: Shot) -> str:
    from drawing.themes.theme import theme

    title = _scenario(shot.name).title
    paper = PAPER.get(shot.name, {}).get(shot.what)
    words = f"{title}, {paper}" if paper else _words(title, shot)
    folder = f"pictures/{PICTURES.name}"
    look = "" if paper else f": {theme(shot.theme).title}"
    return f"[![{words}{look}]({folder}/{shot.small})]({folder}/{shot.file})"


def _words(title: str, shot: Shot) -> str:
    return f"{title}, in the middle of a game" if shot.what == "game" else title


def _on_paper() -> Iterator[str]:
    yield "## On paper\n"
    for name, pages in PAPER.items():
        yield f"Some of the pages that `milepost print {name}` makes, in the theme for printing:"
        yield f"{', '.join(pages.values())}.\n"
        yield from _shown(_taken(name, *pages))


def _in_text() -> Iterator[str]:
    from drawing.map.sheet.overlay import Overlay
    from drawing.terminal.picture import terminal_picture
    from drawing.terminal.text import Room

    yield "## In a terminal\n"
    yield "`milepost info tutorial.milepost.yaml --map`, and `map` in a game:\n"
    lines = terminal_picture(_scenario(PLAYED), Overlay(), Room(100, 40))
    yield "\n".join(["```text", *lines, "```"])


@cache
def _scenario(name: str) -> "Scenario":
    from model.files.scenario_files import load

    return load(map_files()[name])


# -- drawing


def picture(shot: Shot) -> "Picture":
    """What a shot shows."""
    from drawing.exporting.map_files import Look, map_picture

    if shot.what in PAPER.get(shot.name, {}):
        return _printed(shot.name)[shot.what]
    overlay = _game(shot.name) if shot.what == "game" else None
    folder = map_files()[shot.name].parent
    return map_picture(_scenario(shot.name), folder, Look(shot.theme), overlay)


@cache
def _printed(name: str) -> "dict[str, Picture]":
    """Pages of a print, by their names in `PAPER`."""
    from docs.scripts.printed_pages import printed_pages

    return printed_pages(_scenario(name), map_files()[name].parent)


@cache
def _game(name: str) -> "Overlay":
    """What lies on the map after some moves of four bots."""
    from engine.bots import usual_bot
    from engine.logs.game_log import SeatEntry
    from engine.logs.session import begin
    from milepost.playing.host import Host
    from milepost.playing.talk import talk_of

    bot = usual_bot(_scenario(name).system)
    seats = [SeatEntry(who, bot) for who in ("Ada", "Ben", "Cleo", "Dan")]
    host = Host(begin(_scenario(name), seats, seed=4))
    while host.game.actor is not None and len(host.session.records) < MOVES[name]:
        host.play_bot()
    return talk_of(host.game.system).overlay(host.game)


def draw(root: Path) -> int:
    """Draws every picture and removes those that nobody shows; how many bytes they have."""
    from drawing.qt.thumbnails import thumbnail
    from drawing.rendering.svg import svg_of

    folder = root / PICTURES
    (folder / SMALL).mkdir(parents=True, exist_ok=True)
    wanted = _wanted()
    for old in _there(root):
        if old not in wanted:
            (folder / old).unlink()
    total = 0
    for shot in shots():
        drawn = picture(shot)
        files = {shot.file: svg_of(drawn).encode(), shot.small: thumbnail(drawn, shot.width)}
        for name, data in files.items():
            (folder / name).write_bytes(data)
            print(f"{len(data):>9,}  {name}")
            total += len(data)
    (root / PAGE).write_text(page(), encoding="utf-8", newline="\n")
    return total


def without_a_font() -> str:
    """What to say of letters that small pictures show as boxes; nothing where there are none."""
    from drawing.qt import can_show
    from drawing.text.missing_letters import missing, sentence
    from drawing.text.texts_in import texts_in

    pictures = (picture(shot) for shot in shots() if shot.theme == FIRST)
    shown = (one.text.text for drawn in pictures for one in texts_in(drawn))
    return sentence(missing(shown, can_show))


def _wanted() -> set[str]:
    return {file for shot in shots() for file in (shot.file, shot.small)}


def _there(root: Path) -> set[str]:
    folder = root / PICTURES
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def troubles(root: Path) -> Iterator[str]:
    """What is missing, left over, or stale; pictures themselves are not compared."""
    wanted, there = _wanted(), _there(root)
    yield from (f"{PICTURES / name}: is missing" for name in sorted(wanted - there))
    yield from (f"{PICTURES / name}: nobody shows it" for name in sorted(there - wanted))
    written = root / PAGE
    if not written.is_file() or written.read_text(encoding="utf-8") != page():
        yield f"{PAGE}: is stale"


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """0 all is well, 1 something has to be drawn."""
    parser = argparse.ArgumentParser(prog="make gallery", description=__doc__)
    parser.add_argument("--check", action="store_true", help="draw nothing; 1 if something is off")
    if parser.parse_args(argv).check:
        found = list(troubles(root))
        print("\n".join([*found, "run make gallery"]) if found else "the gallery is up to date")
        return 1 if found else 0
    total = draw(root)
    if trouble := without_a_font():
        print(f"the small pictures want another font: {trouble}", file=sys.stderr)
    print(f"{total:>9,}  bytes in {len(shots())} pictures, each large and small")
    return 0


if __name__ == "__main__":
    # A script looks for modules in its own folder first; ours are called from the root.
    sys.path[0] = str(ROOT)
    sys.exit(main())

"""`make gallery`: draws the bundled scenarios and the drafts in the themes, and the page of them.

python docs/gallery.py            draws everything anew
python docs/gallery.py --check    draws nothing; 1 if the page is stale, or a picture missing
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from drawing.overlay import Overlay
    from model.scenario import Scenario

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("docs/gallery.md")
PICTURES = Path("docs/pictures/gallery")
DRAFTS = Path("tests/files/drafts")
FEW = {"china": ("classic", "print"), "north-america": ("classic", "dark")}
"""Large maps, of which not every theme is kept: a picture of them has 400 kB."""
PLAYED = "tutorial"
"""The map that is shown in the middle of a game."""
MOVES = 260
HEAD = """\
# Gallery

<!-- Written by `make gallery` from the scenarios and the themes. Change those, not this page. -->

What Milepost makes of a scenario file: the bundled scenarios and six drafts, as `milepost render`
draws them. [Pictures](drawing.md) tells how they are made; `make gallery` makes all of them anew.
"""


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture of the gallery."""

    name: str
    """The map."""
    theme: str
    is_played: bool = False

    @property
    def file(self) -> str:
        return f"{self.name}{'.game' if self.is_played else ''}.{self.theme}.svg"


def map_files(root: Path = ROOT) -> dict[str, Path]:
    """Every bundled scenario and every draft, by its name."""
    from model.bundled import bundled_scenarios

    drafts = sorted((root / DRAFTS).glob("*.milepost.yaml"))
    return {**bundled_scenarios(), **{path.name.split(".")[0]: path for path in drafts}}


def shots() -> list[Shot]:
    """Every picture, in the order of the page."""
    from drawing.theme import theme_names

    found = [Shot(PLAYED, name, is_played=True) for name in theme_names()]
    for name in map_files():
        found += [Shot(name, look) for look in FEW.get(name, theme_names())]
    return found


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *_themes(), *_maps(), *_in_text()]) + "\n"


def _themes() -> Iterator[str]:
    from drawing.theme import theme, theme_names

    yield "## The themes\n"
    yield "All with the same game in progress: track has to stand out on every terrain.\n"
    for name in theme_names():
        yield f"### {theme(name).title}\n"
        yield f"`--theme {name}`. {_purpose(name)}\n"
        yield _image(Shot(PLAYED, name, is_played=True)) + "\n"


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
        own = [shot for shot in shots() if shot.name == name and not shot.is_played]
        yield from (_image(shot) + "\n" for shot in own)


def _sentence(name: str) -> str:
    """What kind of map it is."""
    from model.boards.hexes import HexBoard
    from model.boards.terrain import TerrainBoard

    scenario, board = _scenario(name), _scenario(name).board
    words = "hexes" if isinstance(board, HexBoard) else "mileposts"
    cells = sum(board.kinds().values()) if isinstance(board, TerrainBoard) else 0
    kept = f", in {len(FEW[name])} of the themes" if name in FEW else ""
    return (
        f"`{name}`: {cells:,} {words}, {len(scenario.cities)} cities, "
        f"{len(scenario.waters)} waters{kept}."
    )


def _image(shot: Shot) -> str:
    from drawing.theme import theme

    game = ", in the middle of a game" if shot.is_played else ""
    words = f"{_scenario(shot.name).title}{game}: {theme(shot.theme).title}"
    return f"![{words}](pictures/gallery/{shot.file})"


def _in_text() -> Iterator[str]:
    from drawing.overlay import Overlay
    from drawing.terminal import terminal_picture
    from drawing.terminal_text import Room

    yield "## In a terminal\n"
    yield "`milepost info tutorial.milepost.yaml --map`, and `map` in a game:\n"
    lines = terminal_picture(_scenario(PLAYED), Overlay(), Room(100, 40))
    yield "\n".join(["```text", *lines, "```"])


@cache
def _scenario(name: str) -> "Scenario":
    from model.files import load

    return load(map_files()[name])


# -- drawing


def picture(shot: Shot) -> str:
    """A picture as SVG text."""
    from drawing.svg import svg_of
    from milepost.pictures import Look, map_picture

    overlay = _game() if shot.is_played else None
    folder = map_files()[shot.name].parent
    return svg_of(map_picture(_scenario(shot.name), folder, Look(shot.theme), overlay))


@cache
def _game() -> "Overlay":
    """What lies on the map after some moves of four bots."""
    from engine.game_log import SeatEntry
    from engine.session import begin
    from milepost.playing.host import Host
    from milepost.playing.talk import talk_of

    seats = [SeatEntry(name, "greedy") for name in ("Ada", "Ben", "Cleo", "Dan")]
    host = Host(begin(_scenario(PLAYED), seats, seed=4))
    while host.game.actor is not None and len(host.session.records) < MOVES:
        host.play_bot()
    return talk_of(host.game.system).overlay(host.game)


def draw(root: Path) -> int:
    """Draws every picture and removes those that nobody shows; how many bytes they have."""
    folder = root / PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {shot.file: shot for shot in shots()}
    for old in folder.glob("*.svg"):
        if old.name not in wanted:
            old.unlink()
    total = 0
    for file, shot in wanted.items():
        data = picture(shot).encode()
        (folder / file).write_bytes(data)
        print(f"{len(data):>9,}  {file}")
        total += len(data)
    (root / PAGE).write_text(page(), encoding="utf-8", newline="\n")
    return total


def troubles(root: Path) -> Iterator[str]:
    """What is missing, left over, or stale; pictures themselves are not compared."""
    wanted = {shot.file for shot in shots()}
    there = {path.name for path in (root / PICTURES).glob("*")}
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
    print(f"{total:>9,}  bytes in {len(shots())} pictures")
    return 0


if __name__ == "__main__":
    # A script looks for modules in its own folder first; ours are called from the root.
    sys.path[0] = str(ROOT)
    sys.exit(main())

"""Exporting: a map as picture, on paper, or for other programs, as the commands do it.

Nothing here knows a window: it can be done in any thread, on a scenario that nobody changes.
"""

from dataclasses import asdict, field, fields, replace
from pathlib import Path
from typing import Any, Final

from drawing.cannot import CannotDraw
from drawing.exporting.map_files import USUAL_DPI, Look, write_picture
from drawing.printing.parts import LARGEST_TILE, SMALLEST_TILE, parts_of
from drawing.printing.print_files import Order, Progress, printed
from editor.words import tr
from engine.logs.game_log import GameLog
from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario
from validator.exchange.described.format import Wanted
from validator.exchange.described.option import Said
from validator.exchange.found import formats

PICTURES: Final = ("svg", "png", "pdf")
PRINT: Final = "print"
FORMATS: Final = (*PICTURES, PRINT, *formats())
LEAST_MM, MOST_MM = 0.5, 200.0
LEAST_DPI, MOST_DPI = 10.0, 2400.0
LONGEST_LANGUAGE, LONGEST_LAYERS = 20, 300
AT_END, MOST_MOVES = -1, 10_000_000


@dataclass(frozen=True, slots=True)
class Wish:
    """What an export shall be like; remembered for the next one."""

    format: str = "svg"
    theme: str = "classic"
    mm: float = 0.0
    """Millimetres a cell; 0 for the usual ones."""
    dpi: float = USUAL_DPI
    language: str = ""
    without: tuple[str, ...] = ()
    """Layers that are left out."""
    paper: str = "A4"
    parts: tuple[str, ...] = ()
    """What is printed, by name; everything where it is empty."""
    print_theme: str = "print"
    images: bool = False
    """Whether every card is a picture of its own too."""
    tile_mm: float = 0.0
    """How wide tiles are from side to side, in games that have any; 0 for the usual size."""
    said: dict[str, Any] = field(default_factory=dict)
    """What is said of formats for other programs, each by its name and then by its options."""
    log: str = ""
    """The file of a game that is shown on the map; none where it is empty."""
    at: int = AT_END
    """The game after so many moves."""
    heat: bool = False
    """Whether it is shown what is used most."""
    use: str = ""
    """Whose use: a log or a playtest's JSON; that of the game itself where it is empty."""
    of: str = ""
    """The id of the map that log, move and use belong to."""

    def plain(self) -> dict[str, Any]:
        return {
            key: list(one) if isinstance(one, tuple) else one for key, one in asdict(self).items()
        }

    @classmethod
    def from_plain(cls, plain: Any) -> "Wish":
        """What was remembered, as far as it makes sense."""
        usual = cls()
        if not isinstance(plain, dict):
            return usual
        values: dict[str, Any] = {}
        for one in fields(cls):
            before, said = getattr(usual, one.name), plain.get(one.name)
            if isinstance(before, tuple):
                said = tuple(map(str, said)) if isinstance(said, list) else before
            elif isinstance(before, float):
                is_number = isinstance(said, (int, float)) and not isinstance(said, bool)
                said = float(said) if is_number else before  # type: ignore[arg-type]
            elif type(said) is not type(before):
                said = before
            values[one.name] = said if one.name != "said" else _of_formats(said)
        wish = cls(**values)
        return wish if wish._makes_sense() else usual

    def _makes_sense(self) -> bool:
        is_known = self.format in FORMATS and AT_END <= self.at <= MOST_MOVES
        has_size = self.mm == 0 or LEAST_MM <= self.mm <= MOST_MM
        has_size &= self.tile_mm == 0 or SMALLEST_TILE <= self.tile_mm <= LARGEST_TILE
        return is_known and has_size and LEAST_DPI <= self.dpi <= MOST_DPI

    def on(self, map_id: str) -> "Wish":
        """The same for a map: a game of another map is not remembered for this one."""
        if self.of == map_id:
            return self
        return replace(self, log="", at=AT_END, heat=False, use="", of=map_id)

    @property
    def ending(self) -> str:
        """How the name of the file ends; a folder has no ending."""
        if self.format == PRINT:
            return ""
        other = formats().get(self.format)
        return f".{self.format}" if other is None else other.ENDING

    def said_of(self, name: str) -> Said:
        """What is said of a format for other programs."""
        return Said(self.said.get(name, {}))


def _of_formats(said: Any) -> dict[str, Any]:
    """What was remembered of formats, as far as it makes sense."""
    return {
        name: {key: value for key, value in values.items() if isinstance(value, (str, bool))}
        for name, values in said.items()
        if name in formats() and isinstance(values, dict)
    }


@dataclass(frozen=True, slots=True)
class Subject:
    """What is exported: a map as it is now, and the game that is being played on it, if one is."""

    scenario: Scenario
    folder: Path
    """Where its own files are."""
    name: str
    """Of the file that is proposed, without an ending."""
    game: GameLog | None = None


def export(
    subject: Subject, wish: Wish, out: Path, progress: Progress = lambda *_: None
) -> list[str]:
    """Writes what is wished for; sentences about it.

    CannotDraw, CannotExport, SaveFailed; Unreadable and OSError where a log cannot be read.
    """
    if wish.format in PICTURES:
        return _picture(subject, wish, out, progress)
    if wish.format == PRINT:
        return _paper(subject.scenario, subject.folder, wish, out, progress)
    return _for_others(subject.scenario, subject.folder, wish, out)


def _picture(subject: Subject, wish: Wish, out: Path, progress: Progress) -> list[str]:
    from drawing.map.empty_map import why_empty
    from drawing.map.left_out import left_out
    from validator.pictures.game_pictures import PictureWanted, picture_with_games

    scenario, folder, log = subject.scenario, subject.folder, subject.game or wish.log or None
    empty = why_empty(scenario)
    if empty:
        raise CannotDraw(tr("no picture was drawn: {why}").format(why=empty))
    if wish.heat and not wish.use and log is None:
        raise CannotDraw(tr("Name the log or the playtest whose use shall be shown."))
    wanted = PictureWanted(
        out=str(out),
        look=Look(wish.theme, wish.mm or None, wish.without, wish.language),
        dpi=wish.dpi,
        log=log,
        at=None if wish.at == AT_END else wish.at,
        heat=(wish.use or log) if wish.heat else None,
    )
    picture = picture_with_games(scenario, folder, wanted, progress)
    return [*write_picture(picture, str(out), wish.dpi), *left_out(scenario, str(folder))]


def _paper(
    scenario: Scenario, folder: Path, wish: Wish, out: Path, progress: Progress
) -> list[str]:
    from drawing.map.left_out import left_out
    from validator.pictures.print_facts import facts_of

    # Another map may have had parts that only its system has.
    parts = tuple(part for part in wish.parts if part in parts_of(scenario.system))
    order = Order(wish.paper, parts, wish.print_theme, wish.images, wish.tile_mm)
    made = printed(scenario, folder, order, facts_of(scenario), progress)
    told = list(made.write(out))
    return [*told, *made.absent, *made.troubles, *left_out(scenario, str(folder))]


def _for_others(scenario: Scenario, folder: Path, wish: Wish, out: Path) -> list[str]:
    from model.files.atomic import write_atomically

    made = formats()[wish.format].files(Wanted(scenario, folder, out, wish.said_of(wish.format)))
    for path, data in made.data.items():
        write_atomically(path, data)
    return [*(f"wrote {path}" for path in made.data), *made.told]


def written_besides(wish: Wish, out: Path) -> list[Path]:
    """The files that are there already and that an export would write besides the named one."""
    other = formats().get(wish.format)
    if other is None:
        return []
    return [path for path in other.names(out) if path != out and path.exists()]

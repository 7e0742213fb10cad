"""Everything of a game on paper: the files, and a list that says how to print them."""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from drawing.cannot import CannotDraw
from drawing.printing.parts import board_size, own_parts, parts_of, usual_tile
from drawing.printing.print_list import print_list
from model.forms.frozen import dataclass
from model.scenario.in_language import in_language
from model.scenario.names_in_words import word_of
from model.wording.speech import speaking, spoken, tr, trn

if TYPE_CHECKING:
    from drawing.aids.rules import Ruling
    from drawing.cards.card import Card
    from drawing.pages.paper import Imprint
    from drawing.printing.print_list import OnPaper
    from drawing.shapes.symbols import Picture
    from drawing.themes.theme import Theme
    from model.scenario.scenario import Scenario

LIST = "how-to-print.txt"
IMAGES = "card-images"
DPI = 300.0

Progress = Callable[[str, int, int], None]
"""Is told what is being made, how many of them are, and how many there are to be."""


@dataclass(frozen=True, slots=True)
class Order:
    """What was asked for."""

    paper: str = "A4"
    parts: tuple[str, ...] = ()
    """Some of what can be printed of the scenario; all of it where none is named."""
    theme: str = "print"
    images: bool = False
    tile_mm: float = 0.0
    """How wide tiles are from side to side, and the hexes under them; 0 for the usual size."""
    language: str = ""
    """What the sheets speak; nothing for the language of the program, with the map's own names."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What stands on the sheets and drawing cannot know."""

    imprint: "Imprint"
    rulings: "Sequence[Ruling]" = ()


@dataclass(frozen=True, slots=True)
class Printed:
    """Files for the printer, none of them written yet."""

    files: dict[str, bytes]
    lines: tuple[str, ...]
    """About the files there are."""
    absent: tuple[str, ...]
    """About the parts that the scenario does not have."""
    troubles: tuple[str, ...]
    """What the paper does not show."""

    def write(self, out: Path) -> Iterator[str]:
        """Writes the files into a folder; a line about each."""
        from model.files.atomic import write_atomically

        if not self.files:
            raise CannotDraw(tr("there is nothing to print"))
        _make_folders(out, self.files)
        for name, data in self.files.items():
            write_atomically(out / name, data)
        yield from (tr("wrote {file}", file=out / line) for line in self.lines)
        pictures = len([name for name in self.files if name.startswith(f"{IMAGES}/")])
        if pictures:
            yield trn(
                "wrote {n} picture in {folder}",
                "wrote {n} pictures in {folder}",
                pictures,
                folder=out / IMAGES,
            )
        yield tr("wrote {file}: how to print them", file=out / LIST)


def printed(
    scenario: "Scenario",
    folder: Path,
    order: Order,
    facts: Facts,
    progress: Progress = lambda *_: None,
) -> Printed:
    """A scenario on paper, all files made before the first is written.

    What is printed speaks the language of the order; what is told about it, that of the program.
    """
    with speaking(order.language or spoken()):
        job = _Job(in_language(scenario, order.language), folder, order, facts, progress)
        files = job.files()
        if files:
            own = own_parts(scenario.system).values()
            told = print_list(facts.imprint, job.on_paper(), images=order.images, own=own)
            files[LIST] = told.encode()
    lines = tuple(one.told() for one in job.on_paper())
    return Printed(files, lines, tuple(job.absent()), tuple(job.troubles()))


@dataclass(frozen=True, slots=True)
class Sheets:
    """The sheets of a scenario as pictures, each with the part that it belongs to."""

    pages: "tuple[tuple[str, Picture], ...]"
    absent: tuple[str, ...]
    """About the parts that the scenario does not have."""
    troubles: tuple[str, ...]
    """What the paper does not show."""


def sheets(
    scenario: "Scenario",
    folder: Path,
    order: Order,
    facts: Facts,
    progress: Progress = lambda *_: None,
) -> Sheets:
    """A scenario on paper as it would be printed, sheet by sheet."""
    with speaking(order.language or spoken()):
        job = _Job(in_language(scenario, order.language), folder, order, facts, progress)
        pages = tuple(job.sheets())
    return Sheets(pages, tuple(job.absent()), tuple(job.troubles()))


def _make_folders(out: Path, files: Collection[str]) -> None:
    for folder in sorted({(out / name).parent for name in files}):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as trouble:
            why = trouble.strerror or tr("the system refused")
            text = tr("the folder {folder} cannot be made: {why}", folder=folder, why=why)
            raise CannotDraw(text) from None
        except ValueError:
            raise CannotDraw(tr("this is not a possible name of a folder")) from None


class _Job:
    """One scenario on its way to the printer."""

    def __init__(
        self,
        scenario: "Scenario",
        folder: Path,
        order: Order,
        facts: Facts,
        progress: Progress,
    ) -> None:
        from drawing.pages.paper import PAPERS, Press

        self._scenario = scenario
        self._order = order
        self._parts = order.parts or parts_of(scenario.system)
        self.imprint, self._rulings = facts.imprint, facts.rulings
        self._progress = progress
        paper, theme = PAPERS[order.paper], _theme(order.theme)
        usual = usual_tile(scenario.system)
        tile = (order.tile_mm or usual) if usual else 0.0
        self._press = Press(paper, self.imprint, theme, str(folder), tile)
        self._drawn: dict[str, list[Picture]] = {}
        """The pages of each part; none of those that the scenario does not have."""
        self._cards: list[Card] | None = None

    def files(self) -> dict[str, bytes]:
        """What is to be written, by its name in the folder."""
        parts, files = self._parts, dict[str, bytes]()
        for number, part in enumerate(parts):
            self._progress("parts", number, len(parts))
            files |= self._file(part)
        return files | (self._images() if self._order.images and "cards" in parts else {})

    def sheets(self) -> "Iterator[tuple[str, Picture]]":
        """Every sheet with the part that it belongs to."""
        for number, part in enumerate(self._parts):
            self._progress("parts", number, len(self._parts))
            yield from ((part, page) for page in self._drawn_pages(part))

    def _file(self, part: str) -> dict[str, bytes]:
        from drawing.qt import pdf_bytes

        pages = self._drawn_pages(part)
        if not pages:
            return {}
        title = tr("{name}: {what}", name=self.imprint.title, what=word_of(part))
        return {f"{part}.pdf": pdf_bytes(pages, title)}

    def _drawn_pages(self, part: str) -> "list[Picture]":
        """The sheets of a part, none where the scenario does not have it."""
        self._drawn[part] = self._pages(part)
        return self._drawn[part]

    def _pages(self, part: str) -> "list[Picture]":
        own = own_parts(self._scenario.system)
        if part in own:
            return own[part].pages(self._scenario, self._press)
        made = {"map": self._map, "cards": self._sheets, "chips": self._chips, "aids": self._aids}
        return made[part]()

    def _map(self) -> "list[Picture]":
        from drawing.map.empty_map import why_empty
        from drawing.map.picture import picture_of
        from drawing.map.sheet.sheet import Sheet, usual_mm
        from drawing.pages.map_pages import map_pages

        if why_empty(self._scenario):
            return []
        press = self._press
        size = board_size(self._scenario, press.tile_mm)
        mm = usual_mm(self._scenario) if size is None else size.mm
        map_ = picture_of(Sheet(self._scenario, press.theme, mm, press.folder))
        if size is None:
            return map_pages(map_, press)
        return map_pages(map_, press, size.short, size.sentence)

    def cards(self) -> "list[Card]":
        from drawing.cards.all_cards import cards_of

        if self._cards is None:
            self._cards = cards_of(self._scenario, self._press.theme, self._press.folder)
        return self._cards

    def _sheets(self) -> "list[Picture]":
        from drawing.cards.sheets import card_pages

        return card_pages(self.cards(), self._press)

    def _chips(self) -> "list[Picture]":
        from drawing.cards.chips import chip_pages

        return chip_pages(self._scenario, self._press)

    def _aids(self) -> "list[Picture]":
        from drawing.printing.aid_pages import aid_pages

        return aid_pages(self._scenario, self._press, self._rulings)

    def _images(self) -> dict[str, bytes]:
        """A PNG for the front of every card, and one for each back."""
        from drawing.qt import png_bytes

        sides = {id(side): side for card in self.cards() for side in (card.front, card.back)}
        pngs: dict[int, bytes] = {}
        for number, side in sides.items():
            self._progress("pictures", len(pngs), len(sides))
            pngs[number] = png_bytes(side, DPI)
        files: dict[str, bytes] = {}
        for card in self.cards():
            files[_free(card.name, files)] = pngs[id(card.front)]
            files[f"{IMAGES}/back-of-{card.kind}.png"] = pngs[id(card.back)]
        return files

    def on_paper(self) -> "list[OnPaper]":
        """The files there are, and how their pages stand."""
        return [self._on_paper(part, pages) for part, pages in self._drawn.items() if pages]

    def _on_paper(self, part: str, pages: "Sequence[Picture]") -> "OnPaper":
        from drawing.printing.print_list import OnPaper

        size = board_size(self._scenario, self._press.tile_mm) if part == "map" else None
        short = size.short if size is not None else ""
        lies = pages[-1].width > pages[-1].height
        return OnPaper(part, len(pages), self._order.paper, short, is_lying=lies)

    def absent(self) -> Iterator[str]:
        """About the parts that the scenario does not have."""
        for part in (part for part, pages in self._drawn.items() if not pages):
            if part == "map":
                yield tr("no map: the scenario says nothing of it")
            else:
                yield tr("no {part}: the scenario says nothing of them", part=word_of(part))

    def troubles(self) -> Iterator[str]:
        """What the paper does not show: chips beyond the most, letters that no font here has."""
        from drawing.cards.chips import chips_left_out

        if "chips" in self._parts:
            yield from chips_left_out(self._scenario, self._press)
        yield from self._letters()

    def _letters(self) -> Iterator[str]:
        from drawing.qt import can_show
        from drawing.text.missing_letters import missing, sentence
        from drawing.text.texts_in import texts_in

        texts = {
            found.text.text for page in chain(*self._drawn.values()) for found in texts_in(page)
        }
        letters = missing(sorted(texts), can_show)
        if letters:
            yield sentence(letters)


def _free(name: str, taken: Collection[str]) -> str:
    """A file for a card; an id of a broken scenario may be anything, and leads nowhere else."""
    safe = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in name)[:80]
    names = (
        f"{IMAGES}/{safe}{ending}.png" for ending in ("", *map("-{}".format, range(2, 10_000)))
    )
    return next(one for one in names if one not in taken)


def _theme(name: str) -> "Theme":
    from drawing.themes.theme import NoSuchTheme, theme

    try:
        return theme(name)
    except NoSuchTheme as trouble:
        raise CannotDraw(str(trouble)) from None

"""Everything of a game on paper: the files, and a list that says how to print them."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from milepost.print_list import print_list
from milepost.progress import Progress
from milepost.say import Refusal, count, tell

if TYPE_CHECKING:
    from drawing.cards.card import Card
    from drawing.paper import Imprint
    from drawing.symbols import Picture
    from drawing.theme import Theme
    from model.scenario import Scenario

LIST = "how-to-print.txt"
IMAGES = "card-images"
DPI = 300.0


@dataclass(frozen=True, slots=True)
class Order:
    """What was asked for."""

    paper: str
    parts: tuple[str, ...]
    theme: str
    images: bool
    quiet: bool = False
    """Whether nothing is said of how far the work has come."""


def printed(scenario: "Scenario", folder: Path, out: str, order: Order) -> Iterator[str]:
    """Writes the files, all of them made before the first is written; a line about each."""
    from model.atomic import write_atomically

    job = _Job(scenario, folder, order)
    files = job.files()
    yield from job.absent
    if not files:
        raise Refusal("there is nothing to print")
    files[LIST] = print_list(job.imprint, job.lines, images=order.images).encode()
    _folders(out, files)
    for name, data in files.items():
        write_atomically(Path(out) / name, data)
    yield from (f"wrote {Path(out) / line}" for line in job.lines)
    pictures = len([name for name in files if name.startswith(f"{IMAGES}/")])
    if pictures:
        yield f"wrote {count(pictures, 'picture')} in {Path(out) / IMAGES}"
    yield f"wrote {Path(out) / LIST}: how to print them"
    tell(job.troubles())


def _folders(out: str, files: dict[str, bytes]) -> None:
    for folder in sorted({(Path(out) / name).parent for name in files}):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as trouble:
            why = trouble.strerror or "the system refused"
            raise Refusal(f"the folder {folder} cannot be made: {why}") from None
        except ValueError:
            raise Refusal("this is not a possible name of a folder") from None


class _Job:
    """One scenario on its way to the printer."""

    def __init__(self, scenario: "Scenario", folder: Path, order: Order) -> None:
        from drawing.paper import PAPERS, Press
        from milepost.rulings import imprint_of

        self._scenario = scenario
        self._order = order
        self.imprint: Imprint = imprint_of(scenario)
        self._press = Press(PAPERS[order.paper], self.imprint, _theme(order.theme), str(folder))
        self.lines: list[str] = []
        """About the files there are."""
        self.absent: list[str] = []
        """About the parts that the scenario does not have."""
        self._drawn: list[Picture] = []
        self._cards: list[Card] | None = None

    def files(self) -> dict[str, bytes]:
        """What is to be written, by its name in the folder."""
        parts, files = self._order.parts, dict[str, bytes]()
        progress = Progress("parts", len(parts), quiet=self._order.quiet)
        try:
            for number, part in enumerate(parts):
                progress.at(number)
                files |= self._file(part)
        finally:
            progress.clear()
        return files | (self._images() if self._order.images and "cards" in parts else {})

    def _file(self, part: str) -> dict[str, bytes]:
        from drawing.qt import pdf_bytes

        made = {"map": self._map, "cards": self._sheets, "chips": self._chips, "aids": self._aids}
        pages = made[part]()
        if not pages:
            them = "it" if part == "map" else "them"
            self.absent.append(f"no {part}: the scenario says nothing of {them}")
            return {}
        self._drawn += pages
        self.lines.append(self._told(part, pages))
        return {f"{part}.pdf": pdf_bytes(pages, f"{self.imprint.title}: {part}")}

    def _map(self) -> "list[Picture]":
        from drawing.pages import map_pages
        from drawing.picture import picture_of
        from drawing.sheet import Sheet, usual_mm
        from milepost.emptiness import why_empty

        if why_empty(self._scenario):
            return []
        press, mm = self._press, usual_mm(self._scenario)
        map_ = picture_of(Sheet(self._scenario, press.theme, mm, press.folder))
        return map_pages(map_, press)

    def cards(self) -> "list[Card]":
        from drawing.cards.deck import cards_of

        if self._cards is None:
            self._cards = cards_of(self._scenario, self._press.theme, self._press.folder)
        return self._cards

    def _sheets(self) -> "list[Picture]":
        from drawing.cards.sheets import card_pages

        return card_pages(self.cards(), self._press)

    def _chips(self) -> "list[Picture]":
        from drawing.chips import chip_pages

        return chip_pages(self._scenario, self._press)

    def _aids(self) -> "list[Picture]":
        from drawing.aids.sheets import aid_pages
        from milepost.rulings import rulings_of

        return aid_pages(self._scenario, self._press, rulings_of(self._scenario))

    def _images(self) -> dict[str, bytes]:
        """A PNG for the front of every card, and one for each back."""
        from drawing.qt import png_bytes

        sides = {id(side): side for card in self.cards() for side in (card.front, card.back)}
        progress = Progress("pictures", len(sides), quiet=self._order.quiet)
        pngs: dict[int, bytes] = {}
        try:
            for number, side in sides.items():
                progress.at(len(pngs))
                pngs[number] = png_bytes(side, DPI)
        finally:
            progress.clear()
        files: dict[str, bytes] = {}
        for card in self.cards():
            kind = "train" if card.name.startswith("train-") else "deck"
            files[_free(card.name, files)] = pngs[id(card.front)]
            files[f"{IMAGES}/back-of-{kind}.png"] = pngs[id(card.back)]
        return files

    def _told(self, part: str, pages: "Sequence[Picture]") -> str:
        lies = "lying" if pages[-1].width > pages[-1].height else "upright"
        return f"{part}.pdf: {count(len(pages), 'page')} of {self._order.paper}, {lies}"

    def troubles(self) -> Iterator[str]:
        """What the paper does not show: chips beyond the most, letters that no font here has."""
        from drawing.chips import chips_left_out

        if "chips" in self._order.parts:
            yield from chips_left_out(self._scenario, self._press)
        yield from self._letters()

    def _letters(self) -> Iterator[str]:
        from drawing.glyphs import missing, sentence
        from drawing.qt import can_show
        from drawing.texts_in import texts_in

        texts = {found.text.text for page in self._drawn for found in texts_in(page)}
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
    from drawing.theme import NoSuchTheme, theme

    try:
        return theme(name)
    except NoSuchTheme as trouble:
        raise Refusal(str(trouble)) from None

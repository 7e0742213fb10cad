"""Everything of a game on paper: the files, and a list that says how to print them."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from milepost.say import Refusal, clean, count

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


def printed(scenario: "Scenario", folder: Path, out: str, order: Order) -> Iterator[str]:
    """Writes the files, all of them made before the first is written; a line about each."""
    from drawing.qt import pdf_bytes
    from model.atomic import write_atomically

    job = _Job(scenario, folder, order)
    files: dict[str, bytes] = {}
    lines: list[str] = []
    for part in order.parts:
        pages = job.pages(part)
        if not pages:
            yield f"no {part}: the scenario says nothing of {'it' if part == 'map' else 'them'}"
            continue
        files[f"{part}.pdf"] = pdf_bytes(pages, f"{job.imprint.title}: {part}")
        lines.append(job.told(part, pages))
    if order.images and "cards" in order.parts:
        files |= job.images()
    if not files:
        raise Refusal("there is nothing to print")
    files[LIST] = job.list(lines).encode()
    _folders(out, files)
    for name, data in files.items():
        write_atomically(Path(out) / name, data)
    yield from (f"wrote {Path(out) / line}" for line in lines)
    pictures = len([name for name in files if name.startswith(f"{IMAGES}/")])
    if pictures:
        yield f"wrote {count(pictures, 'picture')} in {Path(out) / IMAGES}"
    yield f"wrote {Path(out) / LIST}: how to print them"
    yield from job.troubles()


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
        self._drawn: list[Picture] = []
        self._cards: list[Card] | None = None

    def pages(self, part: str) -> "list[Picture]":
        made = {"map": self._map, "cards": self._sheets, "chips": self._chips, "aids": self._aids}
        pages = made[part]()
        self._drawn += pages
        return pages

    def _map(self) -> "list[Picture]":
        from drawing.pages import map_pages
        from drawing.picture import picture_of
        from drawing.sheet import Sheet, usual_mm

        if self._scenario.board is None:
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

    def images(self) -> dict[str, bytes]:
        """A PNG for the front of every card, and one for each back."""
        from drawing.qt import png_bytes

        @cache
        def png(number: int) -> bytes:
            return png_bytes(sides[number], DPI)

        sides = {id(side): side for card in self.cards() for side in (card.front, card.back)}
        files: dict[str, bytes] = {}
        for card in self.cards():
            kind = "train" if card.name.startswith("train-") else "deck"
            files[_free(card.name, files)] = png(id(card.front))
            files[f"{IMAGES}/back-of-{kind}.png"] = png(id(card.back))
        return files

    def told(self, part: str, pages: "Sequence[Picture]") -> str:
        lies = "lying" if pages[-1].width > pages[-1].height else "upright"
        return f"{part}.pdf: {count(len(pages), 'page')} of {self._order.paper}, {lies}"

    def list(self, lines: Sequence[str]) -> str:
        """The list of what to print and how."""
        from milepost.print_list import print_list

        lying = any("lying" in line for line in lines if line.startswith("cards"))
        return print_list(self.imprint, lines, lying=lying, images=self._order.images)

    def troubles(self) -> Iterator[str]:
        """Letters that no font here can show."""
        from drawing.glyphs import missing, sentence
        from drawing.qt import can_show
        from drawing.texts_in import texts_in

        texts = {found.text.text for page in self._drawn for found in texts_in(page)}
        letters = missing(sorted(texts), can_show)
        if letters:
            yield clean(sentence(letters))


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

"""Pages of a print for the gallery, one of each part that the games of a system have."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from drawing.pages.paper import Press
    from drawing.shapes.symbols import Picture
    from model.scenario.scenario import Scenario

BY_THE_LAST = ("tiles",)
"""Parts that begin with a list and much of the same; their last page shows most."""


def printed_pages(scenario: "Scenario", folder: Path) -> "dict[str, Picture]":
    """A page of each part, by its name; the map is shown by the plan of its pages."""
    from drawing.printing.aid_pages import aid_pages
    from drawing.printing.parts import own_parts

    press = _press(scenario, folder)
    own = {
        name: part.pages(scenario, press)[-1 if name in BY_THE_LAST else 0]
        for name, part in own_parts(scenario.system).items()
    }
    return {**_map_and_cards(scenario, folder, press), **own, "aid": aid_pages(scenario, press)[0]}


def _press(scenario: "Scenario", folder: Path) -> "Press":
    from drawing.pages.paper import PAPERS, Press
    from drawing.printing.parts import usual_tile
    from drawing.themes.theme import theme
    from validator.pictures.print_facts import imprint_of

    imprint, tile = imprint_of(scenario), usual_tile(scenario.system)
    return Press(PAPERS["A4"], imprint, theme("print"), str(folder), tile)


def _map_and_cards(scenario: "Scenario", folder: Path, press: "Press") -> "dict[str, Picture]":
    from drawing.cards.chips import chip_pages

    chips = chip_pages(scenario, press)[:1]
    return {
        "plan": _plan(scenario, folder, press),
        **({"chips": chips[0]} if chips else {}),
        **_cards(scenario, press),
    }


def _plan(scenario: "Scenario", folder: Path, press: "Press") -> "Picture":
    """How the pages of the board are joined, as large as it is printed."""
    from drawing.exporting.map_files import Look, map_picture
    from drawing.pages.map_pages import map_pages
    from drawing.printing.parts import board_size

    size = board_size(scenario, press.tile_mm)
    map_ = map_picture(scenario, folder, Look("print", None if size is None else size.mm))
    said = () if size is None else (size.short, size.sentence)
    return map_pages(map_, press, *said)[0]


def _cards(scenario: "Scenario", press: "Press") -> "dict[str, Picture]":
    """The first sheet of cards and its back, the first of the second deck, and the last one."""
    from drawing.cards.all_cards import cards_of
    from drawing.cards.sheets import card_pages

    cards = cards_of(scenario, press.theme, press.folder)
    pages: Sequence[Picture] = card_pages(cards, press)
    if not pages:
        return {}
    first = [card for card in cards if card.back is cards[0].back]
    second = len(card_pages(first, press))
    found = {"cards": pages[0], "backs": pages[1], "last-cards": pages[-2]}
    return {**found, "second-deck": pages[second]} if second < len(pages) else found

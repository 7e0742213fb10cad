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
    from drawing.cards.all_cards import cards_of
    from drawing.cards.chips import chip_pages
    from drawing.cards.sheets import card_pages
    from drawing.exporting.map_files import Look, map_picture
    from drawing.pages.map_pages import map_pages

    plan = map_pages(map_picture(scenario, folder, Look("print")), press)[0]
    found = {"plan": plan, "chips": chip_pages(scenario, press)[0]}
    cards: Sequence[Picture] = card_pages(cards_of(scenario, press.theme, press.folder), press)
    if cards:
        found |= {"cards": cards[0], "backs": cards[1], "trains": cards[-2]}
    return found

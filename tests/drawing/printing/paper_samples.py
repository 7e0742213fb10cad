"""Games to print in tests: whole, hostile and without cards, and all of their pages."""

from dataclasses import replace
from functools import cache

from hypothesis import strategies as st

from drawing.aids.rules import Ruling
from drawing.cards.all_cards import cards_of
from drawing.cards.chips import chip_pages
from drawing.cards.sheets import card_pages
from drawing.map.picture import picture_of
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.pages.map_pages import map_pages
from drawing.pages.paper import PAPERS, Imprint, Press
from drawing.printing.aid_pages import aid_pages
from drawing.shapes.symbols import Box, Inset, Picture
from drawing.themes.theme import theme
from model.collection import Things
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from tests.drawing.samples import game_maps, map_paths

IMPRINT = Imprint("A game", "1.2.3", "0123456789ab")
RULING = Ruling("OPEN-CRY-99", "May a train fly?", "No, it may not.")
HOSTILE = [
    '<b>bold</b> & "quotes" \']]>',
    "W" * 500,
    "\u202eabc\u2066\u0000\n\tdef",
    "广州" * 99,
    "",
]
names = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=600))


def press(paper: str = "A4", look: str = "print") -> Press:
    return Press(PAPERS[paper], IMPRINT, theme(look))


@cache
def scenario_of(name: str) -> Scenario:
    """A bundled map or a draft; `china-game` is the map of China with goods and cards."""
    if name.endswith("-game"):
        return game_maps()[name.removesuffix("-game")]()
    return load(map_paths()[name])


@cache
def pages_of(name: str, paper: str = "A4") -> dict[str, list[Picture]]:
    """Everything that is printed of a scenario, part by part."""
    scenario, how = scenario_of(name), press(paper)
    sheet = Sheet(scenario, how.theme, usual_mm(scenario))
    return {
        "map": map_pages(picture_of(sheet), how),
        "cards": card_pages(cards_of(scenario, how.theme), how),
        "chips": chip_pages(scenario, how),
        "aids": aid_pages(scenario, how, [RULING]),
    }


def renamed(scenario: Scenario, name: str) -> Scenario:
    """The same game with one name for everything that has a name."""
    part = scenario.part
    return replace(
        scenario,
        title=name,
        house_rules=(name,),
        cities=Things({key: replace(one, name=name) for key, one in scenario.cities.items()}),
        goods=Things({key: replace(one, name=name) for key, one in scenario.goods.items()}),
        waters=Things({key: replace(one, name=name) for key, one in scenario.waters.items()}),
        regions=Things({key: replace(one, name=name) for key, one in scenario.regions.items()}),
        part=replace(
            part,
            events=Things(
                {key: replace(one, name=name, text=name) for key, one in part.events.items()}
            ),
        ),
    )


def insets_of(picture: Picture, layer: str) -> list[Inset]:
    """The insets of one layer."""
    found = next(one for one in picture.layers if one.name == layer)
    return [batch for batch in found.batches if isinstance(batch, Inset)]


def shown(inset: Inset) -> Box:
    """The part of its picture that an inset shows."""
    return inset.part or Box(0, 0, inset.picture.width, inset.picture.height)

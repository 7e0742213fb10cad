"""The face of one card as it lies at a table, where the system draws its cards.

A system tells it in its module `card_faces`: `face_of(scenario, card, theme, folder)`, where the
card has the name by which it lies at the table.
"""

from drawing.shapes.symbols import Picture
from drawing.themes.theme import Theme
from model.scenario.scenario import Scenario
from model.systems import part_of


def face_of(scenario: Scenario, card: str, theme: Theme, folder: str = "") -> Picture | None:
    """A face with its bleed, as the cards are printed; None where there is no picture of it."""
    module = part_of("drawing", scenario.system, "card_faces")
    return None if module is None else module.face_of(scenario, card, theme, folder)

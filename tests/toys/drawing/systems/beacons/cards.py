"""The lamps as cards: a name, and what it does."""

from collections.abc import Iterator

from model.systems.beacons.effects import sentences
from model.systems.beacons.things import BeaconsPart, Lamp

from drawing.cards.backs import back
from drawing.cards.card import FACE, INNER, Card, band, fitted_text, side
from drawing.shapes.symbols import Batch, Texts
from drawing.themes.theme import Theme
from model.scenario.scenario import Scenario


def cards_of(scenario: Scenario, theme: Theme, folder: str = "") -> list[Card]:
    """A card for each lamp, as often as there are of it."""
    behind = back(scenario.title or scenario.id, "Lamp", "card-back", theme)
    lamps = scenario.part_as(BeaconsPart).lamps.items()
    return [
        Card(f"lamp-{key}", side(lamp.name, "card-paper", _front(lamp, theme), theme), behind)
        for key, lamp in lamps
        for _ in range(lamp.count)
    ]


def _front(lamp: Lamp, theme: Theme) -> Iterator[Batch]:
    title, text = theme.style("card-title"), theme.style("card-text")
    middle = FACE.x + FACE.width / 2
    yield band("card-demand", theme)
    name = fitted_text(lamp.name or lamp.id, title, (middle, 11), INNER.width, anchor="middle")
    said = [
        fitted_text(one, text, (INNER.x, 26 + 6 * number), INNER.width)
        for number, one in enumerate(sentences(lamp) or ["An ordinary light."])
    ]
    yield Texts([name, *said])

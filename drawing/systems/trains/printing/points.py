"""The track of points, on which the marker of each player moves."""

from collections.abc import Iterator

from drawing.aids.strips import Setter, Strip
from drawing.aids.track_boxes import WIDE, Step, track_rows
from drawing.pages.paper import Press
from drawing.printing.strip_sheets import Head, strip_sheets
from drawing.shapes.symbols import Picture
from model.scenario.scenario import Scenario
from model.systems.trains.sentences.rules_in_words import score
from model.systems.trains.sentences.told import Told, told_of
from model.wording.speech import later, tr

AGAIN = later("Everybody begins at 0. Who passes {last} begins again, and has {more} more.")
TENS, MOST = 10, 100
"""Boxes of a row, and of the track; who passes its end begins it anew."""


def point_pages(scenario: Scenario, press: Press) -> list[Picture]:
    """The track, and under it what scores in the end."""
    told = told_of(scenario)
    if told is None:
        return []
    setter = Setter(press.theme, TENS * WIDE, press.folder)
    head = Head(tr("Points"), tr(AGAIN, last=MOST - 1, more=MOST), tr("points"))
    return strip_sheets(list(_strips(told, setter)), press, head, wide=setter.width)


def _strips(told: Told, setter: Setter) -> Iterator[Strip]:
    steps = [Step(str(n), shaded=not n % TENS) for n in range(MOST)]
    yield from track_rows(steps, setter.theme, "points", TENS)
    yield setter.space(4.0)
    yield setter.heading(tr("Score at the end of the game"))
    for text in score(told):
        yield from setter.paragraph(f"• {text}")

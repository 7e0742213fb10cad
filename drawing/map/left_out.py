"""What no picture shows: files that cannot be used, names that have no room; a sentence each."""

from collections.abc import Iterator

from drawing.files.art_files import NoArt, art_file, art_or_none
from drawing.goods.icons import own_icon
from drawing.map.ground.scenery import scenery_of
from drawing.map.labels.labels import labels_of
from drawing.map.sheet.sheet import Sheet
from model.scenario.names_in_words import counted, joined
from model.scenario.scenario import Scenario
from model.unreadable import quoted

TOLD = 4
"""So many names are told, the weightiest; of the others, how many there are."""


def left_out(scenario: Scenario, folder: str) -> Iterator[str]:
    """Sentences for the designer, each file once."""
    trouble = scenery_of(scenario, folder).trouble
    if trouble:
        yield trouble
    yield from dict.fromkeys(_pictures(scenario, folder))


def _pictures(scenario: Scenario, folder: str) -> Iterator[str]:
    art = (one.file for one in scenario.art.values())
    goods = [good for good in scenario.goods.values() if good.icon]
    for named in (*art, *(good.icon for good in goods)):
        try:
            art_file(folder, named)
        except NoArt as reason:
            yield str(reason)
    for good in goods:
        if own_icon(good, folder) is None and art_or_none(folder, good.icon) is not None:
            yield f"{quoted(good.icon)} is too large for an icon, which has at most 1 MB."


def names_left_out(sheet: Sheet) -> Iterator[str]:
    """A sentence about the names that a map of this scale has no room for."""
    names = labels_of(sheet).left_out
    if names:
        told = [*names[:TOLD], f"{len(names) - TOLD} more"] if len(names) > TOLD else names
        room = f"At {sheet.mm:g} mm a cell there is no room for {counted(len(names), 'name')}"
        yield f"{room}: {joined(told)}."

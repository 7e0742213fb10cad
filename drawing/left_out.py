"""What a scenario names beside it and no picture shows: a sentence about each file, and why."""

from collections.abc import Iterator

from drawing.art_files import NoArt, art_file, art_or_none
from drawing.icons import own_icon
from drawing.scenery import scenery_of
from model.scenario import Scenario
from model.unreadable import quoted


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

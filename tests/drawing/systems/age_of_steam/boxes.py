"""Maps of Age of Steam to print in tests, and every page of their boxes."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from drawing.pages.paper import Press
from drawing.printing.aid_pages import aid_pages
from drawing.printing.parts import own_parts
from drawing.shapes.symbols import Curves, Picture, Text, Texts
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from tests.drawing.printing.paper_samples import RULING, press

FILES = Path(__file__).parents[3] / "files" / "age_of_steam"
NAMES = ("southern-china", *sorted(path.name.split(".")[0] for path in FILES.glob("*.yaml")))


@cache
def map_named(name: str) -> Scenario:
    """A bundled map, or one of the tests."""
    bundled = bundled_scenarios()
    return load(Path(bundled[name]) if name in bundled else FILES / f"{name}.milepost.yaml")


def press_of(paper: str = "A4", tile: float = 38.0, look: str = "print") -> Press:
    return replace(press(paper, look), tile_mm=tile)


@cache
def box_of(name: str, paper: str = "A4", look: str = "print") -> dict[str, list[Picture]]:
    """All sheets of a map but those of the board, part by part."""
    return sheets_of(map_named(name), press_of(paper, look=look))


def sheets_of(scenario: Scenario, how: Press) -> dict[str, list[Picture]]:
    parts = own_parts("age-of-steam").values()
    own = {part.name: part.pages(scenario, how) for part in parts}
    return {**own, "aids": aid_pages(scenario, how, [RULING])}


def texts(pages: list[Picture]) -> Iterator[Text]:
    for page in pages:
        for layer in page.layers:
            for batch in layer.batches:
                yield from batch.texts if isinstance(batch, Texts) else ()


def words(pages: list[Picture]) -> str:
    return " ".join(text.text for text in texts(pages))


def curves(pages: list[Picture], key: str) -> Iterator[Curves]:
    """The curves of a key."""
    for page in pages:
        for layer in page.layers:
            for batch in layer.batches:
                if isinstance(batch, Curves) and batch.key == key:
                    yield batch

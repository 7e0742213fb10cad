"""Every sheet of every bundled map speaks the language that was asked for, and nothing is cut."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from drawing.pages.paper import PAPERS
from drawing.printing.print_files import Order, sheets
from drawing.shapes.symbols import Picture
from drawing.text.metrics import place
from drawing.text.texts_in import texts_in
from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import open_file
from model.scenario.scenario import Scenario
from model.wording import speech
from model.wording.languages.catalogue import ENGLISH
from validator.pictures.print_facts import facts_of

MAPS = sorted(bundled_scenarios())
SMALL = ("tutorial", "southern-china", "western-usa", "kanto")
"""One of each family, for what takes long."""
WORD = re.compile(r"[A-Za-zÀ-ž]{2,}")
FIELD = re.compile(r"\{[^{}]*\}")
OURS = {"Milepost", "mm", "pdf", "OPEN", "CRY", "SF", "TRN", "AOS"}
"""What is the same in every language: our name, a unit, and what begins the ids of rules."""
OF_FILES = ("title", "name", "text", "notes", "credits", "license", "names", "house_rules", "about")
"""Where a scenario has words of its own."""
NARROW = ("chips",)
"""Parts with room for one short word: a long name ends in an ellipsis in English too."""


def marked(text: str) -> str:
    """A translation that nobody can take for the text: every letter outside of fields is Greek."""
    parts, last = [], 0
    for field in FIELD.finditer(text):
        parts += [re.sub("[A-Za-z]", "λ", text[last : field.start()]), field[0]]
        last = field.end()
    return "".join([*parts, re.sub("[A-Za-z]", "λ", text[last:])])


class Marking(dict[str, Any]):
    """A catalogue that has every text, translated into marks."""

    def get(self, key: str, default: Any = None) -> Any:
        return marked(default if isinstance(default, str) else key)


class MarkingPlurals(dict[str, tuple[str, ...]]):
    """The same for texts with a plural."""

    def get(self, key: str, default: Any = None) -> Any:
        return (marked(key), marked(key))


MARKED = ENGLISH._replace(language="marked", texts=Marking(), plurals=MarkingPlurals())


@cache
def scenario_named(name: str) -> tuple[Scenario, Path]:
    path = bundled_scenarios()[name]
    return open_file(path).scenario, path.parent


def pages(name: str, language: str = "") -> Iterator[tuple[str, Picture]]:
    scenario, folder = scenario_named(name)
    yield from sheets(scenario, folder, Order(language=language), facts_of(scenario)).pages


def own_words(thing: Any, is_text: bool = False) -> Iterator[str]:
    """The words that a scenario has of its own: names and texts, and no keys of the format."""
    if isinstance(thing, str):
        yield from WORD.findall(thing) if is_text else ()
    elif isinstance(thing, Things | dict):
        for value in thing.values():
            yield from own_words(value, is_text)
    elif isinstance(thing, tuple | list):
        for value in thing:
            yield from own_words(value, is_text)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for one in fields(thing):
            yield from own_words(getattr(thing, one.name), is_text or one.name in OF_FILES)


@pytest.mark.parametrize("name", MAPS)
def test_no_word_of_ours_is_left_that_cannot_be_translated(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenario, _ = scenario_named(name)
    monkeypatch.setattr(speech, "catalogue_of", lambda _: MARKED)
    ids = [one for city in (*scenario.cities, *scenario.regions) for one in city.split("-")]
    allowed = {*own_words(scenario), *OURS, *ids, scenario.id}
    drawn: dict[str, str] = {}
    for part, page in pages(name, "marked"):
        for found in texts_in(page):
            if found.text.key == "imprint":
                continue
            for word in WORD.findall(found.text.text):
                if word not in allowed and not is_code(word, part):
                    drawn.setdefault(word, f"{part}: {found.text.text}")
    assert drawn == {}


def is_code(word: str, part: str) -> bool:
    """Letters that stand for a thing on a board or a marker, and are no word: `NW`, `ATSF`."""
    return len(word) <= 4 and (word.isupper() or part == "markers")


@pytest.mark.parametrize("language", ["zh", "de"])
@pytest.mark.parametrize("name", SMALL)
def test_nothing_is_cut_and_nothing_leaves_its_sheet(name: str, language: str) -> None:
    scenario, _ = scenario_named(name)
    own = set(own_words(scenario))
    for part, page in pages(name, language):
        for found in texts_in(page):
            text = found.text.text
            is_own = bool(own & set(WORD.findall(text.rstrip("…"))))
            assert not text.endswith("…") or part in NARROW or is_own, (part, text)


@pytest.mark.parametrize("language", ["zh", "de"])
@pytest.mark.parametrize("name", SMALL)
def test_the_lines_of_aids_end_within_their_page(name: str, language: str) -> None:
    room = PAPERS["A4"].room
    for part, page in pages(name, language):
        if part == "aids":
            for found in texts_in(page):
                box = place(found.text).box()
                assert box.x >= 0, found.text.text
                assert box.right <= room.right + 0.5, found.text.text


def test_names_of_a_map_come_in_the_language_and_its_own_stay_the_second() -> None:
    texts = [
        found.text.text for _, page in pages("southern-china", "zh") for found in texts_in(page)
    ]
    assert any("广州" in text for text in texts)
    assert any("Guangzhou" in text for text in texts)

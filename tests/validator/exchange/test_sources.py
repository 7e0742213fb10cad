"""Every source of maps is described whole, known by its files, and brings what it says."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from milepost.__main__ import main
from model.bundled import bundled_scenarios
from model.files.scenario_files import new_text, open_file, read_text
from model.imports.cannot import CannotImport
from model.unreadable import Unreadable
from model.wording.translating.sources import words
from tests.validator.exchange.examples_of_sources import EXAMPLES
from validator.exchange.described.option import Option, Said
from validator.exchange.described.source import Order
from validator.exchange.found import formats, guesses, sources

SOURCES = sorted(sources())
EVERY_OPTION = [one.options() for one in sources().values()]
EVERY_OPTION += [one.options() for one in formats().values()]


def test_every_source_has_an_example() -> None:
    assert sorted(EXAMPLES) == SOURCES


@pytest.mark.parametrize("options", EVERY_OPTION)
def test_options_are_told_apart_and_told(options: Sequence[Option]) -> None:
    assert len({one.key for one in options}) == len(options)
    assert len({one.called for one in options}) == len(options)
    assert all(one.title and one.tip for one in options)
    assert all(one.shown for one in options if one.kind != "flag")
    assert all(one.choices() for one in options if one.kind in ("choice", "system"))
    assert all(one.kind == "file" for one in options if one.is_first)


def test_translators_find_what_the_window_shows() -> None:
    listed = {word.one for word in words()}
    shown = [option for options in EVERY_OPTION for option in options]
    assert {one.title for one in shown} <= listed
    # What can be played differs by what is installed: games have titles of their own.
    assert {one.tip for one in shown if one.kind != "system"} <= listed
    assert {one.TITLE for one in sources().values()} <= listed
    assert {one.TITLE for one in formats().values()} <= listed


@pytest.mark.parametrize("name", SOURCES)
def test_a_command_knows_every_option(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["import", name, "--help"])
    shown = capsys.readouterr().out
    for option in sources()[name].options():
        assert (option.shown if option.is_first else f"--{option.called}") in shown


@pytest.mark.parametrize("name", SOURCES)
def test_an_example_is_recognised_by_its_first_file(name: str, tmp_path: Path) -> None:
    values = EXAMPLES[name](tmp_path)
    first = guesses(Path(next(iter(values.values()))))[0]
    assert first.source == name
    assert first.values.items() <= values.items()


@pytest.mark.parametrize("name", SOURCES)
def test_the_command_writes_what_the_source_brings(name: str, tmp_path: Path) -> None:
    values = EXAMPLES[name](tmp_path)
    source, out = sources()[name], tmp_path / "out" / "valley.milepost.yaml"
    out.parent.mkdir()
    words = []
    for option in source.options():
        if option.key in values:
            words += (
                [values[option.key]]
                if option.is_first
                else [f"--{option.called}", values[option.key]]
            )
    assert main(["import", name, *words, "-o", str(out)]) in (0, 1)
    usual = {one.key: one.usual for one in source.options()}
    found = source.brought(Order("valley", Said({**usual, **values})))
    assert out.read_text(encoding="utf-8") == (found.text or new_text(found.scenario))
    assert {one.name for one in out.parent.iterdir()} == {out.name, *found.beside}
    assert found.facts


@pytest.mark.parametrize("name", [one for one in SOURCES if sources()[one].INTO])
def test_what_is_put_into_a_scenario_keeps_the_rest_of_it(name: str, tmp_path: Path) -> None:
    values = EXAMPLES[name](tmp_path)
    file = open_file(bundled_scenarios()["western-usa" if name == "routes" else "tutorial"])
    found = sources()[name].brought(Order("x", Said(values), file))
    assert found.label
    assert found.scenario.rules == file.scenario.rules
    assert found.scenario.title == file.scenario.title
    assert found.scenario.part == file.scenario.part


@pytest.mark.parametrize("name", SOURCES)
@pytest.mark.parametrize(
    "data", [b"", b"\0\1\2\xff" * 99, b"{" * 9_999, b"a,b\n" * 20, "é;ü\n".encode("cp1252")]
)
def test_hostile_files_are_refused_in_sentences(name: str, data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "strange.csv"
    path.write_bytes(data)
    source = sources()[name]
    named = {one.key: str(path) for one in source.options() if one.is_first}
    with pytest.raises((CannotImport, Unreadable)) as refused:
        source.brought(Order("x", Said(named)))
    assert str(refused.value)


def test_strange_files_are_recognised_by_nobody(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n" + b"\xff" * 100_000)
    assert guesses(path) == []
    assert guesses(tmp_path) == []
    assert guesses(tmp_path / "nothing") == []


def test_scenarios_are_no_recipes() -> None:
    assert all(guesses(path) == [] for path in bundled_scenarios().values())


def test_what_is_written_can_be_read_again(tmp_path: Path) -> None:
    found = sources()["csv"].brought(Order("valley", Said(EXAMPLES["csv"](tmp_path))))
    assert read_text(new_text(found.scenario), "valley").scenario == found.scenario

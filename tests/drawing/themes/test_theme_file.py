"""A theme of a user's own: what it says is used, and what cannot be used is told."""

from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from drawing.themes.theme import NoSuchTheme, theme
from drawing.themes.theme_file import LARGEST_FILE
from tests.generate.junk import junk


def own(folder: Path, text: str) -> str:
    path = folder / "fog.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_what_it_does_not_say_looks_as_in_its_base(tmp_path: Path) -> None:
    text = """
base: dark
inks:
  land: {fill: "#f2f2ee"}
  terrain-fog: {fill: "#dddddd", pattern: dots, dash: [1, 2.5]}
styles:
  city-major: {size: 3.8}
seats: [{line: "#112233", width: 1}]
"""
    mine, dark = theme(own(tmp_path, text)), theme("dark")
    assert mine.title == "Dark"
    assert mine.ink("land").fill == "#f2f2ee"
    assert mine.ink("land").line == dark.ink("land").line
    assert mine.ink("terrain-fog").dash == (1, 2.5)
    assert mine.style("city-major").size == 3.8
    assert mine.style("city-major").colour == dark.style("city-major").colour
    assert len(mine.seats) == 1
    assert mine.inks.keys() == {*dark.inks, "terrain-fog"}


def test_a_file_that_changed_is_read_again(tmp_path: Path) -> None:
    assert theme(own(tmp_path, "title: Fog")).title == "Fog"
    assert theme(own(tmp_path, "title: Mist")).title == "Mist"
    assert theme("dark").ink("sea") != theme("classic").ink("sea")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[1, 2]", "a theme is a list of keys"),
        ("a: [", "this is no YAML"),
        ("\x00", "this is no YAML"),
        ("shade: 3", "a theme knows no shade"),
        ("base: fog", "there is no theme fog that it could stand on"),
        ("background: red", "background is a colour such as"),
        ('inks: {land: {fill: "#fff\\" onload=\\"x"}}', "land: fill is a colour"),
        ("inks: {lnad: {width: 1}}", "lnad: nothing is drawn with such an ink"),
        ("inks: {land: {width: -1}}", "land: width is a number of millimetres"),
        ("inks: {land: {width: .nan}}", "land: width is a number of millimetres"),
        ("inks: {land: {width: true}}", "land: width is a number of millimetres"),
        ("inks: {land: {dash: 3}}", "land: dash is a list of millimetres"),
        ("inks: {land: {pattern: plaid}}", "land: pattern is one of hatch"),
        ("inks: {land: {opacity: 2}}", "land: opacity is a number from 0 to 1"),
        ("inks: {land: {shine: 2}}", "land: a theme knows no shine"),
        ("inks: [1]", "inks: write keys and values"),
        ("styles: {title: {face: gothic}}", "title: face is regular, bold or italic"),
        ("styles: {motto: {face: bold}}", "motto: a style that is new needs a size"),
        ("seats: []", "seats: write a list of inks"),
        ("title: " + "x" * LARGEST_FILE, "The file is larger than 200 KiB."),
    ],
)
def test_what_cannot_be_used_is_told_in_a_sentence(tmp_path: Path, text: str, why: str) -> None:
    name = own(tmp_path, text)
    with pytest.raises(NoSuchTheme) as trouble:
        theme(name)
    assert f"{name}: {why}" in str(trouble.value)
    assert "\n" not in str(trouble.value)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(NoSuchTheme, match=r"none\.yaml: There is no such file"):
        theme(str(tmp_path / "none.yaml"))


@given(said=st.dictionaries(st.sampled_from(["inks", "styles", "seats", "title", "base"]), junk))
def test_junk_is_refused_or_used(said: object, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("theme") / "junk.yaml"
    path.write_text(yaml.safe_dump(said), encoding="utf-8")
    try:
        made = theme(str(path))
    except NoSuchTheme:
        return
    assert made.inks.keys() >= theme("classic").inks.keys()

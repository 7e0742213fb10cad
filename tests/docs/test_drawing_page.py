"""The page about pictures knows every layer, and its example is a theme that can be used."""

import re
from dataclasses import fields
from pathlib import Path

import yaml

from drawing.map.picture import ORDER
from drawing.shapes.symbols import Ink
from drawing.themes.theme import Style, theme

PAGE = (Path(__file__).parents[2] / "docs/drawing.md").read_text(encoding="utf-8")


def test_every_layer_is_listed_from_the_lowest_to_the_highest() -> None:
    section = PAGE.partition("## Layers\n")[2].partition("\n## ")[0]
    assert tuple(re.findall(r"^\| `(\w+)` \| \w", section, re.MULTILINE)) == ORDER


def test_everything_that_an_ink_or_a_style_can_say_is_told() -> None:
    section = PAGE.partition("## Themes\n")[2].partition("\n## ")[0]
    said = {one.name for kind in (Ink, Style) for one in fields(kind)} - {"cap"}
    assert {name for name in said if f"`{name}`" not in section} == set()


def test_the_example_of_a_theme_uses_names_that_there_are() -> None:
    block = re.search(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert block is not None
    example, classic = yaml.safe_load(block[1]), theme("classic")
    assert example["inks"].keys() <= classic.inks.keys()
    assert example["styles"].keys() <= classic.styles.keys()
    for look in example["inks"].values():
        Ink(**look)

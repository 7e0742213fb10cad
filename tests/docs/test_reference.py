"""The page of the format says what the schemas say, and is up to date."""

import re
from pathlib import Path
from typing import Any

import pytest

from docs.builder import reference
from docs.builder.own_parts import Key, anchor_of
from docs.builder.scenario_format import page
from model.scenario.scenario_form import keys_in_order, read_scenario
from model.schema.schema import marked_schema
from model.schema.schema_files import Schema, meaning, words_of
from model.yaml.node_tree import to_plain
from model.yaml.nodes import read_nodes
from tests.milepost.other_systems import driven
from tests.schemas.agreement import parts_of
from tests.schemas.shape_findings import shape_findings

HERE = Path(__file__).parents[2]
PAGE = (HERE / "docs/format.md").read_text(encoding="utf-8")
CRAYON = marked_schema("crayon")
STEAM = marked_schema("age-of-steam")
BLOCKS = re.findall(r"^```yaml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def plain(text: str) -> Any:
    return to_plain(read_nodes(text).root)


FIRST = plain(BLOCKS[0])
NEEDED = ("format", "id", "title", "system", "board")


def sections() -> dict[str, str]:
    """The text under each heading of the second level."""
    found = re.findall(r"^## `?(.*?)`?\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return dict(found)


def test_the_generated_files_are_up_to_date() -> None:
    assert page() == PAGE, "run: python docs/builder/reference.py"
    assert reference.main(["--check"]) == 0


def test_a_stale_file_is_found_and_then_written(tmp_path: Path) -> None:
    for path in reference.generated():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
    assert reference.main(["--check"], tmp_path) == 1
    assert list(tmp_path.rglob("*.*")) == []
    assert reference.main([], tmp_path) == 0
    assert reference.main(["--check"], tmp_path) == 0
    (tmp_path / "docs/format.md").write_text("something else", encoding="utf-8")
    assert reference.main(["--check"], tmp_path) == 1


def test_every_key_has_its_section_in_the_order_of_a_file() -> None:
    keys = list(keys_in_order("crayon"))
    after_the_head = keys[keys.index("rules") :]
    assert [name for name in sections() if name in keys] == after_the_head
    for key in keys[: keys.index("rules")]:
        assert f"| `{key}` |" in sections()["The head"]


@pytest.mark.parametrize("schema", [CRAYON, STEAM], ids=["crayon", "age-of-steam"])
def test_every_description_of_a_field_is_on_the_page(schema: Schema) -> None:
    for place, part in parts_of(schema):
        for name, bare in part.get("properties", {}).items():
            one = meaning(bare, schema["$defs"])
            if "const" not in one and "x-has" not in one:
                assert one["description"] in PAGE, (place, name)


def choices() -> list[tuple[str, str]]:
    """Words that tell things apart, each with its description."""
    found = []
    for _, part in (*parts_of(CRAYON), *parts_of(STEAM)):
        found += list(zip(part.get("enum", ()), part.get("enumDescriptions", ()), strict=False))
    return found


def test_every_choice_is_explained() -> None:
    words = choices()
    assert ("dry-river", "A river bed that is dry until rains fill it.") in words
    for word, why in words:
        assert f"`{word}`" in PAGE
        assert why in PAGE


def test_every_effect_is_in_the_vocabulary() -> None:
    effect: Schema = CRAYON["$defs"]["crayon_effect"]
    for word in words_of(effect)["effect"]:
        assert f"| `{word}` |" in sections()["events"]


def test_every_group_of_rules_has_its_table() -> None:
    rules = meaning(CRAYON["properties"]["rules"], CRAYON["$defs"])["properties"]
    for group in rules.keys() - {"preset"}:
        assert f"### `{group}`\n" in sections()["The rules of crayon games"]


def test_the_first_example_is_a_whole_scenario() -> None:
    whole = plain(BLOCKS[0])
    assert shape_findings(whole, "crayon") == []
    assert not read_scenario(whole).misfits


def system_of(block: str) -> str:
    """The system of an example: the last one that the page names before it, under its heading."""
    before = PAGE.partition(block)[0].rpartition("\n## ")[2].rpartition("\n### ")[2]
    named = re.findall(r"where `system` is `(.*?)`", before, re.IGNORECASE)
    return named[-1] if named else "crayon"


@pytest.mark.parametrize("block", BLOCKS[1:], ids=lambda block: block.partition(":")[0])
def test_every_other_example_fits_into_it(block: str) -> None:
    part, system = plain(block), system_of(block)
    if "extends" in part:
        assert shape_findings(part, system, layer=True) == []
        return
    around = {"kind": "routes"} if "lines" in part else None
    head = {key: one for key, one in FIRST.items() if system == "crayon" or key in NEEDED}
    whole = {**head, "system": system, **({"board": {**around, **part}} if around else part)}
    assert shape_findings(whole, system) == []
    assert not read_scenario(whole).misfits


def test_every_table_has_as_many_cells_in_each_row() -> None:
    for table in re.findall(r"(?:^\|.*\n)+", PAGE, re.MULTILINE):
        widths = {len(re.findall(r"(?<!\\)\|", line)) for line in table.splitlines()}
        assert len(widths) == 1, table


# -- with systems beside Milepost


def page_with_toys(part: str) -> str:
    """What a part of the builder writes where the toy systems are found too."""
    program = f"from docs.builder import {part}; print({part}.page())"
    return driven(HERE / "tests/toys", HERE, program)


def test_the_page_is_composed_of_the_systems_that_are_found() -> None:
    text = page_with_toys("scenario_format")
    assert "## `lamps`\n\n*Only where `system` is `beacons`.*\n" in text
    assert "### City in beacons\n" in text
    assert "| `oil` | whole number, 0 to 20 | `0` | How much oil lies here" in text
    assert "Where `system` is `couriers`, there is no `kind`." in text
    assert "[beacons](#the-rules-of-beacons-games)" in text
    assert "| `objection` | whole number, 0 to 99 |" in text
    assert "beacons" not in PAGE


def test_two_systems_may_have_a_key_of_the_same_name() -> None:
    assert [Key("cards", "a").title, Key("cards", "b", True).title] == ["`cards`", "`cards` in b"]
    assert anchor_of(Key("cards", "b", True).title) == "cards-in-b"

"""Names in a text editor: where a thing is defined, who names it, an outline, another id."""

from pathlib import Path
from typing import Any

import pytest

from milepost.language_server.names import Names
from model.bundled import bundled_scenarios
from model.files.scenario_files import read_text
from tests.milepost.language_server.lsp_client import Editor, edited
from tests.milepost.language_server.test_completion import place_of

pytest.importorskip("pygls")

VALLEY = Path(bundled_scenarios()["tutorial"]).read_text(encoding="utf-8")
URI = "file:///a/names.milepost.yaml"
ACCEPTED = "allow:\n- {code: ECO004, place: cities/koralia, reason: Far away.}\n"


@pytest.fixture(scope="module")
def editor(server: Editor) -> Editor:
    server.open(URI, VALLEY)
    return server


def at(word: str, text: str = VALLEY, inside: str = "") -> dict[str, int]:
    """The place of a word, or of something inside of it."""
    return place_of(text, text.index(word) + (word.index(inside) if inside else 0) + 1)


def marked(text: str, where: dict[str, Any]) -> tuple[str, str]:
    """What is shown of a place: its words, and its line."""
    before, after = edited(text, [{"range": where["range"], "newText": "\0\0"}]).split("\0\0")
    line = text.split("\n")[where["range"]["start"]["line"]]
    return text[len(before) : len(text) - len(after)], line


@pytest.mark.parametrize(
    ("where", "inside", "defined"),
    [
        ("serves: [koralia]", "koralia", "- {id: koralia,"),
        ("1: [koralia machines 10", "koralia", "- {id: koralia,"),
        ("1: [koralia machines 10", "machines", "- {id: machines,"),
        ("area: region(coast)", "coast", "- id: coast"),
        ("cities(wendmere)", "wendmere", "- {id: wendmere,"),
        ("supplies: [salt]", "salt", "- {id: salt,"),
        ("{id: koralia,", "koralia", "- {id: koralia,"),
    ],
)
def test_a_name_leads_to_its_thing(editor: Editor, where: str, inside: str, defined: str) -> None:
    found = editor.definition(URI, at(where, inside=inside))
    assert found is not None
    word, line = marked(VALLEY, found)
    assert word == inside
    assert line.startswith(defined)


def test_what_names_nothing_leads_nowhere(editor: Editor) -> None:
    assert editor.definition(URI, at("title: The Valley")) is None
    assert editor.references(URI, at("format: 1")) == []


def test_every_place_that_names_a_thing_is_found(editor: Editor) -> None:
    found = editor.references(URI, at("{id: whitepan,", inside="whitepan"))
    assert {marked(VALLEY, one)[0] for one in found} == {"whitepan"}
    assert len(found) == VALLEY.count("whitepan")
    others = editor.references(URI, at("{id: whitepan,", inside="whitepan"), with_definition=False)
    assert len(others) == len(found) - 1


def test_a_city_and_a_good_of_one_name_are_kept_apart(editor: Editor) -> None:
    uri = "file:///a/twins.milepost.yaml"
    text = VALLEY.replace("{id: coal,", "{id: koralia,").replace("coal", "koralia")
    text = text.replace("1: [koralia machines 10", "1: [koralia koralia 10")
    editor.open(uri, text)
    city = editor.references(uri, at("serves: [koralia]", text, "koralia"))
    good = editor.references(uri, at("{id: koralia, chips", text, "koralia"))
    assert not {str(one) for one in city} & {str(one) for one in good}
    line = text[: text.index("1: [koralia koralia")].count("\n")
    for found in (city, good):
        assert [one["range"]["start"]["line"] for one in found].count(line) == 1


def test_what_lies_below_is_found_in_its_own_file(editor: Editor, tmp_path: Path) -> None:
    base = tmp_path / "base.milepost.yaml"
    base.write_text(VALLEY, encoding="utf-8")
    uri = (tmp_path / "layer.milepost.yaml").as_uri()
    layer = (
        "format: 1\nid: layer\nsystem: crayon\nextends: base.milepost.yaml\n"
        "demands:\n  1: [wendmere coal 9]\n"
    )
    editor.open(uri, layer)
    found = editor.definition(uri, at("wendmere coal", layer))
    assert found is not None
    assert found["uri"] == base.resolve().as_uri()
    assert marked(VALLEY, found)[0] == "wendmere"
    said = editor.refused(
        "textDocument/rename",
        textDocument={"uri": uri},
        position=at("wendmere coal", layer),
        newName="mere",
    )
    assert "base.milepost.yaml" in said


def test_the_outline_has_the_things_of_a_map_by_name(editor: Editor) -> None:
    found = {one["name"]: one for one in editor.outline(URI)}
    assert {"cities", "goods", "waters", "regions", "ferries", "links", "events"} <= set(found)
    cities = {one["name"]: one for one in found["cities"]["children"]}
    assert cities["Gannet Point"]["detail"] == "gannet-point"
    chosen = {"range": cities["Gannet Point"]["selectionRange"]}
    assert marked(VALLEY, chosen)[0] == "gannet-point"
    assert [one["name"] for one in found["goods"]["children"]][:2] == ["coal", "fish"]
    assert [one["name"] for one in found["demands"]["children"]][:2] == ["1", "2"]


def test_a_text_that_cannot_be_read_keeps_its_outline(editor: Editor) -> None:
    uri = "file:///a/broken-outline.milepost.yaml"
    editor.open(uri, VALLEY.replace("supplies: [wool]}", "supplies: [", 1))
    found = {one["name"]: one for one in editor.outline(uri)}
    assert "Heron Inlet" in [one["name"] for one in found["waters"]["children"]]
    assert len(found["cities"]["children"]) == 12


@pytest.mark.parametrize("where", ["{id: koralia,", "1: [koralia machines"])
def test_a_new_id_stands_everywhere_and_nothing_else_changes(editor: Editor, where: str) -> None:
    uri = "file:///a/rename.milepost.yaml"
    text = (VALLEY + ACCEPTED).replace("name: Whitepan,", "name: 🚂 Whitepan,  ")
    editor.open(uri, text)
    after = edited(text, editor.rename(uri, at(where, text, "koralia"), "coral-bay"))
    expected = text
    for old in ("{id: koralia, name", "[koralia]", " koralia ", "[koralia ", "cities/koralia"):
        expected = expected.replace(old, old.replace("koralia", "coral-bay"))
    assert after == expected
    scenario = read_text(after).scenario
    assert "koralia" not in scenario.cities
    assert scenario.cities["coral-bay"].name == "Koralia"


def test_an_id_that_reads_otherwise_is_written_in_quotes(editor: Editor) -> None:
    after = edited(VALLEY, editor.rename(URI, at("{id: koralia,", inside="koralia"), "12"))
    assert "12" in read_text(after).scenario.cities


@pytest.mark.parametrize(
    ("new", "said"), [("wendmere", "there already"), ("Coral Bay", "is not an id"), ("", "an id")]
)
def test_an_id_that_cannot_be_is_refused_in_a_sentence(editor: Editor, new: str, said: str) -> None:
    place = at("{id: koralia,", inside="koralia")
    named = {"uri": URI}
    answer = editor.refused("textDocument/rename", textDocument=named, position=place, newName=new)
    assert said in answer


def test_what_can_get_another_id_is_told_before(editor: Editor) -> None:
    named = {"uri": URI}
    place = at("{id: koralia,", inside="koralia")
    found = editor.ask("textDocument/prepareRename", textDocument=named, position=place)
    assert found["placeholder"] == "koralia"
    assert marked(VALLEY, found)[0] == "koralia"
    place = at("title: The Valley")
    assert editor.ask("textDocument/prepareRename", textDocument=named, position=place) is None


def test_a_rename_reaches_the_changes_of_own_variants() -> None:
    changes = "changes: {cities: [{id: koralia, supplies: [salt]}]}"
    varied = f"own_variants:\n  dry: {{title: Dry, {changes}}}\n"
    text = bundled_scenarios()["tutorial"].read_text(encoding="utf-8") + varied
    after = Names(read_text(text)).renamed(("cities", "koralia"), "coral-bay")
    assert changes.replace("koralia", "coral-bay") in after

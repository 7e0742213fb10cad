"""The language server, spoken to by an editor over standard input and output."""

import sys
from pathlib import Path
from typing import Any

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import read_text
from tests.milepost.conftest import Run
from tests.milepost.language_server.lsp_client import Editor, edited

pytest.importorskip("pygls")

HERE = Path(__file__).parents[3]
HOSTILE = sorted((HERE / "tests" / "files" / "hostile").glob("*.yaml"))
VALLEY = Path(bundled_scenarios()["tutorial"]).read_text(encoding="utf-8")
SLIP = VALLEY.replace("supplies: [salt]", "supplies: [fisch, salt]")
URI = "file:///somewhere/valley.milepost.yaml"


@pytest.fixture(scope="module")
def editor(server: Editor) -> Editor:
    return server


def marked(text: str, finding: dict[str, Any], units: str = "utf-16-le") -> str:
    """What an editor underlines."""
    where = finding["range"]
    cut = [{"range": where, "newText": "\0\0"}]
    before, after = edited(text, cut, units).split("\0\0")
    return text[len(before) : len(text) - len(after)]


def test_a_sound_text_has_no_findings_and_a_slip_is_underlined(editor: Editor) -> None:
    assert editor.open(URI, VALLEY) == []
    (found,) = editor.change(URI, SLIP)
    assert marked(SLIP, found) == "fisch"
    assert found["severity"] == 1
    assert found["code"] == "REF004"
    assert found["source"] == "milepost"
    assert "fisch" in found["message"]
    assert editor.change(URI, VALLEY) == []


def test_columns_are_right_behind_letters_of_any_size(editor: Editor) -> None:
    assert_columns_are_right(editor, "utf-16", "utf-16-le")


@pytest.mark.parametrize(("units", "width"), [("utf-8", "utf-8"), ("utf-32", "utf-32-le")])
def test_columns_are_counted_as_an_editor_wishes_and_it_ends_when_it_is_told_to(
    units: str, width: str
) -> None:
    with Editor(units=(units,)) as editor:
        assert_columns_are_right(editor, units, width)
    assert editor.process.returncode == 0


def assert_columns_are_right(editor: Editor, units: str, width: str) -> None:
    text = SLIP.replace("name: Whitepan,", "name: 🚂Ƶ白🎲 Whitepan,")
    assert editor.can["positionEncoding"] == units
    uri = "file:///a/columns.milepost.yaml"
    (found,) = [one for one in editor.open(uri, text) if one["code"] == "REF004"]
    line = text.split("\n")[found["range"]["start"]["line"]]
    before = line[: line.index("fisch")]
    size = {"utf-8": 1, "utf-16-le": 2, "utf-32-le": 4}[width]
    assert found["range"]["start"]["character"] == len(before.encode(width)) // size


def test_a_finding_is_explained_where_it_is(editor: Editor) -> None:
    found = editor.open("file:///a/hover.milepost.yaml", SLIP)[0]
    place = found["range"]["start"]
    said = editor.hover("file:///a/hover.milepost.yaml", place["line"], place["character"] + 1)
    assert "REF004" in said
    assert "**Why:**" in said
    assert "**Repair:**" in said
    assert "code: REF004, place: whitepan, reason: why" in said
    assert found["data"]["place"] == "whitepan"


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("players: {", "**players**"),
        ("kind: small", "`medium`: A medium city"),
        ("terrain: |", "**board / terrain**"),
        ("preset: china-rails", "**rules / preset**"),
        ("supplies: [wine]", "**cities / supplies**"),
        ("wine]", "The goods that can be picked up here"),
    ],
)
def test_a_key_is_explained_by_the_format(editor: Editor, word: str, said: str) -> None:
    uri = "file:///a/keys.milepost.yaml"
    editor.open(uri, VALLEY)
    before, _, _ = VALLEY.partition(word)
    line = before.count("\n")
    assert said in editor.hover(uri, line, len(before) - before.rfind("\n") - 1)


def test_a_milepost_tells_its_terrain_and_its_price(editor: Editor) -> None:
    uri = "file:///a/terrain.milepost.yaml"
    editor.open(uri, VALLEY)
    first = VALLEY[: VALLEY.index("__^^A_A^A_....__")].count("\n")
    assert "**4,0**: alpine, track to it costs 5" in editor.hover(uri, first, 4 + 4)
    written = VALLEY[: VALLEY.index('at: "8,4"')]
    place = written.count("\n"), len(written) - written.rfind("\n") + 5
    assert "**8,4**: clear, Wendmere" in editor.hover(uri, *place)
    assert editor.hover(uri, 10_000, 10_000) == ""


def test_a_repair_makes_the_text_sound_and_touches_nothing_else(editor: Editor) -> None:
    uri = "file:///a/repair.milepost.yaml"
    text = SLIP.replace("\n", "\r\n").replace("name: Whitepan,", "name: 🚂 Whitepan,")
    (found,) = editor.open(uri, text)
    (action,) = editor.repairs(uri, found["range"])
    assert action["kind"] == "quickfix"
    assert action["diagnostics"][0]["code"] == found["code"]
    (change,) = action["edit"]["documentChanges"]
    assert change["textDocument"] == {"uri": uri, "version": 1}
    after = edited(text, change["edits"])
    assert after == text.replace("[fisch, salt]", "[fish, salt]")
    assert "REF004" not in {one["code"] for one in editor.change(uri, after)}


def test_a_text_that_cannot_be_read_is_repaired_too(editor: Editor) -> None:
    uri = "file:///a/broken.milepost.yaml"
    text = VALLEY.replace('at: "8,4"', "at: “8,4”")
    (found,) = editor.open(uri, text)
    assert found["code"] == "YML001"
    for only in ("quickfix", "source.fixAll"):
        (action,) = editor.repairs(uri, found["range"], only)
        assert edited(text, action["edit"]["documentChanges"][0]["edits"]) == VALLEY


@pytest.mark.parametrize(
    ("right", "wrong", "is_sure"),
    [
        ("kind: medium", "kind: medum", True),
        ("preset: china-rails", "preset: china-rail", True),
        ("- {id: wine, chips", "- {id: whine, chips", False),
    ],
)
def test_what_was_meant_is_a_quick_repair(
    editor: Editor, right: str, wrong: str, is_sure: bool
) -> None:
    uri = f"file:///a/meant-{len(wrong)}.milepost.yaml"
    text = VALLEY.replace(right, wrong, 1)
    (found,) = editor.open(uri, text)
    (action,) = editor.repairs(uri, found["range"])
    assert action.get("isPreferred", False) is is_sure
    assert edited(text, action["edit"]["documentChanges"][0]["edits"]) == VALLEY


def test_a_repair_is_offered_only_where_its_finding_is(editor: Editor) -> None:
    uri = "file:///a/elsewhere.milepost.yaml"
    editor.open(uri, SLIP)
    top = {"line": 0, "character": 0}
    assert editor.repairs(uri, {"start": top, "end": top}) == []
    assert (
        editor.repairs(uri, {"start": top, "end": {"line": 999, "character": 0}}, "refactor") == []
    )


def test_all_safe_repairs_can_be_asked_for(editor: Editor) -> None:
    uri = "file:///a/all.milepost.yaml"
    idle = VALLEY + "allow:\n- {code: SUP001, place: SUP001 nobody, reason: Once.}\n"
    assert [one["code"] for one in editor.open(uri, idle)] == ["SUP002"]
    top = {"line": 0, "character": 0}
    (action,) = editor.repairs(uri, {"start": top, "end": top}, "source.fixAll")
    after = edited(idle, action["edit"]["documentChanges"][0]["edits"])
    assert editor.change(uri, after) == []


def test_a_text_is_formatted(editor: Editor) -> None:
    uri = "file:///a/format.milepost.yaml"
    crooked = VALLEY.replace("id: tutorial\n", "id:    tutorial\n")
    editor.open(uri, crooked)
    assert edited(crooked, editor.format(uri)) == VALLEY
    editor.change(uri, VALLEY)
    assert editor.format(uri) == []
    editor.change(uri, "title: [")
    assert editor.format(uri) == []


def test_what_the_text_stands_on_and_the_settings_are_those_beside_it(
    editor: Editor, tmp_path: Path
) -> None:
    base = tmp_path / "base.milepost.yaml"
    base.write_text(VALLEY, encoding="utf-8")
    uri = (tmp_path / "layer.milepost.yaml").as_uri()
    layer = "format: 1\nid: layer\nsystem: crayon\nextends: base.milepost.yaml\n"
    assert editor.open(uri, layer) == []
    base.write_text(SLIP, encoding="utf-8")
    editor.tell("textDocument/didSave", textDocument={"uri": base.as_uri()})
    assert [one["code"] for one in editor.findings(uri)] == ["REF004"]
    (tmp_path / "milepost.toml").write_text('ignore = ["REF"]\n', encoding="utf-8")
    assert editor.change(uri, layer + "# more\n") == []
    (tmp_path / "milepost.toml").write_text("ignore = 7\n", encoding="utf-8")
    said = [one["message"] for one in editor.change(uri, layer)]
    assert any("CFG002" in one for one in said)


def test_only_maps_are_looked_at(editor: Editor) -> None:
    uri = "file:///a/compose.yaml"
    item = {"uri": uri, "languageId": "yaml", "version": 1, "text": "title: ["}
    editor.tell("textDocument/didOpen", textDocument=item)
    assert editor.hover(uri, 0, 0) == ""
    assert editor.open("untitled:Untitled-1", "title: [", "milepost") != []


def test_a_closed_text_has_no_findings(editor: Editor) -> None:
    uri = "file:///a/closed.milepost.yaml"
    assert editor.open(uri, SLIP) != []
    editor.tell("textDocument/didClose", textDocument={"uri": uri})
    told = editor.wait_for(
        lambda one: one.get("params", {}).get("uri") == uri and not one["params"]["diagnostics"]
    )
    assert told["params"]["diagnostics"] == []


def test_of_many_quick_changes_the_last_is_told(editor: Editor) -> None:
    uri = "file:///a/quick.milepost.yaml"
    editor.open(uri, VALLEY)
    for _ in range(20):
        editor.type(uri, SLIP)
        last = editor.type(uri, VALLEY + "title: once more\n")
    found = editor.findings(uri, last)
    assert [one["code"] for one in found] == ["YML003"]


def test_no_text_ends_the_server(editor: Editor) -> None:
    deep = "[" * 100_000
    texts = [file.read_bytes().decode("utf-8", errors="replace") for file in HOSTILE]
    texts += [deep, "\ud800", "\0", "\u2028" * 50 + "a: [", "", "\ufeff" + SLIP, "- a"]
    for number, text in enumerate(texts):
        uri = f"file:///a/hostile-{number}.milepost.yaml"
        found = editor.open(uri, text)
        lines = text.split("\n")
        for one in found:
            for place in one["range"].values():
                assert 0 <= place["line"] < len(lines)
        end = {"line": len(lines) - 1, "character": 0}
        editor.hover(uri, 0, 1)
        editor.repairs(uri, {"start": {"line": 0, "character": 0}, "end": end})
        editor.format(uri)
    assert editor.change(uri, VALLEY) == []


@pytest.mark.parametrize(
    "uri",
    [
        "file:///a/%00.milepost.yaml",
        "file:///%ff%fe.milepost.yaml",
        "x:::.milepost.yaml",
        "file:///c%3A/my%20maps/valley.milepost.yaml",
    ],
)
def test_no_name_ends_the_server(editor: Editor, uri: str) -> None:
    assert [one["code"] for one in editor.open(uri, SLIP)] == ["REF004"]


def test_a_question_that_makes_no_sense_does_not_end_it(editor: Editor) -> None:
    editor.wire.send({"id": 99_999, "method": "textDocument/hover", "params": {}})
    assert editor.open("file:///a/after.milepost.yaml", VALLEY) == []


def test_it_ends_when_its_editor_is_gone() -> None:
    with Editor() as editor:
        assert editor.process.stdin is not None
        editor.process.stdin.close()
        assert editor.process.wait(30) == 0


def test_where_pygls_is_missing_it_says_how_to_get_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pygls", None)
    ran = run("lsp")
    assert ran.code == 2
    assert "-m pip install 'pygls" in ran.err


def test_repairs_leave_what_was_read(editor: Editor) -> None:
    """The edit of a repair says the same scenario as the repair itself."""
    uri = "file:///a/same.milepost.yaml"
    (found,) = editor.open(uri, SLIP)
    (action,) = editor.repairs(uri, found["range"])
    after = edited(SLIP, action["edit"]["documentChanges"][0]["edits"])
    city = read_text(after).scenario.cities["whitepan"]
    assert tuple(city.supplies) == ("fish", "salt")

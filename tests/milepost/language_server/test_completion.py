"""What a text editor offers while somebody types: keys, words, ids and cells."""

from pathlib import Path
from typing import Any

import pytest

from model.bundled import bundled_scenarios
from tests.milepost.language_server.lsp_client import Editor, edited

pytest.importorskip("pygls")

HERE = Path(__file__).parents[3]
TOYS = HERE / "tests" / "toys"
HOSTILE = sorted((HERE / "tests" / "files" / "hostile").glob("*.yaml"))
VALLEY = Path(bundled_scenarios()["tutorial"]).read_text(encoding="utf-8")
URI = "file:///a/typed.milepost.yaml"
CURSOR = "¦"


@pytest.fixture(scope="module")
def editor(server: Editor) -> Editor:
    server.open(URI, VALLEY)
    return server


def place_of(text: str, index: int) -> dict[str, int]:
    start = text.rfind("\n", 0, index) + 1
    units = len(text[start:index].encode("utf-16-le", errors="surrogatepass")) // 2
    return {"line": text.count("\n", 0, index), "character": units}


def offered(editor: Editor, text: str, uri: str = URI) -> dict[str, dict[str, Any]]:
    """What is offered at the cursor of a text that was just typed, by its label."""
    index = text.index(CURSOR)
    typed = text.replace(CURSOR, "")
    editor.type(uri, typed)
    return {one["label"]: one for one in editor.complete(uri, place_of(typed, index))}


def chosen(editor: Editor, text: str, label: str) -> str:
    """The text after one of the proposals is taken."""
    edit = offered(editor, text)[label]["textEdit"]
    return edited(text.replace(CURSOR, ""), [edit])


def typed(old: str, new: str) -> str:
    assert old in VALLEY
    return VALLEY.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "some", "none"),
    [
        ("supplies: [wool]}", "supplies: [w¦]}", "wool", "astermoor"),
        ("supplies: [wool]}", "supplies: [timber, ¦", "wool", "astermoor"),
        ("cities: [gannet-point, ", "cities: [gannet-point, w¦", "wendmere", "wool"),
        ("serves: [koralia]}", "serves: [¦", "larkhaven", "wool"),
        ("1: [koralia machines 10", "1: [k¦ machines 10", "koralia", "machines"),
        ("1: [koralia machines 10", "1: [k¦", "koralia", "machines"),
        ("1: [koralia machines 10", "1: [koralia m¦", "machines", "koralia"),
        ("goods: [fish, tea", "goods: [¦, tea", "fish", "koralia"),
        ("area: region(coast)}", "area: region(¦", "whitecaps", "koralia"),
        ("cities(wendmere))", "cities(¦", "wendmere", "coast"),
        ("links:\n", "labels:\n- {id: a, of: cities/¦}\nlinks:\n", "cities/koralia", "koralia"),
    ],
)
def test_ids_are_offered_wherever_a_thing_is_named(
    editor: Editor, old: str, new: str, some: str, none: str
) -> None:
    found = offered(editor, typed(old, new))
    assert some in found
    assert none not in found


def test_an_id_tells_the_name_of_its_thing(editor: Editor) -> None:
    found = offered(editor, typed("serves: [koralia]", "serves: [¦]"))
    assert found["gannet-point"]["detail"] == "Gannet Point"


@pytest.mark.parametrize(
    ("old", "new", "some", "none"),
    [
        ("goods:\n", "hou¦\ngoods:\n", "house_rules", "cities"),
        ("supplies: [wool]}", "su¦}", "supplies", "kind"),
        ("supplies: [wool]}", "su¦", "supplies", "kind"),
        ("  name: Heron Inlet\n", "  ¦\n", "name", "outline"),
        ("  name: Heron Inlet\n", "  na¦\n", "name", "outline"),
        ("win: {cash: 120, ", "win: {c¦, cash: 120, ", "check", "majors"),
        ("  size: [16, 13]\n", "  si¦\n", "size", "lines"),
        ("{effect: bonus, amount: 4,", "{effect: bonus, ¦", "amount", "becomes"),
    ],
)
def test_keys_are_offered_that_are_not_said_yet(
    editor: Editor, old: str, new: str, some: str, none: str
) -> None:
    found = offered(editor, typed(old, new))
    assert found[some]["textEdit"]["newText"] == f"{some}: "
    assert found[some]["documentation"]["value"]
    assert none not in found


@pytest.mark.parametrize(
    ("old", "new", "some", "none"),
    [
        ("system: crayon", "system: ¦", "crayon", "wool"),
        ("preset: china-rails", "preset: ¦", "empire-builder", "wool"),
        ("kind: major, at", "kind: m¦, at", "medium", "river"),
        ("kind: inlet", "kind: ¦", "dry-river", "medium"),
        ("kind: mileposts", "kind: ", "hexes", "medium"),
        ("overseas: true", "overseas: ¦", "true", "medium"),
        ("{effect: bonus,", "{effect: ¦,", "lose-turn", "medium"),
        ("goods:\n", "variants: [¦]\ngoods:\n", "fast-trains", "wool"),
    ],
)
def test_words_are_offered_that_the_format_knows(
    editor: Editor, old: str, new: str, some: str, none: str
) -> None:
    found = offered(editor, typed(old, new if CURSOR in new else new + CURSOR))
    assert some in found
    assert none not in found


def test_cells_are_offered_with_what_is_there(editor: Editor) -> None:
    found = offered(editor, typed('at: "8,4"', 'at: "8,¦"'))
    assert found["8,4"]["detail"] == "clear, Wendmere"
    assert all(label.startswith("8,") for label in found)
    assert "8,8" not in found  # the sea


@pytest.mark.parametrize("begun", ['at: "8,¦"', "at: 8¦", "at: ¦"])
def test_what_is_chosen_makes_the_text_whole(editor: Editor, begun: str) -> None:
    assert chosen(editor, typed('at: "8,4"', begun), "8,4") == VALLEY


def test_what_is_typed_of_a_word_is_replaced(editor: Editor) -> None:
    text = typed("name: Whitepan,", "name: 🚂 Whitepan,").replace(
        "supplies: [salt]", "supplies: [sa¦]"
    )
    assert chosen(editor, text, "salt") == text.replace("sa¦", "salt")
    text = typed("kind: major, at", "ki¦: major, at")
    assert chosen(editor, text, "kind") == VALLEY


def test_a_text_that_was_never_readable_is_completed(editor: Editor) -> None:
    uri = "file:///a/never.milepost.yaml"
    text = 'system: crayon\ntitle: "\ncities:\n- {id: b, supplies: [¦\ngoods:\n- {id: coal}\n'
    editor.open(uri, text.replace(CURSOR, ""))
    assert set(offered(editor, text, uri)) == {"coal"}
    assert "cities" in offered(editor, "title: [\n¦", uri)


def test_ends_of_lines_and_a_byte_order_mark_are_kept(editor: Editor) -> None:
    text = "\ufeff" + typed("supplies: [wool]}", "supplies: [¦]}").replace("\n", "\r\n")
    assert chosen(editor, text, "wool") == text.replace(CURSOR, "wool")
    text = "\ufeff" + typed("  name: Heron Inlet", "  na¦").replace("\n", "\r\n")
    assert chosen(editor, text, "name") == text.replace("na¦", "name: ")


def test_of_many_things_those_that_begin_as_it_is_typed_are_offered() -> None:
    from milepost.language_server.completion import MOST, proposals

    goods = "".join(f"- {{id: good-{number}}}\n" for number in range(1000))
    text = f"system: crayon\ngoods:\n{goods}cities:\n- {{id: a, supplies: [good-99¦"
    found = proposals(text.replace(CURSOR, ""), text.index(CURSOR), None)
    assert [one.label for one in found.found] == ["good-99", *(f"good-99{n}" for n in range(10))]
    assert found.is_cut
    found = proposals(text.replace("good-99¦", ""), text.index("good-99¦"), None)
    assert len(found.found) == MOST


@pytest.mark.parametrize("text", ["id:wool ¦", "- ¦", "¦]", "a:b: ¦", "cities:\n- - ¦", "a: [¦"])
def test_where_nothing_is_known_nothing_goes_wrong(editor: Editor, text: str) -> None:
    assert not {"wool", "koralia"} & set(offered(editor, text))


def test_prose_is_left_alone(editor: Editor) -> None:
    assert offered(editor, typed("A valley to learn on", "A valley ¦ learn on")) == {}
    assert offered(editor, typed("title: The Valley of", "title: The ¦ of")) == {}


def test_a_system_of_ones_own_is_completed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MILEPOST_SYSTEMS", str(TOYS))
    yards, headland = (
        (TOYS / "scenarios" / f"{name}.milepost.yaml").read_text(encoding="utf-8")
        for name in ("two-yards", "headland")
    )
    with Editor() as editor:
        editor.open(URI, yards)
        assert "yards" in offered(editor, yards.replace("system: yards", "system: ¦"))
        more = yards.replace("cities:\n", "cities:\n- {id: new, name: New, friends: [¦\n", 1)
        assert set(offered(editor, more)) >= {"east", "mill", "west"}
        more = yards.replace("cities:\n", "cities:\n- {id: new, ¦\n", 1)
        assert "friends" in offered(editor, more)
        editor.change(URI, headland)
        assert set(offered(editor, headland.replace("oil: train-oil}", "oil: ¦"))) == {"train-oil"}
        editor.change(URI, headland)
        place = place_of(headland, headland.index("oil: train-oil}") + 6)
        after = edited(headland, editor.rename(URI, place, "fish-oil"))
        assert after == headland.replace("train-oil", "fish-oil")
        rooms = {one["name"]: one["children"] for one in editor.outline(URI)}
        assert [one["name"] for one in rooms["lamps"]] == ["great-lamp", "Storm lamp", "candle"]


def test_nothing_that_is_typed_ends_the_server(editor: Editor) -> None:
    texts = [file.read_bytes().decode("utf-8", errors="replace") for file in HOSTILE]
    texts += ["[" * 100_000, "\ud800", "\0", "a: " + "{" * 5000, "", "- a", "cities:\n- {id: '"]
    for text in texts:
        for index in (0, len(text) // 2, len(text)):
            offered(editor, f"{text[:index]}{CURSOR}{text[index:]}".replace(CURSOR * 2, CURSOR))
    assert offered(editor, typed("[wool]", "[¦]"))


def test_every_place_of_a_map_can_be_typed_at() -> None:
    """Whatever is cut off behind the cursor, there is an answer."""
    from milepost.language_server.completion import proposals

    for index in range(0, len(VALLEY), 97):
        proposals(VALLEY[:index], index, None)
        proposals(VALLEY, index, None)

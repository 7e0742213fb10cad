"""Catalogues are kept up with the sources, and several translators can fill them."""

import ast
import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from model.wording.languages.catalogue import read_catalogue
from model.wording.languages.po_text import Entry, entries, written
from model.wording.translating import catalogue_files, chunks
from model.wording.translating.__main__ import main
from model.wording.translating.catalogue_files import (
    brought_up,
    entries_of,
    faults,
    languages,
    template,
    update,
)
from model.wording.translating.faults import faults_of
from model.wording.translating.sources import Word, words, words_in

HEAD = Entry("", ("Plural-Forms: nplurals=2; plural=(n != 1);\n",))
SAID = {
    Word("a"): ["model/one.py"],
    Word("{n} b", "{n} bs"): ["model/one.py", "model/two.py"],
    Word("c {x}"): ["editor/x.py"],
    Word("c", "", "terrain"): ["editor/x.py"],
}


@pytest.fixture(scope="module")
def said_now() -> Mapping[Word, list[str]]:
    return words()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A catalogue of its own, for a program that says little."""
    monkeypatch.setattr(catalogue_files, "FOLDER", tmp_path)
    monkeypatch.setattr(catalogue_files, "words", lambda: SAID)
    monkeypatch.setattr(chunks, "words", lambda: SAID)
    old = [
        HEAD,
        Entry("a", ("A",)),
        Entry("gone", ("weg",)),
        Entry("c {x}", ("?",), is_unsure=True),
    ]
    (tmp_path / "xx.po").write_text(written(old), encoding="utf-8")
    return tmp_path


def test_a_catalogue_is_read_as_it_was_written() -> None:
    said = [
        HEAD,
        Entry('a "b" \\ \n\t', ("x\ny",), "", "here", ("a.py",)),
        Entry("b", ("", ""), "bs"),
    ]
    assert list(entries(written(said))) == said


def test_new_texts_are_added_empty_and_vanished_ones_go(folder: Path) -> None:
    assert update("xx") == 3
    now = {one.text: one for one in entries_of("xx")}
    assert now["a"] == Entry("a", ("A",), places=("model/one.py",))
    assert "gone" not in now
    assert now["{n} b"].said == ("", "")
    assert now["c {x}"].said == ("",), "a guess is no translation"
    before = (folder / "xx.po").read_text(encoding="utf-8")
    update("xx")
    assert (folder / "xx.po").read_text(encoding="utf-8") == before


def test_chunks_hold_everything_once_and_are_taken_back(folder: Path) -> None:
    lines = [line for number in (1, 2) for line in chunks.untranslated("xx", number, 2)]
    assert len(lines) == 3
    done = []
    for line in lines:
        plain = json.loads(line)
        many = "many" in plain
        done.append({**plain, "said": [plain["text"], plain["many"]] if many else plain["text"]})
    filled = folder / "done.jsonl"
    filled.write_text("\n".join(json.dumps(one) for one in done), encoding="utf-8")
    assert main(["take", "xx", str(filled)]) == 0
    assert list(chunks.untranslated("xx")) == []
    assert all(one.is_done for one in entries_of("xx"))
    assert list(faults("xx")) == []


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("nonsense", "no line of JSON"),
        ('{"text": "a", "said": 3}', "must be texts"),
        ('{"text": "unknown", "said": "x"}', "no text of the program"),
        ('{"text": "c {x}", "said": "c {y}"}', "fields in braces"),
        ('{"text": "c {x}", "said": "c {x} "}', "ends with a gap"),
        ('{"text": "c {x}", "said": "<b>c</b> {x}"}', "marks of layout"),
        ('{"text": "c {x}", "said": "c {x}\\nd"}', "ends of lines"),
        ('{"text": "{n} b", "many": "{n} bs", "said": ["{n} B"]}', "has 1 plural forms"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_reason(folder: Path, line: str, why: str) -> None:
    taken, refused = chunks.take("xx", [line])
    assert taken == 0
    assert why in refused[0]


def test_texts_of_the_program_are_found_in_every_room(
    said_now: Mapping[Word, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue_files, "words", lambda: said_now)
    tree = ast.parse('tr("Clear", "terrain"); tr("{a} b", a=1); counted(n, "city", "cities")')
    found = {word for _, word in words_in(tree, in_editor=False)}
    counted = Word("{n:,} city", "{n:,} cities")
    assert found == {Word("Clear", "", "terrain"), Word("{a} b"), counted}
    assert 'msgid "Undo"\nmsgstr ""' in template()


@pytest.mark.parametrize("language", languages())
def test_our_catalogues_have_no_faults(language: str) -> None:
    assert list(faults(language)) == []
    data = catalogue_files.path_of(language).read_bytes()
    assert read_catalogue(data, language).faults == ()


def test_a_fault_of_layout_is_one_in_chinese_too() -> None:
    assert [*faults_of(Entry("<b>Bold</b>", ("粗",)), 1)] != []
    assert [*faults_of(Entry("<b>Bold</b>", ("<b>粗</b>",)), 1)] == []
    assert [*faults_of(Entry("{n} b", ("{n} 个",), "{n} bs"), 1)] == []
    assert [*faults_of(Entry(", ", ("、",)), 1)] == []


def test_a_catalogue_keeps_a_text_that_is_said_in_two_ways_apart() -> None:
    now = brought_up([HEAD, Entry("c", ("leer",), "", "terrain")], {**SAID, Word("c"): ["x.py"]})
    said = {(one.text, one.about): one.said for one in now[1:]}
    assert (said["c", ""], said["c", "terrain"]) == (("",), ("leer",))


@pytest.mark.parametrize("language", languages())
def test_every_text_is_translated(language: str, said_now: Mapping[Word, list[str]]) -> None:
    """`make words` tells translators what is new; whoever adds a text sees to it."""
    now = brought_up(entries_of(language), said_now)[1:]
    assert [one.text for one in now if not one.is_done] == []

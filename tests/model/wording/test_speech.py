"""Every text is said in the language that was chosen, and in English where there is none."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.amounts_in_words import counted
from model.wording.languages import known
from model.wording.languages.catalogue import ENGLISH, read_catalogue
from model.wording.languages.known import catalogue_of, first_of, look_also_in
from model.wording.lists import joined, joined_up_to
from model.wording.speech import speak, speaking, spoken, tr, trn

ELVISH = """
msgid ""
msgstr ""
"X-Own-Name: Quenya\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);\\n"

#: model/cities.py
msgid "city"
msgstr "osto"

msgctxt "terrain"
msgid "Clear"
msgstr "Latin"

msgid "{n:,} city"
msgid_plural "{n:,} cities"
msgstr[0] "{n:,} osto"
msgstr[1] "{n:,} ostot"
msgstr[2] "{n:,} "
"ostor"

msgid "{card} cannot be bought by {who}"
msgstr "{who} la «{card}»"

msgid "{names} and {last}"
msgstr "{names} ar {last}"

#, fuzzy
msgid "town"
msgstr "guess"

msgid "empty"
msgstr ""
"""


@pytest.fixture(autouse=True)
def with_elvish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(known, "_more", [])
    known.forget()
    (tmp_path / "qya.po").write_text(ELVISH, encoding="utf-8")
    look_also_in(tmp_path)
    yield tmp_path
    speak("en")
    known.forget()


def test_english_is_said_as_it_is_written() -> None:
    assert (spoken(), tr("city"), tr("")) == ("en", "city", "")
    assert tr("{card} cannot be bought by {who}", card="A", who="B") == "A cannot be bought by B"
    assert [counted(n, "city", "cities") for n in (1, 2, 1200)] == [
        "1 city", "2 cities", "1,200 cities"
    ]  # fmt: skip
    assert trn("{n} of {all} map", "{n} of {all} maps", 3, all=4) == "3 of 4 maps"


def test_another_language_is_said_where_it_has_a_translation() -> None:
    assert speak("qya").faults == ()
    assert (spoken(), tr("city")) == ("qya", "osto")
    assert tr("{card} cannot be bought by {who}", card="A", who="B") == "B la «A»"
    assert [counted(n, "city", "cities") for n in (1, 2, 1200)] == [
        "1 osto", "2 ostot", "1,200 ostor"
    ]  # fmt: skip
    assert (tr("Clear"), tr("Clear", "terrain")) == ("Clear", "Latin")
    assert (tr("town"), tr("empty"), tr("")) == ("town", "empty", "")


def test_lists_are_joined_as_the_language_does() -> None:
    assert (joined(["a"]), joined(["a", "b", "c"]), joined([])) == ("a", "a, b and c", "")
    assert joined_up_to(["a", "b", "c", "d"], 2) == "a, b and 2 more"
    speak("qya")
    assert joined(["a", "b", "c"]) == "a, b ar c"


def test_another_language_is_spoken_for_a_while_and_in_one_thread_alone() -> None:
    said = []
    with speaking("qya"):
        thread = threading.Thread(target=lambda: said.append(tr("city")))
        thread.start()
        thread.join()
        with speaking("en"):
            said.append(tr("city"))
        said.append(tr("city"))
    assert [*said, tr("city")] == ["city", "city", "osto", "city"]


def test_languages_are_found_and_chosen_as_the_system_prefers() -> None:
    assert known.languages()["qya"] == "Quenya"
    assert known.languages()["zh"] == "中文"
    assert next(iter(known.languages())) == "en"
    assert first_of(["fr-FR", "zh-Hans-CN", "de"]) == "zh"
    assert first_of(["de-AT"]) == "de"
    assert (first_of(["fr"]), first_of([]), first_of(["../zh"])) == ("en", "en", "en")
    assert catalogue_of("no such") is ENGLISH


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"\xff\xfe\x00m", "byte 0 cannot be read"),
        (b'msgid "a"\nmsgstr nonsense', "Line 2 is none"),
        (b'msgid "{a} b"\nmsgstr "{a.__class__}"', "'{a} b' is translated with other fields"),
        (b'msgid "{a} b"\nmsgstr "{a:>999999999}"', "other fields"),
        (b'msgid "{a} b"\nmsgstr "{a!r}"', "other fields"),
        (b'msgid "{a} b"\nmsgstr "{0}"', "other fields"),
        (b'msgid "{} b"\nmsgstr "{} {}"', "other fields"),
        (b'msgid "{a} b"\nmsgstr "{a} }"', "other fields"),
        (b'msgid "a"\nmsgstr "{a}"', "other fields"),
        (b'msgid "a"\nmsgid_plural "{n} as"\nmsgstr[0] "b"', "'a' needs 2 plural forms"),
        (b'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=exit(1);"', "cannot be worked out"),
        (b'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=n;"', "cannot be worked out"),
        (b'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=1/(n-5);"', "cannot be worked out"),
        (b'msgid ""\nmsgstr "Plural-Forms: nplurals=9999; plural=0;"', "cannot be worked out"),
    ],
)
def test_what_does_not_fit_is_left_out_and_told(data: bytes, sentence: str) -> None:
    catalogue = read_catalogue(data, "xx")
    assert len(catalogue.faults) == 1
    assert sentence in catalogue.faults[0]
    assert catalogue.texts == {}
    assert catalogue.plurals == {}


def test_a_broken_catalogue_of_the_user_is_told_and_english_is_spoken(with_elvish: Path) -> None:
    (with_elvish / "qya.po").write_bytes(b"\xff" * 10)
    known.forget()
    assert "UTF-8" in speak("qya").faults[0]
    assert tr("city") == "city"
    (with_elvish / "qya.po").write_bytes(b"#" * 5_000_000)
    known.forget()
    assert len(speak("qya").faults) == 1


@given(st.binary(max_size=300))
def test_any_bytes_make_a_catalogue(data: bytes) -> None:
    read_catalogue(data, "xx")


PIECES = st.lists(
    st.sampled_from(["{a}", "{b}", "{", "}", "{{", "{a.x}", "{a[0]}", "{a:{b}}", "{0}", "{}", " c"])
)


@given(PIECES, PIECES)
def test_a_translation_that_is_taken_can_be_filled_in_as_its_text(
    text: list[str], said: list[str]
) -> None:
    """Where a text can be filled in, so can its translation."""
    source, translation = "".join(["x", *text]), "".join(["y", *said])
    po = f'msgid "{source}"\nmsgstr "{translation}"'
    taken = read_catalogue(po.encode(), "xx").texts
    try:
        source.format("p", a="1", b="2")
    except (ValueError, IndexError, KeyError, AttributeError):
        return
    if source in taken:
        taken[source].format("p", a="1", b="2")

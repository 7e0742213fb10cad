"""Names that cannot be told apart or seen, and files beside a scenario that cannot be shown."""

import json
from collections.abc import Callable
from pathlib import Path
from zlib import compress, crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.bundled import bundled_scenarios
from model.files.scenario_files import open_file
from tests.validator.examples import codes_after_repair, found_by, found_in, repaired
from tests.validator.running.test_no_false_alarm import NAMES
from validator.finding import Finding
from validator.wording.look_alikes import folded, in_one_script, mixed_word, skeleton

REAL = (
    *NAMES.values(),
    "Šar planina",
    "Ångermanland",
    "A Coruña",
    "Ħal Qormi",
    "Ñuñoa",
    "Кызылорда",
    "Їжакове",
    "Љубљана",
    "Ελευσίνα",
    "JR線",
    "Tシャツ市",
    "KTX역",
    "第2駅",
    "חיפה-מרכז",
    "می‌خواهم",
    "क्ष‍",
    "القدس‎",
    "مدينة 6 أكتوبر",
    "Երևան",
    "თბილისი",
    "អង្គរ\u200bវត្ត",
)
TEXTS = ("TXT001", "TXT002", "TXT003", "TXT004", "TXT005", "TXT006")


def called(first: str, second: str) -> str:
    names = (json.dumps(name) for name in (first, second))
    return "cities:\n" + "".join(
        f"- {{id: {key}, name: {name}}}\n"
        for key, name in zip(("wendmere", "wendmouth"), names, strict=True)
    )


@pytest.mark.parametrize("name", REAL)
def test_real_names_are_no_matter(name: str) -> None:
    assert not found_by(called(name, f"{name} 2"), *TEXTS)


def test_real_names_are_told_apart() -> None:
    assert len({skeleton(name) for name in REAL}) == len(REAL)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Sankt Gallen", "SANKT  GALLEN"),
        ("Zürich", "Zu\u0308rich"),
        ("Σύρος", "ΣΎΡΟΣ"),
        ("서울", "\u1109\u1165\u110b\u116e\u11af"),
    ],
)
def test_names_that_differ_only_for_programs_are_the_same(first: str, second: str) -> None:
    assert [finding.code for finding in found_by(called(first, second), *TEXTS)] == ["TXT001"]


def test_the_same_name_in_another_language_is_told_there() -> None:
    layer = "cities:\n- {id: wendmere, names: {zh: 苏州}}\n- {id: wendmouth, names: {zh: 苏州}}\n"
    (finding,) = found_by(layer, "TXT001")
    assert finding.route == ("cities", "wendmouth", "names", "zh")


def test_pieces_of_a_river_may_share_its_name() -> None:
    assert not found_by("waters:\n- {id: upper-wend, name: Wend}\n", *TEXTS)


def test_names_in_scripts_that_look_alike_are_told() -> None:
    (finding,) = found_by(called("COCO", "\u0421\u041e\u0421\u041e"), *TEXTS)
    assert finding.code == "TXT002"


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Wendm\u043euth", "Wendmouth"),
        ("\u041c\u043e\u0441\u043a\u0432a", "\u041c\u043e\u0441\u043a\u0432\u0430"),
        ("\u0391thens", "Athens"),
        ("B\u0436x", ""),
    ],
)
def test_a_strange_letter_in_a_word_is_replaced_where_one_looks_the_same(
    written: str, meant: str
) -> None:
    assert mixed_word(f"Bad {written} am See") == written
    assert in_one_script(written) == meant
    if meant:
        layer = called(f"Bad {written}", "Other")
        assert repaired(layer, "TXT003").cities["wendmere"].name == f"Bad {meant}"
        assert not codes_after_repair(layer, "TXT003")


@given(st.text(max_size=30))
def test_any_text_can_be_compared(text: str) -> None:
    assert folded(folded(text)) == folded(text)
    mixed = mixed_word(text)
    assert mixed in text
    if mixed and (meant := in_one_script(mixed)):
        assert not mixed_word(meant)


@pytest.mark.parametrize("name", [" ", "\u3000", "\u200b\u2060"])
def test_a_name_of_nothing_is_told(name: str) -> None:
    assert "TXT004" in {finding.code for finding in found_by(called(name, "Other"), *TEXTS)}


@pytest.mark.parametrize(
    ("label", "is_told"),
    [
        ('{id: new, at: "7.0,10.0"}', True),
        ('{id: new, of: waters/nameless, at: "7.0,10.0"}', True),
        ('{id: new, of: waters/wend, at: "7.0,10.0"}', False),
        ('{id: new, names: {zh: 海}, at: "7.0,10.0"}', False),
    ],
)
def test_a_label_must_say_something(label: str, is_told: bool) -> None:
    water = '- {id: nameless, kind: river, path: "3,6n 4,6n"}'
    assert bool(found_by(f"labels:\n- {label}\nwaters:\n{water}\n", "TXT004")) is is_told


def test_hidden_signs_are_taken_out_of_a_name() -> None:
    layer = called("\u2060We\u2063nd", "Other")
    assert repaired(layer, "TXT005").cities["wendmere"].name == "Wend"


@pytest.mark.parametrize(
    "sign", ["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2069"]
)
def test_signs_that_turn_a_name_are_an_error_and_taken_out(sign: str) -> None:
    layer = called(f"We{sign}nd", "Other")
    (finding,) = found_by(layer, "TXT006")
    assert finding.severity == "error"
    assert f"U+{ord(sign):04X}" in finding.message
    assert finding.repair is not None
    assert finding.repair.safe
    assert repaired(layer, "TXT006").cities["wendmere"].name == "Wend"


@pytest.mark.parametrize(
    "layer",
    [
        'notes: "Not \\u202eso\\u202c"\n',
        'remarks:\n- {id: new, text: "Not \\u2067so", at: "10,3"}\n',
        'events:\n- {id: snow, text: "Not \\u202dso"}\n',
        'allow:\n- {code: MAP001, reason: "Not \\u202eso"}\n',
    ],
)
def test_signs_that_turn_any_other_text_are_a_warning(layer: str) -> None:
    (finding,) = found_by(layer, "TXT006")
    assert finding.severity == "warning"
    assert found_by(layer, "TXT006")[0].repair is not None
    assert "TXT006" not in codes_after_repair(layer, "TXT006")


def test_signs_that_turn_a_comment_are_told_with_their_line() -> None:
    (finding,) = found_by("title: A valley  # not \u202eso\n", "TXT006")
    assert finding.message.startswith("the comment in line 4 holds")
    assert finding.severity == "warning"


def test_marks_of_direction_turn_nothing() -> None:
    assert found_by(called("\u200fWend\u200e\u061c", "Other"), "TXT006") == []


# -- pictures


def png(width: int = 1, height: int = 1, more: bytes = b"") -> bytes:
    def part(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + kind + data + crc32(kind + data).to_bytes(4, "big")

    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x08\x00\x00\x00\x00"
    rows = compress(b"\x00" * (width + 1) * height)
    parts = part(b"IHDR", head), part(b"tEXt", more), part(b"IDAT", rows), part(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


@pytest.fixture
def seen_in(tmp_path: Path) -> Callable[[str], list[Finding]]:
    """What is told about the tutorial with a layer over it, in a folder of its own."""
    tutorial = tmp_path / "tutorial.milepost.yaml"
    tutorial.write_bytes(bundled_scenarios()["tutorial"].read_bytes())

    def seen(layer: str) -> list[Finding]:
        file = tmp_path / "example.milepost.yaml"
        file.write_text(f"format: 1\nid: example\nextends: {tutorial.name}\n{layer}", "utf-8")
        return found_in(open_file(file), "IMG001", "IMG002")

    return seen


ART = "art:\n- {id: serpent, file: it.png, at: '7.0,10.0', width: 2000, height: 1000}\n"
ICON = "goods:\n- {id: tea, icon: it.png}\n"
TRACED = "picture: {file: it.png}\n"


@pytest.mark.parametrize("layer", [ART, ICON, TRACED])
@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"GIF89a", "its bytes are not those of one"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "its bytes are not those of one"),
        (png()[:-20], "damaged"),
        (png(30_000, 1), "30000 × 1 pixels"),
    ],
)
def test_a_picture_that_cannot_be_shown_is_told(
    seen_in: Callable[[str], list[Finding]],
    tmp_path: Path,
    layer: str,
    data: bytes,
    why: str,
) -> None:
    (tmp_path / "it.png").write_bytes(data)
    (finding,) = seen_in(layer)
    assert finding.code == "IMG001"
    assert why in finding.message


CARD = """format: 1
id: below
title: Below
system: trains
board: {kind: hexes, size: [3, 1], legend: {".": field}, terrain: "..."}
rules: {preset: trains}
cards:
- {id: mine, name: Mine, cost: 3, categories: [action], image: it.png}
- {id: other, name: Other, cost: 3, categories: [action], image: it.png}
"""


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (None, "is not there"),
        (b"GIF89a", "its bytes are not those of one"),
        (png()[:-20], "damaged"),
        (png(30_000, 1), "30000 × 1 pixels"),
        (png(9_000, 2_000), "9000 × 2000 pixels, which is more than cards show"),
        (png() + b"\0" * 1_000_000, "too large for a card"),
    ],
)
def test_the_image_of_a_card_that_cannot_be_shown_is_told_once(
    tmp_path: Path, data: bytes | None, why: str
) -> None:
    file = tmp_path / "below.milepost.yaml"
    file.write_text(CARD, "utf-8")
    if data is not None:
        (tmp_path / "it.png").write_bytes(data)
    (finding,) = found_in(open_file(file), "IMG001")
    assert why in finding.message
    assert finding.route == ("cards", "mine", "image")
    assert [other.route for other in finding.also] == [("cards", "other", "image")]


def test_the_image_of_a_card_that_is_one_is_no_trouble(tmp_path: Path) -> None:
    file = tmp_path / "below.milepost.yaml"
    file.write_text(CARD, "utf-8")
    (tmp_path / "it.png").write_bytes(png())
    assert not found_in(open_file(file), "IMG001")


def test_a_file_that_several_things_name_is_told_once(
    seen_in: Callable[[str], list[Finding]], tmp_path: Path
) -> None:
    (tmp_path / "it.png").write_bytes(b"no picture")
    (finding,) = seen_in(ART + ICON + TRACED)
    assert [other.route for other in finding.also] == [
        ("goods", "tea", "icon"),
        ("picture", "file"),
    ]


def test_a_missing_picture_is_told_unless_it_is_for_tracing(
    seen_in: Callable[[str], list[Finding]],
) -> None:
    assert [finding.message for finding in seen_in(ART)] == ["'it.png' is not there"]
    assert seen_in(ICON)
    assert not seen_in(TRACED)


def test_a_picture_outside_the_folder_is_told(
    seen_in: Callable[[str], list[Finding]], tmp_path: Path
) -> None:
    outside = tmp_path.parent / f"{tmp_path.name}.png"
    outside.write_bytes(png())
    (tmp_path / "it.png").symlink_to(outside)
    (finding,) = seen_in(ART)
    assert "in the folder of the scenario" in finding.message


def test_a_whole_picture_is_fine_and_a_heavy_one_is_no_icon(
    seen_in: Callable[[str], list[Finding]], tmp_path: Path
) -> None:
    (tmp_path / "it.png").write_bytes(png())
    assert not seen_in(ART + ICON + TRACED)
    (tmp_path / "it.png").write_bytes(png(more=bytes(1_000_001)))
    assert not seen_in(ART)
    (finding,) = seen_in(ICON)
    assert "too large for an icon" in finding.message


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (None, "is not there"),
        (b"{", "not JSON"),
        (b"[]", "not a collection of GeoJSON features"),
        (b"[" * 100_000, "not JSON"),
    ],
)
def test_scenery_that_cannot_be_drawn_is_told(
    seen_in: Callable[[str], list[Finding]], tmp_path: Path, data: bytes | None, why: str
) -> None:
    if data is not None:
        (tmp_path / "it.geojson").write_bytes(data)
    (finding,) = seen_in("scenery: it.geojson\n")
    assert finding.code == "IMG002"
    assert why in finding.message


def test_scenery_that_can_be_drawn_is_fine(
    seen_in: Callable[[str], list[Finding]], tmp_path: Path
) -> None:
    (tmp_path / "it.geojson").write_text('{"type": "FeatureCollection", "features": []}')
    assert not seen_in("scenery: it.geojson\n")

"""Settings last from day to day, and garbage in their file harms nobody."""

from pathlib import Path

import pytest

from editor.preferences.data_folder import data_folder
from editor.preferences.preferences import MOST_RECENT, Preferences
from editor.preferences.settings import USUAL
from model.notation import Cell


def test_settings_are_kept() -> None:
    one = Preferences.load()
    one.settings.put("brush", 3)
    one.settings.put("last-painted", Cell(1, 2))
    one.save()
    again = Preferences.load()
    assert again.settings.get("brush") == 3
    assert again.settings.get("terrain") == USUAL["terrain"]


@pytest.mark.parametrize(
    "garbage",
    [
        b"", b"\xff\xfe", b"[1, 2]", b"{}", b'{"values": 1, "checksum": ""}', b"[" * 100_000,
        b'{"values": {"brush": 3}, "checksum": "0"}',
    ],
)  # fmt: skip
def test_garbage_gives_the_usual_settings_and_is_kept_aside(garbage: bytes) -> None:
    path = data_folder("settings.json")
    path.write_bytes(garbage)
    loaded = Preferences.load()
    assert loaded.settings.plain() == USUAL
    assert path.with_name("settings.json.damaged-1").read_bytes() == garbage
    loaded.save()
    assert Preferences.load().settings.plain() == USUAL


def test_a_flipped_letter_is_noticed() -> None:
    one = Preferences.load()
    one.save()
    path = data_folder("settings.json")
    path.write_text(path.read_text().replace("mountain", "fountain"))
    assert Preferences.load().settings.get("terrain") == "mountain"


def test_recent_files_come_with_the_latest_first(tmp_path: Path) -> None:
    one = Preferences.load()
    for number in range(20):
        one.remember(tmp_path / f"{number}")
    one.remember(tmp_path / "15")
    again = Preferences.load()
    assert again.recent[0] == (tmp_path / "15").resolve()
    assert len(again.recent) == MOST_RECENT
    assert len(set(again.recent)) == MOST_RECENT
    again.forget(again.recent[0])
    assert again.recent[0] == (tmp_path / "19").resolve()


def test_odd_recent_files_are_passed_over() -> None:
    one = Preferences.load()
    one.settings.put("recent", [1, "a\0b", None, "/a"])
    assert one.recent == [Path("/a")]
    one.settings.put("recent", "x")
    assert one.recent == []


def test_where_nothing_can_be_written_nothing_breaks(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    Preferences(path=tmp_path / "file" / "settings.json").save()

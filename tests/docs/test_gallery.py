"""The gallery shows every map, every theme on each board, and what it shows is there."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from docs.scripts import gallery
from drawing.printing.parts import own_parts
from drawing.rendering.png import SIGNATURE
from drawing.rendering.svg import svg_of
from drawing.themes.theme import theme, theme_names
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from tests.has_qt import HAS_QT

HERE = Path(__file__).parents[2]
TEXT = (HERE / gallery.PAGE).read_text(encoding="utf-8")
PLACE = r"\(pictures/gallery/([^)]*)\)"
LINKED = re.findall(rf"^\[!\[.+\]{PLACE}\]{PLACE}$", TEXT, re.MULTILINE)
SHOWN = [large for _, large in LINKED]
LARGEST = 8_000_000
"""Bytes of all pictures together: whoever clones the repository gets them too."""


def test_the_gallery_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert gallery.main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("name", theme_names())
def test_every_theme_is_shown_and_said_what_it_is_for(name: str) -> None:
    title = re.escape(theme(name).title)
    assert re.search(rf"\* \*\*{title}\*\*, `--theme {name}`\. [A-Z][^\n]{{20,}}\.\n", TEXT)
    assert f"{gallery.PLAYED}.game.{name}.svg" in SHOWN


@pytest.mark.parametrize("name", gallery.map_files())
def test_every_map_is_shown(name: str) -> None:
    assert f"## {load(gallery.map_files()[name]).title}\n" in TEXT
    assert f"{name}.{gallery.FIRST}.svg" in SHOWN


def test_one_bundled_map_of_each_board_is_shown_in_every_theme() -> None:
    boards: dict[str, list[str]] = {}
    for name, path in bundled_scenarios().items():
        boards.setdefault(type(load(path).board).__name__, []).append(name)
    assert len(boards) > 1
    for names in boards.values():
        (shown,) = set(names) & set(gallery.IN_EVERY_THEME)
        assert {f"{shown}.{look}.svg" for look in theme_names()} <= set(SHOWN)


@pytest.mark.parametrize("name", gallery.MOVES)
def test_a_game_is_shown(name: str) -> None:
    assert f"{name}.game.{gallery.FIRST}.svg" in SHOWN


def test_bundled_scenarios_and_drafts_are_the_maps() -> None:
    names = gallery.map_files()
    assert set(bundled_scenarios()) <= set(names)
    assert {"china", "north-america", "western-usa", "south-china", "osaka", "tokyo"} <= set(names)


@pytest.mark.parametrize("file", SHOWN)
def test_every_picture_is_one(file: str) -> None:
    text = (HERE / gallery.PICTURES / file).read_text(encoding="utf-8")
    root = ET.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(text) < 600_000


@pytest.mark.parametrize(("small", "large"), LINKED)
def test_a_small_picture_leads_to_a_large_one_of_the_same(small: str, large: str) -> None:
    assert Path(small).stem == Path(large).stem
    data = (HERE / gallery.PICTURES / small).read_bytes()
    assert data.startswith(SIGNATURE)
    assert len(data) < 100_000


def test_all_pictures_together_are_not_too_large() -> None:
    files = (path for path in (HERE / gallery.PICTURES).rglob("*") if path.is_file())
    assert sum(path.stat().st_size for path in files) < LARGEST


@pytest.mark.parametrize("name", gallery.PAPER)
def test_what_is_printed_is_shown(name: str) -> None:
    assert {f"{name}.{what}.print.svg" for what in gallery.PAPER[name]} <= set(SHOWN)


LAID = {"kanto": "trains"}
"""The layer of what players lay, where it is not that of track: markers stand before cities."""


@pytest.mark.parametrize("name", gallery.MOVES)
def test_a_picture_in_the_middle_of_a_game_shows_track(name: str) -> None:
    def layers(what: str) -> set[str]:
        drawn = gallery.picture(gallery.Shot(name, "classic", what))
        return {layer.name for layer in drawn.layers}

    # What stands over cities is there only if the game has come to it: Boomtown markers, say.
    assert {LAID.get(name, "track")} <= layers("game") - layers("map") <= {"track", "trains"}


@pytest.mark.parametrize("name", gallery.PAPER)
def test_every_part_of_a_print_that_is_of_its_system_is_shown(name: str) -> None:
    assert set(own_parts(load(gallery.map_files()[name]).system)) <= set(gallery.PAPER[name])


@pytest.mark.parametrize("what", ["map", "game", *gallery.PAPER[gallery.PLAYED]])
def test_a_picture_is_the_same_each_time(what: str) -> None:
    shot = gallery.Shot(gallery.PLAYED, "print", what)
    assert svg_of(gallery.picture(shot)) == svg_of(gallery.picture(shot))


@pytest.mark.skipif(not HAS_QT, reason="small pictures are painted by Qt")
def test_what_is_missing_stale_or_left_over_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shots = [gallery.Shot("tutorial", "classic"), gallery.Shot("tokyo", "dark")]
    monkeypatch.setattr(gallery, "shots", lambda: shots)
    assert gallery.main(["--check"], tmp_path) == 1
    assert "tokyo.dark.svg: is missing" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []
    (tmp_path / gallery.PICTURES).mkdir(parents=True)
    (tmp_path / gallery.PICTURES / "old.svg").write_text("<svg/>", encoding="utf-8")
    assert gallery.main([], tmp_path) == 0
    assert gallery.main(["--check"], tmp_path) == 0
    assert sorted(path.name for path in (tmp_path / gallery.PICTURES).rglob("*.*")) == [
        "tokyo.dark.png",
        "tokyo.dark.svg",
        "tutorial.classic.png",
        "tutorial.classic.svg",
    ]
    (tmp_path / gallery.PAGE).write_text("# Gallery", encoding="utf-8")
    assert gallery.main(["--check"], tmp_path) == 1
    assert "gallery.md: is stale" in capsys.readouterr().out

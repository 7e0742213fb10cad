"""The gallery shows every theme and every map, and what it shows is there."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from docs import gallery
from drawing.theme import theme, theme_names
from model.bundled import bundled_scenarios
from model.files import load

HERE = Path(__file__).parents[2]
TEXT = (HERE / gallery.PAGE).read_text(encoding="utf-8")
SHOWN = re.findall(r"^!\[.*\]\(pictures/gallery/(.*)\)$", TEXT, re.MULTILINE)


def test_the_gallery_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert gallery.main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("name", theme_names())
def test_every_theme_is_shown_and_said_what_it_is_for(name: str) -> None:
    assert f"### {theme(name).title}\n" in TEXT
    assert re.search(rf"`--theme {name}`\. [A-Z][^\n]{{20,}}\.\n", TEXT)
    assert f"{gallery.PLAYED}.game.{name}.svg" in SHOWN


@pytest.mark.parametrize("name", gallery.map_files())
def test_every_map_is_shown(name: str) -> None:
    assert f"## {load(gallery.map_files()[name]).title}\n" in TEXT
    looks = {file.split(".")[1] for file in SHOWN if file.startswith(f"{name}.")} - {"game"}
    assert looks == set(gallery.FEW.get(name, theme_names()))
    assert len(looks) > 1


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


def test_a_picture_in_the_middle_of_a_game_shows_track() -> None:
    empty, played = (
        gallery.picture(gallery.Shot(gallery.PLAYED, "classic", is_played=is_played))
        for is_played in (False, True)
    )
    assert len(played) > len(empty)
    assert played == gallery.picture(gallery.Shot(gallery.PLAYED, "classic", is_played=True))


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
    assert sorted(path.name for path in (tmp_path / gallery.PICTURES).iterdir()) == [
        "tokyo.dark.svg",
        "tutorial.classic.svg",
    ]
    (tmp_path / gallery.PAGE).write_text("# Gallery", encoding="utf-8")
    assert gallery.main(["--check"], tmp_path) == 1
    assert "gallery.md: is stale" in capsys.readouterr().out

"""`milepost render` and the picture of `milepost diff`: what they write, and what they refuse."""

import json
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.milepost.conftest import Run

SVG = "{http://www.w3.org/2000/svg}"


def layers(path: Path) -> list[str]:
    root = ET.parse(path).getroot()
    found = (one.get("class", "").split() for one in root.iter(f"{SVG}g"))
    return [words[1] for words in found if words[:1] == ["layer"]]


def drawn_in(path: Path, layer: str) -> int:
    """How much a layer holds."""
    groups = ET.parse(path).getroot().iter(f"{SVG}g")
    return sum(len(list(one.iter())) for one in groups if one.get("class") == f"layer {layer}")


def title(path: Path) -> str | None:
    return ET.parse(path).getroot().findtext(f"{SVG}title")


@pytest.fixture
def log(run: Run, opening: Path, tmp_path: Path) -> Path:
    """The log of the first moves of a game."""
    path = tmp_path / "game.log"
    ran = run("play", "tutorial", "--players", 2, "--script", opening, "--log", path)
    assert ran.code == 0
    return path


def test_a_map_becomes_a_picture_of_exact_size(run: Run, valley: Path, tmp_path: Path) -> None:
    out = tmp_path / "valley.svg"
    ran = run("render", valley, "-o", out, "--mm-per-cell", "10")
    assert ran.code == 0
    root = ET.parse(out).getroot()
    width, height = (float(root.get(side, "").removesuffix("mm")) for side in ("width", "height"))
    assert f"{width:.1f} × {height:.1f} mm" in ran.out
    assert "Aston" in out.read_text(encoding="utf-8")
    run("render", valley, "-o", out, "--mm-per-cell", "20")
    again = ET.parse(out).getroot().get("width", "")
    assert float(again.removesuffix("mm")) == pytest.approx(2 * width, abs=0.01)


def test_layers_can_be_left_out(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "map.svg"
    assert run("render", "tutorial", "-o", out).code == 0
    every = layers(out)
    assert run("render", "tutorial", "-o", out, "--without", "labels, mileposts").code == 0
    assert layers(out) == [name for name in every if name not in ("labels", "mileposts")]


def test_a_game_is_drawn_after_a_move(run: Run, log: Path, tmp_path: Path) -> None:
    out = tmp_path / "map.svg"
    assert run("render", "tutorial", "-o", out, "--log", log, "--at", 0).code == 0
    assert "track" not in layers(out)
    assert run("render", "tutorial", "-o", out, "--log", log, "--at", 1).code == 0
    assert "track" in layers(out)
    assert (title(out) or "").endswith("after 1 move")
    before = drawn_in(out, "trains")
    assert run("render", "tutorial", "-o", out, "--log", log).code == 0
    assert drawn_in(out, "trains") > before


def test_use_is_drawn_from_a_log_and_from_a_playtest(run: Run, log: Path, tmp_path: Path) -> None:
    out, use = tmp_path / "map.svg", tmp_path / "use.json"
    assert run("render", "tutorial", "-o", out, "--heat", log).code == 0
    assert "heat" in layers(out)
    ran = run("playtest", "tutorial", "--games", 1, "--players", 2, "--limit", 12, "--json")
    use.write_text(ran.out, encoding="utf-8")
    assert run("render", "tutorial", "-o", out, "--heat", use).code == 0
    assert "heat" in layers(out)


def test_use_of_another_map_is_refused(run: Run, valley: Path, tmp_path: Path) -> None:
    use = tmp_path / "use.json"
    use.write_text(json.dumps({"scenario": "elsewhere", "topics": {}}), encoding="utf-8")
    ran = run("render", valley, "-o", tmp_path / "map.svg", "--heat", use)
    assert ran.code == 2
    assert "elsewhere" in ran.err
    assert not (tmp_path / "map.svg").exists()


@pytest.mark.parametrize(
    "topics",
    [
        {"cities": [{"city": ["wendmere"], "loaded": 3}, {"city": {}, "delivered": "many"}]},
        {"sections": [{"section": "3,5 4,5", "passed": 10**400}, {"section": 7, "passed": 1}]},
        {"sections": {"section": "3,5 4,5"}, "cities": [None, 4]},
    ],
)
def test_use_that_was_written_by_hand_breaks_nothing(
    run: Run, tmp_path: Path, topics: dict[str, object]
) -> None:
    use, out = tmp_path / "use.json", tmp_path / "map.svg"
    use.write_text(json.dumps({"scenario": "tutorial", "topics": topics}), encoding="utf-8")
    ran = run("render", "tutorial", "-o", out, "--heat", use)
    assert (ran.code, ran.err) == (0, "")
    assert out.exists()


def test_what_a_picture_could_not_make_sense_of_is_told(run: Run, valley: Path) -> None:
    text = valley.read_text(encoding="utf-8").replace('at: "8,2"', 'at: "over there"')
    valley.write_text(text, encoding="utf-8")
    ran = run("render", valley, "-o", valley.with_name("map.svg"), "--language", "en")
    assert ran.code == 0
    assert "over there" in ran.err
    assert valley.with_name("map.svg").exists()


def test_files_that_a_picture_does_not_show_are_told(run: Run, valley: Path) -> None:
    text = valley.read_text(encoding="utf-8")
    text = text.replace("{id: coal, chips: 4}", "{id: coal, chips: 4, icon: ./coal.png}")
    art = 'at: "1.0,1.0", width: 2000, height: 2000'
    text += f"scenery: ./coast.geojson\nart:\n- {{id: rose, file: ./rose.png, {art}}}\n"
    valley.write_text(text, encoding="utf-8")
    valley.with_name("coast.geojson").write_text("no coast", encoding="utf-8")
    valley.with_name("rose.png").write_text("no rose", encoding="utf-8")
    ran = run("render", valley, "-o", valley.with_name("map.svg"), "--language", "en")
    assert ran.code == 0
    scenery, rose, coal = ran.err.splitlines()
    assert "./coast.geojson" in scenery
    assert "its bytes are not those of one" in rose
    assert coal == "milepost: './coal.png' is not there."


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("-o", "map.gif"), ".svg, .png or .pdf"),
        (("-o", "map.svg", "--theme", "neon"), "no theme neon"),
        (("-o", "map.svg", "--without", "clouds"), "no layer clouds"),
        (("-o", "map.svg", "--at", "3"), "--log"),
        (("-o", "map.svg", "--mm-per-cell", "nan"), "nan"),
        (("-o", "map.svg", "--dpi", "0"), "10 to 2400"),
        (("-o", "no/such/folder/map.svg"), "folder does not exist"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("render", "tutorial", *asked)
    assert ran.code == 2
    assert said in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", ["png", "pdf"])
def test_a_picture_that_is_too_large_is_refused_before_it_is_drawn(
    run: Run, valley: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = valley.read_text(encoding="utf-8").replace("    .........\n", f"    {'.' * 90}\n")
    valley.write_text(text.replace("size: [9, 5]", "size: [90, 5]"), encoding="utf-8")
    monkeypatch.setattr("drawing.map.picture.picture_of", lambda *_, **__: pytest.fail("drawn"))
    out = valley.with_name(f"map.{kind}")
    ran = run("render", valley, "-o", out, "--mm-per-cell", 200, "--dpi", 2400)
    assert ran.code == 2
    assert ("too large for PDF" if kind == "pdf" else "more than can be painted") in ran.err
    assert not out.exists()


def test_a_move_behind_the_end_of_a_log_is_refused(run: Run, log: Path, tmp_path: Path) -> None:
    ran = run("render", "tutorial", "-o", tmp_path / "map.svg", "--log", log, "--at", 999)
    assert ran.code == 2
    assert "before move 999" in ran.err


def test_a_log_of_another_game_is_refused(run: Run, valley: Path, log: Path) -> None:
    ran = run("render", valley, "-o", valley.with_name("map.svg"), "--log", log)
    assert ran.code == 2
    assert "scenario" in ran.err


def test_a_difference_is_drawn_with_its_list(run: Run, valley: Path, tmp_path: Path) -> None:
    newer, out = tmp_path / "newer.milepost.yaml", tmp_path / "diff.svg"
    text = valley.read_text(encoding="utf-8").replace('at: "4,0"', 'at: "5,0"')
    newer.write_text(text.replace("name: Colby", "name: <Colby & Sons>"), encoding="utf-8")
    ran = run("diff", valley, newer, "-o", out)
    assert ran.code == 0
    assert "city Byford: moved from 4,0 to 5,0" in ran.out
    words = [one.text or "" for one in ET.parse(out).getroot().iter(f"{SVG}text")]
    assert any("city Byford: moved from 4,0 to 5,0" in line for line in words)
    assert "changes" in layers(out)
    assert {"map", "list"} <= set(layers(out))
    kinds = {one.get("class") for one in ET.parse(out).getroot().iter(f"{SVG}g")}
    assert {"gained", "lost", "changed"} <= kinds


def test_no_difference_is_drawn_too(run: Run, valley: Path, tmp_path: Path) -> None:
    out = tmp_path / "diff.svg"
    assert run("diff", valley, valley, "-o", out).code == 0
    assert "no difference" in out.read_text(encoding="utf-8")
    assert "changes" not in layers(out)


def test_without_qt_a_png_is_refused_and_svg_is_not(
    run: Run, valley: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.split(".")[:2] == ["drawing", "qt"]]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("PySide6", "PySide6.QtCore", "PySide6.QtGui"):
        monkeypatch.setitem(sys.modules, name, None)
    ran = run("render", valley, "-o", tmp_path / "map.png")
    assert ran.code == 2
    assert "pip install 'PySide6-Essentials" in ran.err
    assert ran.err.count("\n") == 1
    assert run("render", valley, "-o", tmp_path / "map.svg").code == 0

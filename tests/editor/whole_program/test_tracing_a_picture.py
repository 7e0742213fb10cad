"""A picture of a map of ours is traced with mouse and keys: fitted, painted over and saved."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from drawing.qt.png import DPI, MM_PER_INCH
from editor.panels.tracing import Tracing
from milepost.__main__ import main
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.terrain import TerrainBoard
from model.files.scenario_files import load
from model.notation import Cell, Point
from tests.editor.hand import SHIFT, Hand
from tests.editor.whole_program.scans import (
    QUARTER,
    TURNED,
    Scan,
    answered,
    click_at,
    drop,
    far,
    open_blank,
    pin,
    saved,
    seen_at,
    settle,
    three_cells,
)
from tests.editor.windows import large_window

Key = Qt.Key


def test_a_scan_is_fitted_with_three_clicks_and_painted_over(qtbot: QtBot, tmp_path: Path) -> None:
    scan = Scan("tutorial", tmp_path)
    hand = open_blank(qtbot, scan, tmp_path / "maps")
    desk, board = hand.canvas.desk, scan.sheet.scenario.board
    assert isinstance(board, TerrainBoard)
    drop(hand, scan.path)
    assert desk.tracing.size == (QImage(str(scan.path)).width(), QImage(str(scan.path)).height())
    assert far(hand, scan) > 2

    first, second, third = three_cells(board)
    click_at(hand, seen_at(hand, scan, first))
    hand.type(f"{first}")
    hand.key(Key.Key_Return)
    pin(hand, scan, second)
    pin(hand, scan, third)
    assert "3 pins: at worst 0.0" in desk.said
    assert max(desk.tracing.errors) < 0.1
    assert far(hand, scan) < QUARTER
    assert desk.tracing.fit.angle == pytest.approx(-TURNED, abs=0.2)

    hand.key(Key.Key_B)
    hand.choose("terrain", "mountain")
    mountains = [cell for cell in board.cells() if board.kind_at(cell) == "mountain"]
    for cell in mountains:
        click_at(hand, seen_at(hand, scan, cell))
    drawn = desk.scenario.board
    assert isinstance(drawn, TerrainBoard)
    assert [cell for cell in drawn.cells() if drawn.kind_at(cell) == "mountain"] == mountains

    steps = len(desk.document.history.steps)
    assert steps == 1 + 3 + len(mountains)
    hand.key(Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    path = tmp_path / "maps" / "traced.milepost.yaml"
    assert load(path) == desk.scenario
    assert load(path).picture == desk.scenario.picture
    for _ in range(steps):
        hand.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.scenario.picture is None


def test_the_picture_is_in_no_export(qtbot: QtBot, tmp_path: Path) -> None:
    scan = Scan("tutorial", tmp_path)
    hand = open_blank(qtbot, scan, tmp_path / "maps")
    path, out = tmp_path / "maps" / "traced.milepost.yaml", tmp_path / "out"
    out.mkdir()
    assert main(["render", str(path), "-o", str(out / "before.svg")]) == 0
    drop(hand, scan.path)
    for cell in three_cells(scan.sheet.scenario.board):  # type: ignore[arg-type]
        pin(hand, scan, cell)
    hand.key(Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert "picture:" in path.read_text(encoding="utf-8")
    assert main(["render", str(path), "-o", str(out / "after.svg")]) == 0
    assert (out / "before.svg").read_bytes() == (out / "after.svg").read_bytes()


def shades(hand: Hand) -> set[int]:
    """The colours that the map is shown in."""
    image = hand.canvas.grab().toImage()
    middle = range(200, image.width() - 200, 3), range(200, image.height() - 200, 3)
    return {image.pixel(x, y) for x in middle[0] for y in middle[1]}


def test_one_key_shows_both_the_picture_and_the_map(qtbot: QtBot, tmp_path: Path) -> None:
    scan = Scan("tutorial", tmp_path)
    hand = open_blank(qtbot, scan, tmp_path / "maps")
    alone = shades(hand)
    drop(hand, scan.path)
    both = shades(hand)
    hand.key(Key.Key_V, SHIFT)
    picture = shades(hand)
    hand.key(Key.Key_V, SHIFT)
    assert shades(hand) == alone
    assert len({frozenset(alone), frozenset(both), frozenset(picture)}) == 3
    hand.key(Key.Key_V, SHIFT)
    assert shades(hand) == both
    assert len(hand.canvas.desk.document.history.steps) == 1


def test_a_picture_is_laid_by_hand_with_mouse_and_arrows_and_then_locked(
    qtbot: QtBot, tmp_path: Path
) -> None:
    scan = Scan("tutorial", tmp_path)
    hand = open_blank(qtbot, scan, tmp_path / "maps")
    desk = hand.canvas.desk
    drop(hand, scan.path)
    hand.choose("trace", "hand")
    before = desk.tracing.fit
    hand.drag(Cell(6, 5), Cell(7, 5), Cell(8, 5))
    moved = desk.tracing.fit
    assert moved.start[0] - before.start[0] == pytest.approx(2, abs=0.1)
    assert moved.pitch == pytest.approx(before.pitch, rel=0.01)
    hand.key(Key.Key_Up)
    hand.key(Key.Key_Right, SHIFT)
    nudged = desk.tracing.fit
    assert nudged.start[0] - moved.start[0] == pytest.approx(1, abs=0.01)
    assert nudged.start[1] - moved.start[1] == pytest.approx(-0.1, abs=0.01)
    panel = hand.window.panels["tracing"]
    assert isinstance(panel, Tracing)
    panel.angle.setValue(12)
    panel.pitch.setValue(before.pitch * 2)
    assert desk.tracing.fit.angle == pytest.approx(12, abs=0.1)
    assert desk.tracing.fit.pitch == pytest.approx(before.pitch * 2, rel=0.01)
    assert len(desk.document.history.steps) == 6
    hand.press(panel.lock)
    locked = desk.scenario
    hand.canvas.setFocus()
    hand.drag(Cell(6, 5), Cell(8, 5))
    hand.key(Key.Key_Up)
    assert desk.scenario is locked
    assert desk.said == "This layer is locked."


@pytest.mark.parametrize("way", ["pointy", "flat"])
def test_a_scan_of_hexes_is_fitted_whichever_way_they_stand(
    qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    scan = Scan("lantern-bay", tmp_path)
    hand = open_blank(qtbot, scan, tmp_path / "maps")
    desk = hand.canvas.desk
    board = desk.scenario.board
    assert isinstance(board, HexBoard)
    if way == "flat" and board.orientation != "flat":
        panel = hand.window.panels["properties"]
        choice = panel.form.inputs["board/orientation"]  # type: ignore[attr-defined]
        choice.setFocus()
        hand.key(Key.Key_Down)
        hand.canvas.setFocus()
        settle(hand)
    drop(hand, scan.path)
    hand.canvas.fit()
    for cell in three_cells(board):
        pin(hand, scan, cell)
    assert far(hand, scan) < QUARTER


def test_a_scan_of_a_board_of_routes_is_fitted_to_its_cities(qtbot: QtBot, tmp_path: Path) -> None:
    scan = Scan("western-usa", tmp_path)
    hand = open_blank(qtbot, scan, tmp_path / "maps")
    drop(hand, scan.path)
    places = [one.xy for one in scan.sheet.scenario.cities.values() if one.xy is not None]
    west, east = min(places), max(places)
    for place in (west, east, max(places, key=lambda one: one.y)):
        click_at(hand, seen_at(hand, scan, place))
        hand.type(f"{place}")
        hand.key(Key.Key_Return)
    assert far(hand, scan) < QUARTER


def test_a_picture_comes_from_the_clipboard_to_a_map_that_has_no_file_yet(
    qtbot: QtBot, tmp_path: Path
) -> None:
    hand = Hand(large_window(qtbot))
    hand.begin(12, 9)
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(0x336699)
    QGuiApplication.clipboard().setImage(image)
    hand.key(Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    answered(hand)
    saved(hand, tmp_path / "new.milepost.yaml")
    settle(hand)
    desk = hand.canvas.desk
    assert desk.scenario.picture is not None
    assert desk.scenario.picture.file == "./pasted.png"
    assert desk.tracing.size == (300, 200)
    assert (tmp_path / "pasted.png").is_file()
    assert desk.tool.NAME == "trace"


def test_artwork_is_dropped_laid_ordered_and_printed(qtbot: QtBot, tmp_path: Path) -> None:
    scan = Scan("tutorial", tmp_path)
    hand = open_blank(qtbot, scan, tmp_path / "maps")
    desk, path = hand.canvas.desk, tmp_path / "maps" / "traced.milepost.yaml"
    for name, colour in (("red", 0xFF0000), ("blue", 0x0000FF)):
        image = QImage(200, 100, QImage.Format.Format_RGB32)
        image.fill(colour)
        assert image.save(str(tmp_path / f"{name}.png"))
    hand.key(Key.Key_A, SHIFT)
    for name in ("red", "blue"):
        drop(hand, tmp_path / f"{name}.png")
    assert (tmp_path / "maps" / "red.png").is_file()
    assert desk.selection.things == {("art", "blue")}
    before = desk.scenario.art["blue"]
    hand.drag(Cell(7, 6), Cell(8, 6), Cell(9, 6))
    hand.key(Key.Key_Left)
    hand.key(Key.Key_PageDown)
    after = desk.scenario.art["blue"]
    assert after.at.x - before.at.x == pytest.approx(1900, abs=60)
    assert [art.level for art in (desk.scenario.art["red"], after)] == [1, 0]
    assert len(desk.document.history.steps) == 5
    hand.key(Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert load(path) == desk.scenario
    assert main(["render", str(path), "-o", str(tmp_path / "map.png")]) == 0
    drawn, red = QImage(str(tmp_path / "map.png")), desk.scenario.art["red"]
    dots = DPI / MM_PER_INCH
    middle = Point(red.at.x + red.width // 2, red.at.y + red.height // 2)
    x, y = hand.canvas.scene.sheet.spot(middle)
    assert drawn.pixelColor(round(x * dots) + 9, round(y * dots) + 9).name() == "#ff0000"
    for _ in range(5):
        hand.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not desk.scenario.art


def test_a_file_that_is_no_picture_is_told_and_nothing_changes(
    qtbot: QtBot, tmp_path: Path
) -> None:
    scan = Scan("tutorial", tmp_path)
    hand = open_blank(qtbot, scan, tmp_path / "maps")
    start, files = hand.canvas.desk.scenario, sorted((tmp_path / "maps").iterdir())
    (tmp_path / "map.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    drop(hand, tmp_path / "map.svg")
    assert hand.canvas.desk.scenario is start
    assert sorted((tmp_path / "maps").iterdir()) == files
    assert any("PNG, JPEG and WebP" in text for text in hand.window.notices.texts)


def test_a_picture_that_is_gone_is_told_and_looked_for(qtbot: QtBot, tmp_path: Path) -> None:
    scan = Scan("tutorial", tmp_path)
    hand = open_blank(qtbot, scan, tmp_path / "maps")
    drop(hand, scan.path)
    for cell in three_cells(scan.sheet.scenario.board):  # type: ignore[arg-type]
        pin(hand, scan, cell)
    hand.key(Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    hand.window.close_document(hand.canvas.desk)
    (tmp_path / "maps" / "old-scan.png").unlink()
    hand.window.open_path(tmp_path / "maps" / "traced.milepost.yaml")
    (told,) = hand.window.notices.texts
    assert "'./old-scan.png' is not there." in told
    button = next(
        one for one in hand.window.notices.findChildren(QPushButton) if "Look for it" in one.text()
    )
    hand.press(button)
    dialog = hand.window.incoming.dialog
    assert isinstance(dialog, QFileDialog)
    dialog.close()
    dialog.fileSelected.emit(str(scan.path))
    settle(hand)
    assert hand.window.notices.texts == []
    assert far(hand, scan) < QUARTER
    assert len(hand.canvas.desk.tracing.errors) == 3


def test_the_picture_goes_along_to_another_folder(qtbot: QtBot, tmp_path: Path) -> None:
    scan = Scan("tutorial", tmp_path)
    hand = open_blank(qtbot, scan, tmp_path / "maps")
    drop(hand, scan.path)
    (tmp_path / "other").mkdir()
    copy = tmp_path / "other" / "copy.milepost.yaml"
    hand.window.filing.saving.save(hand.canvas.desk.document, copy)
    settle(hand)
    assert (tmp_path / "other" / "old-scan.png").read_bytes() == scan_bytes(tmp_path)
    assert hand.canvas.desk.tracing.found is not None
    assert hand.canvas.traced.is_shown


def scan_bytes(folder: Path) -> bytes:
    return (folder / "old scan.png").read_bytes()


def test_places_are_pinned_by_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    scan = Scan("tutorial", tmp_path)
    hand = open_blank(qtbot, scan, tmp_path / "maps")
    drop(hand, scan.path)
    desk = hand.canvas.desk
    hand.canvas.setFocus()
    hand.key(Key.Key_T, SHIFT)
    for place in ("3,4", "9,8"):
        for way in (Key.Key_Left, Key.Key_Left, Key.Key_Up):
            hand.key(way)
        hand.key(Key.Key_Return)
        assert desk.is_busy
        hand.type(place)
        hand.key(Key.Key_Return)
    assert desk.scenario.picture is not None
    places = [grid.position(pin.at) for pin in desk.scenario.picture.pins]
    assert places == [pytest.approx(grid.position(Cell(*at)), abs=1e-3) for at in ((3, 4), (9, 8))]

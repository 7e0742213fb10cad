"""What can be imported at the command line comes into the window too, and as the same map."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from editor.exchange.importing.import_dialog import ImportDialog
from editor.exchange.importing.kinds import FILE, TABLE, kinds_for, recognised
from editor.window.window import Window
from milepost.__main__ import main
from model.bundled import bundled_scenarios
from model.files.scenario_files import load, new_text
from tests.editor.windows import desk_of, tutorial_window, window_on
from tests.validator.exchange.examples_of_sources import CITIES, EXAMPLES
from validator.exchange.found import sources

PATIENCE = 60_000
TUTORIAL = bundled_scenarios()["tutorial"]
STRANGE = {
    "empty.csv": b"",
    "zeros.tmj": b"\0" * 50_000,
    "deep.json": b'{"map": "hexes", "hexes": ' + b"[" * 90_000,
    "bomb.tmx": b"<!DOCTYPE a [<!ENTITY b '" + b"c" * 9_000 + b"'>]><map >&b;</map>",
    "wide.csv": b"name,col,row\n" + b"a," * 4_000,
    "rows.csv": b"name,col,row\n" + b"a,1,1\n" * 20_000,
    "picture.csv": b"\x89PNG\r\n\x1a\n" + b"\xff" * 20_000,
}


def opened(qtbot: QtBot, window: Window, path: Path | None = None) -> ImportDialog:
    dialog = window.importer.ask(path)
    qtbot.waitExposed(dialog)
    return dialog


def come(qtbot: QtBot, dialog: ImportDialog) -> None:
    """Waits for whatever is being worked out."""
    qtbot.waitUntil(lambda: dialog.answer is not None, timeout=PATIENCE)


def refused(qtbot: QtBot, dialog: ImportDialog) -> str:
    qtbot.waitUntil(lambda: len(dialog.comes.preview.sentence) > 40, timeout=PATIENCE)
    assert not dialog.go.isEnabled()
    return dialog.comes.preview.sentence


def dropped(paths: list[Path]) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return mime


def by_command(name: str, values: dict[str, str], out: Path) -> str:
    words = []
    for option in sources()[name].options():
        if option.key in values:
            words += [*([] if option.is_first else [f"--{option.called}"]), values[option.key]]
    assert main(["import", name, *words, "-o", str(out)]) in (0, 1)
    return out.read_text(encoding="utf-8")


def test_everything_that_can_be_imported_is_offered(qtbot: QtBot) -> None:
    dialog = opened(qtbot, window_on(qtbot))
    offered = [dialog.kind.itemData(n) for n in range(dialog.kind.count())]
    assert offered == list(sources())
    for n, name in enumerate(offered):
        dialog.kind.setCurrentIndex(n)
        dialog.kind.activated.emit(n)
        assert set(dialog.form.inputs) == {one.key for one in sources()[name].options()}
    dialog.reject()


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_the_window_brings_what_the_command_writes(name: str, qtbot: QtBot, tmp_path: Path) -> None:
    values = EXAMPLES[name](tmp_path)
    first = Path(next(iter(values.values())))
    window = window_on(qtbot)
    dialog = opened(qtbot, window, first)
    assert dialog.kind.currentData() == name
    for key, value in values.items():
        dialog.form.inputs[key].line.setText(value)  # type: ignore[union-attr]
    come(qtbot, dialog)
    assert not dialog.comes.preview._image.isNull()
    assert dialog.comes.counts.text()
    qtbot.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    document = desk_of(window).document
    (tmp_path / "out").mkdir()
    text = by_command(name, values, tmp_path / "out" / f"{dialog_name(first)}.milepost.yaml")
    assert document.file is not None
    assert document.file.document.text == text
    assert document.is_modified
    beside = {path.name for path in (tmp_path / "out").iterdir()} - {
        f"{dialog_name(first)}.milepost.yaml"
    }
    assert set(document.beside) == beside


def dialog_name(path: Path) -> str:
    return path.name.split(".")[0]


def test_cities_go_into_the_open_map_as_one_step(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "cities.csv"
    path.write_text("name,col,row,kind\nNewton,4,3,small\n", encoding="utf-8")
    window = tutorial_window(qtbot)
    desk = desk_of(window)
    before = desk.scenario
    dialog = opened(qtbot, window, path)
    qtbot.mouseClick(dialog.into, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert dialog.into.isChecked()
    assert "size" not in dialog.form.inputs
    come(qtbot, dialog)
    assert any("Newton" in line for line in dialog.comes.lines)
    qtbot.keyClick(dialog.go, Qt.Key.Key_Return)
    assert len(window.canvases) == 1
    assert "newton" in desk.scenario.cities
    assert len(desk.document.history.steps) == 1
    desk.document.undo()
    assert desk.scenario == before


def test_goods_of_a_spreadsheet_go_into_their_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = tutorial_window(qtbot)
    path = tmp_path / "goods.csv"
    path.write_text("Id,Good,Chips,name_zh\nfish,Herring,5,鲱鱼\n,Tea,3,茶\n", encoding="utf-8")
    dialog = opened(qtbot, window, path)
    assert dialog.kind.currentData() == f"{TABLE}goods"
    assert not dialog.as_new.isEnabled()
    come(qtbot, dialog)
    qtbot.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    goods = desk_of(window).scenario.goods
    assert goods["tea"].chips == 3
    assert dict(goods["fish"].names) == {"zh": "鲱鱼"}
    assert len(desk_of(window).document.history.steps) == 1


@pytest.mark.parametrize("name", sorted(bundled_scenarios()))
def test_every_table_of_a_map_can_take_rows(name: str) -> None:
    scenario = load(bundled_scenarios()[name])
    tables = [kind for kind in kinds_for(scenario).values() if kind.name.startswith(TABLE)]
    assert tables
    assert all(kind.is_into and not kind.is_new and kind.file_key == FILE for kind in tables)


@pytest.mark.parametrize("name", sorted(STRANGE))
def test_strange_files_are_refused_in_a_sentence(name: str, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(STRANGE[name])
    window = tutorial_window(qtbot)
    before = desk_of(window).scenario
    dialog = opened(qtbot, window, path)
    said = refused(qtbot, dialog)
    assert "Traceback" not in said
    assert "error inside" not in said
    assert said.endswith((".", "!"))
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert desk_of(window).scenario is before
    assert len(window.canvases) == 1


def test_what_was_left_out_is_said_before_and_kept_after(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "cities.csv"
    path.write_text(CITIES, encoding="utf-8")
    window = window_on(qtbot)
    dialog = opened(qtbot, window, path)
    come(qtbot, dialog)
    assert "Left out: 1 column: mayor." in dialog.comes.lines
    qtbot.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    assert any("1 remark" in text for text in window.notices.texts)


def test_cancelling_ends_the_work_and_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    window = tutorial_window(qtbot)
    dialog = opened(qtbot, window, Path(next(iter(EXAMPLES["geo"](tmp_path).values()))))
    qtbot.waitUntil(lambda: dialog.workshop._process is not None, timeout=PATIENCE)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.workshop._process is None
    assert len(window.canvases) == 1


def test_a_dropped_file_opens_the_dialog_and_a_dropped_map_opens(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_on(qtbot)
    window.show()
    sheet, own = tmp_path / "cities.csv", tmp_path / "own.milepost.yaml"
    sheet.write_text(CITIES, encoding="utf-8")
    own.write_text(new_text(load(TUTORIAL)), encoding="utf-8")
    mime = dropped([own])
    window.dropEvent(
        QDropEvent(
            QPointF(5, 5),
            Qt.DropAction.CopyAction,
            mime,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    assert desk_of(window).document.path == own
    canvas = window.canvas
    assert canvas is not None
    canvas.dropped.emit(dropped([sheet]))
    dialog = window.importer.dialog
    assert dialog is not None
    assert dialog.kind.currentData() == "csv"
    dialog.reject()


def test_the_other_table_is_found_beside_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    values = EXAMPLES["routes"](tmp_path)
    window = window_on(qtbot)
    dialog = opened(qtbot, window)
    dialog.kind.setCurrentIndex(dialog.kind.findData("routes"))
    dialog.kind.activated.emit(dialog.kind.currentIndex())
    dialog.form.inputs["lines"].line.setText(values["lines"])  # type: ignore[union-attr]
    assert dialog.form.values()["places"] == values["places"]
    dialog.reject()


def test_rules_follow_the_game(qtbot: QtBot) -> None:
    dialog = opened(qtbot, window_on(qtbot))
    dialog.kind.setCurrentIndex(dialog.kind.findData("csv"))
    dialog.kind.activated.emit(dialog.kind.currentIndex())
    system, preset = dialog.form.inputs["system"], dialog.form.inputs["preset"]
    assert isinstance(system, QComboBox)
    assert isinstance(preset, QComboBox)
    crayon = {preset.itemData(n) for n in range(preset.count())}
    system.setCurrentIndex(system.findData("trains"))
    assert "trains" in {preset.itemData(n) for n in range(preset.count())}
    assert "trains" not in crayon
    dialog.reject()


def test_by_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "1800.json"
    path.write_text(json.dumps({"map": {"hexes": [{"hexes": ["A1", "B2"]}]}}), encoding="utf-8")
    window = window_on(qtbot)
    window.show()
    window.qt_actions["file.import"].trigger()
    dialog = window.importer.dialog
    assert dialog is not None
    dialog.kind.setFocus()
    for _ in range(20):
        if dialog.kind.currentData() == "18xx":
            break
        qtbot.keyClick(dialog.kind, Qt.Key.Key_Down)
    field = dialog.form.inputs["game"].line  # type: ignore[union-attr]
    assert isinstance(field, QLineEdit)
    qtbot.keyClicks(field, str(path))
    come(qtbot, dialog)
    qtbot.keyClick(dialog.go, Qt.Key.Key_Space)
    assert desk_of(window).scenario.board is not None


def test_pictures_and_maps_are_no_imports(tmp_path: Path) -> None:
    picture = tmp_path / "scan.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0" * 99)
    assert recognised(picture, None) == {}
    assert recognised(TUTORIAL, load(TUTORIAL)) == {}

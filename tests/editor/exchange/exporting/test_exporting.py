"""Exports are what the commands make, and nobody waits for them."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from drawing.cannot import CannotDraw
from drawing.map.picture import ORDER
from drawing.printing import parts
from drawing.printing.parts import PARTS, Part
from drawing.printing.print_files import Order, Printed
from editor.desk.layers import GROUPS
from editor.exchange.exporting import exports
from editor.exchange.exporting.export_dialog import ExportDialog, format_titles
from editor.exchange.exporting.exporter import subject_of
from editor.exchange.exporting.exports import FORMATS, PICTURES, Subject, Wish, export
from milepost.__main__ import main
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from tests.editor.windows import window_on_file
from validator.exchange.found import formats

TUTORIAL = bundled_scenarios()["tutorial"]
MAP = Subject(load(TUTORIAL), TUTORIAL.parent, "tutorial")


@pytest.mark.parametrize("kind", ["svg", "png", "pdf", "csv", "geojson", "tmj"])
def test_every_format_is_written(kind: str, tmp_path: Path, qtbot: QtBot) -> None:
    out = tmp_path / f"map.{kind}"
    wish = Wish(kind, dpi=40, mm=4, without=("labels", "coordinates"))
    told = export(MAP, wish, out)
    assert out.stat().st_size > 500
    assert told[0].startswith("wrote ")


def test_a_game_is_put_on_paper(tmp_path: Path, qtbot: QtBot) -> None:
    seen: list[tuple[str, int, int]] = []
    wish = Wish("print", parts=("chips",))
    told = export(MAP, wish, tmp_path / "new", lambda *one: seen.append(one))
    assert {path.name for path in (tmp_path / "new").iterdir()} == {"chips.pdf", "how-to-print.txt"}
    assert any("chips.pdf" in line for line in told)
    assert seen == [("parts", 0, 1)]


class TestPartsOfASystem:
    """What a system brings to print can be chosen like the rest."""

    TILES = Part("track-tiles", lambda *_: [], "On card.")

    @pytest.fixture(autouse=True)
    def own(self, monkeypatch: pytest.MonkeyPatch) -> None:
        own = SimpleNamespace(PARTS=(self.TILES,))
        monkeypatch.setattr(parts, "part_of", lambda *_: own)

    def dialog(self, qtbot: QtBot, wish: Wish, folder: Path) -> ExportDialog:
        dialog = ExportDialog(None, wish, folder)
        qtbot.addWidget(dialog)
        return dialog

    def test_at_first_all_are_ticked(self, qtbot: QtBot, tmp_path: Path) -> None:
        dialog = self.dialog(qtbot, Wish("print"), tmp_path)
        assert dialog.parts["track-tiles"].text() == "Track tiles"
        assert all(box.isChecked() for box in dialog.parts.values())
        assert dialog.wish().parts == ()

    def test_one_can_be_left_out_or_chosen_alone(self, qtbot: QtBot, tmp_path: Path) -> None:
        dialog = self.dialog(qtbot, Wish("print"), tmp_path)
        dialog.parts["track-tiles"].setChecked(False)
        assert dialog.wish().parts == PARTS
        alone = self.dialog(qtbot, Wish("print", parts=("track-tiles",)), tmp_path)
        assert alone.wish().parts == ("track-tiles",)
        assert not alone.parts["map"].isChecked()

    def test_parts_of_another_system_are_not_asked_for(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        asked: list[tuple[str, ...]] = []

        def noted(_map: object, _folder: object, order: Order, *_: object) -> Printed:
            asked.append(order.parts)
            raise CannotDraw("enough")

        monkeypatch.setattr(exports, "printed", noted)
        for wanted in (("track-tiles", "chips"), ("gone",), ("gone", "map"), ()):
            with pytest.raises(CannotDraw):
                export(MAP, Wish("print", parts=wanted), tmp_path)
        assert asked == [("track-tiles", "chips"), (), ("map",), ()]


def test_an_empty_map_gives_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CannotDraw, match="no picture"):
        export(Subject(Scenario(), tmp_path, "a"), Wish(), tmp_path / "a.svg")


@pytest.mark.parametrize("plain", [
    None, 7, {}, {"format": "exe"}, {"dpi": 1e9}, {"mm": -1}, {"parts": 3}, {"images": "x"},
    {"dpi": float("nan")}, {"mm": 0.2}, {"at": -2}, {"at": 10**9}, {"at": True},
    {"log": 7, "use": None}, {"tile_mm": 5}, {"tile_mm": 1000.0},
])  # fmt: skip
def test_what_was_remembered_wrongly_is_as_usual(plain: Any) -> None:
    assert Wish.from_plain(plain) == Wish()


@pytest.mark.parametrize("kind", FORMATS)
def test_wishes_are_remembered(kind: str) -> None:
    wish = Wish(kind, "dark", 4.5, 96, "zh", ("labels",), "Letter", ("map",), "classic", True)
    assert Wish.from_plain(wish.plain()) == wish


def test_an_export_runs_beside_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_on_file(qtbot, TUTORIAL)
    desk = window.studio.desk
    assert desk is not None
    dialog = window.exporter.ask(desk)
    dialog.format.setCurrentIndex(dialog.format.findData("svg"))
    dialog.layers["labels"].setChecked(False)
    dialog.mm.setValue(5)
    dialog.accept()
    asked = window.filing.dialog
    assert isinstance(asked, QFileDialog)
    out = tmp_path / "there.svg"
    with qtbot.waitSignal(window.exporter.done, timeout=60_000):
        asked.selectFile(str(out))
        asked.done(1)
        assert any("Exporting there.svg" in text for text in window.notices.texts)
    assert "<svg" in out.read_text()
    assert Wish.from_plain(window.studio.settings.get("export")).mm == 5
    qtbot.waitUntil(lambda: any("Exported there.svg" in one for one in window.notices.texts))
    window.exporter.make(subject_of(desk), Wish("png"), tmp_path / "no" / "such" / "folder.png")
    qtbot.waitUntil(
        lambda: any("was not exported" in one for one in window.notices.texts), timeout=60_000
    )
    window.close()


def test_the_dialog_shows_only_what_the_format_can_do(qtbot: QtBot) -> None:
    window = window_on_file(qtbot, TUTORIAL)
    desk = window.studio.desk
    assert desk is not None
    dialog = window.exporter.ask(desk)
    for kind in FORMATS:
        dialog.format.setCurrentIndex(dialog.format.findData(kind))
        assert dialog.dpi.isVisibleTo(dialog) == (kind == "png")
        assert dialog.images.isVisibleTo(dialog) == (kind == "print")
        for name, form in dialog.others.items():
            assert form.isVisibleTo(dialog) == (kind == name)
        assert dialog.lost.isVisibleTo(dialog) == (kind in dialog.others)
        assert dialog.game.isVisibleTo(dialog) == (kind in PICTURES)
        assert dialog.wish().format == kind
    dialog.reject()
    window.close()


def test_the_size_of_tiles_is_asked_for_where_a_game_has_tiles(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_on_file(qtbot, bundled_scenarios()["southern-china"])
    desk = window.studio.desk
    assert desk is not None
    dialog = window.exporter.ask(desk)
    dialog.format.setCurrentIndex(dialog.format.findData("print"))
    assert dialog.tile.isVisibleTo(dialog)
    assert (dialog.tile.value(), dialog.wish().tile_mm) == (38.0, 0.0)
    dialog.tile.setValue(45.5)
    assert dialog.wish().tile_mm == 45.5
    wish = replace(dialog.wish(), parts=("map",))
    told = export(subject_of(desk), wish, tmp_path / "paper")
    assert any("hexes of 45.5 mm" in line for line in told)
    dialog.reject()
    window.close()


def test_every_layer_that_can_be_left_out_is_one() -> None:
    assert {layer for layers in GROUPS.values() for layer in layers} <= set(ORDER)


def test_the_dialog_is_as_high_as_what_a_format_asks_for(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = ExportDialog(None, Wish(), tmp_path)
    qtbot.addWidget(dialog)
    dialog.show()
    high = dialog.height()
    dialog.format.setCurrentIndex(dialog.format.findData("csv"))
    assert dialog.height() < high
    dialog.format.setCurrentIndex(dialog.format.findData("png"))
    assert dialog.height() >= high
    dialog.close()


def test_everything_that_the_command_writes_is_offered() -> None:
    assert {*formats()} <= {*FORMATS}
    assert {*format_titles()} == {*FORMATS}


def test_what_is_left_out_is_said_before(qtbot: QtBot) -> None:
    window = window_on_file(qtbot, TUTORIAL)
    desk = window.studio.desk
    assert desk is not None
    dialog = window.exporter.ask(desk)
    dialog.format.setCurrentIndex(dialog.format.findData("geojson"))
    assert "Demand cards\u00a036" in dialog.lost.text()
    assert "Board" not in dialog.lost.text()
    without = dialog.others["geojson"].inputs["without_cells"]
    qtbot.mouseClick(without, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert "Board" in dialog.lost.text()
    dialog.reject()


def test_options_of_a_format_are_those_of_the_command(qtbot: QtBot, tmp_path: Path) -> None:
    wish = Wish("csv", said={"csv": {"separator": "semicolon"}})
    export(MAP, wish, tmp_path / "a.csv")
    words = ["export", "csv", "tutorial", "--separator", "semicolon", "-o", str(tmp_path / "b.csv")]
    assert main(words) == 0
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "b.csv").read_bytes()
    assert Wish.from_plain(wish.plain()) == wish


def test_the_last_export_is_made_again_with_one_key(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_on_file(qtbot, TUTORIAL)
    window.show()
    desk = window.studio.desk
    assert desk is not None
    out = tmp_path / "cities.csv"
    with qtbot.waitSignal(window.exporter.done, timeout=60_000):
        window.exporter.make(subject_of(desk), Wish("csv"), out)
    out.unlink()
    with qtbot.waitSignal(window.exporter.done, timeout=60_000):
        window.qt_actions["file.export-again"].trigger()
    assert out.is_file()


def test_files_beside_are_not_replaced_without_a_question(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_on_file(qtbot, TUTORIAL)
    desk = window.studio.desk
    assert desk is not None
    beside = tmp_path / "map.tiles.png"
    beside.write_bytes(b"mine")
    wish, out = Wish("tmj"), tmp_path / "map.tmj"
    window.exporter._ask_about_others(subject_of(desk), wish, out, window)
    question = window.exporter.question
    assert question is not None
    assert "map.tiles.png" in question.text()
    qtbot.keyClick(question, Qt.Key.Key_Escape)
    assert beside.read_bytes() == b"mine"
    assert not out.exists()

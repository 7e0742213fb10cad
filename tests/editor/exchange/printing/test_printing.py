"""All sheets are seen before they are printed, and those that are chosen are what comes out."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot

from drawing.printing.parts import may_have, parts_of
from drawing.printing.print_files import Order, printed, sheets
from editor.exchange.exporting.exporter import subject_of
from editor.exchange.printing.print_dialog import PrintDialog
from editor.window.window import Window
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from tests.editor.windows import desk_of, do, tutorial_window, window_on
from validator.pictures.print_facts import facts_of

PATIENCE = 90_000
MAPS = ["tutorial", "western-usa", "lantern-bay", "danube"]
"""One of each system."""


def pages_in(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\n", pdf))


def opened(qtbot: QtBot, window: Window, *parts: str) -> PrintDialog:
    """The preview of some parts, all its pictures drawn."""
    do(window, "file.print")
    dialog = window.printing.dialog
    assert dialog is not None
    for name, box in dialog.form.parts.items():
        box.setChecked(not parts or name in parts)
    drawn(qtbot, dialog)
    return dialog


def drawn(qtbot: QtBot, dialog: PrintDialog) -> None:
    def is_drawn() -> bool:
        return dialog.sheets.count() > 0 and not dialog.progress.isVisible()

    qtbot.waitUntil(is_drawn, timeout=PATIENCE)
    qtbot.waitUntil(lambda: dialog.preview.has_picture, timeout=PATIENCE)


@pytest.mark.parametrize("name", MAPS)
def test_sheets_are_the_pages_of_the_files(name: str) -> None:
    path = bundled_scenarios()[name]
    scenario = load(path)
    parts = tuple(part for part in parts_of(scenario.system) if may_have(scenario.system, part))
    order, facts = Order(parts=parts), facts_of(scenario)
    made, files = (
        sheets(scenario, path.parent, order, facts),
        printed(scenario, path.parent, order, facts),
    )
    for part in parts:
        counted = sum(1 for one, _ in made.pages if one == part)
        assert counted == pages_in(files.files.get(f"{part}.pdf", b""))
    assert made.absent == files.absent
    assert made.troubles == files.troubles


def test_every_sheet_is_shown_small_and_one_large(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    dialog = opened(qtbot, window, "chips", "map")
    subject = subject_of(desk_of(window))
    order = Order(parts=("map", "chips"))
    whole = sheets(subject.scenario, subject.folder, order, facts_of(subject.scenario))
    assert dialog.sheets.count() == len(whole.pages)
    assert dialog.count.text() == f"{len(whole.pages)} sheets"
    assert all(not dialog.sheets.item(n).icon().isNull() for n in range(dialog.sheets.count()))
    before = dialog.preview._image
    qtbot.keyClick(dialog.sheets, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: dialog.preview._image != before, timeout=PATIENCE)
    dialog.reject()


def test_only_chosen_sheets_go_into_the_pdf(qtbot: QtBot, tmp_path: Path) -> None:
    window = tutorial_window(qtbot)
    dialog = opened(qtbot, window, "map")
    qtbot.mouseClick(dialog.none, Qt.MouseButton.LeftButton)
    assert not dialog.pdf.isEnabled()
    dialog.sheets.setCurrentRow(1)
    dialog.sheets.setFocus()
    qtbot.keyClick(dialog.sheets, Qt.Key.Key_Space)
    assert dialog.sheets.chosen() == [1]
    assert dialog.count.text().startswith("1 of ")
    out = tmp_path / "one.pdf"
    with qtbot.waitSignal(dialog.written, timeout=PATIENCE):
        dialog.write(out)
    assert pages_in(out.read_bytes()) == 1
    assert "one.pdf" in dialog.stage.text()
    dialog.reject()


def test_a_pdf_that_cannot_be_written_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(qtbot, tutorial_window(qtbot), "chips")
    dialog.write(tmp_path / "no" / "such" / "folder.pdf")
    qtbot.waitUntil(lambda: "folder" in dialog.stage.text() and not dialog.progress.isVisible())
    dialog.reject()


def test_paper_and_parts_are_followed_and_remembered(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    dialog = opened(qtbot, window, "chips")
    dialog.form.paper.setCurrentIndex(dialog.form.paper.findData("Letter"))
    drawn(qtbot, dialog)
    image = dialog.preview._image
    assert image.height() / image.width() == pytest.approx(279.4 / 215.9, abs=0.02)
    dialog.reject()
    assert opened(qtbot, window, "chips").form.paper.currentData() == "Letter"
    assert window.printing.dialog is not None
    window.printing.dialog.reject()


def test_nothing_is_ticked(qtbot: QtBot) -> None:
    dialog = opened(qtbot, tutorial_window(qtbot), "chips")
    dialog.form.parts["chips"].setChecked(False)
    qtbot.waitUntil(lambda: dialog.preview.sentence == "Tick a part to print.")
    assert not dialog.pdf.isEnabled()
    assert dialog.sheets.count() == 0
    dialog.reject()


def test_what_paper_cannot_show_is_told(qtbot: QtBot) -> None:
    window = window_on(qtbot, load(bundled_scenarios()["lantern-bay"]))
    window.show()
    dialog = opened(qtbot, window, "map")
    assert "chips" not in dialog.form.parts
    dialog.reject()


def test_a_printer_gets_the_chosen_sheets_at_their_size(qtbot: QtBot, tmp_path: Path) -> None:
    window = tutorial_window(qtbot)
    out = tmp_path / "printed.pdf"
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setFullPage(True)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(out))
    order = {"paper": "A4", "parts": ["map"], "theme": "print", "tile_mm": 0.0}
    with qtbot.waitSignal(window.printing.done, timeout=PATIENCE):
        window.printing.send(subject_of(desk_of(window)), order, [0, 1], printer)
    pdf = out.read_bytes()
    assert pages_in(pdf) == 2
    boxes = re.findall(rb"/MediaBox \[0 0 ([0-9.]+) ([0-9.]+)", pdf)
    assert {tuple(sorted(round(float(one)) for one in box)) for box in boxes} == {(595, 842)}
    qtbot.waitUntil(lambda: any("printer" in text for text in window.notices.texts))


def test_escape_ends_everything(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    do(window, "file.print")
    dialog = window.printing.dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.workshop._process is not None, timeout=PATIENCE)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.workshop._process is None

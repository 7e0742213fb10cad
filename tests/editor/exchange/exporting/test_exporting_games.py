"""Games on exported maps: the same picture as `milepost render` makes, from the dialog."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from drawing.cannot import CannotDraw
from editor.actions.play import play
from editor.exchange.exporting.export_dialog import ExportDialog
from editor.exchange.exporting.exporter import subject_of
from editor.exchange.exporting.exports import AT_END, Subject, Wish, export
from editor.play.match.seating import Seating
from editor.play.window import PlayWindow
from editor.window.window import Window
from engine.logs.game_log import SeatEntry
from engine.logs.replaying import open_log
from engine.showing.plans import Plan
from milepost.__main__ import main
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from tests.editor.windows import window_on_file
from tests.milepost.conftest import OPENING

TUTORIAL = bundled_scenarios()["tutorial"]
MAP = Subject(load(TUTORIAL), TUTORIAL.parent, "tutorial")
PATIENCE = 60_000
SEATS = Seating((SeatEntry("Ann"), SeatEntry("Bob")), 1)
PLAYED = {
    "scenario": "tutorial",
    "players": 3,
    "games": {"played": 4},
    "topics": {"sections": [{"section": "3,5 4,5", "passed": 12, "built": 2}]},
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a log, a playtest, and files that are neither."""
    folder = tmp_path_factory.mktemp("games")
    script = folder / "opening.txt"
    script.write_text(OPENING, encoding="utf-8")
    asked = ["--players", "2", "--script", str(script), "--log", str(folder / "game.log")]
    assert main(["play", "tutorial", *asked]) == 0
    (folder / "played.json").write_text(json.dumps(PLAYED), encoding="utf-8")
    (folder / "other.json").write_text(json.dumps({**PLAYED, "scenario": "alps"}))
    (folder / "no.log").write_bytes(b"\xff\x00 no log")
    (folder / "own.yaml").write_text("base: dark\n", encoding="utf-8")
    return folder


@pytest.fixture
def in_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder is the current one."""
    monkeypatch.chdir(folder)
    return folder


def rendered(folder: Path, out: Path, *options: str) -> bytes:
    """What the command writes; names of files in the folder stand for their paths."""
    paths = [str(folder / one) if (folder / one).is_file() else one for one in options]
    assert main(["render", str(TUTORIAL), "-o", str(out), "--mm-per-cell", "5", *paths]) == 0
    return out.read_bytes()


def dialog_with(qtbot: QtBot, folder: Path, said: Wish) -> ExportDialog:
    """The dialog after somebody typed names of files in the folder, and set the rest."""
    dialog = ExportDialog(None, Wish(), folder)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.mm.setValue(5)
    dialog.game.log.line.setText(str(folder / said.log) if said.log else "")
    dialog.game.at.setValue(said.at)
    dialog.use.on.setChecked(said.heat)
    dialog.use.file.line.setText(str(folder / said.use) if said.use else "")
    return dialog


@pytest.mark.parametrize(
    ("said", "options"),
    [
        (Wish(log="game.log"), "--log game.log"),
        (Wish(log="game.log", at=0), "--log game.log --at 0"),
        (Wish(log="game.log", at=2, heat=True), "--log game.log --at 2 --heat game.log"),
        (
            Wish(log="game.log", at=3, heat=True, use="played.json"),
            "--log game.log --at 3 --heat played.json",
        ),
        (Wish(heat=True, use="game.log"), "--heat game.log"),
        (Wish(heat=True, use="played.json"), "--heat played.json"),
        (Wish(use="played.json"), ""),
    ],
)
def test_the_dialog_draws_what_the_command_draws(
    said: Wish, options: str, folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    export(MAP, dialog_with(qtbot, folder, said).wish(), tmp_path / "dialog.svg")
    drawn = (tmp_path / "dialog.svg").read_bytes()
    assert drawn == rendered(folder, tmp_path / "command.svg", *options.split())


def test_trains_are_left_out_and_a_theme_of_ones_own_is_used(
    folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = dialog_with(qtbot, folder, Wish(log="game.log"))
    dialog.game.layers["trains"].setChecked(False)
    dialog.theme.choose(folder / "own.yaml")
    wish = dialog.wish()
    assert wish.without == ("trains",)
    assert ExportDialog(dialog, wish, folder).wish() == wish
    export(MAP, wish, tmp_path / "dialog.svg")
    options = ["--log", "game.log", "--without", "trains", "--theme", "own.yaml"]
    drawn = (tmp_path / "dialog.svg").read_bytes()
    assert drawn == rendered(folder, tmp_path / "command.svg", *options)


def test_single_layers_are_left_out_by_name(folder: Path, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = dialog_with(qtbot, folder, Wish())
    dialog.layers["labels"].setChecked(False)
    dialog.without.setText(" relief, labels,, borders ")
    wish = dialog.wish()
    assert wish.without == ("labels", "relief", "borders")
    again = ExportDialog(dialog, wish, folder)
    assert again.without.text() == "relief, borders"
    assert again.wish() == wish
    export(MAP, wish, tmp_path / "dialog.svg")
    drawn = (tmp_path / "dialog.svg").read_bytes()
    options = ["--without", "labels,relief,borders"]
    assert drawn == rendered(folder, tmp_path / "command.svg", *options)
    dialog.without.setText("forest")
    with pytest.raises(CannotDraw, match="there is no layer forest; there are sea,"):
        export(MAP, dialog.wish(), tmp_path / "dialog.svg")


def test_asking_for_a_theme_of_ones_own_keeps_the_one_before(folder: Path, qtbot: QtBot) -> None:
    dialog = dialog_with(qtbot, folder, Wish())
    choice = dialog.theme
    before = choice.theme
    last = choice.count() - 1
    choice.setCurrentIndex(last)
    choice.activated.emit(last)
    assert choice.theme == before == choice.currentData()
    assert choice.dialog is not None
    choice.dialog.reject()


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (Wish(log="game.log", at=999), "ends after 11 moves, before move 999"),
        (Wish(log="nowhere.log"), "nowhere.log: There is no such file"),
        (Wish(log="no.log"), "a log is written in UTF-8"),
        (Wish(log="played.json"), "played.json"),
        (Wish(heat=True, use="other.json"), "the games were played on alps, not on tutorial"),
        (Wish(heat=True), "Name the log or the playtest"),
    ],
)
def test_what_cannot_be_shown_is_told_in_a_sentence(
    wish: Wish, said: str, in_folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    window = Window()
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.exporter.done, timeout=PATIENCE) as heard:
        window.exporter.make(MAP, wish, tmp_path / "map.svg")
    _, is_there, told = heard.args or []
    assert not is_there
    assert said in told[0]
    assert "Error" not in told[0]
    assert not (tmp_path / "map.svg").exists()
    window.close()


def test_use_of_nobody_cannot_be_asked_for(folder: Path, qtbot: QtBot) -> None:
    dialog = dialog_with(qtbot, folder, Wish(heat=True))
    assert not dialog.go.isEnabled()
    dialog.game.log.line.setText("a.log")
    assert dialog.go.isEnabled()
    dialog.game.log.line.clear()
    assert not dialog.go.isEnabled()
    dialog.format.setCurrentIndex(dialog.format.findData("csv"))
    assert dialog.go.isEnabled()


def test_a_game_is_remembered_for_its_map_alone() -> None:
    wish = Wish(theme="dark", log="a.log", at=7, heat=True, use="b.json", of="alps")
    assert Wish.from_plain(wish.plain()).on("alps") == wish
    assert wish.on("china") == Wish(theme="dark", of="china")


def test_a_replay_tells_how_far_it_is_and_can_be_stopped(
    folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    def stop(what: str, done: int, whole: int) -> None:
        raise CannotDraw(f"stopped at {what} {done} of {whole}")

    with pytest.raises(CannotDraw, match="stopped at moves 0 of 11"):
        export(MAP, Wish(log=str(folder / "game.log")), tmp_path / "map.svg", stop)


def chosen(window: Window, out: Path) -> None:
    asked = window.filing.dialog
    assert isinstance(asked, QFileDialog)
    asked.selectFile(str(out))
    asked.done(1)


def test_log_move_and_use_are_chosen_in_the_window(
    folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    window = window_on_file(qtbot, TUTORIAL)
    desk = window.studio.desk
    assert desk is not None
    dialog = window.exporter.ask(desk)
    dialog.mm.setValue(5)
    dialog.game.log.choose.click()
    assert dialog.game.log.dialog is not None
    dialog.game.log.dialog.fileSelected.emit(str(folder / "game.log"))
    dialog.game.log.dialog.reject()
    dialog.game.at.setValue(4)
    dialog.use.on.setChecked(True)
    dialog.accept()
    out = tmp_path / "there.svg"
    with qtbot.waitSignal(window.exporter.done, timeout=PATIENCE):
        chosen(window, out)
    options = ["--log", "game.log", "--at", "4", "--heat", "game.log"]
    assert out.read_bytes() == rendered(folder, tmp_path / "command.svg", *options)
    again = window.exporter.ask(desk)
    assert (again.game.at.value(), again.use.on.isChecked()) == (4, True)
    again.reject()
    window.close()


def test_the_game_in_a_play_window_becomes_a_picture(
    folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    window = window_on_file(qtbot, TUTORIAL)
    play(window)
    playing = window.findChild(PlayWindow)
    assert playing is not None
    playing.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    playing.start(SEATS)
    qtbot.waitUntil(lambda: playing.table is not None, timeout=PATIENCE)
    table = playing.table
    assert table is not None
    for text in ("build 3,5 4,5", "build 4,5 5,5", "end"):
        table.do(Plan((table.match.game.read(text),)))
    playing.picture.trigger()
    dialog = playing.findChild(ExportDialog)
    assert dialog is not None
    assert not dialog.game.log.isVisibleTo(dialog)
    assert dialog.game.at.maximum() == 3
    assert dialog.format.count() == 3
    dialog.mm.setValue(5)
    dialog.game.at.setValue(2)
    dialog.use.on.setChecked(True)
    dialog.accept()
    out = tmp_path / "game.svg"
    with qtbot.waitSignal(window.exporter.done, timeout=PATIENCE):
        chosen(window, out)
    qtbot.waitUntil(lambda: "Exported game.svg" in playing.statusBar().currentMessage())
    log = tmp_path / "saved.log"
    playing.save_to(log)
    assert len(open_log(log).records) == 3
    options = ["--log", str(log), "--at", "2", "--heat", str(log)]
    assert out.read_bytes() == rendered(folder, tmp_path / "command.svg", *options)
    assert Wish.from_plain(window.studio.settings.get("export")).at == AT_END
    desk = window.studio.desk
    assert desk is not None
    assert subject_of(desk).game is None
    playing.close()
    window.close()

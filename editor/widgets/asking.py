"""Questions and news in small windows, none of which holds up the program: the answer is told."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QListWidget,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from editor.words import tr
from model.bundled import ENDING
from model.forms.frozen import dataclass

Role = QMessageBox.ButtonRole
MOST_LINES = 500


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of a question."""

    name: str
    title: str
    role: QMessageBox.ButtonRole = Role.AcceptRole


def cancel() -> Choice:
    return Choice("", tr("Cancel"), Role.RejectRole)


def ask(
    parent: QWidget,
    question: str,
    choices: Sequence[Choice],
    answer: Callable[[str], None],
    more: str = "",
) -> QMessageBox:
    """Asks; the name of the choice is told, an empty one where nobody wants to choose."""
    box = QMessageBox(QMessageBox.Icon.Question, "Milepost", question, parent=parent)
    box.setObjectName("question")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(more)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for choice in choices:
        button = box.addButton(choice.title, choice.role)
        button.setObjectName(choice.name)
        if choice is _by_itself(choices):
            box.setDefaultButton(button)
        if choice.role == Role.RejectRole:
            box.setEscapeButton(button)
    box.finished.connect(lambda _: answer(_clicked(box)))
    box.open()
    return box


def _by_itself(choices: Sequence[Choice]) -> Choice:
    """What Return chooses: the first that destroys nothing."""
    return next((one for one in choices if one.role != Role.DestructiveRole), choices[0])


def _clicked(box: QMessageBox) -> str:
    """The name of the button; none was clicked where the window was just closed."""
    button: QAbstractButton | None = box.clickedButton()
    return "" if button is None else button.objectName()


def tell(parent: QWidget, news: str, more: str = "", *, is_bad: bool = False) -> QMessageBox:
    """Tells something that nobody should miss."""
    kind = QMessageBox.Icon.Warning if is_bad else QMessageBox.Icon.Information
    box = QMessageBox(kind, "Milepost", news, QMessageBox.StandardButton.Ok, parent)
    box.setObjectName("news")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(more)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
    return box


def show_lines(parent: QWidget, title: str, about: str, lines: Sequence[str]) -> QDialog:
    """Sentences in a list that can be read at leisure."""
    dialog = QDialog(parent)
    dialog.setObjectName("lines")
    dialog.setWindowTitle(title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    head = QLabel(about)
    head.setWordWrap(True)
    head.setTextFormat(Qt.TextFormat.PlainText)
    list_ = QListWidget()
    list_.setAccessibleName(title)
    list_.setWordWrap(True)
    list_.setAlternatingRowColors(True)
    list_.addItems(list(lines[:MOST_LINES]))
    if len(lines) > MOST_LINES:
        list_.addItem(tr("and {n} more").format(n=len(lines) - MOST_LINES))
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    layout = QVBoxLayout(dialog)
    for widget in (head, list_, buttons):
        layout.addWidget(widget)
    dialog.resize(560, 400)
    dialog.open()
    return dialog


@dataclass(frozen=True, slots=True)
class FileKind:
    """What a file dialog is for."""

    title: str
    filter: str
    ending: str = ""
    """What a name gets that has no ending."""


def scenario_files() -> str:
    return tr("Maps") + f" (*{ENDING} *.yaml);;" + tr("All files") + " (*)"


def scenario_files_to_open() -> str:
    """Versions from before can be opened too, if somebody looks for them."""
    spare = tr("Backups") + " (*.bak? *.rescue)"
    maps, others = scenario_files().split(";;")
    return f"{maps};;{spare};;{others}"


def ask_to_open(
    parent: QWidget, title: str, folder: Path, answer: Callable[[list[Path]], None]
) -> QFileDialog:
    """Asks for files that are there."""
    dialog = QFileDialog(parent, title, str(folder), scenario_files_to_open())
    dialog.setObjectName("open")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.filesSelected.connect(lambda names: answer([Path(name) for name in names]))
    dialog.open()
    return dialog


def ask_for_file(
    parent: QWidget, kind: FileKind, folder: Path, answer: Callable[[Path], None]
) -> QFileDialog:
    """Asks for one file that is there."""
    dialog = QFileDialog(parent, kind.title, str(folder), kind.filter)
    dialog.setObjectName("file")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda name: answer(Path(name)))
    dialog.open()
    return dialog


def ask_to_write(
    parent: QWidget, kind: FileKind, proposal: Path, answer: Callable[[Path | None], None]
) -> QFileDialog:
    """Asks for a file to write; one that is there is written over only after a question."""
    dialog = QFileDialog(parent, kind.title, str(proposal.parent), kind.filter)
    dialog.setObjectName("write")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setDefaultSuffix(kind.ending.removeprefix("."))
    dialog.selectFile(proposal.name)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.finished.connect(
        lambda done: answer(
            Path(dialog.selectedFiles()[0]) if done and dialog.selectedFiles() else None
        )
    )
    dialog.open()
    return dialog


def ask_for_folder(
    parent: QWidget, title: str, folder: Path, answer: Callable[[Path], None]
) -> QFileDialog:
    dialog = QFileDialog(parent, title, str(folder))
    dialog.setObjectName("folder")
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda name: answer(Path(name)))
    dialog.open()
    return dialog

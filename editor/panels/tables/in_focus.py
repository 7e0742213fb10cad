"""What cut, copy and paste mean where a table or a text of a panel is in hand, and not the map."""

from PySide6.QtWidgets import QApplication, QDockWidget, QLineEdit, QPlainTextEdit, QTextEdit

from editor.panels.tables.table import Table

Typed = QLineEdit | QPlainTextEdit | QTextEdit


def takes_clipboard() -> bool:
    """Whether cut, copy and paste mean a table or a text rather than the map."""
    return _in_hand() is not None


def done_in_focus(deed: str) -> bool:
    """Cuts, copies or pastes where the focus is; whether that was a table or a text."""
    focus = _in_hand()
    if isinstance(focus, Table):
        focus.deed_wanted.emit(deed)
    elif focus is not None:
        {"cut": focus.cut, "copy": focus.copy, "paste": focus.paste}[deed]()
    return focus is not None


def _in_hand() -> Table | Typed | None:
    """The table or text that has the keys, if it belongs to a panel."""
    focus = part = QApplication.focusWidget()
    if not isinstance(focus, Table | Typed):
        return None
    while part is not None and not isinstance(part, QDockWidget):
        part = part.parentWidget()
    return None if part is None else focus

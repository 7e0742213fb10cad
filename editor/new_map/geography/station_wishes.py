"""What is wished of a board whose cities have room for stations: remote places, room, borders."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from editor.new_map.geography.amounts import Amount
from editor.new_map.geography.wish import MOST_BLOCKED, MOST_REMOTE, MOST_ROOM, Wish
from editor.words import tr


class StationWishes(QWidget):
    """Rows of a form that only boards with stations have."""

    changed = Signal(str, object)
    """What of the wish, and what it is now."""

    def __init__(self, form: QFormLayout) -> None:
        super().__init__()
        self._form = form
        self.remote = Amount(tr("Remote places"), 0, MOST_REMOTE)
        self.remote.setToolTip(tr("How many of all cities are remote places"))
        self.room = Amount(tr("Room for stations"), 1, MOST_ROOM)
        self.room.setToolTip(tr("Stations that all cities together have room for"))
        self.blocked = Amount(tr("Blocked borders"), 0, MOST_BLOCKED)
        self.blocked.setToolTip(tr("Borders of hexes that nobody builds over"))
        for name, amount in self.amounts().items():
            amount.changed.connect(lambda value, name=name: self.changed.emit(name, value))
        form.addRow(tr("Remote"), self.remote)
        form.addRow(tr("Room"), self.room)
        form.addRow(tr("Blocked"), self.blocked)

    def amounts(self) -> dict[str, Amount]:
        return {"remote": self.remote, "room": self.room, "blocked": self.blocked}

    def show_wish(self, wish: Wish) -> None:
        for row in self.amounts().values():
            self._form.setRowVisible(row, wish.has_stations)

    def found(self, facts: dict[str, int]) -> None:
        """What the board turned out to have."""
        for name, amount in self.amounts().items():
            amount.found(facts.get(name, 0))

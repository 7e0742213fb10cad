"""New map from geography: draw a box on the globe, look at the map that results, create it."""

from base64 import b64decode
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.new_map_result import Made
from editor.new_map.geography.box_numbers import BoxNumbers
from editor.new_map.geography.sentences import (
    box_trouble,
    facts_sentence,
    how_to_draw,
    stage_sentence,
)
from editor.new_map.geography.settings import Settings
from editor.new_map.geography.wish import Wish
from editor.new_map.geography.world_map import WorldMap
from editor.new_map.geography.world_paint import World, unpacked
from editor.widgets.preview import Preview
from editor.words import tr
from editor.workshop.workshop import Answer, Workshop
from model.files.scenario_files import read_text
from model.imports.geo.recipes.amounts import Box
from model.imports.geo.required_libraries import what_is_missing

if TYPE_CHECKING:
    from editor.studio.studio import Studio

TOGETHER: Final = 80
"""Milliseconds within which changes are taken together: a slider moves in many steps."""
MOST_TOLD: Final = 3
LANE: Final = "map"
USUAL_SIZE: Final = QSize(1280, 800)
DOTS: Final = 3.6
"""Pixels of a millimetre of the preview, at which its names can be read."""


def new_from_geography(studio: "Studio", parent: QWidget | None = None) -> Made | None:
    """Asks for a map from geography; None where nobody wants it, or where libraries are missing.

    What was wished and given up is there again the next time.
    """
    missing = what_is_missing()
    if missing:
        title = tr("New map from geography")
        QMessageBox.information(parent, title, f"{missing[:1].upper()}{missing[1:]}")
        return None
    kept = studio.geography
    dialog = GeographyDialog(parent, kept if isinstance(kept, Wish) else None)
    dialog.exec()
    made = dialog.made
    studio.geography = dialog.wish if made is None else None
    if made is None and dialog.has_wishes:
        studio.message.emit(tr("What you wished for is kept for the next New from geography."))
    dialog.deleteLater()
    return made


class GeographyDialog(QDialog):
    """The world map and the wishes on the left, the map that results on the right."""

    def __init__(self, parent: QWidget | None = None, wish: Wish | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New map from geography"))
        self.wish = wish or Wish()
        self.made: Made | None = None
        self.workshop = Workshop(self)
        self._world = World({}, {}, [], [])
        self._is_making = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(TOGETHER)
        self._soon.timeout.connect(self._look)
        self._make_parts()
        self._lay_out()
        self._connect()
        self._ask_for_the_world("far")
        self._wished(self.wish)
        self.resize(USUAL_SIZE.boundedTo(self.screen().availableSize()))

    # -- parts

    def _make_parts(self) -> None:
        self.map = WorldMap()
        self.numbers = BoxNumbers()
        self.settings = Settings(self.wish)
        self.preview = Preview()
        self.facts = QLabel()
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.facts.setWordWrap(True)
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setFixedWidth(90)
        self.progress.setMaximumHeight(8)
        self.stage = QLabel()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.create_button = QPushButton(tr("Create"))
        self.buttons.addButton(self.create_button, QDialogButtonBox.ButtonRole.AcceptRole)

    def _lay_out(self) -> None:
        sides = QSplitter(Qt.Orientation.Horizontal)
        sides.setChildrenCollapsible(False)
        sides.addWidget(self._left())
        sides.addWidget(self._right())
        sides.setStretchFactor(0, 2)
        sides.setStretchFactor(1, 3)
        sides.setSizes([620, 640])
        below = QHBoxLayout()
        below.addWidget(self.progress)
        below.addWidget(self.stage, 1)
        below.addWidget(self.buttons)
        whole = QVBoxLayout(self)
        whole.addWidget(sides, 1)
        whole.addLayout(below)
        # Only now they are in a dialog, where one of them can be the default.
        self.create_button.setDefault(True)

    def _left(self) -> QWidget:
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 6, 0)
        column.addWidget(self.map, 1)
        column.addLayout(self._under_the_map())
        column.addSpacing(6)
        column.addWidget(self.settings)
        return side

    def _under_the_map(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self.numbers, 1)
        for sign, name, act in (
            ("−", tr("Zoom out"), lambda: self.map.zoom(1 / 1.5)),
            ("+", tr("Zoom in"), lambda: self.map.zoom(1.5)),
            (tr("Box"), tr("Zoom to the box"), self.map.look_at_box),
            (tr("World"), tr("Show the whole world"), self.map.look_at_all),
        ):
            button = QToolButton()
            button.setText(sign)
            button.setToolTip(name)
            button.setAccessibleName(name)
            button.clicked.connect(act)
            row.addWidget(button)
        return row

    def _right(self) -> QWidget:
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(6, 0, 0, 0)
        column.addWidget(self.preview, 1)
        column.addWidget(self.facts)
        column.addWidget(self.told)
        return side

    def _connect(self) -> None:
        self.map.box_drawn.connect(self._boxed)
        self.map.place_moved.connect(self._moved)
        self.map.place_chosen.connect(self.settings.larger.choose)
        self.numbers.changed.connect(self._typed)
        self.settings.changed.connect(self._wished)
        self.settings.larger.chosen_changed.connect(lambda _number: self._show_box())
        self.preview.pixels_changed.connect(self._soon.start)
        self.create_button.clicked.connect(self._create_or_stop)
        self.buttons.rejected.connect(self.reject)

    # -- wishes

    @property
    def has_wishes(self) -> bool:
        """Whether anything is wished for but what the dialog begins with."""
        return self.wish != Wish()

    def _boxed(self, box: Box) -> None:
        self._wished(replace(self.wish, box=box))

    def _typed(self, box: Box) -> None:
        """A box in numbers is looked at on the globe, as soon as it is one."""
        self._boxed(box)
        if not box_trouble(box):
            self.map.bring_into_sight()

    def _moved(self, number: int, lon: float, lat: float) -> None:
        places = list(self.wish.larger)
        if number < len(places):
            places[number] = replace(places[number], lon=lon, lat=lat)
            self._wished(replace(self.wish, larger=tuple(places)))

    def _wished(self, wish: Wish) -> None:
        """Everything shows the new wish, and soon the map that comes of it."""
        is_new_map = (wish.map_options(), wish.called) != (
            self.wish.map_options(),
            self.wish.called,
        )
        self.wish = wish
        self.settings.show_wish(wish)
        self.numbers.show_box(wish.box)
        self._show_box()
        if is_new_map or not self.preview.has_picture:
            self.preview.show_past()
            self._soon.start()

    def _show_box(self) -> None:
        self.map.show_box(self.wish.box, self.wish.larger, self.settings.larger.chosen)

    def _look(self) -> None:
        """Wishes for a picture of the map, unless a glance at the box is enough to refuse it."""
        if self._is_making:
            return
        trouble = box_trouble(self.wish.box)
        if trouble:
            self.workshop.forget(LANE)
            self._refuse(trouble)
            return
        self.create_button.setEnabled(True)
        said = {
            "options": self.wish.map_options(),
            "title": self.wish.called,
            "pixels": self.preview.pixels(),
            "dots": DOTS * self.devicePixelRatioF(),
        }
        self.workshop.ask(LANE, "preview", said, self._looked)
        self._show_stage("layers")

    def _looked(self, answer: Answer) -> None:
        if "stage" in answer:
            self._show_stage(answer["stage"])
        elif "trouble" in answer:
            self._refuse(answer["trouble"])
        else:
            self._show_stage("")
            self.preview.show_picture(QImage.fromData(b64decode(answer["png"])))
            self._show_facts(answer["facts"])

    def _show_facts(self, facts: dict[str, Any]) -> None:
        self.settings.show_facts(facts)
        self.facts.setText(facts_sentence(facts, self.wish.system))
        told = facts["told"]
        self.told.setText("\n".join(f"{one[:1].upper()}{one[1:]}." for one in told[:MOST_TOLD]))
        self.told.setVisible(bool(told))

    def _refuse(self, trouble: str) -> None:
        """No map can be made of this wish; the next one may be better."""
        self._show_stage("")
        self.create_button.setEnabled(False)
        self.facts.setText("")
        self.told.setVisible(False)
        self.preview.show_sentence(f"{trouble[:1].upper()}{trouble[1:]}.".replace("..", "."))

    def _show_stage(self, stage: str) -> None:
        self.progress.setVisible(bool(stage))
        self.stage.setText(stage_sentence(stage) if stage else how_to_draw())

    # -- the globe

    def _ask_for_the_world(self, *parts: str) -> None:
        for part in parts:
            self.workshop.ask(part, "world", {"part": part}, partial(self._seen, part))

    def _seen(self, part: str, answer: Answer) -> None:
        if "lands" in answer:
            self._world.lands[part] = unpacked(answer["lands"])
            self._world.lakes[part] = unpacked(answer["lakes"])
        elif "countries" in answer:
            self._world.countries = answer["countries"]
            self._world.cities = answer["cities"]
        self.map.show_world(self._world)
        if part == "far":
            # By now the first map is wished for, which comes before names and details.
            self._ask_for_the_world("names", "near")

    # -- the end

    def _create_or_stop(self) -> None:
        if self._is_making:
            self.workshop.forget(LANE)
            self._make(is_on=False)
            return
        self._make(is_on=True)
        said = {"options": self.wish.options(), "name": self.wish.name}
        self.workshop.ask(LANE, "make", said, self._hear_of_making)

    def _make(self, *, is_on: bool) -> None:
        self._is_making = is_on
        for part in (self.map, self.numbers, self.settings, self.preview):
            part.setEnabled(not is_on)
        self.create_button.setText(tr("Stop") if is_on else tr("Create"))
        self._show_stage("layers" if is_on else "")

    def _hear_of_making(self, answer: Answer) -> None:
        if "stage" in answer:
            self._show_stage(answer["stage"])
            return
        self._make(is_on=False)
        if "trouble" in answer:
            self._refuse(answer["trouble"])
            return
        file = read_text(answer["text"], self.wish.name)
        files = {name: text.encode() for name, text in answer["files"].items()}
        self.made = Made(file.scenario, files, file, tuple(answer["told"]))
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Return ends the typing of a number; it takes more to create the map."""
        is_return = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_return and not isinstance(self.focusWidget(), QPushButton):
            event.accept()
            return
        super().keyPressEvent(event)

    def reject(self) -> None:
        """Escape, and Cancel: what is being made is stopped first."""
        if self._is_making:
            self._create_or_stop()
        else:
            super().reject()

    def done(self, result: int) -> None:
        """However it ends, nothing goes on behind it."""
        self._soon.stop()
        self.workshop.close()
        super().done(result)

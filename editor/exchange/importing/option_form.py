"""A form made of options, the same that a command line has: a row for each, rare ones on demand."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from editor.exchange.importing.in_words import sentence
from editor.widgets.asking import FileKind
from editor.widgets.forms.rule_choices import presets_of, system_title
from editor.widgets.path_field import PathField
from editor.words import tr
from model.scenario.names_in_words import in_words
from model.systems import system_names
from validator.exchange.described.option import Option

LONGEST: Final = 2_000
BETWEEN: Final = ";"
"""Between the texts of an option that may be said more than once."""
FEWEST_RARE: Final = 2
"""So few rare options are shown with the others."""
NARROWEST: Final = 150
"""Pixels of a field: long choices are cut rather than the form widened."""
Input = QLineEdit | QCheckBox | QComboBox | PathField


class OptionForm(QWidget):
    """Fields for options; empty ones say nothing."""

    changed = Signal()

    def __init__(
        self,
        options: Sequence[Option],
        values: Mapping[str, Any],
        folder: Path,
        *,
        is_new: bool = True,
    ) -> None:
        """`folder` is where files are looked for; options of new maps are shown for those."""
        super().__init__()
        self.options = [one for one in options if is_new or not one.is_for_new]
        self._folder = folder
        self.inputs: dict[str, Input] = {}
        self.form = QFormLayout()
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.more = QCheckBox(tr("More options"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self.form)
        column.addWidget(self.more)
        column.addStretch(1)
        for option in self.options:
            self._add(option, values.get(option.key))
        self._rare = [one.key for one in self.options if one.is_rare]
        self._rare = self._rare if len(self._rare) >= FEWEST_RARE else []
        self.more.setVisible(bool(self._rare))
        self.more.setChecked(any(values.get(key) for key in self._rare))
        self.more.toggled.connect(self._show_rare)
        self._show_rare()

    def values(self) -> dict[str, Any]:
        """What the fields say, by the keys of the options."""
        said = {one.key: self._value(one) for one in self.options}
        return {key: value for key, value in said.items() if value not in ("", False, [])}

    def is_whole(self) -> bool:
        """Whether everything is said that is needed."""
        values = self.values()
        return all(one.key in values for one in self.options if one.is_needed)

    # -- fields

    def _add(self, option: Option, value: Any) -> None:
        made = self._made(option, value)
        self.inputs[option.key] = made
        title = "" if option.kind == "flag" else tr(option.title)
        tip = "" if option.kind == "system" else tr(option.tip)
        made.setToolTip(sentence(tip) if tip else "")
        if not isinstance(made, PathField):
            made.setAccessibleName(tr(option.title))
        self.form.addRow(title, made)

    def _made(self, option: Option, value: Any) -> Input:
        if option.kind == "flag":
            box = QCheckBox(tr(option.title))
            box.setChecked(bool(value))
            box.toggled.connect(self.changed)
            return box
        if option.kind == "file":
            field = PathField(str(value or ""), self._kind(option), self._folder, "")
            field.changed.connect(self.changed)
            return field
        if option.kind in ("choice", "system", "preset"):
            return self._choice(option, str(value or option.usual))
        return self._line(option, value)

    def _kind(self, option: Option) -> FileKind:
        return FileKind(tr(option.title), tr("All files") + " (*)")

    def _line(self, option: Option, value: Any) -> QLineEdit:
        text = BETWEEN.join(value) if isinstance(value, list) else str(value or "")
        line = QLineEdit(text or option.usual)
        line.setMaxLength(LONGEST)
        line.setPlaceholderText(
            option.shown if option.shown.isupper() and "," in option.shown else ""
        )
        line.textEdited.connect(self.changed)
        return line

    def _choice(self, option: Option, value: str) -> QComboBox:
        box = QComboBox()
        box.setMinimumWidth(NARROWEST)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        if not option.usual:
            box.addItem(tr("as usual"), "")
        for title, said in self._choices(option):
            box.addItem(title, said)
        box.setCurrentIndex(max(0, box.findData(value)))
        box.currentIndexChanged.connect(self.changed)
        if option.kind == "system":
            box.currentIndexChanged.connect(self._follow_system)
        return box

    def _choices(self, option: Option) -> list[tuple[str, str]]:
        if option.kind == "system":
            return [(system_title(one), one) for one in option.choices()]
        if option.kind == "preset":
            return self._presets()
        names = callable(option.among)
        return [(in_words(one) if names else tr(one), one) for one in option.choices()]

    def _presets(self) -> list[tuple[str, str]]:
        """The rules of the game that is chosen, or of every one that can be."""
        field = self.inputs.get("system")
        chosen = field.currentData() if isinstance(field, QComboBox) else ""
        systems = [one for one in self.options if one.kind == "system"]
        known = [chosen] if chosen else (systems[0].choices() if systems else system_names())
        found = [choice for system in known for choice in presets_of(system)]
        return [(choice.title, choice.preset) for choice in found if choice.preset]

    def _follow_system(self) -> None:
        """Other games have other rules."""
        box = self.inputs.get("preset")
        if not isinstance(box, QComboBox):
            return
        before = box.currentData()
        box.blockSignals(True)
        box.clear()
        box.addItem(tr("as usual"), "")
        for title, said in self._presets():
            box.addItem(title, said)
        box.setCurrentIndex(max(0, box.findData(before)))
        box.blockSignals(False)

    def _value(self, option: Option) -> Any:
        made = self.inputs[option.key]
        if isinstance(made, QCheckBox):
            return made.isChecked()
        if isinstance(made, QComboBox):
            return str(made.currentData() or "")
        if isinstance(made, PathField):
            return made.path
        text = made.text().strip()
        if option.kind == "several":
            return [one.strip() for one in text.split(BETWEEN) if one.strip()]
        return text

    def _show_rare(self) -> None:
        for key in self._rare:
            self.form.setRowVisible(self.inputs[key], self.more.isChecked())

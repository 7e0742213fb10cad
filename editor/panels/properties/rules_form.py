"""The form of the rules: every number of the preset, and what this map changes of it."""

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from editor.edits.rules.variant_choices import VariantChoice, variant_choices
from editor.panels.properties.row_lines import RowLines
from editor.panels.properties.rule_details import RuleDetails
from editor.panels.properties.rule_pages import (
    about_group,
    about_rule,
    about_variant,
    topic_of,
    value_in_words,
)
from editor.panels.properties.rules import Rule, RuleGroup, money_unit, rule_groups
from editor.panels.properties.variants_form import VariantsForm
from editor.widgets.contrast import show_boxes
from editor.widgets.forms.choices import offered
from editor.widgets.forms.form import Form
from editor.widgets.forms.rule_choices import system_title
from editor.widgets.forms.sections import Section
from editor.words import tr
from model.forms.form import Route
from model.rules.meanings import without_ids
from model.rules.terrain_prices import unpriced
from model.scenario.scenario import Scenario
from model.schema.fields import Field
from model.systems import described


class RulesForm(QWidget):
    """All rules of a map in sections; those that it changes are marked, and have a way back."""

    edited = Signal(object, object)
    """The route of a rule, and what it shall be."""
    reset_wanted = Signal(object)
    row_wanted = Signal(str, object)
    """What shall be done with a row of a table: `add`, `rename` or `remove`; the route of the
    table, or of the row."""
    variant_ticked = Signal(str, bool)
    """A variant, and whether the map shall be played with it."""
    done = Signal()
    """Return was pressed in a field."""

    def __init__(self) -> None:
        super().__init__()
        self._scenario: Scenario | None = None
        self._choices: tuple[VariantChoice, ...] = ()
        self.variants: Section | None = None
        self._wanting: tuple[str, ...] = ()
        """Kinds of terrain on the board that lack a price."""
        self._groups: tuple[RuleGroup, ...] = ()
        self.sections: dict[str, Section] = {}
        self._routes: dict[str, Route] = {}
        self.text = QLineEdit(clearButtonEnabled=True)
        self.text.setPlaceholderText(tr("Find a rule"))
        self.text.setAccessibleName(tr("Show only rules with these words"))
        self.text.textChanged.connect(lambda _: self._fill())
        self.changed_only = QCheckBox(tr("Only what this map changes"))
        show_boxes(self.changed_only)
        self.changed_only.toggled.connect(lambda _: self._fill())
        self.none = QLabel()
        self.none.setWordWrap(True)
        self._page = QWidget()
        self._list = QVBoxLayout(self._page)
        self._list.setContentsMargins(0, 0, 4, 0)
        self._list.setSpacing(0)
        self._area = QScrollArea(widgetResizable=True)
        self._area.setAccessibleName(tr("Rules"))
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setWidget(self._page)
        self.details = RuleDetails()
        self.halves = QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False)
        self.halves.addWidget(self._area)
        self.halves.addWidget(self.details)
        self.halves.setStretchFactor(0, 1)
        self.halves.setSizes([self.details.usual_height * 3, self.details.usual_height])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 0)
        for part in (self.text, self.changed_only, self.none):
            layout.addWidget(part)
        layout.addWidget(self.halves, 1)

    def show_rules(self, scenario: Scenario) -> None:
        """Shows the rules of a map; sections that are open stay open."""
        wanting = unpriced(scenario)
        is_same = self._scenario is not None and (
            wanting == self._wanting
            and self._scenario.rules is scenario.rules
            and self._scenario.variants is scenario.variants
            and self._scenario.own_variants is scenario.own_variants
            and self._scenario.players is scenario.players
            and self._scenario.presets is scenario.presets
            and self._scenario.system == scenario.system
        )
        self._scenario, self._wanting = scenario, wanting
        if not is_same:
            self._choices = variant_choices(scenario)
            self._groups = _as_in_the_book(scenario.system, rule_groups(scenario))
            self._fill()

    def make_anew(self) -> None:
        """Forgets what is shown, so that it is made again."""
        self._scenario, self._routes = None, {}

    def form_of(self, key: str) -> Form | None:
        """The form in which a rule is shown, where its section is open."""
        section = self.sections.get(key.partition("/")[0])
        inside = section.inside if section is not None else None
        return inside if isinstance(inside, Form) else None

    def show_rule(self, key: str) -> None:
        """Opens the section of a rule, and gives its field the keys."""
        section = self.sections.get(key.partition("/")[0])
        if section is not None:
            section.open()
        form = self.form_of(key)
        found = [] if form is None else [one for one in form.inputs if f"{one}/".startswith(key)]
        if form is not None and found:
            form.inputs[found[0]].setFocus()

    def trouble(self, route: Route, why: str) -> None:
        form = self.form_of(route[0])
        if form is not None:
            form.trouble("/".join(route), why)

    # -- filling

    def _fill(self) -> None:
        shown = {group.name: self._wanted(group) for group in self._groups}
        if self._needs_new_sections(shown):
            self._make(shown)
        self._show_variants()
        for group in self._groups:
            if shown[group.name]:
                self._show(group, shown[group.name])
        self.none.setText(self._nothing() if not any(shown.values()) else "")
        self.none.setVisible(not any(shown.values()))

    def _nothing(self) -> str:
        if self._scenario is not None and described(self._scenario.system).rules is None:
            system = system_title(self._scenario.system)
            return tr("Milepost does not know the rules of {system} yet.").format(system=system)
        if not self._groups:
            return tr("The rules of this map cannot be read.")
        if self.changed_only.isChecked() and not self.text.text():
            return tr("This map is played by the rules of its preset.")
        return tr("No rule has these words.")

    def _wanted(self, group: RuleGroup) -> tuple[Rule, ...]:
        words = self.text.text().casefold().split()
        only = self.changed_only.isChecked()
        return tuple(
            rule
            for rule in group.rules
            if (rule.is_changed or not only) and _holds(group, rule, words)
        )

    def _needs_new_sections(self, shown: dict[str, tuple[Rule, ...]]) -> bool:
        keys = {name: [rule.key for rule in rules] for name, rules in shown.items() if rules}
        return (
            keys != {name: list(self._keys.get(name, ())) for name in self.sections}
            or not self.sections
        )

    @property
    def _keys(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for key in self._routes:
            found.setdefault(key.partition("/")[0], []).append(key)
        return found

    def _make(self, shown: dict[str, tuple[Rule, ...]]) -> None:
        focused = self._fields_with_keys()
        is_open = {name for name, section in self.sections.items() if section.is_open}
        are_variants_open = self.variants is not None and self.variants.is_open
        while (item := self._list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self.sections, self._routes = {}, {}
        self._add_variants(is_open=are_variants_open)
        topic = ""
        for group in self._groups:
            rules = shown[group.name]
            if rules:
                self._routes |= {rule.key: rule.route for rule in rules}
                here = _topic(self._system, group)
                if here != topic:
                    self._list.addWidget(_heading(here))
                topic = here
                section = self._section(group)
                self._list.addWidget(section)
                section.open(self._is_search or group.name in is_open)
        self._list.addStretch(1)
        for name in focused:
            fields = self._fields()
            if name in fields:
                fields[name].setFocus()

    def _fields(self) -> dict[str, QWidget]:
        """What can have the keys, by its rule or variant."""
        forms = [section.inside for section in self.sections.values()]
        found = {
            k: one for form in forms if isinstance(form, Form) for k, one in form.inputs.items()
        }
        inside = None if self.variants is None else self.variants.inside
        return {**found, **(inside.boxes if isinstance(inside, VariantsForm) else {})}

    def _fields_with_keys(self) -> list[str]:
        return [name for name, one in self._fields().items() if one.hasFocus()]

    @property
    def _is_search(self) -> bool:
        return bool(self.text.text()) or self.changed_only.isChecked()

    @property
    def _system(self) -> str:
        return "" if self._scenario is None else self._scenario.system

    def _add_variants(self, *, is_open: bool) -> None:
        """The section of the variants, where there are some and nobody looks for a rule."""
        self.variants = None
        if self._choices and not self._is_search:
            self.variants = Section(tr("Variants"), self._variants_form)
            self._list.addWidget(self.variants)
            self.variants.open(is_open)

    def _variants_form(self) -> VariantsForm:
        form = VariantsForm(self._choices)
        form.ticked.connect(self.variant_ticked)
        form.focused.connect(self._tell_variant)
        return form

    def _show_variants(self) -> None:
        """As what the map is played with now."""
        section = self.variants
        if section is None:
            return
        number = sum(choice.is_on for choice in self._choices)
        title = tr("Variants")
        section.call(f"{title}  ({number})" if number else title, is_bold=number > 0)
        inside = section.inside
        if isinstance(inside, VariantsForm):
            if list(inside.boxes) == [choice.name for choice in self._choices]:
                inside.show_choices(self._choices)
            else:
                section.make_again()

    def _tell_variant(self, name: str) -> None:
        choice = next(one for one in self._choices if one.name == name)
        self.details.tell(about_variant(choice))

    def _section(self, group: RuleGroup) -> Section:
        section = Section(group.title, partial(self._form, group.name))
        section.heading.setToolTip(without_ids(group.about))
        section.heading.clicked.connect(lambda: self.details.tell(about_group(self._system, group)))
        self.sections[group.name] = section
        return section

    def _tell(self, key: str) -> None:
        """Says below what the rule means that has the keys."""
        for group in self._groups:
            for rule in group.rules:
                if rule.key == key and self._scenario is not None:
                    unit = money_unit(self._scenario)
                    self.details.tell(about_rule(self._system, group, rule, unit))

    def _form(self, name: str) -> QWidget:
        """The form of a section, made when it is opened."""
        scenario = self._scenario
        group = next(group for group in self._groups if group.name == name)
        rules = self._wanted(group)
        unit = money_unit(scenario) if scenario is not None else ""
        form = Form({"money": unit, "percent": "%", "degrees": "°"})
        lines = RowLines(form, group, self._system, self.row_wanted.emit)
        for rule in rules:
            field = _as_asked(rule.field)
            offers = offered(scenario, field) if scenario is not None else ()
            lines.before(rule)
            form.add(rule.key, field, offers, title=rule.short_title, spoken=rule.title)
            lines.beside(rule)
        if not self._is_search:
            lines.at_the_end()
        form.focused.connect(self._tell)
        form.edited.connect(self._edited)
        form.reset_wanted.connect(lambda key: self.reset_wanted.emit(self._routes[key]))
        form.done.connect(self.done)
        self._put_values(form, rules)
        return form

    def _show(self, group: RuleGroup, rules: tuple[Rule, ...]) -> None:
        section = self.sections[group.name]
        number = group.changed
        section.call(f"{group.title}  ({number})" if number else group.title, is_bold=number > 0)
        if isinstance(section.inside, Form):
            self._put_values(section.inside, rules)

    def _put_values(self, form: Form, rules: tuple[Rule, ...]) -> None:
        form.show_values({rule.key: rule.value for rule in rules})
        for rule in rules:
            text = ""
            if rule.is_changed:
                text = tr("preset: {value}").format(value=value_in_words(rule.usual))
            elif rule.is_missing:
                text = tr("The map has such terrain, and no price for it.")
            if text or rule.key in form.notes:
                form.add_note(rule.key, text)
                form.notes[rule.key][1].setVisible(rule.is_changed)

    def _edited(self, key: str, value: Any) -> None:
        self.edited.emit(self._routes[key], value)


def _as_in_the_book(system: str, groups: tuple[RuleGroup, ...]) -> tuple[RuleGroup, ...]:
    """The groups in the order in which the rulebook tells of them."""
    return tuple(sorted(groups, key=lambda group: topic_of(system, group)[0]))


def _topic(system: str, group: RuleGroup) -> str:
    return topic_of(system, group)[1] or tr("Not in the rulebook")


def _heading(topic: str) -> QLabel:
    """The heading of the rulebook under which the next sections stand."""
    label = QLabel(topic)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setContentsMargins(4, 8, 4, 0)
    label.setStyleSheet(f"color: {label.palette().placeholderText().color().name()}")
    return label


def _as_asked(field: Field) -> Field:
    """A rule always says something; only where nothing is a value of its own it can be that."""
    from dataclasses import replace

    return replace(field, is_required=not field.may_be_null)


def _holds(group: RuleGroup, rule: Rule, words: list[str]) -> bool:
    text = f"{group.title} {rule.title} {rule.field.about} {group.about}".casefold()
    return all(word in text for word in words)

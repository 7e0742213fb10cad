"""The sheet of actions: which there are in which order, what they cost and what they do."""

from collections.abc import Sequence
from typing import Any, Final

from editor.panels.sheets.sheet import Column, Entry, Sheet, Spelt
from editor.panels.sheets.spelling import as_text, from_text
from editor.systems.age_of_steam.sheets.action_words import action_in_words
from editor.systems.age_of_steam.sheets.rule_values import READS, plain_at, rules_now, with_rule
from editor.words import tr
from model.forms.form import DoesNotFit
from model.imports.naming import Ids
from model.scenario.change import Change
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.schema.fields import Field
from model.systems.age_of_steam.rules.action_rules import SpecialAction
from model.systems.age_of_steam.rules.base_effects import BASE_EFFECTS
from model.systems.age_of_steam.sentences.effects import amount
from model.systems.age_of_steam.sentences.situations import situation

ROUTE: Final = ("actions", "list")
EFFECTS: Final = Field("effects", "group", is_effects=True)
NAME, DOES, PRICE, STEP, PLAYER, TABLE, WHEN = range(7)
FIELDS: Final = ("name", "effects", "price", "price_step", "uses_per_player", "uses_total", "when")
MOST: Final = 100


class Actions(Sheet):
    """The actions of a game, in the order in which they are shown to players."""

    NAME = "actions"
    TITLE = "Actions"
    SHOWS = "actions"
    BUILDS = "actions"
    ORDER = 15
    IS_ORDERED = True
    READS = READS

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        return (
            Column(tr("Action"), tr("What players call it."), "", 14),
            Column(tr("What it does"), tr("In words; it is edited below."), "", 34),
            Column(tr("Price"), tr("What taking it costs."), "", 6),
            Column(tr("Dearer"), tr("What it costs more each time it was taken."), "", 7),
            Column(tr("Each"), tr("How often a player may take it in a game."), "", 6),
            Column(tr("All"), tr("How often it may be taken by anybody."), "", 5),
            Column(tr("When"), tr("In which situations there is such an action."), "", 14),
        )

    def rows(self, scenario: Scenario) -> Sequence[str]:
        return tuple(action.id for action in _actions(scenario))

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        action = _action(scenario, row)
        told = action_in_words(action)
        if column == NAME:
            return Entry(action.name or in_words(row), tip=row)
        if column == DOES:
            return Entry(" ".join(told), tip="\n".join(told), is_fixed=True, opens=True)
        if column == WHEN:
            words = "" if action.when is None else situation(action.when)
            return Entry(words, tip=words, is_fixed=True)
        return _number(getattr(action, FIELDS[column]), may_be_blank=column in (PLAYER, TABLE))

    def edited(self, scenario: Scenario, row: str, column: int, value: Any) -> Change:
        said = value if value not in ("", 0) else None
        return _altered(scenario, row, FIELDS[column], said)

    def added(self, scenario: Scenario, row: str | None) -> Change:
        """An action of the base game that is missing; else one with a build more, to be altered."""
        listed = _plain(scenario)
        known = [one["id"] for one in listed]
        key = next((one for one in BASE_EFFECTS if one not in known), "")
        new: dict[str, Any] = {"id": key, "name": in_words(key).title()}
        if not key:
            name = tr("New action")
            new = {"id": Ids(known).fresh(name, "action"), "name": name}
            new["effects"] = [{"build_add": 1}]
        place = known.index(row) + 1 if row in known else len(known)
        label = tr("add action {name}").format(name=new["name"])
        return with_rule(scenario, ROUTE, [*listed[:place], new, *listed[place:]], label)

    def removed(self, scenario: Scenario, rows: Sequence[str]) -> Change:
        left = [one for one in _plain(scenario) if one["id"] not in rows]
        names = ", ".join(_title(scenario, row) for row in rows)
        return with_rule(scenario, ROUTE, left, tr("take away {names}").format(names=names))

    def moved(self, scenario: Scenario, row: str, by: int) -> Change:
        listed = _plain(scenario)
        place = [one["id"] for one in listed].index(row)
        listed.insert(place + by, listed.pop(place))
        label = tr("move action {name}").format(name=_title(scenario, row))
        return with_rule(scenario, ROUTE, listed, label)

    def users(self, scenario: Scenario, rows: Sequence[str]) -> Sequence[str]:
        """Nothing is asked: what else names an action is told by the checks."""
        return ()

    def whole(self, scenario: Scenario, row: str, column: int) -> str | None:
        if column == WHEN:
            return as_text(Field("when", "group"), _said(scenario, row).get("when"))
        return as_text(EFFECTS, _said(scenario, row).get("effects")) if column == DOES else None

    # -- below the table

    def spelt(self, scenario: Scenario, row: str, column: int) -> Spelt | None:
        if row not in self.rows(scenario):
            return None
        if column == WHEN:
            text = self.whole(scenario, row, WHEN) or ""
            return Spelt(tr("When there is such an action, as text"), text)
        said = _said(scenario, row).get("effects")
        words = "\n".join(action_in_words(_action(scenario, row)))
        if said is None and row in BASE_EFFECTS:
            words += "\n" + tr("This is so as long as no effects of its own are written here.")
        return Spelt(tr("Effects as text"), as_text(EFFECTS, said), words)

    def respelt(self, scenario: Scenario, row: str, column: int, text: str) -> Change:
        if column == WHEN:
            said = from_text(Field("when", "group"), text, is_list=False)
            return _altered(scenario, row, "when", said)
        return _altered(scenario, row, "effects", from_text(EFFECTS, text, is_list=False))


def _actions(scenario: Scenario) -> Sequence[SpecialAction]:
    rules = rules_now(scenario)
    return () if rules is None else rules.actions.list


def _action(scenario: Scenario, key: str) -> SpecialAction:
    return next(action for action in _actions(scenario) if action.id == key)


def _title(scenario: Scenario, key: str) -> str:
    return _action(scenario, key).name or in_words(key)


def _plain(scenario: Scenario) -> list[dict[str, Any]]:
    return list(plain_at(scenario, *ROUTE) or ())


def _said(scenario: Scenario, key: str) -> dict[str, Any]:
    return next((one for one in _plain(scenario) if one["id"] == key), {})


def _altered(scenario: Scenario, key: str, field: str, said: Any) -> Change:
    """An action of which something else is said; None where nothing is."""
    if field == "name" and said is None:
        raise DoesNotFit(tr("An action needs a name."))
    listed = [
        {name: value for name, value in {**one, field: said}.items() if value is not None}
        if one["id"] == key
        else one
        for one in _plain(scenario)
    ]
    words = tr("{field} of {thing}").format(field=in_words(field), thing=_title(scenario, key))
    return with_rule(scenario, ROUTE, listed, words)


def _number(value: Any, *, may_be_blank: bool) -> Entry:
    """A number, or what it is in which situation."""
    if value is None or isinstance(value, int):
        text = "" if value is None else str(value)
        return Entry(text, value, most=MOST, may_be_blank=may_be_blank)
    return Entry(
        amount(value), tip=tr("It depends on the situation: see the rules."), is_fixed=True
    )

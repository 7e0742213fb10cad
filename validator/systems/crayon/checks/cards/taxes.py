"""Tables of taxes: cash that no line speaks of, lines that take what nobody has, odd steps."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from model.forms.form import Step
from model.scenario.change import Change
from model.scenario.scenario_form import look_at
from model.systems.crayon.things.consequences import MORE, tax_limits, tax_table
from model.systems.crayon.things.effects import Tax
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Repair, Way
from validator.systems.crayon.repairs.event_cards import card_altered
from validator.systems.crayon.survey.survey import CrayonSurvey

READS = ("events", "rules", "variants")
IN_THE_RULES: Way = ("rules", "tax", "table")


class Line(NamedTuple):
    """One line of a table: who has this cash pays the amount."""

    key: str
    least: int
    most: int | None
    amount: int

    def __str__(self) -> str:
        return (
            tr("{least} to {most}", least=self.least, most=self.most)
            if self.most is not None
            else tr("{least} or more", least=self.least)
        )


class Table(NamedTuple):
    """A table that a card taxes by, where it stands, and its lines from the poorest on."""

    event: str
    place: int
    title: str
    route: Way
    amounts: Mapping[str, int]

    @property
    def lines(self) -> list[Line]:
        limits = tax_limits(self.amounts)
        least = [0, *[limit + 1 for limit in limits]]
        # A limit may be written as 00 or 030, which is told as a wrong notation.
        written = {int(key): key for key in self.amounts if key.isdecimal()}
        lines = [
            Line(written[most], first, most, self.amounts[written[most]])
            for first, most in zip(least, limits, strict=False)
        ]
        if MORE in self.amounts:
            lines.append(Line(MORE, least[-1], None, self.amounts[MORE]))
        return lines


def tables(survey: CrayonSurvey) -> Iterator[Table]:
    """The tables in use, that of the rules once; where no line can be read, that is told."""
    return (table for table in _in_use(survey) if table.lines)


def _in_use(survey: CrayonSurvey) -> Iterator[Table]:
    in_rules = False
    for one in survey.events.acting:
        if not isinstance(one.effect, Tax):
            continue
        amounts = tax_table(one.effect, survey.rules)
        if one.effect.table:
            route = (*one.route, "table")
            yield Table(one.event.id, one.place, one.event.name, route, amounts)
        elif amounts and not in_rules:
            in_rules = True
            yield Table("", 0, tr("the tax table of the rules"), IN_THE_RULES, amounts)


@check(
    "DCK013",
    "tax-table-gap",
    ERROR,
    reads=READS,
    needs=("rules",),
    holds=("VAL-CRY-59",),
    rules=("CRY-EVENT-23",),
    implies=("DCK014",),
)
def tax_table_gap(survey: CrayonSurvey) -> Iterator[Finding]:
    """A tax table leaves out the rich, or takes more than the poorest of a line have.

    Each key is the most cash of its line, so lines cannot overlap, and only `more` can be missing.

    Why: who has more cash than the last line pays nothing, or who is taxed cannot pay.
    Repair: end the table with `more`; let no line ask for more than its least cash.

    Bad:
        events:
        - {id: rail-tax, effects: [{effect: tax, table: {30: 0, 60: 4, 90: 8}}]}

    Good:
        events:
        - {id: rail-tax, effects: [{effect: tax, table: {30: 0, 60: 4, 90: 8, more: 8}}]}
    """
    for table in tables(survey):
        lines = table.lines
        if MORE not in table.amounts:
            last = lines[-1]
            yield Finding(
                message=tr(
                    "{table}: who has more than {most} pays nothing, since the table ends there",
                    table=table.title,
                    most=last.most,
                ),
                route=table.route,
                help=tr("add more: {amount}", amount=last.amount),
                repair=_with_amounts(
                    survey,
                    table,
                    {MORE: last.amount},
                    tr("tax all above {most} as well", most=last.most),
                ),
            )
        for line in lines:
            if line.amount > line.least:
                yield Finding(
                    message=tr(
                        "{table}: who has {line} pays {amount}, more than the poorest of them have",
                        table=table.title,
                        line=line,
                        amount=line.amount,
                    ),
                    route=(*table.route, line.key),
                    help=tr("ask for {least} at most, or begin the line higher", least=line.least),
                )


@check(
    "DCK014",
    "tax-falls",
    WARNING,
    reads=READS,
    needs=("rules",),
    holds=("VAL-CRY-60",),
    rules=("CRY-EVENT-23",),
)
def tax_falls(survey: CrayonSurvey) -> Iterator[Finding]:
    """A tax takes less from those who have more.

    Why: mostly two amounts were swapped; if not, players rush to be richer before the card comes.
    Repair: put the amounts in order.

    Bad:
        events:
        - {id: rail-tax, effects: [{effect: tax, table: {30: 0, 60: 8, 90: 4, more: 12}}]}

    Good:
        events:
        - {id: rail-tax, effects: [{effect: tax, table: {30: 0, 60: 4, 90: 8, more: 12}}]}
    """
    for table in tables(survey):
        lines = table.lines
        amounts = sorted(line.amount for line in lines)
        falling = [(a, b) for a, b in pairwise(lines) if b.amount < a.amount]
        for poorer, richer in falling[:1]:
            ordered = {line.key: paid for line, paid in zip(lines, amounts, strict=True)}
            yield Finding(
                message=tr(
                    "{table}: who has {richer} pays {amount}, and who has {poorer} pays {amount2}",
                    table=table.title,
                    richer=richer,
                    amount=richer.amount,
                    poorer=poorer,
                    amount2=poorer.amount,
                ),
                route=(*table.route, richer.key),
                repair=_with_amounts(survey, table, ordered, tr("put the amounts in order")),
            )


def _with_amounts(
    survey: CrayonSurvey, table: Table, amounts: Mapping[str, int], title: str
) -> Repair:
    """Other amounts in a table, on the card or in the rules."""
    if table.event:

        def alter(card: dict[str, Any]) -> None:
            card["effects"][table.place]["table"].update(amounts)

        return card_altered(survey.scenario, table.event, title, alter)
    return Repair(title, Change(title.capitalize(), tuple(_in_the_rules(survey, table, amounts))))


def _in_the_rules(survey: CrayonSurvey, table: Table, amounts: Mapping[str, int]) -> Iterator[Step]:
    """Steps that say some amounts of the rules' table; what the preset says need not be said."""
    for key, amount in amounts.items():
        if table.amounts.get(key) != amount:
            route = ("rules", "tax", "table", key)
            yield Step(route, look_at(survey.scenario, route), amount)

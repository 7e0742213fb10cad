"""The sheet of turns: how many there are, for each number of players."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from editor.panels.sheets.sheet import Column, Entry, Sheet
from editor.systems.age_of_steam.sheets.rule_values import READS, rules_now, with_rule
from editor.words import tr
from model.forms.form import DoesNotFit
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.conditions.cases import Cases, now
from model.systems.age_of_steam.conditions.selector import Situation

MOST_PLAYERS: Final = 8
MOST_TURNS: Final = 100


class Turns(Sheet):
    """What hangs on the number of players."""

    NAME = "turns"
    TITLE = "Turns"
    SHOWS = "turns"
    ORDER = 17
    CAN_ADD = False
    READS = (*READS, "players")

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        return (
            Column(tr("Turns"), tr("How many turns so many players play; blank for no fixed end.")),
            Column(
                tr("Cash"), tr("What each of them begins with; the rules say it."), follows=True
            ),
            Column(tr("On this map"), tr("Whether so many may play this map."), follows=True),
        )

    def rows(self, scenario: Scenario) -> Sequence[int]:
        return range(1, MOST_PLAYERS + 1)

    def row_title(self, scenario: Scenario, row: int) -> str:
        return tr("{n} players").format(n=row) if row > 1 else tr("1 player")

    def entry(self, scenario: Scenario, row: int, column: int) -> Entry:
        rules, situation = rules_now(scenario), Situation(players=row)
        is_played = scenario.players.min <= row <= scenario.players.max
        if rules is None:
            return Entry(is_fixed=True)
        if column == 0:
            turns = now(rules.turns, situation)
            is_fixed = not _is_by_players(rules.turns)
            text = "" if turns is None else str(turns)
            is_odd = is_played and turns is None and not rules.end
            return Entry(
                text, turns, most=MOST_TURNS, least=1, may_be_blank=True, is_fixed=is_fixed,
                is_odd=is_odd, tip=tr("So many may play, and no end is said.") if is_odd else "",
            )  # fmt: skip
        if column == 1:
            cash = now(rules.start.cash, situation)
            return Entry(str(cash), cash, is_fixed=True)
        return Entry(tr("yes") if is_played else tr("no"), int(is_played), is_fixed=True)

    def edited(self, scenario: Scenario, row: int, column: int, value: Any) -> Change:
        rules = rules_now(scenario)
        if rules is None or not _is_by_players(rules.turns):
            raise DoesNotFit(
                tr("The turns hang on more than the number of players: see the rules.")
            )
        turns = {n: now(rules.turns, Situation(players=n)) for n in self.rows(scenario)}
        turns[row] = None if value == "" else int(value)
        otherwise = rules.turns.otherwise if isinstance(rules.turns, Cases) else rules.turns
        label = tr("turns of {players}").format(players=self.row_title(scenario, row))
        return with_rule(scenario, ("turns",), said_of(turns, otherwise), label)

    def removed(self, scenario: Scenario, rows: Sequence[int]) -> Change:
        return Change("")


def _is_by_players(turns: Any) -> bool:
    """Whether turns hang on the number of players alone, or on nothing."""
    return not isinstance(turns, Cases) or all(
        case.when.keys() == {"players"} and not case.when.not_ for case in turns.cases
    )


def said_of(turns: Mapping[int, int | None], otherwise: int | None) -> Any:
    """Turns by the number of players as a file says it: equal ones together, the rest last."""
    by_number: dict[int | None, list[int]] = {}
    for players, number in turns.items():
        if number != otherwise:
            by_number.setdefault(number, []).append(players)
    if not by_number:
        return otherwise
    cases = [
        {"when": {"players": some[0] if len(some) == 1 else some}, "is": number}
        for number, some in by_number.items()
    ]
    return {"cases": cases, "else": otherwise}

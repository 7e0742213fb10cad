"""The open questions of Santa Fe: what a board answers itself, and which matter to it."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from model.scenario.scenario import Scenario
from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.systems.santa_fe.things.part import SantaFePart
from validator.rules.open_questions import Questions


class _Board(NamedTuple):
    scenario: Scenario
    part: SantaFePart
    rules: SantaFeRules


_Asked = Callable[[_Board], bool]


def _for_two(of: _Board) -> bool:
    return (
        of.scenario.players.min <= 2 <= of.scenario.players.max
        and of.rules.two_players.third_player
    )


def _has_markers(of: _Board) -> bool:
    return any(card.markers for card in of.part.cards.values()) and any(
        one.count for one in of.part.boom_markers.values()
    )


def _has_branches(of: _Board) -> bool:
    return any(card.branch and card.count for card in of.part.cards.values())


def _costs_terrain(of: _Board) -> bool:
    return any(of.rules.terrain.prices.values())


def _has_short_lines(of: _Board) -> bool:
    return any(not one.is_major for one in of.part.railroads.values())


def _exchanges(of: _Board) -> bool:
    return any(card.exchange for card in of.part.cards.values())


def _may_be_idle(of: _Board) -> bool:
    either = any(card.pieces.mode == "either" for card in of.part.cards.values())
    return either and of.rules.laying.may_pass


_IN_USE: Final[Mapping[str, _Asked]] = {
    "two_players.third_short_lines": lambda of: _for_two(of) and _has_short_lines(of),
    "two_players": _for_two,
    "playing.markers": _has_markers,
    "playing.least_markers": _has_markers,
    "terrain": _costs_terrain,
    "drawing.exchange": _exchanges,
    "drawing.wasted_cards": _has_branches,
    "laying.branch_first": _has_branches,
    "end.own_branch": _has_branches,
    "end.idle_is_pass": _may_be_idle,
    "bonus.unpaid": lambda of: any(card.bonus == 0 for card in of.part.cards.values()),
}
"""Rules that only matter where something else is there; the longest name that fits counts."""


class SantaFeQuestions(Questions):
    """What boards of Santa Fe say, and which rules matter to them."""

    def is_in_use(self, parameter: str, scenario: Scenario, rules: Any) -> bool:
        part = scenario.part
        if not isinstance(rules, SantaFeRules) or not isinstance(part, SantaFePart):
            return False
        words = parameter.split(".")
        names = (".".join(words[:n]) for n in range(len(words), 0, -1))
        asked = next((_IN_USE[name] for name in names if name in _IN_USE), None)
        return asked is None or asked(_Board(scenario, part, rules))


QUESTIONS = SantaFeQuestions()

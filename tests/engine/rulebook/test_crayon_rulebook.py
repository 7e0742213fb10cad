"""The rulebook of crayon rails has every rule, under the number that it has always had."""

from collections import Counter

from engine.rulebook import Rulebook
from tests.engine.rulebook.numbering import numbers

COUNTS = {
    "GEN": 3,
    "COMP": 12,
    "SETUP": 8,
    "INIT": 5,
    "TURN": 8,
    "BUILD": 21,
    "CITY": 8,
    "FERRY": 12,
    "CONT": 14,
    "START": 3,
    "MOVE": 10,
    "RENT": 5,
    "LOAD": 7,
    "DELIV": 5,
    "UPG": 5,
    "DEMAND": 5,
    "EVENT": 62,
    "WIN": 11,
    "INFO": 3,
    "VAR": 35,
}
# These two leave numbers free between their groups.
NUMBERS = {
    "EVENT": [*range(1, 28), *range(30, 49), *range(50, 59), *range(60, 63), *range(70, 74)],
    "VAR": [
        1,
        2,
        3,
        *range(10, 16),
        *range(20, 28),
        30,
        31,
        32,
        35,
        *range(40, 47),
        *range(50, 57),
    ],
}


class TestTheCrayonRulebook:
    def test_has_every_rule(self, crayon: Rulebook) -> None:
        assert len(crayon.rules) == 242
        words = Counter(one.id.split("-")[1] for one in crayon.rules)
        assert words == COUNTS

    def test_numbers_its_rules_as_they_have_always_been(self, crayon: Rulebook) -> None:
        for start, found in numbers(one.id for one in crayon.rules).items():
            word = start.removeprefix("CRY-")
            assert found == NUMBERS.get(word, list(range(1, COUNTS[word] + 1))), start

    def test_has_every_open_question(self, crayon: Rulebook) -> None:
        found = numbers(one.id for one in crayon.open_questions)
        assert {key: sorted(one) for key, one in found.items()} == {"OPEN-CRY": list(range(1, 78))}

    def test_has_every_invariant_in_order(self, crayon: Rulebook) -> None:
        assert numbers(one.id for one in crayon.invariants) == {"INV-CRY": list(range(1, 32))}

    def test_has_every_inspection_in_order(self, crayon: Rulebook) -> None:
        assert numbers(one.id for one in crayon.inspections) == {"VAL-CRY": list(range(1, 89))}
        told = {int(one.id[-2:]) for one in crayon.inspections if one.severity == "info"}
        assert told == {9, 16, 21, 35, 48, 65, 79}

    def test_says_which_open_questions_are_dangerous(self, crayon: Rulebook) -> None:
        danger = Counter(one.danger for one in crayon.open_questions)
        assert danger == {"high": 14, "medium": 34, "low": 29}

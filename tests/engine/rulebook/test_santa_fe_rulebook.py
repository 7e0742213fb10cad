"""The rulebook of Santa Fe has every rule, under the number that it has always had."""

from engine.rulebook import Rulebook
from tests.engine.rulebook.numbering import numbers

SANTA_FE = {
    "COMP": 7, "SETUP": 10, "ROUND": 7, "DRAW": 12, "PLAY": 7, "CITY": 1, "DOUBLE": 5, "TRIPLE": 2,
    "FOUR": 3, "BRANCH": 4, "BOOM": 4, "SHORT": 1, "TRACK": 19, "BONUS": 9, "REUSE": 4, "END": 7,
    "SCORE": 4, "TWO": 8, "TERRAIN": 7,
}  # fmt: skip


class TestTheSantaFeRulebook:
    def test_has_every_rule_and_numbers_them_as_they_have_always_been(
        self, santa_fe: Rulebook
    ) -> None:
        found = numbers(one.id for one in santa_fe.rules)
        assert found == {f"SFR-{word}": list(range(1, n + 1)) for word, n in SANTA_FE.items()}

    def test_has_every_open_question_and_something_that_decides_it(
        self, santa_fe: Rulebook
    ) -> None:
        found = numbers(one.id for one in santa_fe.open_questions)
        assert sorted(found["SFR-OPEN"]) == list(range(1, 21))
        assert not any(one.is_fixed for one in santa_fe.open_questions)

    def test_has_every_invariant_in_order(self, santa_fe: Rulebook) -> None:
        assert numbers(one.id for one in santa_fe.invariants) == {"SFR-INV": list(range(1, 19))}

    def test_has_everything_that_is_looked_at_before_play(self, santa_fe: Rulebook) -> None:
        found = numbers(one.id for one in santa_fe.inspections)
        assert sorted(found["SFR-CHK"]) == list(range(1, 49))

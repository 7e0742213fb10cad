"""The rulebook of Trains has every rule under its number, and cards beside them by their names."""

from engine.rulebook import Rulebook
from tests.engine.rulebook.numbering import numbers

TRAINS = {
    "COMP": 10, "SETUP": 12, "TURN": 10, "PLAY": 9, "BUY": 4, "DRAW": 6, "RAIL": 12, "STATION": 6,
    "WASTE": 7, "END": 5, "SCORE": 6, "KIT": 4,
}  # fmt: skip
CARD = "TRN-CARD-"


class TestTheTrainsRulebook:
    def test_has_every_rule_and_numbers_them_as_they_have_always_been(
        self, trains: Rulebook
    ) -> None:
        found = numbers(one.id for one in trains.rules if not one.id.startswith(CARD))
        assert found == {f"TRN-{word}": list(range(1, n + 1)) for word, n in TRAINS.items()}

    def test_has_every_open_question_and_something_that_decides_it(self, trains: Rulebook) -> None:
        found = numbers(one.id for one in trains.open_questions)
        assert sorted(found["TRN-OPEN"]) == list(range(1, 20))
        assert not any(one.is_fixed for one in trains.open_questions)

    def test_has_every_invariant_in_order(self, trains: Rulebook) -> None:
        assert numbers(one.id for one in trains.invariants) == {"TRN-INV": list(range(1, 18))}

    def test_has_everything_that_is_looked_at_before_play(self, trains: Rulebook) -> None:
        found = numbers(one.id for one in trains.inspections)
        assert sorted(found["TRN-CHK"]) == list(range(1, 47))
        told = {int(one.id[-2:]) for one in trains.inspections if one.severity == "info"}
        assert told == {43, 46}

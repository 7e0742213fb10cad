"""The rulebook of Age of Steam has every rule, under the number that it has always had."""

from engine.rulebook import Rulebook
from tests.engine.rulebook.numbering import numbers

AGE_OF_STEAM = {
    "AOS": {
        "COMP": 9,
        "BOARD": 7,
        "SETUP": 6,
        "TURN": 3,
        "SHARES": 4,
        "AUCTION": 8,
        "ACTION": 8,
        "BUILD": 31,
        "GOODS": 12,
        "INCOME": 2,
        "EXPENSE": 5,
        "REDUCE": 3,
        "GROWTH": 7,
        "END": 6,
    },
    "SC": {
        "SETUP": 5,
        "ACTION": 3,
        "TOKEN": 8,
        "BUILD": 10,
        "NAT": 10,
        "UNF": 5,
        "GOODS": 5,
        "END": 1,
    },
    "AOM": {
        "GEN": 9,
        "SETUP": 16,
        "ACTION": 12,
        "DELIVERY": 8,
        "BUILD": 13,
        "URBAN": 6,
        "GROWTH": 5,
        "MONEY": 10,
        "ORDER": 6,
        "CHAIN": 3,
        "PAYFIRST": 3,
        "ROLE": 4,
        "TELEPORT": 3,
        "FIX": 8,
    },
}


class TestTheAgeOfSteamRulebook:
    def test_has_every_rule_and_numbers_them_as_they_have_always_been(
        self, age_of_steam: Rulebook
    ) -> None:
        found = numbers(one.id for one in age_of_steam.rules)
        assert found == {
            f"{game}-{word}": list(range(1, count + 1))
            for game, words in AGE_OF_STEAM.items()
            for word, count in words.items()
        }

    def test_has_every_open_question(self, age_of_steam: Rulebook) -> None:
        found = numbers(one.id for one in age_of_steam.open_questions)
        assert {key: sorted(one) for key, one in found.items()} == {
            "OPEN": [*range(1, 21), 22, 25, 26],  # The others were withdrawn.
            "OPEN-SC": list(range(1, 24)),
        }

    def test_has_every_invariant_in_order(self, age_of_steam: Rulebook) -> None:
        assert numbers(one.id for one in age_of_steam.invariants) == {
            "INV-AOS": list(range(1, 27)),
            "INV-SC": list(range(1, 9)),
            "INV-AOM": list(range(1, 10)),
        }

    def test_has_every_inspection(self, age_of_steam: Rulebook) -> None:
        found = numbers(one.id for one in age_of_steam.inspections)
        assert {key: sorted(one) for key, one in found.items()} == {
            "VAL-AOS": list(range(1, 66)),
            "VAL-AOM": list(range(1, 27)),
        }
        told = {one.id for one in age_of_steam.inspections if one.severity == "info"}
        assert told == {"VAL-AOS-30", "VAL-AOS-60", "VAL-AOS-64", "VAL-AOS-65", "VAL-AOM-25"}

    def test_gives_the_fan_map_its_own_rules_and_those_of_the_game_it_keeps(
        self, age_of_steam: Rulebook
    ) -> None:
        lacking = {one.id for one in age_of_steam.rules if "southern-china" not in one.games}
        assert lacking == {"AOS-COMP-07", "AOS-ACTION-04", "AOS-ACTION-05"}
        own = [one.id for one in age_of_steam.rules if "age-of-steam" not in one.games]
        assert all(one.startswith("SC-") for one in own)

    def test_has_an_answer_of_its_own_that_nothing_decides_for_two_questions(
        self, age_of_steam: Rulebook
    ) -> None:
        fixed = {one.id for one in age_of_steam.open_questions if one.is_fixed}
        assert fixed == {"OPEN-SC-21", "OPEN-SC-23"}

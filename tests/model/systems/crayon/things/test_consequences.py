"""What effects come to: taxes by the table, waters that flood, prices after rains, errands."""

from dataclasses import replace
from typing import Literal

import pytest

from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load
from model.rules.resolving import rules_of
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.systems.crayon.things.consequences import (
    adds_to,
    errand_pays,
    floods,
    price_after,
    tax_limits,
    tax_on,
    tax_table,
)
from model.systems.crayon.things.effects import Bonus, Errand, Rekind, Tax

RULES = rules_of(load(bundled_scenarios()["tutorial"]), CrayonRules)
TABLE = {"more": 12, "30": 0, "100": 8}


@pytest.mark.parametrize(("cash", "paid"), [(0, 0), (30, 0), (31, 8), (100, 8), (101, 12)])
def test_the_limit_itself_still_belongs_to_its_line(cash: int, paid: int) -> None:
    assert tax_on(cash, TABLE) == paid


def test_limits_go_by_their_number_and_not_by_their_text() -> None:
    assert tax_limits(TABLE) == [30, 100]


def test_a_card_without_a_table_taxes_by_the_rules() -> None:
    assert tax_table(Tax(Things()), RULES) == RULES.tax.table
    assert tax_table(Tax(Things({"more": 1})), RULES) == {"more": 1}


@pytest.mark.parametrize("reading", ["never", "after-rains", "always"])
def test_dry_rivers_flood_as_the_rules_read_it(
    reading: Literal["never", "after-rains", "always"],
) -> None:
    flood = replace(RULES.flood, dry_rivers=reading)
    rain = [Rekind("dry-river", "river")]
    assert floods(flood, "dry-river", []) is (reading == "always")
    assert floods(flood, "dry-river", rain) is (reading != "never")
    assert floods(flood, "dry-river", [Rekind("dry-lake")]) is (reading == "always")
    assert floods(flood, "river", [])
    assert not floods(flood, "lake", rain)


def test_the_price_after_rains_is_the_cards_or_the_rules() -> None:
    assert price_after(Rekind("dry-river", surcharge=7), RULES) == 7
    assert price_after(Rekind("dry-river", "river"), RULES) == RULES.cost.after_rains["dry-river"]
    assert price_after(Rekind("lake", "river"), RULES) == RULES.cost.crossing["river"]
    assert price_after(Rekind("lake"), RULES) is None


def test_a_bonus_without_a_list_is_for_everything() -> None:
    assert adds_to(Bonus(5), "aston", "coal")
    assert adds_to(Bonus(5, goods=("coal",)), "aston", "coal")
    assert not adds_to(Bonus(5, goods=("coal",), cities=("byford",)), "aston", "coal")


def test_an_errand_ends_in_its_cities_and_perhaps_in_any_major_one() -> None:
    errand = Errand(Things({"aston": 10}), 5)
    assert errand_pays(errand, "aston", "small") == 10
    assert errand_pays(errand, "byford", "major") == 5
    assert errand_pays(errand, "byford", "medium") is None
    assert errand_pays(Errand(Things({"aston": 10})), "byford", "major") is None

"""What effects of event cards come to on a map, for those who play it and those who check it."""

from collections.abc import Iterable, Mapping

from model.scenario.things import WaterKind
from model.systems.crayon.rules.card_rules import FloodRules
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.systems.crayon.things.effects import Bonus, Errand, Rekind, Tax

MORE = "more"
"""The last line of a table of taxes, for all cash above the others."""


def tax_table(effect: Tax, rules: CrayonRules) -> Mapping[str, int]:
    """The table by which a card taxes: its own, or that of the rules if it brings none."""
    return dict(effect.table.items()) or rules.tax.table


def tax_limits(table: Mapping[str, int]) -> list[int]:
    """The most cash of each line of a table, the poorest first; the rest is `more`."""
    return sorted(int(limit) for limit in table if str(limit).isdecimal())


def tax_on(cash: int, table: Mapping[str, int]) -> int:
    """What a table asks of a player with this cash (CRY-EVENT-23)."""
    line = next((str(limit) for limit in tax_limits(table) if cash <= limit), MORE)
    return table.get(line, 0)


def floods(flood: FloodRules, kind: WaterKind, rained: Iterable[Rekind]) -> bool:
    """Whether floods touch waters of a kind, after rains or without (CRY-EVENT-36)."""
    if kind == "dry-river":
        return _is_wet(kind, flood.dry_rivers, rained)
    if kind == "dry-lake":
        return _is_wet(kind, flood.dry_lakes, rained)
    return kind == "river"


def _is_wet(kind: WaterKind, reading: str, rained: Iterable[Rekind]) -> bool:
    if reading != "after-rains":
        return reading == "always"
    return any(rain.kind == kind and rain.becomes in (None, "river") for rain in rained)


def price_after(rain: Rekind, rules: CrayonRules) -> int | None:
    """What crossing waters of the kind adds after rains; None where it stays as it was."""
    if rain.surcharge is not None:
        return rain.surcharge
    price = rules.cost.after_rains.get(rain.kind)
    if price is None and rain.becomes is not None:
        return rules.cost.crossing.get(rain.becomes)
    return price


def adds_to(bonus: Bonus, city: str, good: str) -> bool:
    """Whether a delivery pays more by a bonus (CRY-EVENT-38, -40)."""
    return (not bonus.goods or good in bonus.goods) and (not bonus.cities or city in bonus.cities)


def errand_pays(errand: Errand, city: str, kind: str) -> int | None:
    """What arriving in a city pays, None if the errand does not end there (CRY-EVENT-21)."""
    if city in errand.pays:
        return errand.pays[city]
    return errand.any_major_pays if kind == "major" else None

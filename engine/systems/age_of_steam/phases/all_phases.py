"""The phases by the names that the rules call them."""

from collections.abc import Mapping
from typing import cast

from engine.systems.age_of_steam.phases import (
    advance,
    expenses,
    income,
    ordering,
    reduction,
    shares,
)
from engine.systems.age_of_steam.phases.phase import Phase

PHASES: Mapping[str, Phase] = {
    name: cast("Phase", module)
    for name, module in {
        "shares": shares,
        "order": ordering,
        "income": income,
        "expenses": expenses,
        "reduction": reduction,
        "advance": advance,
    }.items()
}

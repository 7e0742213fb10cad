"""The phases by the names that the rules call them."""

from collections.abc import Mapping
from typing import cast

from engine.systems.age_of_steam.phases import (
    advance,
    building,
    choosing,
    expenses,
    growth,
    income,
    moving,
    ordering,
    reduction,
    roles,
    shares,
)
from engine.systems.age_of_steam.phases.automatic import Automatic
from engine.systems.age_of_steam.phases.phase import Phase

PHASES: Mapping[str, Phase] = {
    name: cast("Phase", module)
    for name, module in {
        "roles": roles,
        "shares": shares,
        "order": ordering,
        "actions": choosing,
        "build": building,
        "move": moving,
        "income": Automatic(income.begin),
        "expenses": Automatic(expenses.begin),
        "reduction": Automatic(reduction.begin),
        "growth": growth,
        "advance": Automatic(advance.begin),
    }.items()
}

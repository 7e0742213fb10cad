"""A scenario after orders of a Change: put this there, take that away."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from model.collection import Things, freeze
from model.forms.form import DoesNotFit, Misfit, Order, shown
from model.scenario.preset_things import own_plain, read_over_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import (
    core_record,
    misfit_key,
    misfit_name,
    part_in,
    part_record,
)


def alter_scenario(scenario: Scenario, orders: Sequence[Order]) -> Scenario:
    """The scenario after orders such as (("cities", "aston", "name"), "Ashton")."""
    for system in [plain for route, plain in orders if route == ("system",)]:
        scenario = _of_system(scenario, system)
    part = part_record(scenario.system)
    core_orders: list[Order] = []
    part_orders: list[Order] = []
    misfits = scenario.misfits
    for order in orders:
        if order[0][0] == "misfits":
            misfits = _alter_misfits(misfits, order)
        elif part is not None and order[0][0] in part.slots:
            part_orders.append(order)
        else:
            core_orders.append(order)
    core = core_record(scenario.system)
    altered: Scenario = core.alter(scenario, core_orders) if core_orders else scenario
    if part is not None and part_orders:
        altered = replace(altered, part=part.alter(part_in(scenario, part), part_orders))
    return altered if misfits is scenario.misfits else replace(altered, misfits=misfits)


def _of_system(scenario: Scenario, system: Any) -> Scenario:
    """The scenario read as one of another system: what fitted may not fit there, and vice versa.

    It says itself what its file says, over what the preset of the other system holds.
    """
    plain = {**own_plain(scenario), "system": system}
    if not system:
        del plain["system"]
    return read_over_preset(plain, scenario.presets)


def _alter_misfits(misfits: Things[Misfit], order: Order) -> Things[Misfit]:
    key, plain = misfit_name(order[0]), order[1]
    if plain is None:
        return misfits.drop(key)
    match plain:
        case {"route": [*route], "plain": said, "why": str(why)}:
            misfit = Misfit(tuple(map(str, route)), freeze(said), why)
            if misfit_key(misfit.route) == key:
                return misfits.put(key, misfit)
    raise DoesNotFit(f"{shown(key)}: this is no misfit")

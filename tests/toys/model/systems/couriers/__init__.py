"""Couriers: relays along lines between cities, on a board of routes."""

from typing import Any

from model.systems.system import SystemModel


def _city() -> Any:
    from model.systems.couriers.things import CourierCity

    return CourierCity


def _rules() -> Any:
    from model.systems.couriers.things import CourierRules

    return CourierRules


SYSTEM = SystemModel(
    name="couriers",
    title="Couriers",
    about="Relays are set along lines, and who has the most of a line is paid for its cities.",
    order=91,
    board="routes",
    preset="couriers",
    kinds=(),
    city=_city,
    rules=_rules,
)

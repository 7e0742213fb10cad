"""The trains that the rules of a crayon scenario name: to begin with, and to exchange for."""

from collections.abc import Iterator

from model.scenario.references import Reference
from model.systems.crayon.rules.crayon_rules import CrayonRules


def trains_named(rules: CrayonRules) -> Iterator[Reference]:
    """Trains that a game begins with, and those that a train can be exchanged for."""
    for name in rules.start.trains:
        yield Reference("trains", name, ("rules", "start", "trains", name))
    for name in rules.restart.trains if rules.restart.enabled else ():
        yield Reference("trains", name, ("rules", "restart", "trains", name))
    for key, train in rules.trains.items():
        for field in ("upgrades", "crossgrades"):
            for name in getattr(train, field):
                yield Reference("trains", name, ("rules", "trains", key, field, name), is_key=True)

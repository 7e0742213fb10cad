"""The rules of a crayon scenario at a glance: its numbers, and what wins."""

from collections.abc import Iterator

from drawing.aids.rules import in_force
from drawing.aids.strips import Cell, Setter, Strip
from model.scenario.names_in_words import counted, joined
from model.scenario.scenario import Scenario
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.systems.crayon.things.part import CrayonPart


def numbers(scenario: Scenario, rules: CrayonRules, setter: Setter) -> Iterator[Strip]:
    """The figures that players ask for."""
    yield setter.heading("This game in numbers")
    for name, value in facts(scenario, rules):
        yield setter.row([Cell(name), Cell(value, strong=True)], [5, 6])


def facts(scenario: Scenario, rules: CrayonRules) -> Iterator[tuple[str, str]]:
    """What is counted and what is needed, name by name."""
    part, players = scenario.part_as(CrayonPart), scenario.players
    several = players.min != players.max
    yield "Players", f"{players.min} to {players.max}" if several else str(players.min)
    yield "Money", rules.money.unit
    yield (
        "To begin with",
        f"{rules.start.cash}, {counted(rules.start.build_rounds, 'building round')}",
    )
    trains = (rules.trains[one].name if one in rules.trains else one for one in rules.start.trains)
    yield "First train", joined(trains) or "none"
    yield "First player", _first(rules)
    yield "Hand", counted(rules.turn.hand_size, "demand card")
    yield "Spending in a turn", f"at most {rules.turn.spend_limit}"
    yield "Rent of track", f"{rules.rent.fee} for each opponent"
    yield "To win", winning(rules)
    yield "If several win", _several(rules)
    events = sum(event.count for event in part.events.values())
    if not in_force(scenario):
        yield "Variants", "none"
    yield "Deck", f"{counted(len(part.demands), 'demand card')}, {counted(events, 'event')}"
    chips = sum(good.chips for good in scenario.goods.values())
    yield "Chips", f"{counted(chips, 'chip')} of {counted(len(scenario.goods), 'good')}"


def winning(rules: CrayonRules) -> str:
    """What a player needs to win."""
    win = rules.win
    needs = [f"{win.cash} in cash"]
    if win.majors:
        needs.append(f"{counted(win.majors, 'major city', 'major cities')} joined by your track")
    if win.links:
        needs.append(counted(win.links, "container link"))
    return joined(needs)


def _first(rules: CrayonRules) -> str:
    if rules.start.first_player == "highest-in-hand":
        return "highest card number in hand"
    return "by cutting the deck"


def _several(rules: CrayonRules) -> str:
    after = "the round is finished" if rules.win.equal_turns else "the first to declare wins"
    return f"{after}; tied players go on to {rules.win.tie_step} more"

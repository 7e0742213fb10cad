"""The rules of a crayon scenario at a glance: its numbers, and what wins."""

from collections.abc import Iterator

from drawing.aids.rules import in_force
from drawing.aids.strips import Cell, Setter, Strip
from model.scenario.names_in_words import counted, joined, word_of
from model.scenario.scenario import Scenario
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.systems.crayon.things.part import CrayonPart
from model.wording.speech import tr, trn


def numbers(scenario: Scenario, rules: CrayonRules, setter: Setter) -> Iterator[Strip]:
    """The figures that players ask for."""
    yield setter.heading(tr("This game in numbers"))
    for name, value in facts(scenario, rules):
        yield setter.row([Cell(name), Cell(value, strong=True)], [5, 6])


def facts(scenario: Scenario, rules: CrayonRules) -> Iterator[tuple[str, str]]:
    """What is counted and what is needed, name by name."""
    part, players = scenario.part_as(CrayonPart), scenario.players
    several = players.min != players.max
    span = tr("{least} to {most}", least=players.min, most=players.max)
    yield tr("Players"), span if several else str(players.min)
    yield tr("Money"), word_of(rules.money.unit)
    yield tr("To begin with"), _beginning(rules)
    trains = (
        tr(rules.trains[one].name) if one in rules.trains else one for one in rules.start.trains
    )
    yield tr("First train"), joined(trains) or tr("none")
    yield tr("First player"), _first(rules)
    yield tr("Hand"), counted(rules.turn.hand_size, "demand card")
    yield tr("Spending in a turn"), tr("at most {amount}", amount=rules.turn.spend_limit)
    yield tr("Rent of track"), tr("{amount} for each opponent", amount=rules.rent.fee)
    yield tr("To win"), winning(rules)
    yield tr("If several win"), _several(rules)
    if not in_force(scenario):
        yield tr("Variants"), tr("none")
    events = sum(event.count for event in part.events.values())
    deck = counted(len(part.demands), "demand card"), counted(events, "event")
    yield tr("Deck"), tr(", ").join(deck)
    chips = counted(sum(good.chips for good in scenario.goods.values()), "chip")
    goods = counted(len(scenario.goods), "good")
    yield tr("Chips"), tr("{chips} of {goods}", chips=chips, goods=goods)


def _beginning(rules: CrayonRules) -> str:
    rounds = counted(rules.start.build_rounds, "building round")
    return tr("{cash}, {rounds}", cash=rules.start.cash, rounds=rounds)


def winning(rules: CrayonRules) -> str:
    """What a player needs to win."""
    win = rules.win
    needs = [tr("{amount} in cash", amount=win.cash)]
    if win.majors:
        needs.append(
            trn(
                "{n} major city joined by your track",
                "{n} major cities joined by your track",
                win.majors,
            )
        )
    if win.links:
        needs.append(counted(win.links, "container link"))
    return joined(needs)


def _first(rules: CrayonRules) -> str:
    if rules.start.first_player == "highest-in-hand":
        return tr("highest card number in hand")
    return tr("by cutting the deck")


def _several(rules: CrayonRules) -> str:
    step = rules.win.tie_step
    if rules.win.equal_turns:
        return tr("the round is finished; tied players go on to {step} more", step=step)
    return tr("the first to declare wins; tied players go on to {step} more", step=step)

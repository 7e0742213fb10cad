"""Random edits of the rules, the cards and the ferries of a crayon scenario."""

from dataclasses import replace
from random import Random
from typing import Any

from model.collection import freeze, thaw
from model.notation import Cells
from model.scenario.scenario import Scenario
from model.systems.crayon.things import effects
from model.systems.crayon.things.part import CrayonPart, Demand, Duration, Event, Ferry
from tests.generate.edits import Edit, any_cell, any_text, drop_thing, new_id


def edit_rules(rng: Random, scenario: Scenario) -> Scenario:
    rules = thaw(scenario.rules)
    group, key, value = rng.choice(
        (
            ("win", "cash", rng.randrange(400)),
            ("win", "majors", 2),
            ("rent", "fee", 5),
            ("city", "small", {"max_players": rng.choice((None, 1))}),
            ("cost", "terrain", {"swamp": 2, "forest": 1}),
        )
    )
    if rng.random() < 0.3:
        rules.pop(group, None)
    else:
        rules[group] = {**rules.get(group, {}), key: value}
    return replace(scenario, rules=freeze(rules))


def with_part(scenario: Scenario, **changes: Any) -> Scenario:
    return replace(scenario, part=replace(scenario.part_as(CrayonPart), **changes))


def edit_cards(rng: Random, scenario: Scenario) -> Scenario:
    demands = scenario.part_as(CrayonPart).demands
    if rng.random() < 0.3 and demands:
        return with_part(scenario, demands=drop_thing(rng, demands))
    card = tuple(Demand(f"city-{n}", "coal", rng.randrange(50)) for n in range(rng.randint(1, 4)))
    return with_part(scenario, demands=demands.put(str(rng.randrange(200)), card))


def edit_events(rng: Random, scenario: Scenario) -> Scenario:
    events = scenario.part_as(CrayonPart).events
    if rng.random() < 0.5 and events:
        key = rng.choice(list(events))
        effect = rng.choice((effects.Reshuffle(), effects.Bonus(5), effects.LoseLoad(count=2)))
        more = replace(events[key], effects=(*events[key].effects, effect), text=any_text(rng))
        return with_part(scenario, events=events.put(key, more))
    key = new_id(rng, events)
    event = Event(id=key, name="Flood", duration=Duration("turns", 2), effects=(effects.NoMove(),))
    return with_part(scenario, events=events.put(key, event))


def edit_ferries(rng: Random, scenario: Scenario) -> Scenario:
    ferries = scenario.part_as(CrayonPart).ferries
    if rng.random() < 0.3 and ferries:
        return with_part(scenario, ferries=drop_thing(rng, ferries))
    key = new_id(rng, ferries)
    ports = Cells((any_cell(rng, scenario), any_cell(rng, scenario)))
    return with_part(scenario, ferries=ferries.put(key, Ferry(id=key, ports=ports, cost=4)))


EDITS: tuple[Edit, ...] = (edit_rules, edit_cards, edit_events, edit_ferries)

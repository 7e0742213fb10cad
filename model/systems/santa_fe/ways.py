"""The fewest pieces between two cities of a Santa Fe board, and what they cost on terrain."""

from collections.abc import Iterator
from dataclasses import replace

from model.abilities.ground import NoGround
from model.abilities.ways import Stage, Way
from model.boards.routes import RouteBoard
from model.rules.resolving import resolve_rules
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.systems.santa_fe.track.land import Land
from model.systems.santa_fe.track.reach import line_price, pieces_to, ways_from

UNIT = "dollars"


def way_between(scenario: Scenario, here: str, there: str) -> Way | None:
    """The way along arrows with the fewest pieces; None where no lines lead there."""
    land = _land(scenario)
    found = ways_from(land, [here]).get(there)
    if found is None:
        return None
    stages, city = [], here
    for line in found.lines:
        end = line.far_end(city)
        stages.append(Stage(line.id, city, end, line.segments, line_price(land, line, city)))
        city = end
    return Way(tuple(stages), UNIT, tuple(_notes(scenario, land, here, there)))


def _land(scenario: Scenario) -> Land:
    rules = resolve_rules(scenario).values
    if not isinstance(rules, SantaFeRules):
        raise NoGround("its rules cannot be read")
    if not isinstance(scenario.board, RouteBoard):
        raise NoGround("it has no board of routes")
    return Land(as_played(scenario), rules)


def _notes(scenario: Scenario, land: Land, here: str, there: str) -> Iterator[str]:
    """The way back, railroads that begin here, and what a variant would make it cost."""
    back = pieces_to(land, [there]).get(here)
    found = pieces_to(land, [here])[there]
    if back is None:
        yield "back no lines lead, for their arrows"
    elif back != found:
        yield f"back it takes {back} pieces, for arrows"
    for key, railroad in land.railroads.items():
        if railroad.home == here:
            enough = "has the pieces for it" if railroad.track >= found else "has too few pieces"
            yield f"{land.name_of(key)} begins here with {railroad.track} and {enough}"
    if not any(land.rules.terrain.prices.values()):
        yield from _with_variants(scenario, here, there)


def _with_variants(scenario: Scenario, here: str, there: str) -> Iterator[str]:
    for name in resolve_rules(scenario).variants:
        land = _land(replace(scenario, variants=(*scenario.variants, name)))
        way = ways_from(land, [here]).get(there)
        if way is not None and way.price:
            yield f"with the variant {name} it costs ${way.price}"

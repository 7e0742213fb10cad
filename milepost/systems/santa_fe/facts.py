"""The facts of a Santa Fe board: values and cards, railroads and their reach, lines, squares."""

from collections import Counter
from typing import Any

from milepost.showing.facts import GameFacts
from milepost.showing.left_open import left_open_facts
from milepost.systems.santa_fe.fact_lines import santa_fe_lines
from model.boards.routes import RouteBoard
from model.rules.resolving import resolve_rules
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.systems.santa_fe.rules.card_counts import copies_of
from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.systems.santa_fe.sentences.differences import differences
from model.systems.santa_fe.things.cards import Card
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.track.land import Land
from model.systems.santa_fe.track.reach import pieces_for_all, pieces_to, reached_by, startable


class SantaFeFacts(GameFacts):
    """What there is to know of a board before it is played."""

    def facts(self, scenario: Scenario) -> dict[str, Any]:
        return _facts(scenario)

    def lines(self, facts: dict[str, Any], scenario: Scenario) -> list[str]:
        return santa_fe_lines(facts, scenario)


FACTS = SantaFeFacts()


def _facts(scenario: Scenario) -> dict[str, Any]:
    """Everything that only Santa Fe boards have; what its gaps do not allow is left out."""
    resolved, played = resolve_rules(scenario), as_played(scenario)
    facts: dict[str, Any] = {"preset": resolved.preset}
    rules = resolved.values
    if not isinstance(rules, SantaFeRules):
        return {**facts, "rules": next((one.why for one in resolved.troubles), "it has no rules")}
    land, part = Land(played, rules), played.part_as(SantaFePart)
    facts["values"] = _values(land)
    facts["cards"] = _cards(land, part, rules, scenario)
    facts["markers"] = {key: one.count for key, one in part.boom_markers.items()}
    facts["railroads"] = _railroads(land)
    facts["squares"] = dict(Counter(one for city in land.cities.values() for one in city.squares))
    if isinstance(played.board, RouteBoard) and land.lines:
        facts["network"] = _network(land)
        facts["distances"] = _distances(land)
        facts["dead_ends"] = [city for city in land.cities if len(land.around[city]) == 1]
    facts["left_open"] = left_open_facts(scenario)
    facts["differences"] = {one.title: list(one.sentences) for one in differences(scenario)}
    facts["third_short_lines"] = _third_short_lines(scenario, rules)
    return facts


def _values(land: Land) -> dict[str, list[str]]:
    """The cities of each value; those without one have no cards."""
    found: dict[str, list[str]] = {}
    for key, city in sorted(land.cities.items(), key=lambda one: one[1].value or 0):
        found.setdefault("none" if city.value is None else str(city.value), []).append(key)
    return found


def _cards(
    land: Land, part: SantaFePart, rules: SantaFeRules, scenario: Scenario
) -> dict[str, Any]:
    cities = sum(copies_of(city, rules) for city in land.cities.values())
    players = range(scenario.players.min, scenario.players.max + 1)
    others = {key: _number(card, land) for key, card in part.cards.items() if card.of != "cities"}
    return {
        "city": cities,
        "others": others,
        "all": cities + sum(others.values()),
        "deck": {str(one): cities - rules.hand * one for one in players},
    }


def _number(card: Card, land: Land) -> int:
    """How many single cards of a kind there are."""
    railroads = land.railroads.values()
    of = {"majors": True, "short-lines": False}
    if card.of not in of:
        return card.count
    return card.count * sum(one.is_major == of[card.of] for one in railroads)


def _railroads(land: Land) -> list[dict[str, Any]]:
    """Each railroad, what it has, and how much of the board it can reach."""
    return [
        {
            "id": key,
            "kind": one.kind,
            "track": one.track,
            "home": one.home,
            "reaches": len(reached_by(land, one)) if one.home in land.cities else 0,
            "starts": len(startable(land, one.home)),
        }
        for key, one in land.railroads.items()
    ]


def _network(land: Land) -> dict[str, Any]:
    lines = land.lines.values()
    pairs = Counter(frozenset((line.a, line.b)) for line in lines)
    marks = Counter(kind for line in lines for row in line.terrain for kind in row)
    lengths = Counter(line.segments for line in lines)
    return {
        "segments": sum(line.segments for line in lines),
        "lengths": {str(length): lengths[length] for length in sorted(lengths)},
        "twins": [sorted(pair) for pair, number in pairs.items() if number > 1],
        "arrows": sum(line.arrow is not None for line in lines),
        "terrain": dict(sorted(marks.items())),
        "pieces": sum(one.track for one in land.railroads.values()),
        "pieces_for_all": pieces_for_all(land),
    }


def _distances(land: Land) -> dict[str, int]:
    """By city the fewest pieces from the nearest base of a major."""
    far = pieces_to(land, land.major_bases)
    return dict(sorted(far.items(), key=lambda one: (one[1], one[0])))


def _third_short_lines(scenario: Scenario, rules: SantaFeRules) -> dict[str, Any] | None:
    """What becomes of Short Line cards of the third player, and whether the board chose it."""
    is_for_two = scenario.players.min <= 2 <= scenario.players.max
    if not is_for_two or not rules.two_players.third_player:
        return None
    said = scenario.rules.get("two_players")
    chosen = said is not None and "third_short_lines" in said
    return {"policy": rules.two_players.third_short_lines, "chosen": chosen}

"""The facts of a crayon scenario: its network and victory, deck, payouts, and what is left open."""

from collections import Counter
from math import ceil
from typing import Any

from milepost.showing.facts import GameFacts
from milepost.systems.crayon.fact_lines import crayon_lines
from milepost.terminal.say import clean, count
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.ground import CrayonGround
from model.systems.crayon.network.network import edge_ends
from model.systems.crayon.network.search import pieces
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.systems.crayon.things.part import CrayonPart
from model.systems.crayon.victory.scenario_victory import victory_of
from validator.rules.open_questions import left_open
from validator.systems.crayon.survey.survey import CrayonSurvey
from validator.systems.crayon.survey.trade import Offer, offers

RIVERS = ("river", "dry-river")


class CrayonFacts(GameFacts):
    """Networks, victory and trade of a crayon scenario."""

    def facts(self, scenario: Scenario) -> dict[str, Any]:
        return _facts(scenario)

    def lines(self, facts: dict[str, Any], scenario: Scenario) -> list[str]:
        return crayon_lines(facts, scenario)

    def introduced(self, scenario: Scenario) -> list[str]:
        cards = scenario.part_as(CrayonPart).demands
        return [count(len(cards), "demand card")] if cards else []


FACTS = CrayonFacts()


def _facts(scenario: Scenario) -> dict[str, Any]:
    """Everything that only crayon scenarios have; what its gaps do not allow is left out."""
    survey = CrayonSurvey(scenario)
    part = survey.part
    facts: dict[str, Any] = {
        "preset": survey.resolved.preset if survey.resolved else "",
        "ferries": len(part.ferries),
        "links": len(part.links),
        "cards": len(part.demands),
        "events": sum(event.count for event in part.events.values()),
        "goods": _goods(scenario, part),
        "idle": _idle(survey),
        "payouts": _payouts(part),
        "left_open": [],
    }
    if not survey.why_lacking("rules"):
        facts["deck"] = _deck(scenario, survey.rules)
        facts["left_open"] = _left_open(scenario)
    if trouble := survey.why_lacking("ground"):
        return {**facts, "rules": trouble}
    ground = survey.ground
    facts["payouts"] |= _per_milepost(survey)
    facts["network"] = _network(ground)
    facts["red_bridges"] = _red_bridges(ground)
    return {**facts, "victory": _victory(ground, facts["payouts"].get("median", 0))}


# -- supply, demand, deck


def _goods(scenario: Scenario, part: CrayonPart) -> dict[str, dict[str, int]]:
    supplied = Counter(good for city in scenario.cities.values() for good in city.supplies)
    demanded = Counter(demand.good for card in part.demands.values() for demand in card)
    names = sorted({*scenario.goods, *supplied, *demanded})
    return {
        name: {
            "chips": scenario.goods[name].chips if name in scenario.goods else 0,
            "supplied": supplied[name],
            "demanded": demanded[name],
        }
        for name in names
    }


def _idle(survey: CrayonSurvey) -> dict[str, list[str]]:
    """The cities that supply nothing, and those that no card names."""
    cities, trade = survey.scenario.cities, survey.trade
    return {
        "supply_nothing": [name for name, city in cities.items() if not city.supplies],
        "never_demanded": [name for name in cities if not trade.served[name]],
    }


def _deck(scenario: Scenario, rules: CrayonRules) -> dict[str, Any]:
    """How often an event comes: a deck of n cards with e events has one in (n + 1) / (e + 1)."""
    from engine.systems.crayon.state.card_list import cards_of

    cards = cards_of(scenario, rules).values()
    number = sum(card.count for card in cards)
    events = sum(card.count for card in cards if card.event)
    draws = round((number + 1) / (events + 1), 1) if events else None
    share = round(events / number, 3) if number else 0.0
    return {"cards": number, "events": events, "share": share, "draws_to_an_event": draws}


def _payouts(part: CrayonPart) -> dict[str, Any]:
    pays = sorted(demand.pays for card in part.demands.values() for demand in card)
    if not pays:
        return {}
    tens = Counter(amount // 10 for amount in pays)
    return {
        "least": pays[0],
        "lower_quarter": pays[len(pays) // 4],
        "median": pays[len(pays) // 2],
        "upper_quarter": pays[3 * len(pays) // 4],
        "most": pays[-1],
        "total": sum(pays),
        "by_tens": {f"{10 * ten}-{10 * ten + 9}": tens[ten] for ten in sorted(tens)},
    }


def _per_milepost(survey: CrayonSurvey) -> dict[str, Any]:
    """What demands pay for each milepost from the nearest supply: best, median, worst."""
    found = [offer for offer in offers(survey) if offer.haul.mileposts > 0]
    found.sort(key=_rate, reverse=True)
    if not found:
        return {}
    chosen = {"best": found[0], "median": found[len(found) // 2], "worst": found[-1]}
    return {"per_milepost": {name: _offered(offer) for name, offer in chosen.items()}}


def _rate(offer: Offer) -> float:
    return offer.demand.pays / offer.haul.mileposts


def _offered(offer: Offer) -> dict[str, Any]:
    return {
        "pays": round(_rate(offer), 2),
        "demand": str(offer.demand),
        "card": offer.card,
        "mileposts": offer.haul.mileposts,
    }


def _left_open(scenario: Scenario) -> list[dict[str, Any]]:
    return [
        {
            "id": question.id,
            "danger": question.danger,
            "question": question.question,
            "values": dict(values),
        }
        for question, values in left_open(scenario)
    ]


# -- the map


def _network(ground: CrayonGround) -> dict[str, Any]:
    network = ground.network
    sizes = Counter(piece for piece in pieces(network, by_ferry=False) if piece >= 0)
    edges = sum(len(network.ways(n)) for n in range(len(network.price)) if network.has(n)) // 2
    over = Counter(
        crossing.kind
        for key, crossings in network.crossings.items()
        if all(map(network.has, edge_ends(key)))
        for crossing in crossings
    )
    return {
        "mileposts": sum(sizes.values()),
        "edges": edges,
        "land_pieces": sorted(sizes.values(), reverse=True),
        "crossed_edges": dict(sorted(over.items())),
    }


def _red_bridges(ground: CrayonGround) -> list[dict[str, Any]]:
    """Where rivers cross Major Cities: floods close bridges there, and take none away."""
    city_at = {cell: city for city, cells in ground.red.items() for cell in cells}
    found: Counter[tuple[str, str]] = Counter()
    for water in ground.scenario.waters.values():
        for edge in ground.edges_over(water.id) if water.kind in RIVERS else ():
            city = city_at.get(edge.a)
            if city is not None and city == city_at.get(edge.b):
                found[water.id, city] += 1
    return [
        {"water": water, "city": city, "edges": found[water, city]} for water, city in sorted(found)
    ]


def _victory(ground: CrayonGround, payout: int) -> dict[str, Any] | None:
    victory = victory_of(ground)
    if victory is None:
        return None
    rules = ground.rules
    to_earn = max(0, rules.win.cash + victory.total - rules.start.cash)
    return {
        "majors": [_city(ground, place) for place in victory.majors],
        "link": victory.link.link if victory.link else None,
        "track": victory.total,
        "sections": len(victory.sections),
        "exact": victory.exact,
        "cash": rules.win.cash,
        "deliveries": ceil(to_earn / payout) if payout else None,
    }


def _city(ground: CrayonGround, place: int) -> str:
    return clean(ground.scenario.cities[ground.network.majors[place].city].name)

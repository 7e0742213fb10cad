"""Slips in cards and goods: demands lost or copied, payouts mistyped, goods nobody has or wants."""

from random import Random

from model.systems.crayon.things.part import CrayonPart, Demand
from model.yaml.node_tree import Scalar, Sequence
from tests.validator.slips.editing import Edit, copied, said_as, without
from tests.validator.slips.places import Place
from tests.validator.slips.slip import Sample, Slip, slip_of


def lose_demand(sample: Sample, rng: Random) -> Slip | None:
    """A card with two demands."""
    card = rng.choice(_cards(sample))
    assert isinstance(card.node, Sequence)
    edit = without(card.node, rng.randrange(len(card.node.items)))
    return slip_of(sample, [edit], "DCK002", card.head, f"card {card.route[1]} lost a demand")


def repeat_demand(sample: Sample, rng: Random) -> Slip | None:
    """A card that asks for the same twice."""
    card = rng.choice(_cards(sample))
    assert isinstance(card.node, Sequence)
    one, other = rng.sample(card.node.items, 2)
    edit = Edit(one.start, one.end, other.written)
    return slip_of(sample, [edit], "DCK003", one.start, f"card {card.route[1]} repeats itself")


def copy_card(sample: Sample, rng: Random) -> Slip | None:
    """A card with the demands of another one."""
    cards = _cards(sample)
    one, other = sorted(rng.sample(range(len(cards)), 2))
    node = cards[other].node
    edit = Edit(node.start, node.end, cards[one].node.written)
    what = f"card {cards[other].route[1]} is a copy of {cards[one].route[1]}"
    return slip_of(sample, [edit], "DCK005", cards[other].head, what)


def digit_too_many(sample: Sample, rng: Random) -> Slip | None:
    """A payout ten times as high."""
    node, demand = _any_demand(sample, rng)
    wrong = demand._replace(pays=10 * demand.pays + rng.randrange(10))
    return slip_of(sample, [said_as(node, str(wrong))], "BAL002", node.start, str(wrong))


def digit_too_few(sample: Sample, rng: Random) -> Slip | None:
    """A high payout that lost its last digit."""
    high = max(_pays(sample)) // 2
    node, demand = _any_demand(sample, rng)
    if demand.pays < max(high, 20):
        return None
    wrong = demand._replace(pays=demand.pays // 10)
    codes = ("BAL001", "BAL002")
    return slip_of(sample, [said_as(node, str(wrong))], codes, node.start, str(wrong))


def demand_at_supply(sample: Sample, rng: Random) -> Slip | None:
    """A city that is asked for what it supplies itself."""
    node, demand = _any_demand(sample, rng)
    suppliers = [c.id for c in sample.scenario.cities.values() if demand.good in c.supplies]
    wrong = demand._replace(city=rng.choice(suppliers))
    return slip_of(sample, [said_as(node, str(wrong))], "DCK004", node.start, str(wrong))


def swap_words(sample: Sample, rng: Random) -> Slip | None:
    """A demand that names the good before the city."""
    demands = [p.node for p in sample.places if p.part.get("title") == "Demand"]
    node = rng.choice(demands)
    assert isinstance(node, Scalar)
    city, good, pays = str(node.value).split()
    edit = Edit(node.start, node.end, f"{good} {city} {pays}")
    return slip_of(sample, [edit], ("REF003", "REF004"), node.start, f"{edit.text}")


def no_chips(sample: Sample, rng: Random) -> Slip | None:
    """A good on the cards without a chip."""
    chips = rng.choice([p for p in sample.places if p.route[::2] == ("goods", "chips")])
    what = f"no chips of {chips.route[1]}"
    return slip_of(sample, [said_as(chips.node, 0)], "ECO002", chips.node.start, what)


def lose_only_supply(sample: Sample, rng: Random) -> Slip | None:
    """A city that no longer supplies what nobody else supplies; it is told of the good."""
    supplied = [good for city in sample.scenario.cities.values() for good in city.supplies]
    single = [p for p in sample.places if _is_supply(p) and supplied.count(_said(p)) == 1]
    if not single:
        return None
    place = rng.choice(single)
    assert isinstance(place.holder, Sequence)
    edit = without(place.holder, int(place.route[-1]))
    good = next(p for p in sample.below("goods") if _said(p, "id") == _said(place))
    return slip_of(sample, [edit], "ECO001", good.head, f"{_said(place)} is supplied by nobody")


def unwanted_good(sample: Sample, rng: Random) -> Slip | None:
    """A good that was added and forgotten."""
    goods = sample.by_route[("goods",)]
    assert isinstance(goods.node, Sequence)
    edit = copied(goods.node, 0, "{id: zinc-ore, chips: 4}")
    slip = slip_of(sample, [edit], "ECO003", edit.start, "nobody wants zinc ore")
    return slip._replace(lines=frozenset(line + 1 for line in slip.lines))


def _cards(sample: Sample) -> list[Place]:
    return [card for card in sample.below("demands") if isinstance(card.node, Sequence)]


def _any_demand(sample: Sample, rng: Random) -> tuple[Scalar, Demand]:
    node = rng.choice([p.node for p in sample.places if p.part.get("title") == "Demand"])
    assert isinstance(node, Scalar)
    return node, Demand.parse(str(node.value))


def _pays(sample: Sample) -> list[int]:
    cards = sample.scenario.part_as(CrayonPart).demands.values()
    return [demand.pays for card in cards for demand in card]


def _is_supply(place: Place) -> bool:
    return len(place.route) == 4 and place.route[::2] == ("cities", "supplies")


def _said(place: Place, key: str = "") -> str:
    node = place.node.at(key) if key else place.node
    return str(node.value) if isinstance(node, Scalar) else ""

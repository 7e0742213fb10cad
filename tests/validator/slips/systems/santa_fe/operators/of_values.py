"""Slips in values, railroads, cards and markers of Santa Fe."""

from random import Random

from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from model.yaml.node_tree import Mapping
from tests.validator.slips.editing import Edit, said_as, without
from tests.validator.slips.places import Place
from tests.validator.slips.slip import Sample, Slip, slip_of
from tests.validator.slips.where import put


def value_that_no_card_has(sample: Sample, rng: Random) -> Slip | None:
    """A value that lies beyond the cards."""
    place = rng.choice([p for p in sample.places if p.route[::2] == ("cities", "value")])
    return put(sample, place, rng.choice((1, 8, 9)), "DCK201")


def square_of_a_short_line(sample: Sample, rng: Random) -> Slip | None:
    """The square of a railroad that is no major."""
    railroads = sample.scenario.part_as(SantaFePart).railroads.values()
    short = [one.id for one in railroads if not one.is_major]
    places = [p for p in sample.places if p.route[::2] == ("cities", "squares")]
    place = rng.choice([p for p in places if len(p.route) == 3])
    one = rng.choice(short)
    return slip_of(sample, [said_as(place.node, [one])], "RUL203", place.head, f"a square of {one}")


def home_is_lost(sample: Sample, rng: Random) -> Slip | None:
    """A railroad whose home nobody says."""
    place = rng.choice([p for p in sample.places if p.route[::2] == ("railroads", "home")])
    holder = sample.by_route[place.route[:-1]]
    assert isinstance(holder.node, Mapping)
    edit = without(holder.node, "home")
    what = f"{_said(holder, 'id')} has no home"
    return slip_of(sample, [edit], "RUL201", holder.head, what)


def value_of_the_coast_at_home(sample: Sample, rng: Random) -> Slip | None:
    """The highest value beside a base."""
    from model.rules.resolving import rules_of
    from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
    from model.systems.santa_fe.track.land import Land
    from model.systems.santa_fe.track.reach import pieces_to

    land = Land(sample.scenario, rules_of(sample.scenario, SantaFeRules))
    far = pieces_to(land, land.major_bases)
    homes = [one.home for one in land.railroads.values()]
    places = [p for p in sample.places if p.route[::2] == ("cities", "value")]
    near = [p for p in places if far.get(_city(sample, p), 9) <= 3 and _value(sample, p) <= 3]
    near = [p for p in near if _city(sample, p) not in homes]
    if len(places) < 20:
        return None
    return put(sample, rng.choice(near), 7, "BAL201")


def more_players_than_cards(sample: Sample, rng: Random) -> Slip | None:
    """A number of players that no box is for."""
    place = sample.by_route[("players", "max")]
    return put(sample, place, rng.randint(18, 20), ("DCK202", "DCK204"))


def declare_another_number(sample: Sample, rng: Random) -> Slip | None:
    """A count that is one off."""
    rules = sample.by_route[("rules",)].node
    number = len(sample.scenario.cities) + rng.choice((-1, 1))
    edit = Edit(rules.end - 1, rules.end - 1, f", declared: {{cities: {number}}}")
    if sample.text[rules.end - 1] != "}":
        return None
    return slip_of(sample, [edit], "RUL205", rules.start, f"{number} cities declared")


def _city(sample: Sample, place: Place) -> str:
    return _said(sample.by_route[place.route[:-1]], "id")


def _value(sample: Sample, place: Place) -> int:
    city = sample.scenario.cities[_city(sample, place)]
    return city.value or 0 if isinstance(city, SantaFeCity) else 0


def _said(place: Place, key: str) -> str:
    assert isinstance(place.node, Mapping)
    return str(getattr(place.node.at(key), "value", ""))

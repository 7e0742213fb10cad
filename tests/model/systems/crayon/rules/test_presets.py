"""The bundled presets of the crayon system give every rule the value that its book gives."""

from math import ceil
from typing import Any

import pytest

from model.collection import Things
from model.systems.crayon.rules.crayon_rules import Train

CR, EB = "china-rails", "empire-builder"
GONE = object()  # the game has no such entry


def row(place: str, china_rails: Any, empire_builder: Any, *ids: str) -> Any:
    marks = [pytest.mark.rule(rule) for rule in ids]
    return pytest.param(place, china_rails, empire_builder, marks=marks, id=place)


PARAMETERS = [
    row("money.unit", "million yuan", "million dollars"),
    row("start.cash", 60, 40, "CRY-SETUP-01"),
    row("start.build_rounds", 2, 2, "CRY-INIT-01"),
    row("start.order", "switchback", "plain", "CRY-INIT-02", "CRY-INIT-03"),
    row("start.first_player", "highest-in-hand", "cut", "CRY-SETUP-05", "CRY-SETUP-06"),
    row("start.trains", ("freight",), ("freight",), "CRY-SETUP-01"),
    row("start.shuffle_events_back", True, True, "CRY-SETUP-04"),
    row("start.upgrade_in_build_rounds", True, True, "CRY-INIT-04"),
    row("start.discard_in_build_rounds", False, True, "CRY-INIT-05"),
    row("turn.spend_limit", 20, 20, "CRY-TURN-05"),
    row("turn.hand_size", 3, 3, "CRY-DEMAND-01"),
    row("build.origins", "own-track", "own-track", "CRY-BUILD-02", "CRY-BUILD-13"),
    row("build.from_major_limit", 2, 2, "CRY-BUILD-08"),
    row("build.from_major_scope", "all-majors", "all-majors", "CRY-BUILD-08", "CRY-BUILD-09"),
    row("build.multi_cross", "sum", "sum", "CRY-BUILD-06"),
    row("build.lakes", "anywhere", "listed", "CRY-BUILD-05", "CRY-BUILD-17"),
    row("cost.terrain.clear", 1, 1, "CRY-BUILD-04"),
    row("cost.terrain.desert", 1, GONE, "CRY-BUILD-04"),
    row("cost.terrain.mountain", 2, 2, "CRY-BUILD-04"),
    row("cost.terrain.alpine", 5, GONE, "CRY-BUILD-04"),
    row("cost.small", 3, 3, "CRY-BUILD-04"),
    row("cost.medium", 3, 3, "CRY-BUILD-04"),
    row("cost.major", 5, 5, "CRY-BUILD-04", "CRY-BUILD-07"),
    row("cost.crossing.river", 2, 2, "CRY-BUILD-05"),
    row("cost.crossing.dry-river", 1, GONE, "CRY-BUILD-05"),
    row("cost.crossing.dry-lake", 1, GONE, "CRY-BUILD-05"),
    row("cost.crossing.lake", 3, 2, "CRY-BUILD-05", "CRY-BUILD-17"),
    row("cost.crossing.inlet", 3, 3, "CRY-BUILD-05"),
    row("cost.after_rains.dry-river", 2, GONE, "CRY-BUILD-18", "CRY-EVENT-60"),
    row("cost.after_rains.dry-lake", 2, GONE, "CRY-BUILD-18", "CRY-EVENT-60"),
    row("city.small.max_players", 2, 2, "CRY-CITY-01"),
    row("city.medium.max_players", 3, 3, "CRY-CITY-01"),
    row("city.major.max_players", None, None, "CRY-CITY-04"),
    row("city.small.max_sections", 3, 3, "CRY-CITY-02"),
    row("city.medium.max_sections", 3, 3, "CRY-CITY-02"),
    row("city.major.max_sections", None, None, "CRY-CITY-04"),
    row("city.small.reserve", True, True, "CRY-CITY-03"),
    row("city.medium.reserve", True, True, "CRY-CITY-03"),
    row("city.major.reserve", True, True, "CRY-CITY-05"),
    row("city.cut_off_test", "each-player", "none", "CRY-CITY-06"),
    row("ferry.reserve", True, True, "CRY-FERRY-05"),
    row("link.purchase_track", "outside-majors", "outside-majors", "CRY-CONT-03"),
    row("link.purchase_in_spend_limit", True, True, "CRY-CONT-03"),
    row("link.purchase_uses_from_major", False, False, "CRY-CONT-03"),
    row("link.reserve", True, True, "CRY-CONT-06"),
    row("move.own_track_fee", 0, 0, "CRY-RENT-01"),
    row("move.reverse", "in-cities", "in-cities", "CRY-MOVE-03"),
    row("rent.fee", 4, 4, "CRY-RENT-01"),
    row("rent.in_spend_limit", False, False, "CRY-TURN-06", "CRY-RENT-05"),
    row("load.move_points", 0, 0, "CRY-LOAD-06"),
    row("dropped.goes", "tray", "tray", "CRY-LOAD-05"),
    row("payouts.base", 2, 2),
    row("payouts.mileposts", 90, 90),
    row("payouts.track", 50, 50),
    row("payouts.remoteness", 20, 20),
    row("payouts.over_track", 1, 1),
    row("payouts.band", 20, 20),
    row("deck.blank_demand_cards", 0, 2, "CRY-COMP-02"),
    row("deck.blank_event_cards", 0, 2, "CRY-COMP-02"),
    row("event.drawer_loses_rest", True, True, "CRY-EVENT-14"),
    row("flood.priority_turns", 1, 0, "CRY-EVENT-34"),
    row("flood.red_area", "closed", "closed", "CRY-EVENT-35"),
    row("tax.enabled", True, True, "CRY-EVENT-23"),
    row("win.cash", 250, 250, "CRY-WIN-01", "CRY-WIN-02"),
    row("win.majors", 4, 5, "CRY-WIN-01", "CRY-WIN-02"),
    row("win.links", 1, 0, "CRY-WIN-01"),
    row("win.link_owned", True, True, "CRY-WIN-05"),
    row("win.ferry_connects", True, True, "CRY-WIN-04", "CRY-FERRY-11"),
    row("win.check", "end-of-own-turn", "any-time", "CRY-WIN-01", "CRY-WIN-02"),
    row("win.equal_turns", True, False, "CRY-WIN-06", "CRY-WIN-11"),
    row("win.tie_step", 50, 50, "CRY-WIN-08", "CRY-WIN-10"),
]

SWITCHED_OFF = [
    row("cost.after_rains", GONE, {}, "CRY-BUILD-18"),
    row("city.small.needs_demand", False, False, "CRY-VAR-22"),
    row("city.medium.needs_demand", False, False, "CRY-VAR-22"),
    row("city.major.needs_demand", False, False, "CRY-VAR-22"),
    row("deck.reshuffle_cards", 0, 0, "CRY-VAR-44"),
    row("dropped.per_city", None, None, "CRY-VAR-23"),
    row("dropped.turns", None, None, "CRY-VAR-42"),
    row("crossgrade.enabled", False, False, "CRY-VAR-35"),
    row("crossgrade.track_limit", 15, 15, "CRY-VAR-35"),
    row("chips.fewer_per_good", 0, 0, "CRY-VAR-20"),
    row("declared.cities", None, None, "CRY-COMP-04"),
    row("declared.majors", None, None, "CRY-COMP-04"),
    row("declared.demand_cards", None, None, "CRY-COMP-01"),
    row("declared.event_cards", None, None, "CRY-COMP-01"),
    row("declared.chips", None, None, "CRY-COMP-01"),
    row("loan.enabled", False, False, "CRY-VAR-02", "CRY-VAR-24"),
    row("loan.who", "anyone", "anyone", "CRY-VAR-24"),
    row("loan.use", "building-or-rent", "building-or-rent", "CRY-VAR-24"),
    row("loan.limit", 20, 20, "CRY-VAR-02", "CRY-VAR-24"),
    row("loan.factor", 2, 2, "CRY-VAR-02", "CRY-VAR-24"),
    row("loan.repay", "every-payout", "every-payout", "CRY-VAR-24"),
    row("restart.enabled", False, False, "CRY-VAR-27"),
    row("restart.cash", 40, 40, "CRY-VAR-27"),
    row("restart.trains", ("freight",), ("freight",), "CRY-VAR-27"),
    row("restart.spend_limit", 20, 20, "CRY-VAR-27"),
    row("time_limit.enabled", False, False, "CRY-VAR-03", "CRY-VAR-31"),
    row("time_limit.minutes", None, None, "CRY-VAR-03", "CRY-VAR-31"),
    row("time_limit.connected_first", "every-place", "winner", "CRY-VAR-03", "CRY-VAR-31"),
    row("sudden_death.enabled", False, False, "CRY-VAR-15"),
    row("sudden_death.no_discard_below", 12, 12, "CRY-VAR-15"),
    row("sudden_death.earlier_win", False, False, "CRY-VAR-15"),
    row("open_contracts.enabled", False, False, "CRY-VAR-43"),
    row("open_contracts.max_cards", 4, 4, "CRY-VAR-43"),
    row("track_trade.enabled", False, False, "CRY-VAR-52"),
    row("circus.enabled", False, False, "CRY-VAR-54"),
    row("circus.good", "circus", "circus", "CRY-VAR-54"),
    row("circus.home", "tampa", "tampa", "CRY-VAR-54"),
    row("circus.chips", 2, 2, "CRY-VAR-54"),
    row("circus.every", 10, 10, "CRY-VAR-54"),
    row("circus.pays", 20, 20, "CRY-VAR-54"),
]

RECOMMENDED: dict[str, dict[str, Any]] = {
    "OPEN-CRY-12": {"start.tie": ("next-highest", "cut-again")},
    "OPEN-CRY-13": {"start.deal": "hand-by-hand"},
    "OPEN-CRY-14": {"start.discard_in_build_rounds": (False, True)},
    "OPEN-CRY-15": {"start.upgrade_in_build_rounds": True},
    "OPEN-CRY-16": {"city.perimeter": "direct"},
    "OPEN-CRY-18": {"build.multi_cross": "sum"},
    "OPEN-CRY-19": {"port.add_crossings": True},
    "OPEN-CRY-20": {"port.repeat_cost": "milepost"},
    "OPEN-CRY-21": {"link.reserve": True},
    "OPEN-CRY-22": {"ferry.rentable": False},
    "OPEN-CRY-23": {"link.rentable": False},
    "OPEN-CRY-24": {"ferry.far_port_cost": 1},
    "OPEN-CRY-25": {"ferry.start_waiver": False},
    "OPEN-CRY-26": {"win.ferry_connects": True},
    "OPEN-CRY-27": {
        "link.purchase_track": "outside-majors",
        "link.purchase_in_spend_limit": True,
        "link.purchase_uses_from_major": False,
        "win.link_owned": True,
    },
    "OPEN-CRY-29": {"link.start_loads": 1},
    "OPEN-CRY-30": {"link.drop": False},
    "OPEN-CRY-31": {"port.reverse": "after-stopping"},
    "OPEN-CRY-32": {"city.cut_off_test": ("each-player", "none")},
    "OPEN-CRY-33": {"city.cap_by_players": True},
    "OPEN-CRY-34": {"city.reserve_test": "count"},
    "OPEN-CRY-35": {"city.keep_place": "while-priority"},
    "OPEN-CRY-37": {"start.place_train": "first-operations"},
    "OPEN-CRY-40": {"rent.when": "on-entry"},
    "OPEN-CRY-43": {"deck.reshuffle": "when-needed"},
    "OPEN-CRY-44": {"deck.events_return": "discard-pile"},
    "OPEN-CRY-45": {"event.metric": "lattice"},
    "OPEN-CRY-46": {"event.coast_origin": 0},
    "OPEN-CRY-47": {"event.half_on_entry": "after-step"},
    "OPEN-CRY-48": {"event.half_once_a_turn": True},
    "OPEN-CRY-49": {"event.lost_turns_add": False},
    "OPEN-CRY-50": {"event.drawer_loses_rest": True},
    "OPEN-CRY-53": {"event.congress_already": "arrived-paid"},
    "OPEN-CRY-55": {
        "flood.lost_turn_uses_priority": False,
        "flood.discarded_turn_uses_priority": True,
    },
    "OPEN-CRY-56": {"flood.red_area": "closed"},
    "OPEN-CRY-57": {"event.link_pickup_at": "overseas-city"},
    "OPEN-CRY-58": {"event.bonus_add": True},
    "OPEN-CRY-59": {"event.edge_in_area": "either-end"},
    "OPEN-CRY-60": {"event.leave_closed": False},
    "OPEN-CRY-62": {"event.retreat": "own-trail"},
    "OPEN-CRY-63": {"event.quake": "drawer-now"},
    "OPEN-CRY-64": {"flood.dry_rivers": "after-rains"},
    "OPEN-CRY-65": {"flood.dry_lakes": "never"},
    "OPEN-CRY-66": {"win.check": ("end-of-own-turn", "any-time")},
    "OPEN-CRY-67": {"win.declaration": "stands", "win.compare_cash": "end-of-round"},
    "OPEN-CRY-68": {"win.tie_step": 50},
    "OPEN-CRY-69": {"win.auto": True},
    "OPEN-CRY-70": {
        "loan.at_once": 1,
        "loan.debt_bars_win": True,
        "track_trade.in_spend_limit": False,
        "load.delivery_counts": True,
        "rent.charged": "once-per-player",
    },
    "OPEN-CRY-73": {"trains.freight.count": None, "trains.super-freight.count": None},
    "OPEN-CRY-74": {"build.from_major_scope": "all-majors"},
    "OPEN-CRY-76": {"cost.crossing.dry-river": (1, GONE), "cost.crossing.dry-lake": (1, GONE)},
}


@pytest.mark.parametrize(("place", "china_rails", "empire_builder"), PARAMETERS)
def test_the_parameter_table(
    presets: Any, place: str, china_rails: Any, empire_builder: Any
) -> None:
    assert presets.leaves(CR).get(place, GONE) == china_rails
    assert presets.leaves(EB).get(place, GONE) == empire_builder


@pytest.mark.rule("CRY-GEN-02")
@pytest.mark.parametrize(("place", "china_rails", "empire_builder"), SWITCHED_OFF)
def test_variations_are_off_and_have_their_numbers_ready(
    presets: Any, place: str, china_rails: Any, empire_builder: Any
) -> None:
    assert presets.leaves(CR).get(place, GONE) == china_rails
    assert presets.leaves(EB).get(place, GONE) == empire_builder


@pytest.mark.parametrize("item", RECOMMENDED)
def test_where_the_books_are_silent_the_recommended_value_stands(presets: Any, item: str) -> None:
    for place, value in RECOMMENDED[item].items():
        china_rails, empire_builder = value if isinstance(value, tuple) else (value, value)
        assert presets.leaves(CR).get(place, GONE) == china_rails
        assert presets.leaves(EB).get(place, GONE) == empire_builder


TRAINS = Things(
    {
        "freight": Train(
            name="Freight",
            speed=9,
            half_rate=5,
            capacity=2,
            upgrades=Things({"fast-freight": 20, "heavy-freight": 20}),
            crossgrades=Things({}),
            count=None,
        ),
        "fast-freight": Train(
            name="Fast Freight",
            speed=12,
            half_rate=6,
            capacity=2,
            upgrades=Things({"super-freight": 20}),
            crossgrades=Things({"heavy-freight": 5}),
            count=None,
        ),
        "heavy-freight": Train(
            name="Heavy Freight",
            speed=9,
            half_rate=5,
            capacity=3,
            upgrades=Things({"super-freight": 20}),
            crossgrades=Things({"fast-freight": 5}),
            count=None,
        ),
        "super-freight": Train(
            name="Super Freight",
            speed=12,
            half_rate=6,
            capacity=3,
            upgrades=Things({}),
            crossgrades=Things({}),
            count=None,
        ),
    }
)


@pytest.mark.rule("CRY-COMP-07")
@pytest.mark.rule("CRY-MOVE-02")
@pytest.mark.rule("CRY-LOAD-03")
@pytest.mark.rule("CRY-UPG-01")
@pytest.mark.rule("CRY-COMP-10")
@pytest.mark.parametrize("preset", [CR, EB])
def test_the_four_trains_and_their_upgrades(presets: Any, preset: str) -> None:
    assert presets.rules(preset).trains == TRAINS


@pytest.mark.rule("CRY-EVENT-09")
@pytest.mark.parametrize("variant", ["", "fast-trains", "slow-start"])
@pytest.mark.parametrize("preset", [CR, EB])
def test_half_rate_is_half_the_speed_rounded_up(presets: Any, preset: str, variant: str) -> None:
    rules = presets.rules(preset, *([variant] if variant else []))
    assert all(train.half_rate == ceil(train.speed / 2) for train in rules.trains.values())


@pytest.mark.rule("CRY-EVENT-23")
@pytest.mark.parametrize("preset", [CR, EB])
def test_the_tax_table_is_the_placeholder(presets: Any, preset: str) -> None:
    table = presets.rules(preset).tax.table
    assert dict(table) == {"50": 0, "100": 10, "150": 15, "200": 20, "more": 25}


@pytest.mark.rule("CRY-GEN-03")
@pytest.mark.parametrize("preset", [CR, EB])
def test_every_value_of_a_preset_is_told_by_one_of_these_tables(presets: Any, preset: str) -> None:
    told = {str(parameter.id) for parameter in PARAMETERS + SWITCHED_OFF}
    told |= {place for item in RECOMMENDED.values() for place in item}
    left = set(presets.leaves(preset)) - told
    assert {place for place in left if not place.startswith(("trains.", "tax.table."))} == set()

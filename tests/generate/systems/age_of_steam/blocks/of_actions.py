"""Blocks of special actions: every effect, prices, uses, availability, piles (AOM-ACTION)."""

from typing import Any

from tests.generate.systems.age_of_steam.blocks.block import Blocks
from tests.generate.systems.age_of_steam.conditions import a_situation, by_situation
from tests.generate.systems.age_of_steam.draft import Draft

ACTIONS = Blocks()


@ACTIONS("effects-by-situation", "AOM-ACTION-01")
def _effects(draft: Draft) -> None:
    cases = [{"when": a_situation(draft), "is": [{"first": ["move"]}]}]
    draft.action("herald", {"cases": cases, "else": [{"build_add": 1}]})


@ACTIONS("actions-at-times", "AOM-ACTION-01")
def _at_times(draft: Draft) -> None:
    draft.action("caravan", [{"build_add": 1}], when=a_situation(draft))
    draft.is_scarce = True


@ACTIONS("first-and-last", "AOM-ORDER-04")
def _first_and_last(draft: Draft) -> None:
    draft.action("slow", [{"last": draft.some(["build", "move"])}, {"first": ["shares"]}])
    draft.action("late", [{"last": ["shares"], "next_turn": True}, {"first": ["build"]}])


@ACTIONS("auto-pass", "AOM-ORDER-03")
def _auto_pass(draft: Draft) -> None:
    draft.action("sleeper", [{"auction": "auto-pass"}, {"build_add": 1}])


@ACTIONS("auction-first", "AOM-ORDER-03")
def _auction_first(draft: Draft) -> None:
    draft.action("favourite", [{"auction": "first"}])


@ACTIONS("build-limits", "AOM-ACTION-03")
def _build_limits(draft: Draft) -> None:
    draft.action("engineer", [{"build_limit": by_situation(draft, [2, 4, 5])}])
    draft.action("navvies", [{"build_add": by_situation(draft, [-1, 1, 2])}])


@ACTIONS("engine-effects", "AOM-ACTION-04")
def _engine_effects(draft: Draft) -> None:
    draft.action("locomotive", [{"engine": draft.rng.randint(1, 2)}])
    draft.action("stoker", [{"engine_turn": by_situation(draft, [-1, 1, 2])}, {"raises": 2}])


@ACTIONS("fewer-moves", "AOM-ACTION-04")
def _fewer_moves(draft: Draft) -> None:
    draft.action("homebody", [{"moves": 1}, {"from_others": draft.rng.randint(1, 3)}])


@ACTIONS("more-cities", "AOM-ACTION-02")
def _more_cities(draft: Draft) -> None:
    draft.action("urbanization", [{"urbanize": 2}, {"build_limit": 2}])


@ACTIONS("discounts", "AOM-BUILD-07")
def _discounts(draft: Draft) -> None:
    for number in range(2):
        tile = draft.rng.choice(["cheapest", "dearest", "first", "all"])
        cut: dict[str, Any] = {"tile": tile, "cut": draft.rng.choice([1, 2, "half", "free"])}
        if draft.flag():
            cut["price_is"] = draft.rng.randint(2, 4)
        draft.action(f"haggler-{number}", [{"discount": cut}])


@ACTIONS("surcharge-effect", "AOM-BUILD-06")
def _surcharge(draft: Draft) -> None:
    draft.action("spendthrift", [{"surcharge": 1}, {"build_limit": 5}])


@ACTIONS("passing-own", "AOM-ACTION-12")
def _passing_own(draft: Draft) -> None:
    said = {"per_move": draft.rng.randint(1, 2), "price": draft.rng.randint(0, 2)}
    draft.action("express", [{"pass_own": said}])


@ACTIONS("lifted-filters", "AOM-ACTION-02")
def _lifted(draft: Draft) -> None:
    draft.listed("delivery", "filters").append(
        {"id": "quarantine", "colour": draft.some(draft.colours, 1, 2), "to": {"kind": "printed"}}
    )
    draft.action("permit", [{"lifts": ["quarantine"]}])


@ACTIONS("tokens", "SC-TOKEN-02")
def _tokens(draft: Draft) -> None:
    benefits = [
        {"id": "extra-build", "effect": {"build_limit": 4}, "window": ["build"]},
        {
            "id": "extra-engine",
            "cost": draft.rng.randint(1, 2),
            "once_per_turn": draft.flag(),
            "effect": {"engine_turn": 1},
            "window": ["build", "move"],
        },
    ]
    supply = draft.rng.choice([None, 4, 9])
    draft.listed("tokens").append({"id": "favour", "supply": supply, "benefits": benefits})
    draft.action("petition", [{"gain_token": {"id": "favour", "count": draft.rng.randint(1, 2)}}])
    draft.rules(money={"expenses": {"token": {"favour": draft.rng.randint(0, 1)}}})


@ACTIONS("choice", "AOM-ACTION-05")
def _choice(draft: Draft) -> None:
    choice = by_situation(draft, ["optional", "if-any"])
    draft.rules(actions={"choice": choice})


@ACTIONS("uses", "AOM-ACTION-06")
def _uses(draft: Draft) -> None:
    one, other = draft.some(draft.actions, 2, 2)
    one["uses_per_player"] = by_situation(draft, [1, 2], ["players"])
    other["uses_total"] = by_situation(draft, [1, 3], ["players"])
    draft.is_scarce = True


@ACTIONS("action-prices", "AOM-ACTION-06")
def _prices(draft: Draft) -> None:
    for one in draft.some(draft.actions, 1, 3):
        one["price"] = by_situation(draft, [0, 1, 3])
        one["price_step"] = draft.rng.choice([-1, 0, 1])
    draft.is_scarce = True


@ACTIONS("alternate", "AOM-ACTION-07")
def _alternate(draft: Draft) -> None:
    names = [one["id"] for one in draft.some(draft.actions, 2, 3)]
    start = draft.rng.choice(["random", *names])
    _available(draft, {"alternate": names, "start": start})


@ACTIONS("cycle", "AOM-ACTION-07")
def _cycle(draft: Draft) -> None:
    _available(draft, {"cycle": draft.rng.choice(["player", "table"])})


@ACTIONS("block-shuffle", "AOM-ACTION-07")
def _shuffle(draft: Draft) -> None:
    block: dict[str, Any] = {"by": "shuffle", "count": by_situation(draft, [0, 1, 2])}
    if draft.flag() or "last-must-take" in draft.blocks:
        block["among"] = [one["id"] for one in draft.some(draft.actions, 2, 4)]
    _available(draft, {"block": block})


@ACTIONS("block-walk", "AOM-ACTION-07")
def _walk(draft: Draft) -> None:
    _available(draft, {"block": {"by": "walk", "count": by_situation(draft, [1, 2])}})


@ACTIONS("block-last-choices", "AOM-ACTION-07")
def _last_choices(draft: Draft) -> None:
    _available(draft, {"block": {"by": "last-choices"}})


@ACTIONS("last-must-take", "AOM-ACTION-07")
def _last_must_take(draft: Draft) -> None:
    """An action of its own, which nothing else blocks: it comes after all that does."""
    draft.action("beachcomber", [{"build_add": -1}])
    _available(draft, {"last_must_take": "beachcomber"})


def _available(draft: Draft, rule: dict[str, Any]) -> None:
    if draft.rng.random() < 0.3:
        rule["when"] = a_situation(draft)
    draft.listed("actions", "availability").append(rule)
    draft.is_scarce = True


@ACTIONS("pile", "AOM-ACTION-08")
def _pile(draft: Draft) -> None:
    to = draft.rng.choice(["taker", "bank"])
    draft.rules(actions={"pile": {"per_player": 1, "to": to}})
    draft.is_scarce |= to == "bank"


@ACTIONS("must-build", "AOM-ACTION-09")
def _must_build(draft: Draft) -> None:
    draft.action("contractor", [{"build_limit": 4}], must_use=True)


@ACTIONS("must-urbanize", "AOM-ACTION-09")
def _must_urbanize(draft: Draft) -> None:
    draft.action("mayor", [{"urbanize": 1}], must_use=True)


# -- production


@ACTIONS("production-at-once", "AOM-ACTION-10")
def _at_once(draft: Draft) -> None:
    draw = draft.rng.randint(2, 4)
    said = {"when": "choosing", "draw": draw, "keep": draft.rng.randint(1, draw)}
    _produces(draft, "maker", said | {"to": draft.rng.choice(["display", "city", "stop"])})


@ACTIONS("production-in-growth", "AOM-ACTION-10")
def _in_growth(draft: Draft) -> None:
    said = {"to": draft.rng.choice(["display", "city", "town", "stop"]), "draw": 3, "keep": 2}
    _produces(draft, "grower", said | {"unplaced_columns": draft.flag()})


@ACTIONS("production-place-first", "AOM-ACTION-10")
def _place_first(draft: Draft) -> None:
    said = {"when": "choosing", "to": draft.rng.choice(["city", "stop"]), "target_first": True}
    _produces(draft, "planner", said)


@ACTIONS("production-of-colours", "AOM-ACTION-10")
def _of_colours(draft: Draft) -> None:
    said = {"colours": draft.some(draft.colours, 1, 2), "to": "city", "when": "choosing"}
    _produces(draft, "dyer", said | {"source": draft.rng.choice(["bag", "supply"])})


@ACTIONS("production-filter", "AOM-SETUP-08")
def _production_filter(draft: Draft) -> None:
    ways = [{"not_own_colour": True}, {"colours": draft.some(draft.colours, 2, 3)}]
    _produces(draft, "sorter", {"when": "choosing", "filter": draft.rng.choice(ways)})


@ACTIONS("production-of-column", "AOM-ACTION-11")
def _of_column(draft: Draft) -> None:
    effect = {"source": "column", "to": "city", "to_new_city": draft.flag(), "when": "choosing"}
    draft.action("carter", [{"production": effect}], must_use=draft.flag())


def _produces(draft: Draft, name: str, said: dict[str, Any]) -> None:
    targets = draft.rng.choice(["any", "same", "distinct"])
    optional = draft.rng.choice(["before", "after", "never"])
    effect = {**said, "targets": targets, "optional": optional}
    draft.action(name, [{"production": effect}])

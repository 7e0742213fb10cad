"""Blocks of deliveries and growth (AOM-DELIVERY, AOM-GROWTH)."""

from typing import Any

from tests.generate.systems.age_of_steam.blocks.block import Blocks
from tests.generate.systems.age_of_steam.conditions import (
    OF_DELIVERIES,
    a_place,
    a_region,
    a_situation,
    by_situation,
)
from tests.generate.systems.age_of_steam.draft import Draft

GOODS = Blocks()


@GOODS("own-links", "AOM-DELIVERY-03")
def _own_links(draft: Draft) -> None:
    draft.rules(delivery={"links": {"own": draft.rng.choice(["half", "all"])}})


@GOODS("exact-links", "AOM-DELIVERY-03")
def _exact(draft: Draft) -> None:
    draft.rules(delivery={"links": {"exact": draft.rng.choice([1, 2])}})


@GOODS("filters", "AOM-DELIVERY-04")
def _filters(draft: Draft) -> None:
    ways: list[dict[str, Any]] = [
        {"id": "embargo", "colour": [draft.rng.choice(draft.colours)], "to": a_place(draft)},
        {"id": "no-local", "same_region": sorted({a_region(draft), "west"})},
        {"id": "late", "when": a_situation(draft), "from": a_place(draft)},
    ]
    draft.listed("delivery", "filters").extend(draft.some(ways, 1, 3))


@GOODS("closing-filters", "AOM-DELIVERY-04")
def _closing(draft: Draft) -> None:
    port = {"ids": [draft.rng.choice(draft.cities)["id"]]}
    said = {"id": "closed", "when": a_situation(draft), "to": port, "closes_stop": True}
    status = {"id": "unowned", "to": port, "forbid_link_status": "unowned"}
    draft.listed("delivery", "filters").extend([said, status])


@GOODS("accepts-lying", "AOM-DELIVERY-05")
def _lying(draft: Draft) -> None:
    if draft.flag():
        draft.rules(delivery={"accepts": "lying"})
    else:
        draft.rng.choice(draft.cities)["accepts"] = "lying"


@GOODS("accepts-not-lying", "AOM-DELIVERY-05")
def _not_lying(draft: Draft) -> None:
    for city in draft.some(draft.cities, 1, 3):
        city.setdefault("accepts", "not-lying")


@GOODS("blocked-by", "AOM-DELIVERY-05")
def _blocked_by(draft: Draft) -> None:
    if draft.flag():
        draft.rules(delivery={"blocked_by": [draft.rng.choice(draft.colours)]})
    draft.rng.choice(draft.cities)["blocked_by"] = [draft.rng.choice(draft.colours)]


@GOODS("closing-cities", "AOM-DELIVERY-05")
def _closing_cities(draft: Draft) -> None:
    draft.rules(delivery={"when_emptied": "closes"})
    draft.rng.choice(draft.cities)["when_emptied"] = "stays"


@GOODS("income-per-link", "AOM-DELIVERY-06")
def _per_link(draft: Draft) -> None:
    draft.rules(delivery={"income": {"per_link": by_situation(draft, [0, 1, 2], OF_DELIVERIES)}})


@GOODS("income-fixed", "AOM-DELIVERY-06")
def _fixed(draft: Draft) -> None:
    draft.rules(delivery={"income": {"fixed": by_situation(draft, [1, 3], OF_DELIVERIES)}})


@GOODS("income-bonuses", "AOM-DELIVERY-06")
def _bonuses(draft: Draft) -> None:
    takers = draft.some(["mover", "last-link-owner", "owners"], 1, 3)
    bonuses = [
        {"when": a_situation(draft, OF_DELIVERIES), "to": to, "income": draft.rng.randint(-1, 2)}
        for to in takers
    ]
    bonuses[0]["cash"] = draft.rng.randint(1, 3)
    draft.rules(delivery={"income": {"bonuses": bonuses}})


@GOODS("fate", "AOM-DELIVERY-07")
def _fate(draft: Draft) -> None:
    keys = ("turn", "players", "colour", "from", "to")
    draft.rules(delivery={"fate": by_situation(draft, ["bag", "out", "stays"], keys)})


@GOODS("kept-sets", "AOM-DELIVERY-07")
def _sets(draft: Draft) -> None:
    sets = {"size": draft.rng.randint(2, 3), "income": 2, "then": draft.rng.choice(["bag", "out"])}
    draft.rules(delivery={"fate": "kept", "sets": sets})


@GOODS("rounds", "AOM-DELIVERY-08")
def _rounds(draft: Draft) -> None:
    draft.rules(delivery={"rounds": by_situation(draft, [1, 2, 3])})


@GOODS("until-pass", "AOM-DELIVERY-08")
def _until_pass(draft: Draft) -> None:
    draft.rules(delivery={"rounds": "until-pass"})


# -- growth


@GOODS("growth-at-times", "AOM-GROWTH-01")
def _at_times(draft: Draft) -> None:
    cases = [{"when": a_situation(draft), "is": False}]
    draft.rules(growth={"enabled": {"cases": cases, "else": True}, "skip_last_turn": draft.flag()})


@GOODS("dice", "AOM-GROWTH-02")
def _dice(draft: Draft) -> None:
    numbers = [0, 2, 4, "players", {"per_player": 2}]
    dice = {side: by_situation(draft, numbers) for side in ("light", "dark")}
    draft.rules(growth={"dice": dice, "only_connected": draft.flag()})


@GOODS("extras", "AOM-GROWTH-04")
def _extras(draft: Draft) -> None:
    cities = [one["id"] for one in draft.cities]
    ways: list[dict[str, Any]] = [
        {"to": draft.rng.choice(cities), "count": 2, "turns": a_situation(draft)},
        {"to": draft.rng.choice(cities), "colour": draft.rng.choice(draft.colours)},
        {"die": {str(face): draft.rng.choice(cities) for face in range(1, 7)}, "connected": True},
    ]
    extras = draft.some(ways, 1, 3)
    for one in extras:
        one["at"] = draft.rng.choice(["start", "before-dice", "after-dice"])
        one["source"] = draft.rng.choice(["bag", "supply"])
    draft.rules(growth={"extras": extras})


@GOODS("refill", "AOM-GROWTH-05")
def _refill(draft: Draft) -> None:
    one, other = draft.some(draft.cities, 2, 2)
    refill = [{"city": one["id"], "set": draft.some(draft.colours)}, {"city": other["id"]}]
    refill[1]["draw"] = draft.rng.randint(1, 3)
    draft.rules(growth={"refill": refill})

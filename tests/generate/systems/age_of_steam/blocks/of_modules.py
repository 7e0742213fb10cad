"""The five modules, those of two modes in each of them (section 9 of the rules of maps).

Beside them stands what people play by agreement: rules of the house, and modules without rules.
"""

from typing import Any

from model.systems.age_of_steam.rules.module_rules import RESERVED
from tests.generate.systems.age_of_steam.blocks.block import Blocks
from tests.generate.systems.age_of_steam.blocks.of_money import without_pass
from tests.generate.systems.age_of_steam.conditions import a_situation
from tests.generate.systems.age_of_steam.draft import Draft

MODULES = Blocks()


@MODULES("chain-onward", "AOM-CHAIN-02")
def _onward(draft: Draft) -> None:
    draft.module("chain")
    draft.rules(chain={"mode": "onward"})


@MODULES("chain-transfer", "AOM-CHAIN-03")
def _transfer(draft: Draft) -> None:
    draft.module("chain")
    draft.tag("yard", [*draft.some(draft.towns, 1, 2), *draft.some(draft.cities, 1, 2)])
    draft.rules(chain={"mode": "transfer", "stations": {"tag": "yard"}})


@MODULES("pay-first", "AOM-PAYFIRST-01")
def _pay_first(draft: Draft) -> None:
    draft.module("pay-first")
    draft.rules(order={"mode": "pay-first"}, pay_first={"price": draft.rng.randint(1, 6)})
    without_pass(draft)


@MODULES("roles", "AOM-ROLE-01")
def _roles(draft: Draft) -> None:
    draft.module("roles")
    ways = list(_ways(draft))
    players = draft.fix_players(2, len(ways))
    roles = [role for role in draft.some(ways, len(ways), len(ways)) if role][:players]
    while len(roles) < players:
        roles.append({"id": f"guest-{len(roles)}"})
    choose = draft.rng.choice(["each", "first", "random"])
    draft.rules(roles={"choose": choose, "reorder": draft.flag(), "list": roles})
    draft.is_scarce = True


def _ways(draft: Draft) -> list[dict[str, Any]]:
    granted, forbidden = (one["id"] for one in draft.some(draft.actions, 2, 2))
    return [
        {"id": "crown", "forbid_new_cities": ["red"], "start": {"cash": 18, "income": 2}},
        {"id": "guild", "build_limit": 2, "forbid_actions": [forbidden]},
        {"id": "abbey", "build_add": 1, "pay": {"first": "half-down"}},
        {"id": "league", "grants": [granted], "start": {"shares": 1}},
    ]


@MODULES("teleport-hop", "AOM-TELEPORT-02")
def _hop(draft: Draft) -> None:
    _teleports(draft)
    draft.tag("landing", [*draft.some(draft.towns, 1, 2), *draft.some(draft.cities, 2, 3)])
    income = draft.rng.choice([0, 1, {"base": 1, "per_turn": 1, "max": 3}])
    hop = {"id": "barge", "mode": "hop", "between": {"tag": "landing"}, "income": income}
    hop |= {"per_turn": draft.rng.randint(1, 2), "engine": draft.rng.randint(0, 1)}
    draft.listed("teleports").append(hop)
    draft.action("pilot", [{"teleport": "barge"}])


@MODULES("teleport-overland", "AOM-TELEPORT-03")
def _overland(draft: Draft) -> None:
    _teleports(draft)
    carts = {"id": "carts", "mode": "overland", "range": draft.rng.randint(3, 6), "income": 1}
    carts |= {"weights": {"mountain": 2}, "needs_link": draft.flag(), "free": draft.flag()}
    carts["not_to"] = {"ids": [draft.rng.choice(draft.cities)["id"]]}
    draft.listed("teleports").append(carts)
    draft.action("carter-general", [{"teleport": "carts"}])


def _teleports(draft: Draft) -> None:
    if "teleport" not in draft.listed("modules"):
        draft.module("teleport")


@MODULES("nationalisation", "SC-NAT-02")
def _nationalisation(draft: Draft) -> None:
    draft.module("nationalisation")
    draft.rules(discs={"per_player": draft.rng.randint(3, 5), "overflow": "nationalise"})
    benefit = {"id": "more-track", "effect": {"build_limit": 4}, "window": ["build"]}
    draft.listed("tokens").append({"id": "support", "benefits": [benefit]})
    keys = ("includes_unowned", "after_abandon", "voluntary", "gives_presence")
    said: dict[str, Any] = {key: draft.flag() for key in (*keys, "may_drop_unfinished")}
    said |= {"on_impossible": draft.rng.choice(["refuse", "drop"]), "token": "support"}
    said |= {"protect": draft.rng.choice(["turn", "build"])}
    draft.rules(nationalisation=said | {"count_by": draft.rng.choice(["sections", "tiles"])})
    draft.listed("delivery", "filters").append(
        {"id": "free-port", "to": {"ids": [draft.cities[0]["id"]]}}
        | {"forbid_link_status": "nationalised", "when": a_situation(draft)}
    )
    draft.action("gain-support", [{"gain_token": {"id": "support"}}])


@MODULES("house-rules", "AOM-GEN-09")
def _house_rules(draft: Draft) -> None:
    draft.plain["house_rules"] = ["Whoever is last pours the tea."]


@MODULES("reserved-module", "AOM-GEN-09")
def _reserved(draft: Draft) -> None:
    draft.module(draft.rng.choice(RESERVED))

"""Blocks of money, of the end, of the order and of the phases (AOM-MONEY, AOM-ORDER)."""

from typing import Any

from tests.generate.systems.age_of_steam.blocks.block import Blocks
from tests.generate.systems.age_of_steam.conditions import a_situation, by_situation
from tests.generate.systems.age_of_steam.draft import Draft

MONEY = Blocks()
FIXED = ("actions", "build", "move", "income", "expenses", "reduction")


@MONEY("shares", "AOM-MONEY-01")
def _shares(draft: Draft) -> None:
    said: dict[str, Any] = {"price": by_situation(draft, [4, 5, 6]), "max": 18}
    said["per_turn"] = by_situation(draft, [1, 2, 4])
    draft.rules(shares=said)


@MONEY("private-sale", "OPEN-20")
def _private_sale(draft: Draft) -> None:
    draft.rules(shares={"private_sale": 4})


@MONEY("expenses", "AOM-MONEY-02")
def _expenses(draft: Draft) -> None:
    engine = by_situation(draft, [0, 1, 2])
    said = {"share": draft.rng.randint(0, 2), "engine": engine, "turn": draft.rng.randint(0, 1)}
    draft.rules(money={"expenses": said})


@MONEY("expense-die", "AOM-MONEY-03")
def _expense_die(draft: Draft) -> None:
    draft.rules(money={"expense_die": [draft.rng.randint(0, 3) for _ in range(6)]})


@MONEY("shortfall", "AOM-MONEY-04")
def _shortfall(draft: Draft) -> None:
    draft.rules(money={"shortfall": "shares"})


@MONEY("bankrupt-below", "AOM-MONEY-05")
def _bankrupt_below(draft: Draft) -> None:
    draft.rules(money={"bankrupt_below": -draft.rng.randint(1, 8)})


@MONEY("reduction", "AOM-MONEY-06")
def _reduction(draft: Draft) -> None:
    tables = [[[5, 0], [10, 1], [None, 3]], {"every": 4, "lose": 1, "cap": None}]
    tables.append({"every": 3, "lose": 2, "cap": 6})
    factor = by_situation(draft, [0, 1, 2])
    basis = draft.rng.choice(["after", "before"])
    draft.rules(money={"reduction": by_situation(draft, tables), "reduction_factor": factor})
    draft.rules(money={"reduction_basis": basis})


@MONEY("income-cap", "OPEN-10")
def _cap(draft: Draft) -> None:
    draft.rules(money={"income_cap": draft.rng.randint(3, 9)})


@MONEY("scoring", "AOM-MONEY-07")
def _scoring(draft: Draft) -> None:
    terms = ["cash", "kept_cubes", "turns_lasted", f"cubes_left.{draft.rng.choice(draft.colours)}"]
    scoring = [
        {"term": "income", "times": draft.rng.randint(1, 3)},
        {"term": "shares", "times": -2},
    ]
    scoring += [{"term": "owned_sections", "times": 1}]
    for term in draft.some(terms, 1, 4):
        scoring.append({"term": term, "times": draft.rng.choice([-1, 1, 2]), "per": 2})
    draft.rules(scoring=scoring, tie_break=draft.some(["cash", "income", "shares"], 0, 2))


@MONEY("bankrupt-scores", "AOM-MONEY-08")
def _bankrupt_scores(draft: Draft) -> None:
    draft.rules(money={"bankrupt_scores": True})


@MONEY("losing", "AOM-MONEY-09")
def _losing(draft: Draft) -> None:
    colour = draft.rng.choice(draft.colours)
    tests: list[Any] = [{"score_below": 0}, {"cash_below": 3}]
    tests.append({"cubes_left": {"colour": colour, "more_than": 4}})
    lose_if = [{"test": test} for test in draft.some(tests, 1, 2)]
    draft.rules(money={"lose_if": lose_if, "goal": {"score_at_least": draft.rng.randint(0, 20)}})


@MONEY("ends", "AOM-MONEY-10")
def _ends(draft: Draft) -> None:
    ends: list[Any] = [{"no_cubes": draft.rng.choice(["cities", "map"])}, {"players_left": 2}]
    known = draft.listed("end")
    known.extend(one for one in draft.some(ends, 1, 2) if one not in known)


# -- the order


@MONEY("auction-payments", "AOM-ORDER-02")
def _payments(draft: Draft) -> None:
    ways = ("full", "half-up", "half-down", "none")
    pay = {place: draft.rng.choice(ways) for place in ("first", "second", "middle", "last")}
    draft.rules(order={"pay": pay, "pass_with_two": draft.flag()})


@MONEY("no-bid-no-action", "AOM-ORDER-06")
def _no_bid(draft: Draft) -> None:
    draft.rules(order={"no_bid_no_action": draft.rng.randint(1, 2)})


@MONEY("order-rotates", "AOM-ORDER-01")
def _rotates(draft: Draft) -> None:
    draft.rules(order={"mode": "rotate"})
    without_pass(draft)


@MONEY("order-table", "AOM-ORDER-01")
def _table(draft: Draft) -> None:
    turns = draft.turns or 4
    players = draft.fix_players(2, 5)
    seats = range(1, players + 1)
    table = {str(turn): draft.some(seats, players, players) for turn in range(1, turns + 1)}
    draft.plain["rules"]["turns"] = turns
    draft.rules(order={"mode": "table", "table": table})
    without_pass(draft)


def without_pass(draft: Draft) -> None:
    """Turn Order Pass has no meaning without an auction (VAL-AOM-22)."""
    draft.actions = [one for one in draft.actions if one["id"] != "turn-order-pass"]


@MONEY("phases", "AOM-ORDER-05")
def _phases(draft: Draft) -> None:
    phases = list(FIXED)
    for one in ("growth", "order", "shares"):
        phases.insert(draft.rng.randint(0, len(phases)), one)
    draft.rules(phases=[*phases, "advance"])


@MONEY("no-growth-phase", "AOM-GROWTH-01")
def _no_growth(draft: Draft) -> None:
    """Production comes at once then, since its phase is missing."""
    draft.rules(phases=["shares", "order", *FIXED, "advance"])
    draft.action("production", [{"production": {"when": "choosing"}}])


@MONEY("no-order-phase", "AOM-ORDER-05")
def _no_order(draft: Draft) -> None:
    draft.rules(phases=["shares", *FIXED, "growth", "advance"])
    without_pass(draft)


@MONEY("shares-by-situation", "AOM-GEN-03")
def _by_situation(draft: Draft) -> None:
    cases = [{"when": a_situation(draft), "is": 12}]
    draft.rules(shares={"max": {"cases": cases, "else": 18}})

"""Other rules, cards and variants than the preset's, by name: what boards may change."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.generate.systems.santa_fe.draft import Plain


def _rules(*path: str, to: Any) -> Callable[[Plain], None]:
    def twist(plain: Plain) -> None:
        at = plain["rules"]
        for key in path[:-1]:
            at = at.setdefault(key, {})
        at[path[-1]] = to

    return twist


def _card(**said: Any) -> Callable[[Plain], None]:
    def twist(plain: Plain) -> None:
        plain.setdefault("cards", []).append(said)

    return twist


def _variant(name: str) -> Callable[[Plain], None]:
    def twist(plain: Plain) -> None:
        plain.setdefault("variants", []).append(name)

    return twist


def _two(plain: Plain) -> None:
    """Two alone, as the variant asks."""
    plain["players"] = {"min": 2, "max": 2}
    plain.setdefault("variants", []).append("no-third-player")


TWISTS: dict[str, Callable[[Plain], None]] = {
    "terrain": _variant("terrain"),
    "two-alone": _two,
    "line-each-piece": _rules("terrain", "scope", to="line-each-piece"),
    "line-once": _rules("terrain", "scope", to="line-once"),
    "no-bonus-pay": _rules("terrain", "pay_with_bonus", to=False),
    "random-piles": _rules("deck", "extra", to="random"),
    "two-piles": _rules("deck", "piles", to=2),
    "shorts-anywhere": _rules("deck", "short_lines_in", to=0),
    "drawn-together": _rules("drawing", "order", to="together"),
    "wasted-cards": _rules("drawing", "wasted_cards", to="allowed"),
    "free-exchange": _rules("drawing", "exchange", to="any"),
    "sits-out": _rules("playing", "empty_hand", to="sits-out"),
    "markers-later": _rules("playing", "markers", to="first-turn"),
    "one-marker": _rules("playing", "least_markers", to=1),
    "may-pass": _rules("laying", "may_pass", to=True),
    "from-far-end": _rules("laying", "own_line_from_far_end", to=True),
    "home-at-once": _rules("laying", "home", to="beginning"),
    "branch-first": _rules("laying", "branch_first", to=True),
    "bonus-stays": _rules("bonus", "unpaid", to="stays"),
    "small-bank": _rules("bonus", "bank", to=60),
    "end-of-turn": _rules("end", "finish", to="turn"),
    "end-of-round": _rules("end", "finish", to="round"),
    "no-own-branch": _rules("end", "own_branch", to=False),
    "every-piece": _rules("end", "tested", to="every-piece"),
    "idle-counts": _rules("end", "idle_is_pass", to=False),
    "money-breaks-ties": _rules("scoring", "tie_break", to=["top-cards", "money"]),
    "third-vanishes": _rules("two_players", "third_short_lines", to="vanish"),
    "third-at-deal": _rules("two_players", "third_at_deal", to=True),
    "train-passes": _rules("two_players", "train_stays", to=False),
    "first-seat": _rules("start", "first_player", to="first-seat"),
    "survey": _card(
        id="survey",
        name="Survey",
        count=2,
        pieces={"first": 1, "second": 2, "due": "round"},
        bonus=2,
    ),
    "land-grant": _card(
        id="land-grant",
        name="Land Grant",
        count=2,
        pieces={"first": 1, "second": 1},
        markers=1,
        price=1,
    ),
    "dear-branches": _card(id="branch", price=2, count=2),
    "no-triple": _card(id="triple-turn", count=0),
    "double-round": _card(id="double-turn", pieces={"first": 2, "second": 2, "due": "round"}),
}
AGAINST = (
    {"line-each-piece", "line-once"},
    {"end-of-turn", "end-of-round"},
    {"two-alone", "third-vanishes"},
    {"two-alone", "third-at-deal"},
    {"two-alone", "train-passes"},
)
"""Twists of which a board has one at most."""


def some_twists(rng: Random, most: int) -> tuple[str, ...]:
    """Twists that go together."""
    found: list[str] = []
    for name in rng.sample(list(TWISTS), rng.randint(0, most)):
        if not any(name in pair and pair & set(found) for pair in AGAINST):
            found.append(name)
    return tuple(sorted(found))

"""Random cards and boards for games that nobody has thought of: any words of the vocabulary."""

from random import Random
from typing import Any

CATEGORIES = ("train", "action", "rail", "station", "waste", "vp")
ZONES = ("hand", "gained", "deck", "discard")
WAIVED = ("river", "mountain", "city", "remote", "foreign-coin", "foreign-waste", "all-but-remote")


def _lasting(rng: Random) -> dict[str, Any]:
    return rng.choice(
        [
            {"waive": rng.sample(WAIVED, rng.randint(1, 3))},
            {"ignore_waste": True},
            {"coin_on_play": {"category": rng.choice(CATEGORIES), "coin": rng.randint(1, 3)}},
            {"coin_on_play": {"card": "normal-train"}},
            {"buy_to_deck_top": True},
        ]
    )


def _category(rng: Random) -> str:
    return rng.choice(CATEGORIES)


def simple(rng: Random) -> dict[str, Any]:
    """A part of any kind."""
    few, zone, category = rng.randint(1, 3), rng.choice(ZONES), _category(rng)
    gain = {"category": category, "to": zone}
    limits = rng.choice([{}, {"max_cost": few + 2}, {"over_trashed": few}])
    return rng.choice(
        [
            {"coin": few},
            {"coin_of_chosen": category},
            {"coin_if_in_play": {"card": "normal-train", "coin": few}},
            {"coin_per_discarded": few},
            {"coin_per_returned": few},
            {"vp": few},
            {"rail": few},
            {"station": few},
            {"waste": few},
            {"draw": few},
            {"discard": rng.choice([few, "any"])},
            {"draw_as_discarded": 1},
            {"return_waste": rng.choice([few, "any", "all"])},
            {"reveal_until": {**gain, "count": few, "rest": rng.choice(ZONES)}},
            {
                "reveal_top": {
                    "cards": few + 1,
                    "take": rng.randint(0, 2),
                    "rest": rng.choice(["top-any-order", "discard"]),
                    "public": rng.random() < 0.5,
                }
            },
            {"peek_top": rng.choice([["top", "discard"], ["top"], ["discard"]])},
            {"name_and_peek": {"hit": zone, "miss": rng.choice(ZONES)}},
            {"take_from_discard": gain},
            {"topdeck_from_play": {"category": category, "optional": rng.random() < 0.5}},
            {"trash_self": True},
            {"trash_from_hand": category},
            {"gain": {**gain, **limits}},
            {"gain_same_as_shown": gain},
            {"copy": {"category": category, "from": rng.choice(["play", "hand"])}},
            {"while_in_play": _lasting(rng)},
        ]
    )


def effect(rng: Random) -> dict[str, Any]:
    """A part, sometimes one that holds others."""
    kind = rng.random()
    inner = [[simple(rng) for _ in range(rng.randint(1, 3))] for _ in range(rng.randint(2, 3))]
    if kind < 0.1:
        return {"choose_one": inner}
    return {"optional": inner[0]} if kind < 0.2 else simple(rng)


def cards(rng: Random, number: int = 8) -> list[dict[str, Any]]:
    """So many kinds of cards."""
    return [
        {
            "id": f"fan-{n}",
            "cost": rng.randint(1, 4),
            "value": rng.randint(0, 2),
            "categories": rng.sample(
                ("train", "action", "rail", "station", "vp"), rng.randint(1, 2)
            ),
            "points": rng.randint(0, 1),
            "effects": [effect(rng) for _ in range(rng.randint(1, 4))],
            "on_buy": rng.choice([[], [{"waste": 1}], [{"draw": 1}, {"coin": 1}]]),
        }
        for n in range(number)
    ]


def rules(rng: Random) -> dict[str, Any]:
    """Any readings of what the rulebook leaves open."""

    def flip() -> bool:
        return rng.random() < 0.5

    return {
        "playing": {
            "effects": rng.choice(["may-be-left", "actions-may-be-left", "as-far-as-possible"]),
            "waste_and_points": flip(),
            "late_parts": rng.choice(["skipped", "needed"]),
            "empty_draw": flip(),
            "short_discard": flip(),
            "short_reveal": flip(),
            "empty_choice": flip(),
            "reshuffled": rng.choice(["aside", "shuffled"]),
            "named": rng.choice(["this-game", "any"]),
            "late_card": flip(),
            "gained_is_bought": flip(),
        },
        "costs": {"foreign_waste_for": rng.choice(["hex", "marker"])},
        "waiving": {"foreign_waste": flip(), "foreign_on_remote": flip()},
    }

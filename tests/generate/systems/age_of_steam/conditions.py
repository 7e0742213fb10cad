"""Values that depend on the situation, situations and places, drawn by lot over a map's ids."""

from collections.abc import Sequence
from typing import Any

from tests.generate.systems.age_of_steam.draft import Draft, Plain

ALWAYS = ("turn", "players")
"""What has a meaning at any moment of a game."""
OF_PLAYERS = (*ALWAYS, "action", "place")
OF_DELIVERIES = (*OF_PLAYERS, "colour", "from", "to", "round")


def a_situation(draft: Draft, keys: Sequence[str] = ALWAYS) -> Plain:
    """A SELECTOR of one or two of these keys."""
    chosen = draft.some(keys, 1, 2)
    said = {key: _said(draft, key) for key in sorted(chosen)}
    return {"not": said} if draft.rng.random() < 0.15 else said


def _said(draft: Draft, key: str) -> Any:
    match key:
        case "turn":
            return a_turn(draft)
        case "players":
            low, high = draft.players
            return draft.rng.choice([low, high, [low, high]])
        case "action":
            return draft.rng.choice([one["id"] for one in draft.actions])
        case "role":
            return draft.rng.choice(["crown", "guild"])
        case "round":
            return draft.rng.randint(1, 2)
        case "place":
            return draft.rng.choice(["first", "last", 1, 2])
        case "colour":
            return draft.rng.choice([draft.rng.choice(draft.colours), draft.some(draft.colours)])
    return a_place(draft)


def a_turn(draft: Draft) -> Any:
    ways = [1, 2, "odd", "even", {"from": 2}, {"from": 2, "to": 3}, {"first": 2}, [1, 3]]
    if "no-fixed-end" not in draft.blocks:
        ways.append({"last": 1})
    return draft.rng.choice(ways)


def by_situation(draft: Draft, values: Sequence[Any], keys: Sequence[str] = ALWAYS) -> Any:
    """One of some values, or several of them by the situation (AOM-GEN-03)."""
    rng = draft.rng
    if rng.random() < 0.5:
        return rng.choice(values)
    cases = [
        {"when": a_situation(draft, keys), "is": rng.choice(values)}
        for _ in range(rng.randint(1, 2))
    ]
    return {"cases": cases, "else": rng.choice(values)}


def a_place(draft: Draft) -> Plain:
    """A PLACE that means some stops at least."""
    rng = draft.rng
    cities, towns = draft.cities, draft.towns
    match rng.randrange(7):
        case 0:
            return {"ids": [one["id"] for one in draft.some(cities)]}
        case 1:
            draft.tag("coast", [rng.choice(cities), rng.choice(towns)])
            return {"tag": "coast"}
        case 2:
            return {"kind": rng.choice(["city", "printed", "town", ["printed", "new-city"]])}
        case 3:
            return {"region": a_region(draft)}
        case 4:
            return {"colours": _worn(draft)}
        case 5:
            return {"side": _side(draft)}
    return {"not": {"ids": [rng.choice(cities)["id"], rng.choice(towns)["id"]]}}


def a_region(draft: Draft) -> str:
    if not draft.plain.get("regions"):
        draft.plain["regions"] = draft.country.regions()
    return draft.rng.choice(["west", "east"])


def some_towns(draft: Draft) -> Plain:
    """A PLACE that means towns, whatever they become."""
    if draft.flag():
        return {"ids": [one["id"] for one in draft.some(draft.towns, 1, 3)]}
    draft.tag("harbour", draft.some(draft.towns, 1, 2))
    return {"tag": "harbour"}


def _worn(draft: Draft) -> str:
    """A colour that some city shows."""
    listed = [one["colours"] for one in draft.cities if isinstance(one["colours"], list)]
    known: list[str] = sorted({colour for colours in listed for colour in colours})
    return draft.rng.choice(known or draft.colours)


def _side(draft: Draft) -> str:
    sides: set[str] = {slot.partition("-")[0] for one in draft.cities for slot in one["slots"]}
    return draft.rng.choice(sorted(sides) or ["light"])

"""A coast to run trains along, 24 mileposts by 3, for situations about trains, loads and ports.

The line is the middle row: Alba (major, around 2,1), Brig (small, 7,1), Corin (medium, 11,1), the
port of the Far Link at 14,1, Dover (major, around 18,1) with the port of the Dover Link at 18,2,
and the end of the ferry from Corin at 22,1. Two cities lie overseas. Cards 1 to 3 have demands
worth playing for, the others ask for what nobody carries.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import game_on

COLUMNS = 24
LAND: dict[str, Any] = {
    "board": {
        "kind": "mileposts",
        "size": [COLUMNS, 3],
        "legend": {".": "clear"},
        "terrain": "\n".join(["." * COLUMNS] * 3),
    },
    "cities": [
        {"id": "alba", "name": "Alba", "kind": "major", "at": "2,1", "supplies": ["coal"]},
        {"id": "brig", "name": "Brig", "kind": "small", "at": "7,1", "supplies": ["coal", "silk"]},
        {"id": "corin", "name": "Corin", "kind": "medium", "at": "11,1", "supplies": ["iron"]},
        {"id": "dover", "name": "Dover", "kind": "major", "at": "18,1", "supplies": ["tea"]},
        {
            "id": "formosa",
            "name": "Formosa",
            "kind": "medium",
            "xy": "24.5,1.0",
            "overseas": True,
            "supplies": ["fish", "imports"],
        },
        {
            "id": "gulei",
            "name": "Gulei",
            "kind": "small",
            "xy": "24.5,2.0",
            "overseas": True,
            "supplies": ["imports"],
        },
    ],
    "goods": [
        {"id": "coal", "chips": 3},
        {"id": "fish", "chips": 3},
        {"id": "imports", "chips": 3},
        {"id": "iron", "chips": 3},
        {"id": "silk", "chips": 3},
        {"id": "tea", "chips": 3},
    ],
    "ferries": [
        {"id": "strait", "name": "Strait Ferry", "ports": "11,1 22,1", "cost": 4, "max_players": 2}
    ],
    "links": [
        {
            "id": "dover-link",
            "name": "Dover Link",
            "port": "18,2",
            "mode": "purchase",
            "cost": 8,
            "serves": ["formosa"],
        },
        {
            "id": "far-link",
            "name": "Far Link",
            "port": "14,1",
            "mode": "build-into",
            "cost": 6,
            "max_players": 2,
            "serves": ["formosa", "gulei"],
        },
    ],
}
WORTHWHILE = {
    "1": ["brig tea 10", "dover coal 20", "formosa silk 15"],
    "2": ["dover coal 20", "alba iron 12", "corin iron 8"],
    "3": ["dover coal 24", "gulei silk 25", "alba imports 30"],
}
SPARE = [str(number) for number in range(4, 25)]
"""Demand cards that nobody can fulfil."""
EVENTS: list[dict[str, Any]] = [
    {
        "id": "blizzard",
        "name": "Blizzard",
        "duration": "1 turn",
        "effects": [{"effect": "no-move", "area": "within(1, cities(brig))"}],
    },
    {
        "id": "crash",
        "name": "Crash",
        "duration": "instant",
        "effects": [
            {"effect": "lose-load", "area": "within(2, cities(dover))"},
            {"effect": "lose-turn", "area": "within(2, cities(dover))"},
        ],
    },
    {
        "id": "gale",
        "name": "Gale",
        "duration": "1 turn",
        "effects": [{"effect": "half-rate", "area": "within(1, cities(corin))"}],
    },
    {
        "id": "strike",
        "name": "Strike",
        "duration": "1 turn",
        "effects": [
            {"effect": "no-pickup", "area": "cities(corin)"},
            {"effect": "no-delivery", "area": "cities(corin)"},
            {"effect": "no-link"},
        ],
    },
    {
        "id": "tax",
        "name": "Rail Tax",
        "duration": "instant",
        "effects": [{"effect": "tax", "table": {"100": 5, "more": 20}}, {"effect": "reveal-cash"}],
    },
]


def line(begin: int, end: int, row: int = 1) -> list[str]:
    """Track along a row, from a column to a column."""
    return [f"{column},{row} {column + 1},{row}" for column in range(begin, end)]


def loop(column: int) -> list[str]:
    """Track that leaves the line at a column and comes back there, three sections long."""
    here, beyond, aside = f"{column},1", f"{column + 1},1", f"{column + 1},0"
    return [f"{here} {beyond}", f"{here} {aside}", f"{beyond} {aside}"]


WHOLE_LINE = (*line(3, 17), *line(19, 23))
"""Track from Alba to Dover, and on to the end of the map."""


def seat(
    at: str | None = None,
    *loads: str,
    hand: Sequence[str] = (),
    track: Sequence[str] = (),
    cash: int = 50,
    **more: Any,
) -> dict[str, Any]:
    """A player of a position; what is said about his only train may be said here too."""
    said = [key for key in ("type", "waits", "came_from") if key in more]
    about: dict[str, Any] = {key: more.pop(key) for key in said}
    train: dict[str, Any] = {"type": "freight", "loads": list(loads), **about}
    if at is not None:
        train["at"] = at
    trains = more.pop("trains", [train])
    return {"cash": cash, "trains": trains, "hand": list(hand), "track": list(track), **more}


def coast(
    *seats: Mapping[str, Any],
    preset: str = "china-rails",
    rules: Mapping[str, Any] | None = None,
    cards: Mapping[str, Sequence[str]] | None = None,
    deck: Sequence[str] = (),
    spare: bool = True,
    events: Sequence[Mapping[str, Any]] = EVENTS,
    land: Mapping[str, Any] | None = None,
    variants: Sequence[str] = (),
    seed: int = 1,
    **position: Any,
) -> CrayonGame:
    """A game of these players; `deck` names its next cards.

    Spare demands fill the hands and lie below; without them there are only the cards that are
    named. `cards` says demand cards anew, `land` parts of the map.
    """
    played = [one["event"] for one in position.get("in_play", ())]
    named = {*deck, *played, *position.get("discards", ()), *position.get("open_contracts", ())}
    named.update(card for one in seats for card in one["hand"])
    left = [card for card in SPARE if card not in named] if spare else []
    hands = [[*one["hand"], *_taken(left, 3 - len(one["hand"]))] for one in seats]
    said = [{**one, "hand": hand} for one, hand in zip(seats, hands, strict=True)]
    useless = {card: [f"brig fish {pays}" for pays in (1, 2, 3)] for card in SPARE}
    demands = {**useless, **WORTHWHILE, **(cards or {})}
    scenario: dict[str, Any] = {
        "rules": {"preset": preset, **(rules or {})},
        "variants": list(variants),
        **LAND,
        **(land or {}),
        "demands": {card: lines for card, lines in demands.items() if spare or card in named},
        "events": [event for event in events if spare or event["id"] in named],
        "position": {"seats": said, "deck": [*deck, *left], **position},
    }
    text = "".join(f"{key}: {json.dumps(value)}\n" for key, value in scenario.items() if value)
    return game_on(text, players=len(seats), seed=seed)


def _taken(cards: list[str], number: int) -> list[str]:
    return [cards.pop(0) for _ in range(number) if cards]

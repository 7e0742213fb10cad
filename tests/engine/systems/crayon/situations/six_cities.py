"""Major cities side by side along the middle row, for situations about winning.

Alba, Brig, Corin and Dover, and in Empire Builder also Eden and Faro, stand around columns 1, 5, 9
and so on, with one milepost between each two. The Far Link leaves from 15,1 beside Dover, the Dover
Link from 13,2 in it; a ferry joins 7,0 beside Brig with 11,0 beside Corin.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.coast import LAND, coast, line, seat

NAMES = ("Alba", "Brig", "Corin", "Dover", "Eden", "Faro")
COLUMNS = 26
GAPS = {"Brig": line(2, 4), "Corin": line(6, 8), "Dover": line(10, 12), "Eden": line(14, 16)}
"""The track from each city's western neighbour to it."""
FOUR = (*GAPS["Brig"], *GAPS["Corin"], *GAPS["Dover"])
FOUR_AND_LINK = (*FOUR, "14,1 15,1")
FIVE = (*FOUR, *GAPS["Eden"])


def six_cities(
    *seats: Mapping[str, Any],
    preset: str = "china-rails",
    ferry: Mapping[str, Any] | None = None,
    **more: Any,
) -> CrayonGame:
    """A game of these players on four major cities, or on six in Empire Builder."""
    names = NAMES if preset == "empire-builder" else NAMES[:4]
    cities: list[dict[str, Any]] = [
        {"id": name.lower(), "name": name, "kind": "major", "at": f"{4 * place + 1},1"}
        for place, name in enumerate(names)
    ]
    supplies = {"alba": ["coal", "tea"], "corin": ["iron"]}
    for city in cities:
        city["supplies"] = supplies.get(str(city["id"]), [])
    far, dover = LAND["links"][1], LAND["links"][0]
    land = {
        "board": {
            **LAND["board"],
            "size": [COLUMNS, 3],
            "terrain": "\n".join(["." * COLUMNS] * 3),
        },
        "cities": [*cities, *LAND["cities"][4:]],
        "ferries": [{**LAND["ferries"][0], "ports": "7,0 11,0", **(ferry or {})}],
        "links": [{**far, "port": "15,1"}, {**dover, "port": "13,2"}],
    }
    return coast(*seats, preset=preset, land=land, **more)


def rich(cash: int = 250, track: Sequence[str] = FOUR_AND_LINK, **more: Any) -> dict[str, Any]:
    """A player who has what it takes in China, unless something else is said."""
    return seat("1,1", track=track, cash=cash, **more)


def winner(game: CrayonGame) -> int | None:
    """Who won alone; None while the game goes on."""
    if game.result is None:
        return None
    (first,) = game.result.winners
    return first


def declared(game: CrayonGame) -> list[int]:
    return sorted(game.state.declared)

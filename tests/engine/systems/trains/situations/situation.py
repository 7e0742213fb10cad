"""A situation of Trains in one row of a table: what lies where, what is done, how it stands then.

Cards are told by their names with spaces between them, `3*waste` for three. A deck is told from
its top, a discard pile from its bottom. What a row does not tell is empty, and not looked at.
"""

from collections import Counter
from typing import Any, NamedTuple

from engine.systems.trains.game import TrainsGame
from tests.engine.systems.trains.games import do, game_with, offered, refused, seat, turn

ZONES = ("hand", "deck", "discard", "gained", "play")
GAME = ("players", "rules", "variants", "cards")


def cards(text: str) -> list[str]:
    """The cards that a text tells."""
    found = []
    for word in text.split():
        number, _, card = word.rpartition("*")
        found += [card] * int(number or 1)
    return found


def given(**told: Any) -> TrainsGame:
    """A turn of Ann as a row tells it; her deck and discard pile are empty if it does not say."""
    game = {key: told.pop(key) for key in GAME if key in told}
    zones = {"hand": "", "deck": "", "discard": ""} | told
    read: dict[str, Any] = {
        key: cards(said) if key in ZONES and isinstance(said, str) else said
        for key, said in zones.items()
    }
    if "play" in read:
        read["play"] = [one if isinstance(one, dict) else {"card": one} for one in read["play"]]
        read.setdefault("acted", True)
    read["others"] = {
        number: {k: cards(v) if k in ZONES else v for k, v in said.items()}
        for number, said in read.get("others", {}).items()
    }
    hand = read.pop("hand")
    return game_with(turn(hand, players=game.get("players", 2), **read), **game)


def stands(game: TrainsGame, then: dict[str, Any]) -> None:
    """Holds a game against what a row says."""
    for key, said in then.items():
        if key == "bob":
            _has(game, 1, said)
        elif key in _LOOKS:
            assert _LOOKS[key](game) == said, key
        elif key == "offered":
            assert set(offered(game)) == set(said), key
        elif key == "can":
            assert set(said) <= set(offered(game)), key
        elif key == "refused":
            assert {text: refused(game, text) for text in said} == said, key
        elif key in ("supply", "box"):
            pile = getattr(game.state, key)
            assert {card: pile.get(card, 0) for card in said} == said, key
        else:
            _has(game, 0, {key: said})


_LOOKS: dict[str, Any] = {
    "coin": lambda game: game.state.coin,
    "asked": lambda game: game.state.resolving is not None,
    "stations": lambda game: {k: n for k, n in game.state.stations.items() if n},
    "waste": lambda game: game.state.supply["waste"],
    "scores": lambda game: game.scores(),
    "actor": lambda game: game.actor,
    "over": lambda game: game.result.reason if game.result else "",
    "places": lambda game: game.result.places if game.result else (),
}


def _has(game: TrainsGame, number: int, then: dict[str, Any]) -> None:
    """Holds what one player has against what a row says."""
    one = seat(game, number)
    for key, said in then.items():
        match key:
            case "hand":
                assert Counter(one.hand) == Counter(cards(said)), key
            case "deck":
                assert one.deck[::-1] == cards(said), key
            case "play":
                assert [card.card for card in one.play] == cards(said), key
            case "discard" | "gained":
                assert getattr(one, key) == cards(said), key
            case "markers":
                assert set(map(str, one.markers)) == set(said.split()), key
            case "points":
                assert one.points == said, key
            case _:
                raise AssertionError(f"a row cannot say {key}")


class Row(NamedTuple):
    """A situation: the rules that it shows, a sentence, what is done, how it stands, what lies."""

    rules: tuple[str, ...]
    told: str
    steps: str
    then: dict[str, Any]
    lies: dict[str, Any]


def row(
    rules: str | tuple[str, ...], told: str, steps: str, then: dict[str, Any], /, **lies: Any
) -> Row:
    """A row of a table."""
    return Row((rules,) if isinstance(rules, str) else rules, told, steps, then, lies)


def plays(one: Row) -> None:
    """Plays a row and looks how it stands."""
    game = given(**one.lies)
    do(game, *(text.strip() for text in one.steps.split(";") if text.strip()))
    stands(game, one.then)

"""What a typed line of Trains means: names for ids, several cards at once, a card and its place."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from engine.protocol import Action
from engine.showing.plans import Plan
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.game import TrainsGame
from milepost.playing.near_lines import fitting, only_one
from milepost.terminal.say import Refusal
from model.notation import NotationError

LONGEST: Final = 300
MOST: Final = 40
"""So many cards are played or bought by one line."""
_FILLING: Final = frozenset(
    ("a", "an", "the", "my", "card", "cards", "please", "it", "coin", "marker", "hex", "city")
)
_PLACES: Final = frozenset(("at", "on", "in", "to", "onto", "beside"))
_WORDS: Final = {
    "lay": "rail", "track": "rail", "rails": "rail", "build": "station", "stations": "station",
    "begin": "start", "use": "play", "take": "choose", "pick": "choose", "trash": "choose",
    "gain": "choose", "copy": "choose", "say": "name", "call": "name", "purchase": "buy",
    "yes": "apply", "y": "apply", "do": "apply", "no": "leave", "n": "leave", "skip": "leave",
    "nothing": "done", "stop": "done", "throw": "discard", "finish": "end", "over": "end",
}  # fmt: skip
_ON_TOP: Final = re.compile(
    r"\b(?:on(?:to)?\s+(?:top(?:\s+of)?\s*)?(?:the\s+|my\s+)?deck|on\s+top)\b"
)
_TIMES: Final = re.compile(r"x?(\d{1,2})x?")
_HEXES: Final = ("start", "rail", "station")


def meant(game: TrainsGame, text: str) -> Plan | None:
    """The actions that a line means; None where it speaks of nothing that can be done now.

    A Refusal tells where several things are meant.
    """
    words = _words(game, text)
    if not words:
        return None
    action = _read(game, words)
    refusal = None if action is None else game.why_not(action)
    if action is not None and refusal is None:
        return Plan((action,))
    found = tuple(_of(game, words))
    if not found and refusal is not None:
        raise Refusal(f"{refusal.sentence} ({refusal.rule})")
    return Plan(found) if found else None


def _read(game: TrainsGame, words: list[str]) -> Action | None:
    """What a line says in notation once its names are ids, if it says anything."""
    try:
        return game.read(" ".join(words))
    except NotationError:
        return None


def _of(game: TrainsGame, words: list[str]) -> Iterator[Action]:
    match words:
        case ["play", ("all" | "trains"), *rest] if not rest or rest in (["trains"], ["train"]):
            yield from _all_trains(game)
        case ["return", *rest]:
            yield from _returning(game, rest)
        case ["pass", *rest] if rest:
            is_waste = "waste" in rest or "return" in rest
            yield from _can(game, act.Pass(returns=is_waste))
        case ["end", *_] | ["done"]:
            ends = (act.Done(), act.EndTurn(), act.Pass())
            yield from [one for one in ends if game.why_not(one) is None][:1]
        case ["play", card, *place] if place and card in game.table.cards and not _times(place):
            yield from _played_at(game, card, place)
        case _:
            yield from _some(game, words)


def _can(game: TrainsGame, action: Action) -> list[Action]:
    return [action] if game.why_not(action) is None else []


def _words(game: TrainsGame, text: str) -> list[str]:
    """The line in ids, without words that only fill it."""
    plain = text[:LONGEST].casefold().replace(",and ", " and ").strip()
    plain = f" {_ON_TOP.sub(' top ', re.sub(r'[.!;]+(?=[ ]|$)', ' ', plain))} "
    plain = re.sub(r"\s+", " ", plain)
    verb = _WORDS.get(*[plain.split()[0]] * 2) if plain.split() else ""
    names = [_places(game), _cards(game)] if verb in _HEXES else [_cards(game), _places(game)]
    for name, key in [pair for one in names for pair in one.items()]:
        plain = plain.replace(f" {name} ", f" {key} ")
    words = [word for word in plain.split() if word not in _FILLING]
    words = [_WORDS.get(word, word) if not place else word for place, word in enumerate(words)]
    is_twice = words[:1] == words[1:2] or words[:2] in (["station", "rail"], ["rail", "station"])
    return _without_places(words[1:] if is_twice else words)


def _without_places(words: list[str]) -> list[str]:
    return [word for word in words if word not in _PLACES]


def _cards(game: TrainsGame) -> Mapping[str, str]:
    """What cards are called, alone and in number, longest names first."""
    names = {card.title.casefold(): key for key, card in game.table.cards.items()}
    names |= {f"{name}s": key for name, key in names.items()}
    return dict(sorted(names.items(), key=lambda one: -len(one[0])))


def _places(game: TrainsGame) -> Mapping[str, str]:
    """The hexes of cities and remote places, by name and by id."""
    cities = [city for city in game.scenario.cities.values() if city.at is not None]
    names = {city.name.casefold(): str(city.at) for city in cities if city.name}
    names |= {city.id: str(city.at) for city in cities}
    return dict(sorted(names.items(), key=lambda one: -len(one[0])))


def _times(words: list[str]) -> int:
    """How often something is done, if a line says so; 0 if not."""
    found = [_TIMES.fullmatch(word) for word in words]
    return next((int(one[1]) for one in found if one), 0)


def _some(game: TrainsGame, words: list[str]) -> Iterator[Action]:
    """One action, or the same several times, as often as it can be done."""
    verb, rest = words[0], words[1:]
    is_counted = verb in ("play", "buy", "discard")
    times = _times(rest) if is_counted else 0
    wanted = [word for word in rest if not (times and _TIMES.fullmatch(word))]
    allowed = list(game.actions())
    if verb == "buy" and "top" not in wanted:
        allowed = [one for one in allowed if not (isinstance(one, act.Buy) and one.to_deck)]
    if verb not in {str(one).split()[0] for one in allowed}:
        return
    found = fitting(allowed, [verb, *wanted]) or fitting(allowed, [verb, "-".join(wanted)])
    action = only_one(found)
    if action is not None:
        yield from _again(game, action, max(1, times))


def _again(game: TrainsGame, action: Action, times: int) -> Iterator[Action]:
    """The same action as often as it can be done in this turn, nothing of it being asked."""
    later = game.copy()
    for _ in range(min(times, MOST)):
        if later.actor != game.actor or later.why_not(action) is not None:
            return
        yield action
        later.play(action)


def _all_trains(game: TrainsGame) -> Iterator[Action]:
    """Every card of the hand that only brings coin."""
    cards = game.table.cards
    later = game.copy()
    for card in dict.fromkeys(game.game.seat.hand):
        if cards[card].value and not cards[card].effects:
            for action in _again(later, act.PlayCard(card), game.game.seat.hand.count(card)):
                yield action
                later.play(action)


def _returning(game: TrainsGame, rest: list[str]) -> Iterator[Action]:
    """So many Waste, or all; before anything is done it is a pass."""
    numbers = [one for one in game.actions() if isinstance(one, act.ReturnSome)]
    if not numbers:
        yield from _can(game, act.Pass(returns=True))
        return
    number = _times(rest) if _times(rest) or "0" in rest else max(one.number for one in numbers)
    yield from _can(game, act.ReturnSome(number))


def _played_at(game: TrainsGame, card: str, place: list[str]) -> Iterator[Action]:
    """A card, and the hex where its rail or station goes; only as far as chance is not asked."""
    later, plan = game.copy(), list[Action]()
    for action in (act.PlayCard(card), act.Apply()):
        if later.why_not(action) is None:
            plan.append(action)
            if any(one.chance is not None for one in later.play(action)):
                yield from plan
                return
    hexes = (act.LayRail, act.BuildStation, act.Choose)
    goals = [one for one in later.actions() if isinstance(one, hexes)]
    goal = only_one(fitting(goals, place))
    if plan and goal is not None:
        yield from [*plan, goal]

"""Games of Santa Fe on a small prairie, from any position, played by texts."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from engine.protocol import Happening, Refusal
from engine.systems.santa_fe.game import SantaFeGame, new_game
from engine.systems.santa_fe.state.state import Seat
from model.collection import freeze
from model.files.scenario_files import load
from model.forms.form import REFUSE
from model.forms.hints import form_of
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario, write_scenario
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.things.position import Position

FILES = Path(__file__).parents[3] / "files" / "santa_fe"
NAMES = ("Ann", "Bob", "Cat", "Dan")


@cache
def prairie() -> Scenario:
    return load(FILES / "prairie.milepost.yaml")


def scenario_with(
    rules: dict[str, Any] | None = None,
    position: dict[str, Any] | None = None,
    variants: tuple[str, ...] = (),
    **things: Any,
) -> Scenario:
    """The prairie with other rules, things and position."""
    base = prairie()
    if things:
        base = read_scenario(_changed(write_scenario(base), things))
    changed = freeze({"preset": "santa-fe-rails", **(rules or {})})
    found = as_played(replace(base, rules=changed, variants=variants))
    part = found.part_as(SantaFePart)
    said = None if position is None else form_of(Position).read(position, (), REFUSE)
    return replace(found, part=replace(part, position=said))


def _changed(plain: dict[str, Any], things: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    """Things of collections with other fields, by id."""
    result = dict(plain)
    for key, changes in things.items():
        by_id = {one["id"]: one for one in result.get(key, ())}
        for change in changes:
            by_id[change["id"]] = {**by_id.get(change["id"], {}), **change}
        result[key] = list(by_id.values())
    return result


def game_with(
    position: dict[str, Any] | None = None,
    *,
    players: int = 3,
    seed: int = 1,
    rules: dict[str, Any] | None = None,
    variants: tuple[str, ...] = (),
    **things: Any,
) -> SantaFeGame:
    """A game that begins from a position, if there is one; seat 1 is First Player."""
    start = {"first_player": "first-seat", **(rules or {}).get("start", {})}
    scenario = scenario_with({**(rules or {}), "start": start}, position, variants, **things)
    return new_game(scenario, NAMES[:players], seed)


def laying(
    play: list[list[str]] | None = None, *, turn: int = 1, players: int = 3, **more: Any
) -> dict[str, Any]:
    """A position in a turn of laying, in which these cards are open, by default City cards."""
    cards = play if play is not None else [["iris"], ["hale"], ["gila"], ["ford"]][:players]
    seats: list[dict[str, Any]] = []
    said = more.pop("seats", {})
    for number, cards_of_seat in enumerate(cards):
        tableau = [card for card in cards_of_seat if card in prairie().cities]
        seat = {"play": cards_of_seat, "has_chosen": True, "tableau": tableau, "hand": []}
        seats.append(seat | said.get(number, {}))
    where = {"step": "lay", "round": 3, "turn": turn, "first": 1, "actor": 1}
    return {**where, "seats": seats, **more}


def do(game: SantaFeGame, *texts: str) -> list[Happening]:
    """Plays actions of whoever has to act."""
    return [one for text in texts for one in game.play(game.read(text))]


def offered(game: SantaFeGame, seat: int | None = None) -> list[str]:
    return [str(action) for action in game.actions(seat)]


def refused(game: SantaFeGame, text: str, seat: int | None = None) -> str:
    """The ID of the rule that forbids something; it is not offered either."""
    refusal = game.why_not(game.read(text), seat)
    assert isinstance(refusal, Refusal), text
    assert refusal.sentence
    assert text not in offered(game, seat)
    return refusal.rule


def seat(game: SantaFeGame, number: int) -> Seat:
    return game.state.seats[number]


def play_through(game: SantaFeGame, rng: Any, most: int = 2000) -> SantaFeGame:
    """Plays anything legal to the end."""
    for _ in range(most):
        if game.actor is None:
            return game
        chooser = rng.choice(game.actors)
        game.play(rng.choice(list(game.actions(chooser))), chooser)
    raise AssertionError("the game does not end")

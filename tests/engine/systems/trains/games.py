"""Games of Trains on a small inlet, from any position, played by texts."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from engine.protocol import Happening, Refusal
from engine.systems.trains.game import TrainsGame, new_game
from engine.systems.trains.state.state import Seat
from model.collection import freeze
from model.files.scenario_files import load
from model.forms.form import REFUSE
from model.forms.hints import form_of
from model.rules.variants import as_played
from model.scenario.preset_things import read_over_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.systems.trains.things.part import TrainsPart
from model.systems.trains.things.position import Position

FILES = Path(__file__).parents[3] / "files" / "trains"
NAMES = ("Ann", "Bob", "Cat", "Dan")
WHERE = ("2,2", "6,5", "5,1", "0,5")
"""Where the players have begun, unless a test says otherwise."""
KIT = "holiday-pass"


@cache
def inlet() -> Scenario:
    return load(FILES / "inlet.milepost.yaml")


def scenario_with(
    rules: dict[str, Any] | None = None,
    position: dict[str, Any] | None = None,
    variants: tuple[str, ...] = (),
    cards: list[dict[str, Any]] | None = None,
) -> Scenario:
    """The inlet with other rules, cards and position."""
    base = inlet()
    if cards:
        base = read_over_preset({**write_scenario(base), "cards": cards}, base.presets)
        assert not base.misfits, base.misfits
    changed = freeze({"preset": "trains", **(rules or {})})
    found = as_played(replace(base, rules=changed, variants=variants))
    said = None if position is None else form_of(Position).read(position, (), REFUSE)
    return replace(found, part=replace(found.part_as(TrainsPart), position=said))


def game_with(
    position: dict[str, Any] | None = None,
    *,
    players: int = 2,
    seed: int = 1,
    rules: dict[str, Any] | None = None,
    variants: tuple[str, ...] = (),
    cards: list[dict[str, Any]] | None = None,
) -> TrainsGame:
    """A game that begins from a position, if there is one; seat 1 begins."""
    told = dict(rules or {})
    told["start"] = {"first_player": "first-seat", **told.get("start", {})}
    if position is not None:
        told.setdefault("supply", {"select": {"kit": KIT}})
        position = _with_all_waste(position)
    return new_game(scenario_with(told, position, variants, cards), NAMES[:players], seed)


def _with_all_waste(position: dict[str, Any]) -> dict[str, Any]:
    """All Waste has a place: what the supply of a test does not have Bob has discarded."""
    if "waste" not in position.get("supply", {}):
        return position
    zones = [one for seat in position["seats"] for one in seat.values() if isinstance(one, list)]
    there = position["supply"]["waste"] + sum(zone.count("waste") for zone in zones)
    first, second, *others = position["seats"]
    discard = [*second.get("discard", ()), *["waste"] * (70 - there)]
    return {**position, "seats": [first, {**second, "discard": discard}, *others]}


def turn(hand: list[str] | None = None, *, players: int = 2, **more: Any) -> dict[str, Any]:
    """A position in a turn of seat 1; keys of a seat are those of seat 1."""
    own = {key: more.pop(key) for key in list(more) if key in Seat.__slots__ or key == "play"}
    seats: list[dict[str, Any]] = [{"markers": where} for where in WHERE[:players]]
    seats[0] |= {"hand": hand if hand is not None else ["normal-train"] * 5, **own}
    for number, said in more.pop("others", {}).items():
        seats[number] |= said
    found = {"first": 1, "actor": 1, "seats": seats, **more}
    return {"acted": bool(found.get("coin")), **found}


def do(game: TrainsGame, *texts: str) -> list[Happening]:
    """Plays actions of whoever has to act."""
    return [one for text in texts for one in game.play(game.read(text))]


def offered(game: TrainsGame, word: str = "") -> list[str]:
    """What may be done now, or what of one word."""
    found = [str(action) for action in game.actions()]
    return [one for one in found if not word or one.split()[0] == word]


def refused(game: TrainsGame, text: str) -> str:
    """The ID of the rule that forbids something; it is not offered either."""
    refusal = game.why_not(game.read(text))
    assert isinstance(refusal, Refusal), text
    assert refusal.sentence
    assert text not in offered(game)
    return refusal.rule


def seat(game: TrainsGame, number: int = 0) -> Seat:
    return game.state.seats[number]


def played(game: TrainsGame, number: int = 0) -> list[str]:
    """The cards in a play area."""
    return [one.card for one in seat(game, number).play]


def kinds(happened: list[Happening]) -> list[str]:
    return [one.kind for one in happened]

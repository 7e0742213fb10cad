"""Positions in the middle of a card: those of real games go on, others are refused in words."""

from typing import Any

import pytest

from engine.bots.random_legal import RandomLegal
from engine.protocol import NotPlayable
from engine.systems.trains.game import resumed
from engine.systems.trains.parts.pending import why_not_so
from tests.engine.systems.trains.games import do, game_with, turn
from tests.engine.systems.trains.test_invariants import begun

CREW = {"card": "station-crew"}
RAILS = {"card": "rail-laying"}
HAND = ["waste", "building"]


@pytest.mark.parametrize("seed", range(8))
def test_every_game_can_be_kept_and_resumed_in_the_middle_of_a_card(seed: int) -> None:
    game, bot, seen = begun(seed, 2 + seed % 3, fans=seed % 2 == 1), RandomLegal(seed), 0
    for _ in range(400):
        if game.actor is None:
            break
        game.play(bot.choose(game))
        if game.state.resolving is not None:
            seen += 1
            assert why_not_so(game.game) == ""
            if seen % 5 == 0:
                assert resumed(game.scenario, game.to_plain()).to_plain() == game.to_plain()
    assert seen > 10


def half_applied(resolving: dict[str, Any], **more: Any) -> dict[str, Any]:
    lies: dict[str, Any] = {
        "hand": HAND,
        "deck": [],
        "discard": [],
        "acted": True,
        "play": [RAILS],
    } | more
    return turn(lies.pop("hand"), **lies) | {"resolving": {"place": 1, **resolving}}


@pytest.mark.parametrize(
    ("resolving", "more"),
    [
        ({"at": ["rail-laying.0"], "left": 1}, {}),
        ({"at": ["rail-laying.0"], "asks": "apply"}, {}),
        ({"at": ["station-crew.0"], "left": 1}, {"play": [CREW]}),
        ({"at": ["mail-train.0"], "left": 2}, {"play": [{"card": "mail-train"}]}),
        (
            {"at": ["signals.1"], "left": 1, "open": True, "aside": ["garage"]},
            {"play": [{"card": "signals"}]},
        ),
        (
            {"at": ["stationmaster-office.1", "freight-train.0"], "left": 1},
            {"play": [{"card": "stationmaster-office", "copies": "freight-train"}]},
        ),
    ],
)
def test_what_can_be_goes_on(resolving: dict[str, Any], more: dict[str, Any]) -> None:
    game = game_with(half_applied(resolving, **more))
    for action in list(game.actions()):
        game.copy().play(action)
    assert next(game.actions(), None) is not None


@pytest.mark.rule("TRN-INV-13")
@pytest.mark.parametrize(
    ("resolving", "more"),
    [
        ({"at": ["rail-laying.0"], "left": 0}, {}),
        ({"at": ["rail-laying.0"], "left": 2}, {}),
        ({"at": ["rail-laying.0"], "left": 1}, {"acted": False, "play": []}),
        ({"at": ["rail-laying.0"], "left": 1}, {"markers": "0,0"}),
        ({"at": ["rail-laying.0"], "left": 1, "aside": ["garage"]}, {}),
        ({"at": ["rail-laying.0"], "left": 1, "aside": ["ghost"]}, {}),
        ({"at": ["rail-laying.0"], "left": 1, "count": -1}, {}),
        ({"at": ["rail-laying.0"], "left": 1, "place": -1}, {}),
        ({"at": ["rail-laying.-1"], "left": 1}, {}),
        ({"at": ["rail-laying.1"], "left": 1}, {}),
        ({"at": ["rail-laying.2"], "left": 1}, {}),
        ({"at": ["tunnel.1"], "left": 1}, {}),
        ({"at": ["rail-laying.1"], "asks": "apply"}, {}),
        ({"at": ["rail-laying.0"], "asks": "apply", "left": 1}, {}),
        ({"at": ["rail-laying.0"], "asks": "apply"}, {"markers": "0,0"}),
        ({"at": ["rail-laying.0", "landfill.0"], "left": 1}, {}),
        ({"at": ["station-expansion.0"], "left": 1}, {"play": [{"card": "station-expansion"}],
                                                      "stations": {"birch": 3, "alder": 2,
                                                      "cedar": 1, "elm": 2, "gorse": 3,
                                                      "hazel": 1}}),
        ({"at": ["mail-train.0"], "left": 1}, {"play": [{"card": "mail-train"}]}),
        ({"at": ["garage.1"], "left": 2, "count": 1, "open": True},
         {"play": [{"card": "garage"}]}),
        ({"at": ["landfill.0"], "left": 1}, {"play": [{"card": "landfill"}]}),
        ({"at": ["signals.1"], "left": 1}, {"play": [{"card": "signals"}]}),
        ({"at": ["information-central.0"], "left": 1},
         {"play": [{"card": "information-central"}]}),
        ({"at": ["wagon-factory.1"], "left": 1}, {"play": [{"card": "wagon-factory"}]}),
        ({"at": ["stationmaster-office.1", "landfill.0"], "left": 1},
         {"play": [{"card": "stationmaster-office", "copies": "tunnel"}]}),
        ({"at": ["normal-train.0"], "asks": "apply"}, {"play": [{"card": "normal-train"}]}),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(resolving: dict[str, Any], more: dict[str, Any]) -> None:
    with pytest.raises(NotPlayable, match=r"position|there is no|negative"):
        game_with(half_applied(resolving, **more))


def test_a_card_is_not_applied_before_everybody_has_begun() -> None:
    position = half_applied({"at": ["rail-laying.0"], "left": 1})
    position["seats"][1] = {}
    with pytest.raises(NotPlayable, match="nobody has played one"):
        game_with(position)


def test_a_kept_game_of_that_kind_is_refused_as_well() -> None:
    game = game_with(turn(["rail-laying"]))
    do(game, "play rail-laying", "apply")
    plain = game.to_plain()
    plain["position"]["resolving"]["left"] = 3
    with pytest.raises(NotPlayable, match="saved game cannot be"):
        resumed(game.scenario, plain)

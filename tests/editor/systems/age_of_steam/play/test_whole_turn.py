"""A whole turn of three people with the mouse alone, and how little it takes."""

from engine.logs.game_log import log_text
from engine.logs.reading import read_log
from engine.logs.replaying import replayed
from model.pieces.places import AtLine
from tests.editor.play.mouse import Mouse
from tests.editor.systems.age_of_steam.play.conftest import Sit
from tests.editor.systems.age_of_steam.play.test_moving import BUILT

MOST_GESTURES = 34
"""Clicks and drags of a turn: eleven for each player, with two cubes moved and Production."""


def _move(mouse: Mouse) -> None:
    """The best delivery that begins anywhere, or the engine, or nothing."""
    offers = mouse.table.match.offers
    cubes = [one for one in offers.all if one.action.WORD == "move" and one.where is not None]
    if cubes and cubes[0].where is not None:
        mouse.click(cubes[0].where.places[0])
        mouse.choose(0)
    else:
        buttons = mouse.table.buttons.buttons
        mouse.button("engine" if "engine" in buttons else "skip")


def test_a_turn_is_played_with_few_clicks(sit: Sit) -> None:
    """Turn 2, since the display has room for Production by then."""
    mouse = sit(*BUILT, *("skip",) * 6)
    table = mouse.table
    for text in ("issue 2", "issue 0", "issue 1"):
        mouse.button(text)
    for text in ("bid 1", "pass", "pass"):
        mouse.button(text)
    for text in ("take urbanization", "take production", "take first-build"):
        mouse.button(text)
    _build(mouse)
    while table.match.game.state.phase == "move":  # type: ignore[attr-defined]
        _move(mouse)
    mouse.button("draw")
    while table.display.chips:
        columns = table.display.columns.values()
        mouse.press(next(one for one in columns if not one.autoRaise()))
    assert table.match.aid.round(table.match.game) == 3
    assert mouse.gestures <= MOST_GESTURES
    log = read_log(log_text(table.match.log()))
    assert replayed(log, table.match.scenario).game.to_plain() == table.match._host.game.to_plain()


def _build(mouse: Mouse) -> None:
    """Who has First Build buys a ferry; one draws a line and places a New City; one taps a hex."""
    names, match = mouse.table.match.game.names, mouse.table.match
    for _ in names:
        who = names[match.actor if match.actor is not None else 0]
        before = len(mouse.records)
        if who == "Ann":
            mouse.draw("3,5", "2,5", "2,6")
        elif who == "Bob":
            mouse.click("9,5")
            mouse.choose(0)
        else:
            mouse.click(AtLine("ferry-shenzhen"))
        if mouse.table.buttons.things:
            mouse.carry("New City B", "shaoguan")
        assert len(mouse.records) > before, (who, mouse.refusal)
        mouse.button("done")

"""A bot is shown the game where it has to look, and only there."""

from typing import cast

import pytest

from engine.bots import make_bot
from engine.hosting.asking import Asked, BadAnswer
from engine.protocol import Action, Game
from engine.systems.crayon.actions.typed import parsed
from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.set_ups import any_set_up
from tests.engine.systems.crayon.situations.coast import WHOLE_LINE, coast, seat


class Scripted:
    """A bot that plays a row of texts, and looks only where the row says so."""

    def __init__(self, *texts: str) -> None:
        self.texts = list(texts)
        self.looked: list[str] = []

    def choose(self, view: Game) -> Action:
        text = self.texts.pop(0).removeprefix("look: ")
        self.looked.append(text)
        return view.read(text)

    def and_then(self) -> Action | None:
        if not self.texts or self.texts[0].startswith("look: "):
            return None
        return cast("Action", parsed(self.texts.pop(0)))


def played(game: CrayonGame, bot: Scripted, actions: int) -> list[str]:
    asked = Asked(bot)
    return [str(asked.act(game, game.view, game.play)[0]) for _ in range(actions)]


def on_the_line() -> CrayonGame:
    return coast(seat("7,1", hand=["3"], track=WHOLE_LINE), seat())


def test_a_bot_that_knows_what_comes_next_is_not_shown_the_game() -> None:
    bot = Scripted("move 8,1", "move 9,1", "move 10,1")
    assert played(on_the_line(), bot, 3) == ["move 8,1", "move 9,1", "move 10,1"]
    assert bot.looked == ["move 8,1"]


def test_a_bot_that_wants_to_look_is_shown_the_game() -> None:
    bot = Scripted("move 8,1", "look: move 9,1", "move 10,1")
    assert played(on_the_line(), bot, 3)[-1] == "move 10,1"
    assert bot.looked == ["move 8,1", "move 9,1"]


def test_what_turns_out_not_to_be_allowed_is_not_held_against_it() -> None:
    bot = Scripted("move 8,1", "move 3,1", "look: move 9,1")
    assert played(on_the_line(), bot, 2) == ["move 8,1", "move 9,1"]


def test_after_a_chance_result_it_looks_again() -> None:
    game = coast(seat("17,1", "coal", hand=["3"], track=WHOLE_LINE), seat())
    bot = Scripted("deliver coal dover 24", "move 16,1")
    assert played(game, bot, 2) == ["deliver coal dover 24", "move 16,1"]
    assert bot.looked == ["deliver coal dover 24", "move 16,1"]


def test_when_another_had_to_act_it_looks_again() -> None:
    game, bot = on_the_line(), Scripted("done", "look: end", "move 8,1")
    asked = Asked(bot)
    while game.actor == 0:
        asked.act(game, game.view, game.play)
    for text in ("done", "end"):
        game.play(game.read(text))
    asked.act(game, game.view, game.play)
    assert bot.looked[-1] == "move 8,1"


def test_a_chosen_action_that_is_not_allowed_is_a_bad_answer() -> None:
    with pytest.raises(BadAnswer, match="played move 3,1, but"):
        played(on_the_line(), Scripted("move 3,1"), 1)


@pytest.mark.parametrize(
    ("name", "number", "most"),
    [*(("greedy", number, 300) for number in range(12)), ("look-ahead", 0, 12)],
)
def test_looking_more_often_would_change_nothing(name: str, number: int, most: int) -> None:
    """Our own bots do without looking what they would have chosen."""
    games = [any_set_up(number).game() for _ in range(2)]
    asked = [Asked(make_bot(name, "crayon", one)) for one in range(len(games[0].names))]
    looking = [make_bot(name, "crayon", one) for one in range(len(games[0].names))]
    quick, slow = games
    for _ in range(most):
        mover = quick.actor
        if mover is None:
            break
        action, _ = asked[mover].act(quick, quick.view, quick.play)
        chosen = looking[mover].choose(slow.view(mover))
        assert str(chosen) == str(action)
        slow.play(chosen)

"""The turn at a glance, the actions and the score, with the numbers of the map."""

from collections.abc import Iterator

from drawing.aids.strips import Cell, Setter, Strip
from model.scenario.names_in_words import counted
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.sentences.differences.of_actions import (
    action_text,
    token_sentences,
)
from model.systems.age_of_steam.sentences.differences.of_turns import PHASES, players_of
from model.systems.age_of_steam.sentences.turn.phases import phase_text, score_lines
from model.systems.age_of_steam.sentences.words import Words
from model.wording.speech import tr


def turn_summary(words: Words, setter: Setter) -> Iterator[Strip]:
    """The phases in their order, each with what is done in it."""
    yield setter.heading(tr("The phases of a turn"))
    for number, phase in enumerate(words.rules.phases):
        name = tr("{number}. {step}", number=number + 1, step=tr(PHASES[phase]))
        yield from setter.paragraph(name, strong=True, keeps=True)[:-1]
        yield from setter.paragraph(phase_text(phase, words))


def score_list(words: Words, setter: Setter) -> Iterator[Strip]:
    """How long the game is, and what counts at its end."""
    yield setter.heading(tr("End and score"))
    for number in players_of(words):
        turns = now(words.rules.turns, Situation(players=number))
        who = counted(number, "player")
        told = tr("no fixed number of turns") if turns is None else tr("{n} turns", n=turns)
        yield setter.row([Cell(who), Cell(told, strong=True)], [5, 6])
    for what, points in score_lines(words):
        yield setter.row([Cell(what), Cell(points, strong=True)], [5, 6])
    yield setter.space(2.0)


def action_list(words: Words, setter: Setter) -> Iterator[Strip]:
    """What each action does, and what tokens buy."""
    yield setter.heading(tr("Actions"))
    for action in words.rules.actions.list:
        name = Cell(words.action(action.id), strong=True)
        yield setter.row([name, Cell(action_text(action, words))], [4, 9])
    yield setter.space(2.0)
    told = [text for one in words.rules.tokens.values() for text in token_sentences(one, words)]
    if told:
        yield setter.heading(tr("Tokens"))
    for text in told:
        yield from setter.paragraph(f"• {text}")

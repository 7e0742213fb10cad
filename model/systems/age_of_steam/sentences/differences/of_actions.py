"""What is different about actions and tokens."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from model.scenario.names_in_words import counted, in_words, joined
from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.rules.action_rules import (
    Alternate,
    Block,
    Cycle,
    LastMustTake,
    Pile,
    SpecialAction,
)
from model.systems.age_of_steam.rules.base_effects import effects_said
from model.systems.age_of_steam.rules.module_rules import Token
from model.systems.age_of_steam.sentences.differences.telling import Telling, choice
from model.systems.age_of_steam.sentences.effects import sentence, sentences
from model.systems.age_of_steam.sentences.words import Words
from model.wording.sentences import behind_each_other, capital, within
from model.wording.speech import later, tr

CHOICES: Final = {
    "mandatory": later("Every player must take an action"),
    "optional": later("A player may go without an action"),
    "if-any": later("Every player takes an action as long as there are any"),
}
WINDOWS: Final = {"build": later("Build Track"), "move": later("Move Goods")}
COSTS: Final = {
    0: later("It costs {price}."),
    1: later("It costs {price}, {step} more each time."),
    -1: later("It costs {price}, {step} less each time."),
}
"""By whether the price goes up or down."""
COMES_BACK: Final = {
    True: later("An action that was taken comes back when this player has taken all of them."),
    False: later("An action that was taken comes back when somebody has taken all of them."),
}
BLOCKED: Final = {
    True: later("So many of {actions} are blocked in each turn, drawn anew: {number}."),
    False: later(
        "So many of {actions} are blocked in each turn, found by a die, on along the list: "
        "{number}."
    ),
}
PILES_UP: Final = {
    True: later(
        "On each action that nobody takes, ${money} for each player piles up; whoever takes it "
        "next gets it."
    ),
    False: later(
        "On each action that nobody takes, ${money} for each player piles up; whoever takes it "
        "next must pay it to the bank."
    ),
}
SPENT: Final = {
    (False, False): later("{token}, spent in {phase}: {effect}."),
    (False, True): later("{token}, spent in {phase}, once in a turn: {effect}."),
    (True, False): later("{token}, {n} of them, spent in {phase}: {effect}."),
    (True, True): later("{token}, {n} of them, spent in {phase}, once in a turn: {effect}."),
}
"""By whether several are spent, and whether once in a turn."""


def action_text(action: SpecialAction, words: Words) -> str:
    """What an action does and what it takes to have it, in one row of sentences."""
    return behind_each_other(*does(action, words), *terms(action, words))


def does(action: SpecialAction, words: Words) -> list[str]:
    """What an action does, with the names of the map's tokens."""
    return sentences(effects_said(action), words.token) or [tr("It does nothing.")]


def terms(action: SpecialAction, words: Words) -> Iterator[str]:
    """When it is there, what it costs, how often it can be taken."""
    if action.when is not None:
        yield tr("It is there {when}.", when=words.when(action.when))
    if isinstance(action.price, Cases) or action.price:
        step = action.price_step
        text = COSTS[(step > 0) - (step < 0)]
        yield tr(text, price=words.varied(action.price, "${}".format), step=abs(step))
    if action.uses_per_player is not None:
        times = words.varied(action.uses_per_player, _times)
        yield tr("It can be taken {times} by each player in a game.", times=times)
    if action.uses_total is not None:
        times = words.varied(action.uses_total, _times)
        yield tr("It can be taken {times} by all in a game.", times=times)
    if action.must_use:
        yield tr("Whoever has it must use it.")


def _times(limit: int | None) -> str:
    return tr("any number of times") if limit is None else counted(limit, "time")


def _list(new: Any, old: Any, words: Words) -> Iterator[str]:
    here, base = ({one.id: one for one in some} for some in (new, old))
    gone = [tr(one.name) or in_words(one.id) for one in old if one.id not in here]
    if gone:
        yield tr("There is no {things}.", things=joined(gone, "and no"))
    for key, action in here.items():
        text = action_text(action, words)
        if key not in base:
            yield tr("New action {action}: {sentences}", action=words.action(key), sentences=text)
        elif text != action_text(base[key], words):
            yield tr("{action} is different: {sentences}", action=words.action(key), sentences=text)


def _availability(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        yield words.only(one.when, _available(one, words))


def _available(one: Any, words: Words) -> str:
    match one:
        case Alternate(alternate=some, start=start):
            first = tr("a random one") if start == "random" else words.action(start)
            turns = later("Of {actions} one is blocked in turn, at first {action}.")
            return tr(turns, actions=words.actions(some), action=first)
        case Cycle(cycle=whose):
            return tr(COMES_BACK[whose == "player"])
        case LastMustTake(last_must_take=action):
            last = later("If nobody has {action}, the last player must take it.")
            return tr(last, action=words.action(action))
        case Block(block=block):
            return _blocked(block, words)
    return ""


def _blocked(block: Any, words: Words) -> str:
    if block.by == "last-choices":
        return tr("What was taken in the last turn is blocked.")
    among = words.actions(block.among) if block.among else tr("the actions")
    number = words.varied(block.count)
    return tr(BLOCKED[block.by == "shuffle"], actions=among, number=number)


def _pile(new: Pile | None, _old: Any, _words: Words) -> Iterator[str]:
    if new is not None:
        yield tr(PILES_UP[new.to == "taker"], money=new.per_player)


def token_sentences(token: Token, words: Words) -> Iterator[str]:
    """How many tokens there are, and what each buys."""
    name = words.token(token.id)
    if token.supply is not None:
        yield tr("There are {n} of these: {token}.", n=token.supply, token=name)
    for one in token.benefits.values():
        yield tr(
            SPENT[one.cost != 1, one.once_per_turn],
            token=capital(name),
            n=one.cost,
            phase=joined((tr(WINDOWS[phase]) for phase in one.window), "or"),
            effect=within(sentence(one.effect).rstrip(".。")),
        )


def _tokens(new: Any, old: Any, words: Words) -> Iterator[str]:
    for key, token in new.items():
        if token != old.get(key):
            told = list(token_sentences(token, words))
            yield from told or [tr("There are tokens: {token}.", token=words.token(key))]


ACTIONS: Final[Mapping[str, Telling]] = {
    "actions.choice": choice(CHOICES),
    "actions.pile": _pile,
    "actions.availability": _availability,
    "actions.list": _list,
    "tokens": _tokens,
}

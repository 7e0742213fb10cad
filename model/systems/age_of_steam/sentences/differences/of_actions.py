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

CHOICES: Final = {
    "mandatory": "Every player must take an action",
    "optional": "A player may go without an action",
    "if-any": "Every player takes an action as long as there are any",
}
WINDOWS: Final = {"build": "Build Track", "move": "Move Goods"}


def action_text(action: SpecialAction, words: Words) -> str:
    """What an action does and what it takes to have it, in one row of sentences."""
    return " ".join([*does(action, words), *terms(action, words)])


def does(action: SpecialAction, words: Words) -> list[str]:
    """What an action does, with the names of the map's tokens."""
    told = sentences(effects_said(action)) or ["It does nothing."]
    for token in words.rules.tokens:
        old = f" of the kind {token}."
        told = [one.replace(old, f" ({words.token(token)}).") for one in told]
    return told


def terms(action: SpecialAction, words: Words) -> Iterator[str]:
    """When it is there, what it costs, how often it can be taken."""
    if action.when is not None:
        yield f"It is there {words.when(action.when)}."
    if isinstance(action.price, Cases) or action.price:
        step = action.price_step
        less = f", {abs(step)} {'more' if step > 0 else 'less'} each time" if step else ""
        yield f"It costs {words.varied(action.price, '${}'.format)}{less}."
    for limit, whom in ((action.uses_per_player, "each player"), (action.uses_total, "all")):
        if limit is not None:
            yield f"It can be taken {words.varied(limit, _times)} by {whom} in a game."
    if action.must_use:
        yield "Whoever has it must use it."


def _times(limit: int | None) -> str:
    return "any number of times" if limit is None else counted(limit, "time")


def _list(new: Any, old: Any, words: Words) -> Iterator[str]:
    here, base = ({one.id: one for one in some} for some in (new, old))
    gone = [one.name or in_words(one.id) for one in old if one.id not in here]
    if gone:
        yield f"There is no {joined(gone, 'and no')}."
    for key, action in here.items():
        text = action_text(action, words)
        if key not in base:
            yield f"New action {words.action(key)}: {text}"
        elif text != action_text(base[key], words):
            yield f"{words.action(key)} is different: {text}"


def _availability(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        yield words.only(one.when) + _available(one, words)


def _available(one: Any, words: Words) -> str:
    match one:
        case Alternate(alternate=some, start=start):
            first = "a random one" if start == "random" else words.action(start)
            return f"Of {words.actions(some)} one is blocked in turn, at first {first}."
        case Cycle(cycle=whose):
            who = "this player has" if whose == "player" else "somebody has"
            return f"An action that was taken comes back when {who} taken all of them."
        case LastMustTake(last_must_take=action):
            return f"If nobody has {words.action(action)}, the last player must take it."
        case Block(block=block):
            return _blocked(block, words)
    return ""


def _blocked(block: Any, words: Words) -> str:
    if block.by == "last-choices":
        return "What was taken in the last turn is blocked."
    among = words.actions(block.among) if block.among else "the actions"
    how = "drawn anew" if block.by == "shuffle" else "found by a die, on along the list"
    return f"So many of {among} are blocked in each turn, {how}: {words.varied(block.count)}."


def _pile(new: Pile | None, _old: Any, _words: Words) -> Iterator[str]:
    if new is not None:
        who = "gets it" if new.to == "taker" else "must pay it to the bank"
        laid = f"On each action that nobody takes, ${new.per_player} for each player piles up"
        yield f"{laid}; whoever takes it next {who}."


def token_sentences(token: Token, words: Words) -> Iterator[str]:
    """How many tokens there are, and what each buys."""
    name = words.token(token.id)
    if token.supply is not None:
        yield f"There are {token.supply} of these: {name}."
    for one in token.benefits.values():
        when = joined((WINDOWS[phase] for phase in one.window), "or")
        often = ", once in a turn" if one.once_per_turn else ""
        text = sentence(one.effect).rstrip(".")
        cost = f"{name[:1].upper()}{name[1:]}{'' if one.cost == 1 else f', {one.cost} of them'}"
        yield f"{cost}, spent in {when}{often}: {text[:1].lower()}{text[1:]}."


def _tokens(new: Any, old: Any, words: Words) -> Iterator[str]:
    for key, token in new.items():
        if token != old.get(key):
            told = list(token_sentences(token, words))
            yield from told or [f"There are tokens: {words.token(key)}."]


ACTIONS: Final[Mapping[str, Telling]] = {
    "actions.choice": choice(CHOICES),
    "actions.pile": _pile,
    "actions.availability": _availability,
    "actions.list": _list,
    "tokens": _tokens,
}

"""What is done in each phase of a turn, with the numbers of a map."""

from collections.abc import Callable, Mapping
from typing import Final

from model.scenario.names_in_words import counted, joined
from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.sentences.differences.of_actions import CHOICES
from model.systems.age_of_steam.sentences.differences.of_goods import dice_text, rounds_text
from model.systems.age_of_steam.sentences.differences.of_money import reduction_text, term_text
from model.systems.age_of_steam.sentences.differences.of_track import limit_text
from model.systems.age_of_steam.sentences.differences.of_turns import PAYS
from model.systems.age_of_steam.sentences.words import Words


def phase_text(phase: str, words: Words) -> str:
    """What happens in a phase, in a few sentences."""
    return _TOLD[phase](words)


def order_text(words: Words) -> str:
    """How the order of players is found."""
    order = words.rules.order
    if order.mode == "auction":
        pay = order.pay
        return (
            "Bid for the order of play, or pass and take the last free place. "
            f"First pays {PAYS[pay.first]}, second {PAYS[pay.second]}, "
            f"those in between {PAYS[pay.middle]}, last {PAYS[pay.last]}."
        )
    if order.mode == "table":
        return "The order of play is written down for each turn."
    if order.mode == "rotate":
        return "Whoever was first becomes last."
    price = words.rules.pay_first.price if words.rules.pay_first is not None else 0
    return f"One after the other may pay ${price} to be first; the others keep their order."


def _shares(words: Words) -> str:
    rule = words.rules.shares
    turn = ""
    if rule.per_turn is not None:
        turn = f", {words.varied(rule.per_turn, _number)} in a turn"
    most = words.varied(rule.max)
    return (
        f"Issue shares for {words.varied(rule.price, '${}'.format)} each{turn}; at most {most} "
        "in all. They never come back."
    )


def _number(value: int | None) -> str:
    return "any number" if value is None else f"at most {value}"


def _actions(words: Words) -> str:
    rules = words.rules
    choice = words.varied(rules.actions.choice, CHOICES.__getitem__)
    return f"In the new order. {choice}: {words.actions(one.id for one in rules.actions.list)}."


def _build(words: Words) -> str:
    limit = words.varied(words.rules.build.limit, limit_text)
    links = "; special links count as builds" if _has_links(words) else ""
    return f"In order, tiles to lay or to replace: {limit}{links}. Each is paid at once."


def _has_links(words: Words) -> bool:
    return bool(words.scenario.part.special_links)


def _move(words: Words) -> str:
    rules = words.rules
    per_link = words.varied(rules.delivery.income.per_link)
    return (
        f"{words.varied(rules.delivery.rounds, rounds_text)}: move one cube over at most as many "
        "links as your engine has, to the first city that takes its colour, or raise the engine "
        f"(once in a turn). Income for each link, to its owner: {per_link}."
    )


def _income(_words: Words) -> str:
    return "Everybody gets $1 for each point of income."


def _expenses(words: Words) -> str:
    money = words.rules.money
    parts = [
        f"${money.expenses.share} for each share",
        f"{words.varied(money.expenses.engine, '${}'.format)} for each link of the engine",
    ]
    if money.expenses.turn:
        parts.append(f"${money.expenses.turn} times the number of the turn")
    parts += [f"${cost} for each {words.token(one)}" for one, cost in money.expenses.token.items()]
    short = (
        "Shares are issued for what is missing"
        if money.shortfall == "shares"
        else ("For each dollar missing income falls by 1")
    )
    return f"Pay {joined(parts)}. {short}; who falls below {money.bankrupt_below} is bankrupt."


def _reduction(words: Words) -> str:
    money = words.rules.money
    factor = money.reduction_factor
    times = ""
    if isinstance(factor, Cases) or factor != 1:
        times = f" This is multiplied by {words.varied(factor)}."
    return f"Income falls by {words.varied(money.reduction, reduction_text)}.{times}"


def _growth(words: Words) -> str:
    dice = words.rules.growth.dice
    sides = [(side, getattr(dice, side)) for side in ("light", "dark")]
    told = [f"{side} dice: {words.varied(number, dice_text)}" for side, number in sides if number]
    return (
        f"Production first. Then {' and '.join(told) or 'no dice'}; each die brings the cities of "
        "its number the topmost cube of their columns."
    )


def _advance(words: Words) -> str:
    ends = "; look whether the game is over" if words.rules.end else ""
    return f"The turn marker moves on{ends}."


def score_lines(words: Words) -> list[tuple[str, str]]:
    """By what is counted the points for it."""
    found = []
    for term in words.rules.scoring:
        each = f"every {term.per}, " if term.per != 1 else ""
        text = term_text(term.term, words)
        found.append((f"{text[:1].upper()}{text[1:]}", f"{each}{counted(term.times, 'point')}"))
    return found


_TOLD: Final[Mapping[str, Callable[[Words], str]]] = {
    "shares": _shares,
    "order": order_text,
    "actions": _actions,
    "build": _build,
    "move": _move,
    "income": _income,
    "expenses": _expenses,
    "reduction": _reduction,
    "growth": _growth,
    "advance": _advance,
}

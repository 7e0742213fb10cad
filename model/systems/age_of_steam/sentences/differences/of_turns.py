"""What is different about turns, the start, engines, shares and the order of players."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from model.scenario.names_in_words import counted, joined
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.sentences.differences.telling import (
    Telling,
    choice,
    dollars,
    instead,
    plainly,
)
from model.systems.age_of_steam.sentences.words import Words

PHASES: Final = {
    "shares": "Issue Shares",
    "order": "Determine Player Order",
    "actions": "Select Actions",
    "build": "Build Track",
    "move": "Move Goods",
    "income": "Collect Income",
    "expenses": "Pay Expenses",
    "reduction": "Income Reduction",
    "growth": "Goods Growth",
    "advance": "Advance Turn Marker",
}
PAYS: Final = {
    "full": "all of the bid",
    "half-up": "half of the bid, rounded up",
    "half-down": "half of the bid, rounded down",
    "none": "nothing",
}


def players_of(words: Words) -> range:
    """The numbers of players that a map is for."""
    players = words.scenario.players
    return range(max(players.min, 1), min(players.max, 12) + 1)


def _turns(new: Any, old: Any, words: Words) -> Iterator[str]:
    """Only for the numbers of players that the map is for."""
    for number in players_of(words):
        here, usual = (now(one, Situation(players=number)) for one in (new, old))
        if here == usual:
            continue
        who = "1 player" if number == 1 else f"{number} players"
        usually = f" instead of {usual}" if usual is not None else ""
        if here is None:
            yield f"With {who} there is no fixed number of turns."
        else:
            yield f"With {who} the game has {here} turns{usually}."


def _phases(new: tuple[str, ...], old: tuple[str, ...], _words: Words) -> Iterator[str]:
    for phase in old:
        if phase not in new:
            yield f"There is no phase {PHASES[phase]}."
    if [one for one in old if one in new] != [*new]:
        yield f"The phases come in this order: {joined(PHASES[one] for one in new)}."


def _ladder(new: tuple[int, ...], old: tuple[int, ...], _words: Words) -> Iterable[str]:
    rungs = [joined(map(str, one)) for one in (new, old)]
    yield f"The rungs of engines are {rungs[0]} links instead of {rungs[1]}."


def _table(new: Any, _old: Any, words: Words) -> Iterator[str]:
    if words.rules.order.mode == "table":
        for turn, seats in new.items():
            yield f"Order in turn {turn}: seats {joined(map(str, seats))}."


def _private_sale(new: int | None, _old: Any, _words: Words) -> Iterator[str]:
    if new is not None:
        yield f"A share may also be sold outside of its phase, for ${new}."


def _most_shares(number: int | None) -> str:
    return "any number of shares" if number is None else f"at most {counted(number, 'share')}"


def _no_bid(new: int, _old: Any, _words: Words) -> Iterator[str]:
    if new:
        many = "player who passes" if new == 1 else f"{new} players who pass"
        yield f"The first {many} without ever having bid may choose no action in that turn."


def _in_auction(telling: Telling) -> Telling:
    """Only where there is one."""

    def tell(new: Any, old: Any, words: Words) -> Iterator[str]:
        if words.rules.order.mode == "auction":
            yield from telling(new, old, words)

    return tell


def _shares(number: int) -> str:
    return counted(number, "share")


_AUCTION: Final[Mapping[str, Telling]] = {
    "order.pay.first": instead("Whoever comes first in the auction pays {},", PAYS.__getitem__),
    "order.pay.second": instead("Whoever comes second pays {},", PAYS.__getitem__),
    "order.pay.middle": instead("The places in between pay {},", PAYS.__getitem__),
    "order.pay.last": instead("Whoever comes last pays {},", PAYS.__getitem__),
    "order.pass_with_two": choice(
        {
            True: "Of the last two bidders, too, one may pass without leaving the auction",
            False: "Of the last two bidders none may pass without leaving the auction",
        }
    ),
    "order.no_bid_no_action": _no_bid,
}

TURNS: Final[Mapping[str, Telling]] = {
    "turns": _turns,
    "start.cash": instead("Players start with {}", dollars),
    "start.shares": instead("Players start with {} issued", _shares),
    "start.income": instead("Players start with an income of {}"),
    "start.engine": instead("Players start with an engine of {}"),
    "engine.ladder": _ladder,
    "engine.effective_max": plainly("No engine counts for more than {} links, whatever is added"),
    "engine.turn_modifier": plainly("The number of links that engines allow changes by {}"),
    "shares.price": instead("A share brings {}", dollars),
    "shares.max": instead("A player may issue {} in all", _shares),
    "shares.per_turn": plainly("A player may issue {} in a turn", _most_shares),
    "shares.private_sale": _private_sale,
    "phases": _phases,
    "order.mode": choice(
        {
            "auction": "The order of players is auctioned",
            "table": "The order of players is written down for each turn",
            "rotate": "There is no auction: whoever was first becomes last",
            "pay-first": "There is no auction: the first place is for sale",
        }
    ),
    **{path: _in_auction(telling) for path, telling in _AUCTION.items()},
    "order.table": _table,
}

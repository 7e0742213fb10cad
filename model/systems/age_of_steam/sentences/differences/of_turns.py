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
from model.wording.speech import later, tr, trn

PHASES: Final = {
    "shares": later("Issue Shares"),
    "order": later("Determine Player Order"),
    "actions": later("Select Actions"),
    "build": later("Build Track"),
    "move": later("Move Goods"),
    "income": later("Collect Income"),
    "expenses": later("Pay Expenses"),
    "reduction": later("Income Reduction"),
    "growth": later("Goods Growth"),
    "advance": later("Advance Turn Marker"),
}
PAYS: Final = {
    "full": later("all of the bid"),
    "half-up": later("half of the bid, rounded up"),
    "half-down": later("half of the bid, rounded down"),
    "none": later("nothing"),
}

NO_BID_ONE: Final = later(
    "The first player who passes without ever having bid may choose no action in that turn."
)
NO_BID: Final = later(
    "The first {n} players who pass without ever having bid may choose no action in that turn."
)


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
        who = counted(number, "player")
        if here is None:
            yield tr("With {players} there is no fixed number of turns.", players=who)
        elif usual is None:
            yield tr("With {players} the game has {n} turns.", players=who, n=here)
        else:
            turns = later("With {players} the game has {n} turns instead of {usual}.")
            yield tr(turns, players=who, n=here, usual=usual)


def _phases(new: tuple[str, ...], old: tuple[str, ...], _words: Words) -> Iterator[str]:
    for phase in old:
        if phase not in new:
            yield tr("There is no phase {phase}.", phase=tr(PHASES[phase]))
    if [one for one in old if one in new] != [*new]:
        phases = joined(tr(PHASES[one]) for one in new)
        yield tr("The phases come in this order: {phases}.", phases=phases)


def _ladder(new: tuple[int, ...], old: tuple[int, ...], _words: Words) -> Iterable[str]:
    here, usual = (joined(map(str, one)) for one in (new, old))
    yield tr("The rungs of engines are {links} links instead of {usual}.", links=here, usual=usual)


def _table(new: Any, _old: Any, words: Words) -> Iterator[str]:
    if words.rules.order.mode == "table":
        for turn, seats in new.items():
            yield tr(
                "Order in turn {turn}: seats {seats}.", turn=turn, seats=joined(map(str, seats))
            )


def _private_sale(new: int | None, _old: Any, _words: Words) -> Iterator[str]:
    if new is not None:
        yield tr("A share may also be sold outside of its phase, for ${price}.", price=new)


def _most_shares(number: int | None) -> str:
    if number is None:
        return tr("any number of shares")
    return trn("at most {n} share", "at most {n} shares", number)


def _no_bid(new: int, _old: Any, _words: Words) -> Iterator[str]:
    if new:
        yield tr(NO_BID_ONE if new == 1 else NO_BID, n=new)


def pays(word: str) -> str:
    """How much of the bid is paid."""
    return tr(PAYS[word])


def _in_auction(telling: Telling) -> Telling:
    """Only where there is one."""

    def tell(new: Any, old: Any, words: Words) -> Iterator[str]:
        if words.rules.order.mode == "auction":
            yield from telling(new, old, words)

    return tell


def _shares(number: int) -> str:
    return counted(number, "share")


_AUCTION: Final[Mapping[str, Telling]] = {
    "order.pay.first": instead(later("Whoever comes first in the auction pays {value},"), pays),
    "order.pay.second": instead(later("Whoever comes second pays {value},"), pays),
    "order.pay.middle": instead(later("The places in between pay {value},"), pays),
    "order.pay.last": instead(later("Whoever comes last pays {value},"), pays),
    "order.pass_with_two": choice(
        {
            True: later("Of the last two bidders, too, one may pass without leaving the auction"),
            False: later("Of the last two bidders none may pass without leaving the auction"),
        }
    ),
    "order.no_bid_no_action": _no_bid,
}

TURNS: Final[Mapping[str, Telling]] = {
    "turns": _turns,
    "start.cash": instead(later("Players start with {value}"), dollars),
    "start.shares": instead(later("Players start with {value} issued"), _shares),
    "start.income": instead(later("Players start with an income of {value}")),
    "start.engine": instead(later("Players start with an engine of {value}")),
    "engine.ladder": _ladder,
    "engine.effective_max": plainly(
        later("No engine counts for more than {value} links, whatever is added")
    ),
    "engine.turn_modifier": plainly(
        later("The number of links that engines allow changes by {value}")
    ),
    "shares.price": instead(later("A share brings {value}"), dollars),
    "shares.max": instead(later("A player may issue {value} in all"), _shares),
    "shares.per_turn": plainly(later("A player may issue {value} in a turn"), _most_shares),
    "shares.private_sale": _private_sale,
    "phases": _phases,
    "order.mode": choice(
        {
            "auction": later("The order of players is auctioned"),
            "table": later("The order of players is written down for each turn"),
            "rotate": later("There is no auction: whoever was first becomes last"),
            "pay-first": later("There is no auction: the first place is for sale"),
        }
    ),
    **{path: _in_auction(telling) for path, telling in _AUCTION.items()},
    "order.table": _table,
}

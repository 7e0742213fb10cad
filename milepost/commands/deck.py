"""Propose demand cards from the map's own costs and distances, or balance the deck there is."""

import argparse
from typing import TYPE_CHECKING

from milepost.files.proposals import add_hand_over, add_seed

if TYPE_CHECKING:
    from model.scenario.change import Change
    from model.systems.crayon.economy.market import Market

EXAMPLE = "milepost deck valley.milepost.yaml --cards 136 --seed 7 --explain"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a crayon scenario with cities and goods")
    add_hand_over(parser)
    parser.add_argument(
        "--cards", type=int, metavar="N", help="how many demand cards there shall be in all"
    )
    parser.add_argument(
        "--events", type=int, metavar="N", help="and how many event cards, about places of the map"
    )
    add_seed(parser)
    parser.add_argument(
        "--anew", action="store_true", help="propose all cards, in place of those there are"
    )
    parser.add_argument(
        "--rebalance", action="store_true", help="only correct payouts outside the band"
    )
    parser.add_argument(
        "--only", metavar="CARDS", help="with --rebalance: these cards alone, such as 3,17"
    )
    parser.add_argument(
        "--band", type=int, metavar="PERCENT", help="another band than that of the rules"
    )
    parser.add_argument(
        "--explain", action="store_true", help="say what every payout is made of, and the whole"
    )


def run(arguments: argparse.Namespace) -> int:
    from milepost.files.proposals import hand_over, opened, refuse_overwriting
    from milepost.terminal.say import Refusal
    from model.scenario.change import apply
    from model.systems.crayon.economy.market import market_of
    from model.systems.crayon.economy.proposing import CannotPropose

    _refuse_contradictions(arguments)
    refuse_overwriting(arguments)
    file = opened(arguments.file)
    try:
        market = market_of(file.scenario, arguments.band)
        change = _change(market, arguments)
        said = hand_over(arguments, file, change)
        after = apply(file.scenario, change)
        for line in [*said, *_explained(market_of(after, arguments.band), arguments)]:
            print(line)
    except CannotPropose as trouble:
        raise Refusal(f"{arguments.file}: {trouble}") from None
    return int(bool(change) and arguments.diff)


def _refuse_contradictions(arguments: argparse.Namespace) -> None:
    from milepost.terminal.say import Refusal

    cards = arguments.cards is not None or arguments.events is not None or arguments.anew
    if arguments.rebalance and cards:
        raise Refusal("--rebalance keeps the cards: leave out --cards, --events and --anew")
    if arguments.only is not None and not arguments.rebalance:
        raise Refusal("--only says which cards --rebalance may change")
    if arguments.band is not None and not 0 <= arguments.band <= 100:
        raise Refusal(f"--band is a percentage from 0 to 100, not {arguments.band}")


def _change(market: "Market", arguments: argparse.Namespace) -> "Change":
    """What is asked for: payouts put right, cards added, or all cards anew."""
    from model.scenario.change import Change, apply
    from model.systems.crayon.economy.deck import deck_change, usual_number
    from model.systems.crayon.economy.events import events_change
    from model.systems.crayon.economy.judging import balance_change
    from model.systems.crayon.economy.market import market_of
    from model.systems.crayon.things.part import CrayonPart

    if arguments.rebalance:
        only = arguments.only
        return balance_change(market, None if only is None else only.replace(" ", "").split(","))
    change, there = Change(""), len(market.scenario.part_as(CrayonPart).demands)
    if arguments.cards is not None or arguments.anew or not there:
        number = usual_number(market) if arguments.cards is None else arguments.cards
        change = deck_change(market, number, arguments.seed, anew=arguments.anew)
    if arguments.events is None:
        return change
    with_deck = market_of(apply(market.scenario, change))
    return change.join(events_change(with_deck, arguments.events, arguments.seed))


def _explained(market: "Market", arguments: argparse.Namespace) -> list[str]:
    """The deck in words; on standard output a patch stands alone."""
    from milepost.systems.crayon.deck_lines import demand_lines, formula_lines, summary_lines
    from model.systems.crayon.economy.judging import judged_deck

    if arguments.diff and not arguments.explain:
        return []
    verdict = judged_deck(market)
    told = [*demand_lines(market, verdict), *formula_lines(market)] if arguments.explain else []
    return [*told, *summary_lines(market, verdict)]

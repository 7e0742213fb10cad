"""Propose cards from the map's own costs and distances, or balance the deck there is."""

import argparse
from typing import TYPE_CHECKING

from milepost.files.proposals import add_hand_over, add_seed

if TYPE_CHECKING:
    from model.abilities.proposals import CardsWish

EXAMPLE = "milepost deck tutorial --cards 40 --seed 7 -o valley.milepost.yaml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a scenario with cities and goods")
    add_hand_over(parser)
    parser.add_argument(
        "--cards", type=int, metavar="N", help="how many cards that pay there shall be in all"
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
    from milepost.showing.proposal_lines import proposal_lines_of
    from milepost.terminal.say import Refusal
    from model.abilities.proposals import CannotPropose, proposals_of
    from model.scenario.change import apply

    _refuse_contradictions(arguments)
    refuse_overwriting(arguments)
    file = opened(arguments.file)
    system, wish = file.scenario.system, _wish(arguments)
    try:
        change = proposals_of(system).cards(file.scenario, wish).change
        said = hand_over(arguments, file, change)
        # On standard output a patch stands alone.
        if arguments.explain or not arguments.diff:
            after = apply(file.scenario, change)
            said += proposal_lines_of(system).cards(after, wish, explain=arguments.explain)
    except CannotPropose as trouble:
        raise Refusal(f"{arguments.file}: {trouble}") from None
    for line in said:
        print(line)
    return int(bool(change) and arguments.diff)


def _wish(arguments: argparse.Namespace) -> "CardsWish":
    from model.abilities.proposals import CardsWish

    only = arguments.only
    return CardsWish(
        number=arguments.cards,
        events=arguments.events,
        seed=arguments.seed,
        anew=arguments.anew,
        rebalance=arguments.rebalance,
        only=None if only is None else tuple(only.replace(" ", "").split(",")),
        band=arguments.band,
    )


def _refuse_contradictions(arguments: argparse.Namespace) -> None:
    from milepost.terminal.say import Refusal

    cards = arguments.cards is not None or arguments.events is not None or arguments.anew
    if arguments.rebalance and cards:
        raise Refusal("--rebalance keeps the cards: leave out --cards, --events and --anew")
    if arguments.only is not None and not arguments.rebalance:
        raise Refusal("--only says which cards --rebalance may change")
    if arguments.band is not None and not 0 <= arguments.band <= 100:
        raise Refusal(f"--band is a percentage from 0 to 100, not {arguments.band}")

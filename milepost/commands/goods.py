"""Propose goods for a map: which there are, which cities supply them, and their chips."""

import argparse

from milepost.files.proposals import add_hand_over, add_seed

EXAMPLE = "milepost goods valley.milepost.yaml --goods 12 --seed 7 --explain"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a scenario with cities")
    add_hand_over(parser)
    parser.add_argument("--goods", type=int, metavar="N", help="how many there shall be in all")
    parser.add_argument("--chips", type=int, metavar="N", help="how many chips in all")
    add_seed(parser)
    parser.add_argument(
        "--from", dest="listed", metavar="LIST", help="choose from a list of your own, LIST.yaml"
    )
    parser.add_argument(
        "--latitudes",
        metavar="N,S",
        help="degrees north of the top and bottom of the map, for what needs warmth: 47,39",
    )
    parser.add_argument("--explain", action="store_true", help="say where each comes from and why")


def run(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from milepost.files.proposals import hand_over, opened, refuse_overwriting
    from milepost.showing.proposal_lines import proposal_lines_of
    from milepost.terminal.say import Refusal
    from model.abilities.proposals import CannotPropose, GoodsWish, proposals_of
    from model.scenario.change import apply

    refuse_overwriting(arguments)
    file = opened(arguments.file)
    system = file.scenario.system
    try:
        wish = GoodsWish(
            number=arguments.goods,
            chips=arguments.chips,
            seed=arguments.seed,
            file=Path(arguments.listed) if arguments.listed else None,
            latitudes=_latitudes(arguments.latitudes),
        )
        proposal = proposals_of(system).goods(file.scenario, wish)
    except CannotPropose as trouble:
        raise Refusal(f"{arguments.file}: {trouble}") from None
    said = hand_over(arguments, file, proposal.change)
    if arguments.explain or not arguments.diff:
        after = apply(file.scenario, proposal.change)
        said += proposal_lines_of(system).goods(after, proposal, explain=arguments.explain)
    for line in said:
        print(line)
    return int(bool(proposal.change) and arguments.diff)


def _latitudes(text: str | None) -> tuple[int, int] | None:
    """Two whole degrees, south of the equator with a minus."""
    from milepost.terminal.say import Refusal

    if text is None:
        return None
    try:
        top, bottom = map(int, text.split(","))
    except ValueError:
        top, bottom = 99, 99
    if not (-90 <= bottom <= 90 and -90 <= top <= 90):
        raise Refusal("--latitudes: write two whole degrees such as 47,39 or -17,-44")
    return top, bottom

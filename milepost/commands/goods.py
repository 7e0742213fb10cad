"""Propose goods for a map: which there are, which cities supply them, and their chips."""

import argparse

from milepost.files.proposals import add_hand_over, add_seed

EXAMPLE = "milepost goods valley.milepost.yaml --goods 12 --seed 7 --explain"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a crayon scenario with cities")
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
    from milepost.systems.crayon.goods_lines import goods_lines, source_lines
    from milepost.terminal.say import Refusal
    from model.scenario.change import apply
    from model.systems.crayon.economy.goods import GoodsWanted, proposed_goods
    from model.systems.crayon.economy.goods_list import read_goods
    from model.systems.crayon.economy.proposing import CannotPropose

    refuse_overwriting(arguments)
    file = opened(arguments.file)
    try:
        wanted = GoodsWanted(
            number=arguments.goods,
            chips=arguments.chips,
            seed=arguments.seed,
            listed=read_goods(Path(arguments.listed)) if arguments.listed else None,
            latitudes=_latitudes(arguments.latitudes),
        )
        proposal = proposed_goods(file.scenario, wanted)
    except CannotPropose as trouble:
        raise Refusal(f"{arguments.file}: {trouble}") from None
    said = hand_over(arguments, file, proposal.change)
    after = apply(file.scenario, proposal.change)
    if arguments.explain:
        said += source_lines(after, proposal)
    if arguments.explain or not arguments.diff:
        said += goods_lines(after)
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

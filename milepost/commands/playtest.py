"""Play a scenario many times with bots and say what that tells about its balance."""

import argparse
import sys
from typing import TYPE_CHECKING

from milepost.arguments.looks import add_look
from milepost.arguments.numbers import number_from

if TYPE_CHECKING:
    from engine.playtests.balance import Balance
    from engine.playtests.playtest import Order
    from milepost.showing.use_picture import UsePicture
    from model.scenario.scenario import Scenario

EXAMPLE = "milepost playtest tutorial --games 100 --bots greedy,random-legal"
INTERRUPTED = 130
MOST_GAMES = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a scenario, or the name of one that comes along"
    )
    parser.add_argument(
        "--games", metavar="N", type=number_from(1, MOST_GAMES), default=100, help="how many (100)"
    )
    parser.add_argument(
        "--players",
        metavar="N",
        type=number_from(1, 99),
        help="how many play; if left out as many as there are bots, or 4",
    )
    parser.add_argument(
        "--bots",
        metavar="B,...",
        default="",
        help="bots by name or by the path of their file, which take the seats in turn; if left out "
        "the usual one of the system, such as greedy",
    )
    parser.add_argument(
        "--seed", metavar="N", type=int, default=1, help="another seed, other games"
    )
    parser.add_argument(
        "--variants", metavar="V,...", default="", help="variants to switch on, by name"
    )
    parser.add_argument(
        "--limit",
        metavar="ROUNDS",
        type=number_from(1, 100_000),
        default=300,
        help="give a game up after so many rounds (300)",
    )
    parser.add_argument(
        "--workers",
        metavar="N",
        type=number_from(1, 512),
        help="processes; if left out one for each processor. The result is always the same",
    )
    parser.add_argument(
        "--bar",
        metavar="CARD,...",
        default="",
        help="tell what cards are worth, or whatever else seats can be barred from: each game is "
        "played again for each of them, with one seat barred from it; `all` asks of all",
    )
    parser.add_argument("--json", action="store_true", help="machine-readable, every game included")
    parser.add_argument("--quiet", action="store_true", help="show no progress")
    parser.add_argument(
        "--picture",
        metavar="OUT",
        help="draw what the games used: OUT.svg, OUT.png or OUT.pdf",
    )
    parser.add_argument(
        "--from",
        dest="saved",
        metavar="SAVED",
        help="play nothing: draw the picture from what --json printed before",
    )
    add_look(parser)


def run(arguments: argparse.Namespace) -> int:
    """Ends with 1 where no game at all came to an end: then nothing can be said about wins."""
    from engine.playtests.workers import usual_workers

    if arguments.saved is not None:
        return _draw_saved(arguments)
    order = _order(arguments)
    picture = _picture(arguments, order.scenario)
    workers = arguments.workers or usual_workers()
    balance, is_whole = _gather(order, workers, quiet=arguments.quiet)
    if arguments.json:
        import json

        print(json.dumps(balance.summary(), ensure_ascii=False, indent=2))
    else:
        from milepost.showing.balance_lines import balance_lines

        print("\n".join(balance_lines(balance)))
    if picture is not None and balance.records:
        said = picture.draw(balance.summary())
        print(said, file=sys.stderr if arguments.json else sys.stdout)
    if not is_whole:
        print("milepost: interrupted; this is what had been played", file=sys.stderr)
        return INTERRUPTED
    return 0 if balance.ended else 1


def _draw_saved(arguments: argparse.Namespace) -> int:
    from milepost.playing.seating import scenario_asked_for
    from milepost.terminal.say import Refusal, named
    from validator.pictures.use_on_maps import saved_answer

    if arguments.json:
        raise Refusal("--json goes with games that are played, and --from plays none")
    scenario, _ = scenario_asked_for(arguments.file)
    picture = _picture(arguments, scenario)
    if picture is None:
        raise Refusal("--from needs --picture OUT, which says where to draw")
    print(picture.draw(saved_answer(named(arguments.saved, "--from"), scenario)))
    return 0


def _picture(arguments: argparse.Namespace, scenario: "Scenario") -> "UsePicture | None":
    """The picture that was asked for; what cannot be drawn is refused before any game."""
    if arguments.picture is None:
        return None
    from drawing.exporting.map_files import Look, check_picture
    from milepost.showing.use_picture import UsePicture
    from milepost.terminal.say import named
    from model.bundled import file_named

    look = Look(arguments.theme, arguments.mm_per_cell, (), arguments.language)
    out, folder = named(arguments.picture, "--picture"), file_named(arguments.file).parent
    check_picture(scenario, folder, look, out, arguments.dpi)
    return UsePicture(scenario, folder, look, out, arguments.dpi)


def _order(arguments: argparse.Namespace) -> "Order":
    from engine.logs.scenario_hash import with_variants
    from engine.logs.session import check_seed
    from engine.playtests.barring import things_named
    from engine.playtests.playtest import Order
    from engine.protocol import NotPlayable
    from milepost.playing.playable import seats_for
    from milepost.playing.seating import scenario_asked_for
    from milepost.terminal.say import Refusal

    scenario, _ = scenario_asked_for(arguments.file)
    try:
        check_seed(arguments.seed)
        scenario = with_variants(scenario, tuple(_names(arguments.variants)))
        names = _names(arguments.bar)
        bars = things_named(scenario, names) if names else ()
    except NotPlayable as trouble:
        raise Refusal(str(trouble)) from None
    seats = seats_for(scenario, arguments.players, _bots(arguments.bots, scenario.system))
    return Order(scenario, seats, arguments.games, arguments.seed, arguments.limit, bars)


def _bots(text: str, system: str) -> list[str]:
    """The bots that were named, each tried once, or the one that plays if nobody says which."""
    from engine.bots import NoSuchBot, usual_bot
    from engine.hosting.seated_bots import SeatedBot
    from milepost.terminal.say import Refusal

    bots = _names(text) or [usual_bot(system)]
    try:
        for name in dict.fromkeys(bots):
            SeatedBot(name, system, 1)
    except NoSuchBot as trouble:
        raise Refusal(str(trouble)) from None
    return bots


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _gather(order: "Order", workers: int, *, quiet: bool) -> tuple["Balance", bool]:
    """Plays, and gathers what was played; whether it was everything."""
    from engine.hosting.seated_bots import BotFailed
    from engine.playtests.balance import Balance
    from engine.playtests.workers import WorkersLost, play_all
    from engine.protocol import NotPlayable
    from milepost.terminal.progress import Progress
    from milepost.terminal.say import Refusal

    balance = Balance(order)
    progress = Progress("games", order.games, quiet=quiet)
    games = play_all(order, workers)
    try:
        for played, record in enumerate(games, 1):
            balance.add(record)
            progress.at(played)
    except KeyboardInterrupt:
        return balance, False
    except (BotFailed, NotPlayable, WorkersLost) as trouble:
        raise Refusal(str(trouble)) from None
    finally:
        games.close()
        progress.clear()
    return balance, True

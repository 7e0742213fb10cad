"""A turn as a planner sees it: how much money to raise, what a place and an action are worth."""

from typing import Final

from engine.systems.age_of_steam.effects.limits import build_limit
from engine.systems.age_of_steam.phases import shares
from engine.systems.age_of_steam.planning.money import (
    share_price,
    to_be_owed,
    turns_left,
    worth_of_dollar,
)
from engine.systems.age_of_steam.planning.projects import (
    Builder,
    Project,
    own_links,
    projects,
)
from engine.systems.age_of_steam.planning.solvency import (
    Venture,
    is_paid,
    is_survived,
)
from engine.systems.age_of_steam.planning.tokens import more_builds
from engine.systems.age_of_steam.planning.worth import Outlook, by_place
from engine.systems.age_of_steam.state.play import Play

PURSE: Final = 14
"""What a build may cost that is planned before money is raised."""
BID: Final = 1
"""What is kept for the auction, where nobody says what it may cost."""
HASTE: Final = 2
"""In the last so many turns no money is raised for a better engine."""
TRIES: Final = 8
"""So many projects are looked at before nothing is built."""
CAUTION: Final = 1.2
"""How much dearer a dollar is thought to be that is still to be raised: plans fail."""


def builder_now(play: Play, seat: int, cash: int, builds: int, *, raised: bool) -> Builder:
    """A builder whose dollars have been raised already, or are still to be."""
    left = turns_left(play)
    dollar = worth_of_dollar(play, seat, left - 1 if raised else left)
    return Builder(seat, builds, cash, dollar, more_builds(play, seat))


def sure_income(play: Play, seat: int, outlook: Outlook, project: Project) -> int:
    """What moving goods will bring in this turn, at least if nobody is in the way."""
    built = project.links if project.is_finished else ()
    links = [*own_links(play.state.track, seat), *(link.ends for link in built)]
    gains = outlook.gains(links, by_place(lot for lot in outlook.lots if lot.number >= 1))
    allowed = (2 << outlook.ladder[0]) - 1
    best = sorted(((lengths & allowed).bit_length() - 1 for lengths, _ in gains), reverse=True)
    return max(0, sum(max(0, one) for one in best[: outlook.rounds]) - 1)


def builder_before(play: Play, seat: int) -> Builder:
    """A builder while money can still be raised, with what can be."""
    player, most = play.state.seats[seat], shares.most(play, seat)
    purse = min(PURSE, player.cash + most * share_price(play, seat))
    builder = builder_now(play, seat, purse, build_limit(play, seat), raised=False)
    return builder._replace(dollar=builder.dollar * CAUTION)


def intentions(play: Play, seat: int, outlook: Outlook) -> list[Project]:
    """All projects for which money could be raised, the best first."""
    return projects(play, builder_before(play, seat), outlook)


def venture_of(
    play: Play, seat: int, outlook: Outlook, project: Project, bid: int = BID
) -> Venture:
    """The shares that pay for a project, the auction, and what will be owed."""
    raises = 1 if outlook.turns > HASTE else 0
    earned = sure_income(play, seat, outlook, project)
    most = shares.most(play, seat)
    venture = Venture(project.now + bid, earned, 0, raises)
    for issued in range(most + 1):
        venture = venture._replace(issued=issued)
        if is_paid(play, seat, venture) and is_survived(play, seat, venture):
            break
    return venture


def is_affordable(play: Play, seat: int, outlook: Outlook, project: Project, more: int = 0) -> bool:
    """Whether cash suffices for a project, something more, and what will be owed."""
    earned = sure_income(play, seat, outlook, project)
    venture = Venture(project.now + more, earned)
    return is_paid(play, seat, venture) and is_survived(play, seat, venture)


def may_bid(play: Play, seat: int, outlook: Outlook, project: Project, bid: int) -> bool:
    """Whether a bid can be paid; who runs into debt in the second half of a game makes none."""
    is_late = play.state.turns is not None and 2 * play.state.turn >= play.state.turns + 1
    if is_late and _runs_into_debt(play, seat, sure_income(play, seat, outlook, project)):
        return False
    return is_affordable(play, seat, outlook, project, bid)


def _runs_into_debt(play: Play, seat: int, earned: int) -> bool:
    """Whether income does not cover what is owed."""
    return to_be_owed(play, seat) > play.state.seats[seat].income + earned

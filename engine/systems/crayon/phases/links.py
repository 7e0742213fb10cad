"""Container links: who may use one, when, and what it costs those who do not own it."""

from typing import Literal

from engine.protocol import Refusal
from engine.systems.crayon.events.errands import why_barred
from engine.systems.crayon.phases.placing import may_start_at_link
from engine.systems.crayon.phases.renting import pay_rent, why_not_rent
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.state import Train
from model.systems.crayon.things.part import Link
from model.wording.speech import tr

Use = Literal["ship", "fetch"]


def links_here(play: Play, train: Train) -> list[Link]:
    """The links at whose port a train stands."""
    table = play.table
    return [table.links[name] for name in table.links_at.get(train.at, ())]


def why_not_link(play: Play, number: int, use: Use, city: str) -> Refusal | None:
    """Whether a train may use a link to a city now, to ship or to fetch (CRY-CONT-07)."""
    leading = _leading_to(play, number, city)
    if not leading:
        name = play.table.city_name(city)
        return no("CRY-CONT-01", tr("no container link leads from here to {name}", name=name))
    refusals = [_why_not_this(play, number, use, link) for link in leading]
    return None if None in refusals else refusals[0]


def _leading_to(play: Play, number: int, city: str) -> list[Link]:
    here = links_here(play, play.mover.trains[number - 1])
    known = city in play.table.scenario.cities
    return [link for link in here if known and city in link.serves]


def _why_not_this(play: Play, number: int, use: Use, link: Link) -> Refusal | None:
    train = play.mover.trains[number - 1]
    if train.ran:
        return no(
            "CRY-CONT-07", tr("a link is used at the beginning of a turn, before the train runs")
        )
    refusal = _why_not_wait(play, train, use, link) or _why_not_yours(play, number, link)
    if refusal is not None:
        return refusal
    if train.link_use not in ("", use):
        return no("CRY-CONT-08", tr("a link is used one way a turn: stay for another turn"))
    for event, links in play.weather.no_link:
        if not links or link.id in links:
            return no(
                "CRY-EVENT-26",
                tr("{event_name}: the link stands still now", event_name=play.event_name(event)),
            )
    return why_barred(play, play.seat, "link")


def _why_not_wait(play: Play, train: Train, use: Use, link: Link) -> Refusal | None:
    """A train stops at the port for a turn first, unless the game begins there (CRY-CONT-11)."""
    if train.waits:
        return None
    starts = train.is_new and may_start_at_link(play, train.at)
    if use != "fetch" or not starts or not play.state.track.owns(play.seat, link.id):
        return no("CRY-CONT-07", tr("a train stops at the port for a turn before it uses the link"))
    own = link.start_loads
    most = play.table.rules.link.start_loads if own is None else own
    if most is not None and train.fetched >= most:
        return no(
            "CRY-CONT-11",
            tr("a train that starts on a port begins with {most} from overseas", most=most),
        )
    return None


def _why_not_yours(play: Play, number: int, link: Link) -> Refusal | None:
    """Whether the link is the mover's, or may be hired (CRY-CONT-14)."""
    owners = play.state.track.owners_of(link.id)
    if play.seat in owners:
        return None
    rentable = play.table.rules.link.rentable if link.rentable is None else link.rentable
    if not rentable or not owners:
        return no("CRY-CONT-14", tr("only a player who has paid for the link may use it"))
    return why_not_rent(play, number, owners[0])


def use_link(play: Play, number: int, use: Use, city: str) -> None:
    """Notes the use of a link that may be used, and pays for it where it is another's."""
    leading = _leading_to(play, number, city)
    link = next(one for one in leading if _why_not_this(play, number, use, one) is None)
    owners = play.state.track.owners_of(link.id)
    play.state.turn.acted = True
    play.mover.trains[number - 1].link_use = use
    if play.seat not in owners:
        pay_rent(play, number, owners[0])

"""The end of a build: protection, unfinished chains, discs that run out (AOS-BUILD-31, SC 13.7)."""

from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.age_of_steam.actions.track_kinds import Keep, Nationalise
from engine.systems.age_of_steam.phases.building.discs import (
    is_fresh_link,
    is_of_this_build,
    nationalises,
)
from engine.systems.age_of_steam.phases.building.so_far import BUILD, KEEP, NATIONALISE, SoFar
from engine.systems.age_of_steam.state.play import Play, no
from engine.systems.age_of_steam.state.tokens import gain_tokens
from model.systems.age_of_steam.track.chains import Chain, open_side
from model.systems.age_of_steam.track.links import Link
from model.systems.age_of_steam.track.owners import NOBODY
from model.wording.speech import tr


def finish(play: Play) -> Iterator[Happening]:
    """Goes through the end of the actor's build until something must be chosen."""
    so_far: SoFar = play.state.doing
    if so_far.stage == BUILD:
        before = play.state.track.discs_used(play.actor)
        yield from _abandon_old(play)
        if not play.table.rules.nationalisation.after_abandon:
            so_far.held = before - play.state.track.discs_used(play.actor)
        so_far.stage = KEEP
    if so_far.stage == KEEP:
        yield from _drop_unkept(play)
        if _surplus(play):
            return
        so_far.stage = NATIONALISE
    if _must_give_up(play) or _may_give_up(play):
        return
    yield from over(play)


def over(play: Play) -> Iterator[Happening]:
    """The build is over."""
    yield from _drop_for_discs(play)
    play.state.doing.is_over = True


# -- unfinished chains


def _abandon_old(play: Play) -> Iterator[Happening]:
    """What was neither extended nor completed is nobody's (AOS-BUILD-21, SC-UNF-02)."""
    track, so_far = play.state.track, play.state.doing
    for chain in track.unfinished(play.actor):
        if not is_of_this_build(so_far, chain):
            yield _given_up(play, chain)


def _given_up(play: Play, chain: Chain) -> Happening:
    seat = play.actor
    play.state.track.give(chain, NOBODY)
    at = play.table.land.cells[open_side(chain.ends[0])[0]]
    text = tr("{seat} gives up the unfinished track at {at}", seat=play.name(seat), at=at)
    return Happening("abandon", seat, text, {"at": at})


def _surplus(play: Play) -> int:
    """How many unfinished chains are too many."""
    most = play.table.rules.build.unfinished.max
    return 0 if not most else max(0, len(play.state.track.unfinished(play.actor)) - most)


def _rank(play: Play, chain: Chain) -> tuple[bool, int]:
    """What counts for keeping a chain: that it was chosen, and how new its newest section is."""
    so_far: SoFar = play.state.doing
    if play.table.rules.build.unfinished.keep == "choice":
        return chain.key in so_far.chosen, 0
    newest = max(so_far.fresh.get(section, 0) for section in chain.sections)
    return chain.key in so_far.chosen, newest


def _last_rank(play: Play) -> tuple[bool, int]:
    """The rank of the last chain that finds a place."""
    ranks = sorted(_rank(play, one) for one in play.state.track.unfinished(play.actor))
    return ranks[_surplus(play)]


def _drop_unkept(play: Play) -> Iterator[Happening]:
    """Gives up what is too much; chains laid together, of which only some can stay, are left."""
    if not _surplus(play):
        return
    last = _last_rank(play)
    for chain in play.state.track.unfinished(play.actor):
        if _rank(play, chain) < last:
            yield _given_up(play, chain)
    if _surplus(play) and play.table.rules.build.unfinished.spokes == "none":
        for chain in keepable(play).values():
            yield _given_up(play, chain)


def keepable(play: Play) -> dict[str, Chain]:
    """The chains among which the builder chooses those that stay, by their open sides."""
    last = _last_rank(play)
    chains = play.state.track.unfinished(play.actor)
    return {side_text(play, one): one for one in chains if _rank(play, one) == last}


def side_text(play: Play, chain: Chain) -> str:
    """An unfinished chain by the side where it is open."""
    hex_, side = open_side(chain.ends[0])
    return f"{play.table.land.cells[hex_]}/{side}"


def keeps(play: Play) -> Iterator[Keep]:
    """The chains that the builder may choose to keep."""
    yield from map(Keep, sorted(keepable(play)))


def why_not_keep(play: Play, action: Keep) -> Refusal | None:
    if action.side not in keepable(play):
        return no("SC-UNF-04", tr("this is no unfinished track that you may choose"))
    return None


def keep(play: Play, action: Keep) -> Iterator[Happening]:
    """Keeps a chain; what is too much when all are chosen is given up."""
    so_far, seat = play.state.doing, play.actor
    so_far.chosen = (*so_far.chosen, keepable(play)[action.side].key)
    text = tr("{seat} keeps the unfinished track at {side}", seat=play.name(seat), side=action.side)
    yield Happening("keep", seat, text, {"side": action.side})
    yield from finish(play)


# -- discs that run out


def _short(play: Play) -> int:
    """How many discs are missing."""
    most = play.table.rules.discs.per_player
    if not nationalises(play) or most is None:
        return 0
    so_far: SoFar = play.state.doing
    return play.state.track.discs_used(play.actor) + so_far.held - most


def eligible(play: Play) -> dict[str, Link | Chain]:
    """What the builder may give up, by its name: links that are not of this turn (SC-NAT-05).

    Where rules allow it also an unfinished chain that is older than this turn (OPEN-SC-20).
    """
    track, so_far, seat = play.state.track, play.state.doing, play.actor
    found: dict[str, Link | Chain] = {
        track.name_of(link): link
        for link in track.links()
        if link.owner == seat and not is_fresh_link(track, so_far, link)
    }
    if play.table.rules.nationalisation.may_drop_unfinished:
        for chain in track.unfinished(seat):
            if any(section not in so_far.fresh for section in chain.sections):
                found[side_text(play, chain)] = chain
    return found


def _must_give_up(play: Play) -> bool:
    return _short(play) > 0 and bool(eligible(play))


def _may_give_up(play: Play) -> bool:
    voluntary = nationalises(play) and play.table.rules.nationalisation.voluntary
    return voluntary and any(isinstance(one, Link) for one in eligible(play).values())


def nationalisations(play: Play) -> Iterator[Nationalise]:
    """What the builder may give up now."""
    found = eligible(play)
    must = _short(play) > 0
    for name in sorted(found):
        if must or isinstance(found[name], Link):
            yield Nationalise(name)


def why_not_nationalise(play: Play, action: Nationalise) -> Refusal | None:
    found = eligible(play).get(action.link)
    if found is None:
        link = play.state.track.named(action.link)
        if link is not None and link.owner == play.actor:
            return no("SC-NAT-05", tr("what was built or completed in this turn is not given up"))
        return no("SC-NAT-06", tr("{link} is no link of yours", link=action.link))
    if _short(play) <= 0 and isinstance(found, Chain):
        return no("SC-NAT-07", tr("no disc is missing"))
    return None


def why_not_stop(play: Play) -> Refusal | None:
    """Whether giving up links may end."""
    if _short(play) > 0:
        return no("SC-NAT-02", tr("a disc is missing: give up a link"))
    return None


def nationalise(play: Play, action: Nationalise) -> Iterator[Happening]:
    """A link goes to the state for a token and money, or an unfinished chain is given up."""
    found = eligible(play)[action.link]
    if isinstance(found, Chain):
        yield _given_up(play, found)
    else:
        yield _nationalised(play, found)
    yield from finish(play)


def money_for(play: Play, link: Link) -> int:
    """What a link brings that is given up (SC-NAT-03)."""
    by_tiles = play.table.rules.nationalisation.count_by == "tiles" and not link.special
    return len(link.hexes) if by_tiles else link.sections


def _nationalised(play: Play, link: Link) -> Happening:
    seat, money = play.actor, money_for(play, link)
    name = play.state.track.name_of(link)
    play.state.track.nationalise(link)
    play.mover.cash += money
    tokens = gain_tokens(play, seat, token_paid(play), 1)
    text = (
        tr(
            "{seat} nationalises {name} for ${money} and a token",
            seat=play.name(seat),
            name=name,
            money=money,
        )
        if tokens
        else tr(
            "{seat} nationalises {name} for ${money}", seat=play.name(seat), name=name, money=money
        )
    )
    return Happening("nationalise", seat, text, {"link": name, "cash": money, "tokens": tokens})


def token_paid(play: Play) -> str:
    """The token for each link; if rules name none, the only kind that there is."""
    kinds = tuple(play.table.rules.tokens)
    return play.table.rules.nationalisation.token or (kinds[0] if len(kinds) == 1 else "")


def _drop_for_discs(play: Play) -> Iterator[Happening]:
    """Where discs are missing and nothing may be nationalised, the newest track is nobody's."""
    track, seat = play.state.track, play.actor
    for chain in track.unfinished(seat):
        if _short(play) > 0:
            yield _given_up(play, chain)
    newest = sorted(track.own_chains(seat), key=lambda one: _rank(play, one), reverse=True)
    for chain in newest:
        if _short(play) > 0:
            track.give(chain, NOBODY)
            name = ":".join(sorted(play.table.land.stops[end] for end in chain.ends))
            text = tr("{seat} has no disc for {name}", seat=play.name(seat), name=name)
            yield Happening("abandon", seat, text, {"link": name})

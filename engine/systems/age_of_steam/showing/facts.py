"""What a player has, as figures."""

from collections.abc import Iterator

from engine.showing.seat_facts import Figure, SeatFacts
from engine.systems.age_of_steam.effects.limits import engine_value, links_allowed
from engine.systems.age_of_steam.ending.scoring import score
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.phases.ordering.auction import Bidding
from model.amounts_in_words import listed
from model.wording.speech import tr

FEW_DISCS = 5
"""Discs are told when they may run out."""


def seat_facts(game: AgeOfSteamGame, seat: int) -> SeatFacts:
    """All that lies before a player; nothing of it is hidden."""
    player, play = game.state.seats[seat], game.position
    notes = [tr("Bankrupt in turn {left}.", left=player.left)] if player.left else []
    return SeatFacts(
        Figure(tr("points"), score(play, seat)),
        tuple(_figures(game, seat)),
        tuple(notes),
    )


def _figures(game: AgeOfSteamGame, seat: int) -> Iterator[Figure]:
    player, table, play = game.state.seats[seat], game.table, game.position
    yield Figure(tr("cash"), f"${player.cash}")
    yield Figure(tr("income"), player.income)
    yield Figure(tr("shares"), player.shares)
    links, engine = links_allowed(play, seat), engine_value(play, seat)
    yield Figure(
        "engine",
        engine,
        note="" if links == engine else tr("{links} links in this turn", links=links),
    )
    yield from _bidding(game, seat)
    if player.action:
        yield Figure(tr("action"), table.action_name(player.action))
    if player.role:
        yield Figure(tr("role"), table.roles[player.role].name or player.role)
    for token, count in sorted(player.tokens.items()):
        yield Figure(table.rules.tokens[token].name or token, count)
    if player.kept:
        kept = [f"{count} {colour}" for colour, count in sorted(player.kept.items())]
        yield Figure(tr("kept"), listed(kept), icons=tuple(sorted(player.kept)))
    discs = table.rules.discs.per_player
    if discs is not None and not player.left:
        left = max(0, discs - game.state.track.discs_used(seat))
        if left <= FEW_DISCS:
            yield Figure(tr("discs"), left, unit=tr("of {discs}", discs=discs))


def _bidding(game: AgeOfSteamGame, seat: int) -> Iterator[Figure]:
    """The last bid of a player while the order is auctioned, or the place that he has."""
    doing = game.state.doing
    if not isinstance(doing, Bidding):
        return
    if seat in doing.settled:
        yield Figure(tr("place"), len(game.state.order) - doing.settled.index(seat))
    elif seat in doing.bids:
        yield Figure(tr("bid"), f"${doing.bids[seat]}")

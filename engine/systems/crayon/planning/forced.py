"""Choices that a bot cannot put off: loads that are lost, retreats, protections, offers."""

from engine.systems.crayon import actions as act
from engine.systems.crayon.play import Play


def forced_choice(play: Play) -> act.CrayonAction:
    """An answer to what the agenda asks."""
    word, seat, *rest = play.state.agenda[-1]
    match word:
        case "lose":
            return act.Lose(_least_wanted(play, int(seat), int(rest[0])))
        case "retreat":
            return act.Retreat(play.table.cells[int(rest[1])])
        case "protect":
            return act.Pass()
        case _:
            return act.Refuse()


def _least_wanted(play: Play, seat: int, number: int) -> str:
    """The load on a train for which the cards at hand pay least."""
    player = play.state.seats[seat]
    cards = (*player.hand, *play.state.open_contracts)
    pays: dict[str, int] = {}
    for card in cards:
        for demand in play.table.cards[card].demands:
            pays[demand.good] = max(pays.get(demand.good, 0), demand.pays)
    return min(player.trains[number].loads, key=lambda good: (pays.get(good, 0), good))

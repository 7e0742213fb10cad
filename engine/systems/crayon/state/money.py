"""What a player may spend, and on what: the limit of a turn, and money that was borrowed."""

from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Seat


def for_track(player: Seat) -> int:
    """The cash that may pay for track; what was borrowed earlier is for rent only."""
    return player.cash - player.for_rent


def for_rent(player: Seat) -> int:
    return player.cash


def use_loan_for_rent(player: Seat, amount: int) -> None:
    """Rent is what loans are kept for, so it is paid out of them first (CRY-VAR-24)."""
    earlier = min(player.for_rent, amount)
    player.for_rent -= earlier
    player.for_building = max(0, player.for_building - (amount - earlier))


def for_anything(player: Seat) -> int:
    """The cash that may pay for whatever one likes."""
    return player.cash - player.for_rent - player.for_building


def spend_limit(play: Play) -> int:
    """How much may go into track in this turn (CRY-TURN-05, CRY-VAR-27, -35)."""
    rules, turn = play.table.rules, play.state.turn
    limit = rules.restart.spend_limit if turn.restarted else rules.turn.spend_limit
    return min(limit, rules.crossgrade.track_limit) if turn.crossgraded else limit


def spent_on_track(play: Play) -> int:
    return play.state.turn.spent

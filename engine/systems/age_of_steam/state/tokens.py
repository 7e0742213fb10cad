"""Tokens of players and of the supply, which may be without end."""

from engine.systems.age_of_steam.state.cubes import put
from engine.systems.age_of_steam.state.play import Play


def gain_tokens(play: Play, seat: int, token: str, count: int) -> int:
    """Takes tokens from the supply; how many there were."""
    kind = play.table.rules.tokens.get(token)
    if kind is None:
        return 0
    if kind.supply is not None:
        count = min(count, play.state.tokens.get(token, 0))
        put(play.state.tokens, token, -count)
    put(play.state.seats[seat].tokens, token, count)
    return count


def return_tokens(play: Play, seat: int, token: str, count: int) -> None:
    """Puts tokens of a player back."""
    put(play.state.seats[seat].tokens, token, -count)
    if play.table.rules.tokens[token].supply is not None:
        put(play.state.tokens, token, count)

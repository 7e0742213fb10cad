"""What scores are made of, when a game is over: a line for each player."""

from editor.play.match.match import Match


def reckoned(match: Match) -> list[str]:
    """`Ann: track 2, cities 14`; nothing where a score has no parts that are told."""
    game, found = match.game, []
    for seat in match.order:
        parts = match.aid.reckoning(game, seat)
        if parts:
            told = ", ".join(f"{one.word} {one.value}" for one in parts)
            found.append(f"{game.names[seat]}: {told}")
    return found

"""Counting sequences of actions: a number that only the rules decide.

Where a count is wrong, `divided` shows below which first action; playing that and dividing again
leads to the rule.
"""

from engine.protocol import Game


def perft(game: Game, depth: int) -> int:
    """How many sequences of so many actions there are; a game that is over has none."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in game.actions())
    total = 0
    for action in game.actions():
        after = game.copy()
        after.play(action)
        total += perft(after, depth - 1)
    return total


def divided(game: Game, depth: int) -> dict[str, int]:
    """The same for each first action, by its text."""
    counts = {}
    for action in game.actions():
        after = game.copy()
        after.play(action)
        counts[str(action)] = perft(after, depth - 1)
    return counts


def shown(game: Game, depth: int) -> str:
    """The division as lines, with the sum below."""
    counts = divided(game, depth)
    lines = [f"{count:>8}  {text}" for text, count in counts.items()]
    return "\n".join([*lines, f"{sum(counts.values()):>8}  in all"])

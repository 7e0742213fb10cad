"""A rule of a game as a few lines, for whoever was refused something by it."""

from collections.abc import Iterator

from engine.rulebook import Rule, rulebooks


def heading(rule: Rule) -> str:
    return f"{rule.id}: {rule.title} ({rule.topic})"


def sources(rule: Rule) -> Iterator[str]:
    """Where the rule comes from in each game."""
    names = {game: name for book in rulebooks() for game, name in book.games.items()}
    for game, said in rule.games.items():
        yield f"{names.get(game, game)}: {', '.join(said)}"

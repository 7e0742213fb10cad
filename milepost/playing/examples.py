"""What help shows of what can be typed: examples from the game that is played."""

from typing import NamedTuple

from engine.protocol import Game

WIDE = 22


class Examples(NamedTuple):
    """Moves, places and rules as a player of the system types them."""

    moves: str
    """One or two moves as a log writes them."""
    group: str
    """A heading of the list of moves."""
    move: str
    """A move of which somebody asks why it is not allowed."""
    rule: str = ""
    place: str = ""
    more: tuple[tuple[str, str], ...] = ()
    """What else can be typed in place of moves, and what it does."""
    chance: str = "answer of chance"
    """What nothing is taken back past."""


def examples_of(game: Game) -> Examples:
    """Examples from what can be done now."""
    action = next(iter(game.actions()), None)
    move, group = (str(action), action.GROUP) if action is not None else ("pass", "turn")
    place = next(iter(game.scenario.cities), "")
    return Examples(move, group, move, "", place)


def help_lines(shown: Examples) -> list[str]:
    """Everything that can be typed, with a word about it."""
    place, rule = shown.place, shown.rule
    entries = [
        ("3", "play number 3 of the list"),
        (shown.moves, "play a move as a log writes it; its beginning is enough"),
        *shown.more,
        (f"list, list {shown.group}", "what can be done: in short, or everything of one kind"),
        (f"why {shown.move}", "why a move is not allowed, and by which rule"),
        ("what 3", "what a move does, and what it costs"),
        *([(f"rules {rule}", "a rule in words")] if rule else []),
        ("hand, hand Blue", "your cards, or those of another"),
        ("events, others", "the events in play, what the others have"),
        (f"map, map {place}" if place else "map", "the board, or the part of it around a place"),
        ("map all", "the whole board in small"),
        ("look", "the whole situation again"),
        ("undo", f"take back, to the last {shown.chance} or the turn's beginning"),
        ("log", "the last moves"),
        ("quit", "leave; the game can be resumed"),
    ]
    return [f"{said:{WIDE - 2}}  {about}" for said, about in entries]

"""What a card does, in short sentences: for its player, and for whoever makes it."""

from collections.abc import Iterator, Mapping

from model.systems.santa_fe.things.cards import Card, Pieces


def effects(card: Card, cards: Mapping[str, Card]) -> Iterator[str]:
    """What it does in the round in which it is played."""
    if card.pieces.first or card.pieces.second:
        yield _pieces(card.pieces)
    if card.bonus != 1:
        yield f"bonuses times {card.bonus}" if card.bonus else "no bonuses"
    if card.exchange:
        yield "City cards may be exchanged before the second turn"
    if card.branch:
        yield "starts a new route of its major once"
    if card.markers:
        yield f"up to {_counted(card.markers, 'Boomtown marker')}"
    if card.companions:
        yield f"played together with {_names(card.companions, cards, 'or')}"
    if card.must_play:
        yield "must be played in this round"


def in_short(card: Card) -> str:
    """The same in a few words, for a button."""
    parts = (
        _pieces_in_short(card.pieces),
        "" if card.bonus == 1 else f"bonuses × {card.bonus}" if card.bonus else "no bonuses",
        "exchange" if card.exchange else "",
        "a new route" if card.branch else "",
        _counted(card.markers, "marker") if card.markers else "",
        "at once" if card.must_play else "",
    )
    return ", ".join(filter(None, parts))


def _pieces_in_short(pieces: Pieces) -> str:
    if not (pieces.first or pieces.second):
        return ""
    joined = "or" if pieces.mode == "either" else "+"
    return f"{pieces.first} {joined} {pieces.second} pieces"


def _pieces(pieces: Pieces) -> str:
    joined = "or" if pieces.mode == "either" else "and"
    text = f"pieces: {pieces.first} in the first {joined} {pieces.second} in the second turn"
    return f"{text}, one of them owed in the round" if pieces.due == "round" else text


def whole(card: Card, cards: Mapping[str, Card]) -> list[str]:
    """All that is said of it: what it is of, where it comes from, what it does, where it goes."""
    found = [_of(card), *_coming(card, cards), *effects(card, cards), _going(card)]
    return [f"{one[:1].upper()}{one[1:]}." for one in found]


def _of(card: Card) -> str:
    if card.of == "cities":
        return "one for each card of a city that has a value; they make the deck"
    if card.of == "majors":
        return f"{card.count} of each major, in the display"
    if card.of == "short-lines":
        return f"{card.count} of each short line, shown as soon as it is drawn from the deck"
    return f"{_counted(card.count, 'card')} in the display"


def _coming(card: Card, cards: Mapping[str, Card]) -> Iterator[str]:
    if card.in_play is not None:
        each, plus = card.in_play.per_player, card.in_play.plus
        more = f", {'and' if plus > 0 else 'but'} {abs(plus)} {_more(plus)}" if plus else ""
        yield f"in play: {each} for each player{more}"
    if card.price:
        yield f"costs ${card.price} to take"
    if card.not_drawn_with:
        yield f"not drawn together with {_names(card.not_drawn_with, cards, 'or')}"


def _more(plus: int) -> str:
    return "more" if plus > 0 else "fewer"


def _going(card: Card) -> str:
    if card.of == "short-lines":
        return "its railroad can be laid from then on"
    return {
        "display": "afterwards it returns to the display",
        "removed": "afterwards it leaves the game",
        "tableau": "afterwards it stays before its player, and a City card counts in the end",
    }[card.after]


def _names(some: tuple[str, ...], cards: Mapping[str, Card], word: str) -> str:
    names = [cards[one].name or one if one in cards else one for one in some]
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {word} {names[-1]}"


def _counted(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"

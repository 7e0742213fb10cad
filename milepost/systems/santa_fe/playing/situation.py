"""The situation of a player in words: hand, what was played, railroads, what others have."""

from collections import Counter
from collections.abc import Iterator

from engine.systems.santa_fe.game import SantaFeGame
from engine.systems.santa_fe.steps import laying
from engine.systems.santa_fe.steps.ending import railroads_at
from milepost.playing.facts_in_lines import labelled
from milepost.terminal.say import count, table
from model.systems.santa_fe.sentences.cards import in_short
from model.systems.santa_fe.track.track import Track

WORD = 9


def picture(game: SantaFeGame, seat: int, others: list[str]) -> Iterator[str]:
    """What a player needs to see before choosing."""
    one = game.state.seats[seat]
    yield from labelled("money", [f"${one.money}{_turn(game, seat)}"], WORD)
    yield from labelled("hand", hand(game, seat), WORD)
    if one.tableau:
        yield from labelled("played", played(game, one.tableau), WORD)
    yield from labelled("track", railroads(game), WORD)
    yield from labelled("display", [display(game)], WORD)
    yield from labelled("others", others, WORD)


def _turn(game: SantaFeGame, seat: int) -> str:
    """What the card of the round still allows."""
    if game.state.step != "lay" or seat != game.actor:
        return ""
    one = game.state.seats[seat]
    left = laying.allowed(game.position, one) - laying.laid(game.position, one)
    cards = " and ".join(map(game.table.card_name, one.play)) or "no card"
    due = ", one is due" if laying.owes(game.position, one) else ""
    return f"; {cards}: {count(left, 'piece')} to lay in this turn{due}"


def hand(game: SantaFeGame, seat: int) -> list[str]:
    """The cards in hand by the places that `exchange` names, and what they are worth now."""
    rows = [
        (f"{place}", game.table.card_name(card), worth(game, card))
        for place, card in enumerate(game.state.seats[seat].hand, 1)
    ]
    return [line.rstrip() for line in table(rows, indent="")] if rows else ["empty"]


def worth(game: SantaFeGame, card: str) -> str:
    """What a City card counts as things stand; of others what they do."""
    city = game.table.land.cities.get(card) if game.table.is_city(card) else None
    if city is None:
        return in_short(game.table.kind(card), game.table.told)
    value, number = game.position.value(city), railroads_at(game.position, card)
    return f"{value} for each of {count(number, 'railroad')}: {value * number}"


def played(game: SantaFeGame, cards: tuple[str, ...]) -> list[str]:
    """City cards that were played; each city once."""
    rows = [
        (game.table.card_name(card), worth(game, card), f"× {n}" if n > 1 else "")
        for card in dict.fromkeys(cards)
        if (n := cards.count(card))
    ]
    return [line.rstrip() for line in table(rows, indent="")]


def railroads(game: SantaFeGame) -> list[str]:
    """Each railroad that can be laid: what is left, and where it goes on."""
    land, track = game.table.land, game.state.track
    rows = [
        (
            key,
            land.name_of(key),
            f"{track.left(land, key)} left",
            "; ".join(_ends(game, key, track)),
        )
        for key in game.position.railroads()
    ]
    hidden = len(land.railroads) - len(rows)
    more = [f"and {count(hidden, 'short line')} whose card has not come"] if hidden else []
    return [*(line.rstrip() for line in table(rows, indent="")), *more]


def _ends(game: SantaFeGame, railroad: str, track: Track) -> Iterator[str]:
    land = game.table.land
    known = land.railroads[railroad]
    if not track.laid(railroad):
        yield f"begins in {land.city_name(known.home)}"
        return
    for key in sorted(track.lines_of(railroad)):
        line, on = land.lines[key], track.pieces[key]
        if on.total < line.segments:
            to = land.city_name(line.b if on.from_a else line.a)
            yield f"towards {to} ({on.total} of {line.segments})"
    if known.is_major:
        heads = [land.city_name(city) for city in track.heads.get(railroad, ())]
    else:
        heads = [f"any of {count(len(track.connected(land, railroad)), 'city', 'cities')}"]
    yield from (f"in {city}" for city in heads)


def display(game: SantaFeGame) -> str:
    """What can be drawn beside the deck."""
    table_, shown = game.table, Counter(game.state.display)
    said = [f"{n} {table_.card_name(card)}" for card, n in shown.items() if " " not in card]
    for kind in dict.fromkeys(card.partition(" ")[0] for card in shown if " " in card):
        of = [f"{n} {card.split()[1]}" for card, n in shown.items() if card.startswith(f"{kind} ")]
        said.append(f"{table_.part.cards[kind].name or kind} ({', '.join(of)})")
    return f"deck of {len(game.state.deck)}; {', '.join(said) or 'nothing'}"


def others(game: SantaFeGame, seat: int) -> str:
    """What lies open of a player, in a line."""
    one = game.state.seats[seat]
    is_open = game.state.step not in ("draw", "play")
    plays = " and ".join(map(game.table.card_name, one.play)) if is_open else ""
    said = [f"${one.money}", count(len(one.hand), "card")]
    said += [f"plays {plays}"] if plays else []
    cities = [game.table.card_name(card) for card in one.tableau]
    said += [f"played {', '.join(cities)}"] if cities else []
    said += ["First Player"] if game.state.first == seat else []
    return f"{game.names[seat]}: {'; '.join(said)}"

"""What must always hold in one state of a game (SFR-INV-01 to -17)."""

from collections import Counter
from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.santa_fe.state.plain import in_play
from engine.systems.santa_fe.state.play import Play
from engine.systems.santa_fe.state.state import LAY, MARKERS
from model.systems.santa_fe.track.track import OnLine


def all_broken(play: Play) -> list[Refusal]:
    """Every invariant that a state breaks."""
    looks = (_track, _kept, _routes, _cards, _hands, _money, _markers)
    return [refusal for look in looks for refusal in look(play)]


def _track(play: Play) -> Iterator[Refusal]:
    land, track = play.table.land, play.state.track.afresh()
    for key, railroad in land.railroads.items():
        if track.laid(key) > railroad.track:
            yield Refusal("SFR-INV-01", f"{key} has more pieces on the map than it has")
    for line, on in track.pieces.items():
        if not 0 < on.total <= land.lines[line].segments:
            yield Refusal("SFR-INV-06", f"{line} holds {on.total} pieces")
        if any(_is_of(track.pieces.get(twin), on.railroad) for twin in land.twins[line]):
            yield Refusal("SFR-INV-07", f"{on.railroad} is on both lines of a pair: {line}")
        known = land.lines[line]
        is_against = (on.from_a and not known.can_start_at(known.a)) or (
            on.from_b and not known.can_start_at(known.b)
        )
        if is_against:
            yield Refusal("SFR-INV-08", f"{line} is built against its arrow")


def _kept(play: Play) -> Iterator[Refusal]:
    """What is remembered of the track is what its pieces say."""
    land, track = play.table.land, play.state.track
    fresh = track.afresh()
    for key in land.railroads:
        is_same = track.lines_of(key) == fresh.lines_of(key) and track.laid(key) == fresh.laid(key)
        if not is_same or track.connected(land, key) != fresh.connected(land, key):
            yield Refusal("SFR-INV-01", f"what is remembered of {key} is not what lies there")


def _is_of(on: OnLine | None, railroad: str) -> bool:
    return on is not None and on.railroad == railroad


def _routes(play: Play) -> Iterator[Refusal]:
    land, track = play.table.land, play.state.track.afresh()
    for key, railroad in land.railroads.items():
        if not _hangs_together(play, key):
            yield Refusal("SFR-INV-09", f"{key} does not hang together with its home")
        if not track.laid(key):
            continue
        if not railroad.is_major and key not in play.state.short_lines:
            yield Refusal("SFR-SETUP-01", f"{key} has track, but its card is not shown")
        begun, branches = track.routes.get(key, 0), track.branches.get(key, 0)
        if railroad.is_major and begun > 1 + branches:
            yield Refusal("SFR-INV-10", f"{key} has {begun} routes with {branches} Branch Lines")


def _hangs_together(play: Play, railroad: str) -> bool:
    """Whether all lines of a railroad are reached from its home, over its finished lines."""
    land, track = play.table.land, play.state.track.afresh()
    home = land.railroads[railroad].home
    reached, waiting, found = {home}, [home], set[str]()
    own = set(track.lines_of(railroad))
    while waiting:
        city = waiting.pop()
        for line in land.around.get(city, ()):
            on = track.pieces.get(line.id)
            if (
                line.id not in own
                or on is None
                or not ((on.from_a if city == line.a else on.from_b) or on.total >= line.segments)
            ):
                continue
            found.add(line.id)
            far = line.far_end(city)
            if on.total >= line.segments and far not in reached:
                reached.add(far)
                waiting.append(far)
    return found == own


def _cards(play: Play) -> Iterator[Refusal]:
    """Every card is in one place."""
    state, table = play.state, play.table
    is_open = state.step in (MARKERS, LAY)
    there = Counter([*state.deck, *state.display, *state.removed, *state.aside, *state.third])
    for seat in state.seats:
        there.update((*seat.hand, *seat.tableau, *(in_play(play, seat) if is_open else ())))
    known = Counter([*table.city_cards, *table.short_line_cards, *table.special_cards])
    if there != known:
        wrong = next(iter((there - known) + (known - there)))
        yield Refusal("SFR-INV-03", f"the cards {wrong} do not add up")
    if sum(state.piles) != len(state.deck):
        yield Refusal("SFR-INV-03", "the piles are not the deck")


def _hands(play: Play) -> Iterator[Refusal]:
    is_open = play.state.step in (MARKERS, LAY)
    for number, seat in enumerate(play.state.seats, 1):
        if len(seat.hand) + seat.unseen > play.table.rules.hand:
            yield Refusal("SFR-INV-04", f"seat {number} has too many cards")
        if is_open and any(play.table.kind(card).must_play for card in seat.hand):
            yield Refusal("SFR-INV-05", f"seat {number} keeps a card that must be played")


def _money(play: Play) -> Iterator[Refusal]:
    for number, seat in enumerate(play.state.seats, 1):
        if seat.money < 0:
            yield Refusal("SFR-INV-12", f"seat {number} owes money")
    if play.state.bank is not None and play.state.bank < 0:
        yield Refusal("SFR-INV-12", "the bank owes money")


def _markers(play: Play) -> Iterator[Refusal]:
    cities, kinds = play.table.land.cities, play.table.part.boom_markers
    for city, marker in play.state.boomed.items():
        known, kind = cities.get(city), kinds.get(marker)
        if known is None or kind is None or known.value != kind.on_value:
            yield Refusal("SFR-INV-15", f"{marker} cannot lie on {city}")
    for marker, number in Counter(play.state.boomed.values()).items():
        if marker in kinds and number > kinds[marker].count:
            yield Refusal("SFR-INV-15", f"there are {number} markers {marker}")

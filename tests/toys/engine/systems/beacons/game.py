"""A game of beacons: who must act, what is allowed, and what it does."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

from engine.systems.beacons import actions as act
from engine.systems.beacons.state import KEEPER, Night
from engine.systems.beacons.table import Coast

from engine.protocol import (
    Action,
    Chance,
    Happening,
    NotPlayable,
    Refusal,
    Refused,
    Result,
    chosen,
)
from model import chance
from model.notation import Cell
from model.scenario.scenario import Scenario

GUESSED = "guessed"


class BeaconsGame:
    """A game in progress."""

    system = "beacons"

    def __init__(self, coast: Coast, night: Night, opening: Sequence[Happening] = ()) -> None:
        self.coast, self.night = coast, night
        self._opening = list(opening)

    @property
    def scenario(self) -> Scenario:
        return self.coast.scenario

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.night.names)

    @property
    def actors(self) -> tuple[int, ...]:
        night = self.night
        if night.phase == "bid":
            return tuple([seat for seat in night.playing if str(seat) not in night.bids])
        if night.phase == "answer":
            return (night.asked[0],)
        return () if night.mover is None else (night.mover,)

    @property
    def actor(self) -> int | None:
        return self.actors[0] if self.actors else None

    @property
    def neutrals(self) -> tuple[str, ...]:
        return (KEEPER,)

    @property
    def out(self) -> frozenset[int]:
        return frozenset(map(int, self.night.out))

    @property
    def result(self) -> Result | None:
        night = self.night
        if night.phase != "over":
            return None
        return Result(tuple(map(tuple, night.places)), night.reason)

    # -- what may be done

    def actions(self, seat: int | None = None) -> Iterator[Action]:
        seat = self.actor if seat is None else seat
        if seat is None or seat not in self.actors:
            return
        possible: list[Action] = [act.Burn(oil) for oil in range(self.night.oil[seat] + 1)]
        possible += [act.Light(cell) for cell in self.coast.free]
        possible += [act.Rest(), act.Allow(), act.Object()]
        yield from (one for one in possible if self.why_not(one, seat) is None)

    def why_not(self, action: Action, seat: int | None = None) -> Refusal | None:
        seat = self.actor if seat is None else seat
        if seat is None:
            return Refusal("BCN-END-01", "the game is over")
        if seat not in self.actors:
            return Refusal("BCN-BID-01", f"{self.names[seat]} has nothing to do now")
        phases = {act.Burn: "bid", act.Light: "light", act.Rest: "light"}
        if phases.get(type(action), "answer") != self.night.phase:
            return Refusal("BCN-BID-01", f"now is the time to {self.night.phase}")
        match action:
            case act.Burn(oil) if oil > self.night.oil[seat]:
                return Refusal("BCN-BID-01", f"there are only {self.night.oil[seat]} barrels")
            case act.Light(cell):
                return self._why_no_light(seat, cell)
            case act.Object() if self.night.oil[seat] < self.coast.rules.objection:
                return Refusal("BCN-LIGHT-03", "an objection costs more oil than there is")
        return None

    def _why_no_light(self, seat: int, cell: Cell) -> Refusal | None:
        price = self.coast.price(cell)
        if price is None:
            return Refusal("BCN-LIGHT-01", "no light can stand there")
        if str(cell) in self.night.lights:
            return Refusal("BCN-LIGHT-01", "there is a light already")
        if price > self.night.oil[seat]:
            return Refusal("BCN-LIGHT-02", f"a light there costs {price}")
        return None

    # -- doing

    def play(self, action: Action, seat: int | None = None) -> list[Happening]:
        seat = self.actor if seat is None else seat
        refusal = self.why_not(action, seat)
        if refusal is not None or seat is None:
            raise Refused(refusal or Refusal("BCN-END-01", "the game is over"))
        name, night = self.names[seat], self.night
        match action:
            case act.Burn(oil):
                night.bids[str(seat)] = oil
                told, is_last = chosen(seat, self.names), len(night.bids) == len(night.playing)
                return [told, *(self._revealed() if is_last else ())]
            case act.Light(cell):
                night.wanted = str(cell)
                night.asked = self._neighbours(seat, cell)
                night.phase = "answer"
                text = f"{name} wants a light at {cell}"
                return [Happening("wish", seat, text), *self._asked()]
            case act.Rest():
                return [Happening("rest", seat, f"{name} lights nothing"), *self._dawn()]
            case act.Object():
                night.oil[seat] -= self.coast.rules.objection
                night.asked, night.wanted = [], ""
                return [Happening("object", seat, f"{name} objects"), *self._dawn()]
        night.asked.pop(0)
        return [Happening("allow", seat, f"{name} allows it"), *self._asked()]

    def _revealed(self) -> Iterator[Happening]:
        """All bids are paid, and the highest lights."""
        night = self.night
        bids = {int(seat): oil for seat, oil in sorted(night.bids.items())}
        night.bids = {}
        for seat, oil in bids.items():
            night.oil[seat] -= oil
            yield Happening("bid", seat, f"{self.names[seat]} burns {oil}", {"oil": oil})
        best = [seat for seat, oil in bids.items() if oil == max(bids.values())]
        if len(best) > 1 and self.coast.rules.ties == "nobody":
            yield from self._dawn()
            return
        night.mover, night.phase = best[0], "light"

    def _neighbours(self, seat: int, cell: Cell) -> list[int]:
        """Whose lights stand next to a cell and who may object, in the order of seats."""
        near = {self.night.lights.get(str(other)) for other in self.coast.beside(cell)}
        return [one for one in self.night.playing if one in near and one != seat]

    def _asked(self) -> Iterator[Happening]:
        night = self.night
        if night.asked or night.mover is None:
            return
        seat, cell = night.mover, Cell.parse(night.wanted)
        night.wanted = ""
        night.oil[seat] -= self.coast.price(cell) or 0
        night.lights[str(cell)] = seat
        yield Happening("light", seat, f"{self.names[seat]} lights {cell}", {"at": str(cell)})
        for city in self.coast.cities_beside(cell):
            found = night.stores.pop(city.id, 0)
            night.oil[seat] += found
            if found:
                yield Happening("oil", seat, f"{self.names[seat]} finds {found} oil in {city.name}")
        yield from self._dawn()

    def _dawn(self) -> Iterator[Happening]:
        """A round ends: lights earn, those without oil are out, and perhaps all is over."""
        night = self.night
        night.mover, night.phase = None, "bid"
        for seat in night.playing:
            night.oil[seat] += sum(owner == seat for owner in night.lights.values())
        for seat in night.playing:
            if night.oil[seat] == 0:
                night.out[str(seat)] = night.round
                for cell, owner in night.lights.items():
                    if owner == seat:
                        night.lights[cell] = KEEPER
                yield Happening("out", seat, f"{self.names[seat]} is out of oil, and out")
        yield Happening("end", None, f"Round {night.round} is over")
        night.round += 1
        yield from self._over()

    def _over(self) -> Iterator[Happening]:
        night, rules = self.night, self.coast.rules
        is_alone = len(night.names) == 1
        if night.playing and not (len(night.playing) == 1 and not is_alone):
            if night.round <= rules.end.rounds:
                return
            night.reason = "the night is over"
        else:
            night.reason = "only one is left" if night.playing else "nobody is left"
        if is_alone:
            won = bool(night.playing) and self.scores()[0] >= rules.end.goal
            night.reason = f"the goal of {rules.end.goal} was {'' if won else 'not '}reached"
        night.phase, night.places = "over", self._ranking()
        if is_alone and not won:
            night.places.insert(0, [])  # nobody has won
        yield Happening("over", None, f"The game is over: {night.reason}")

    def _ranking(self) -> list[list[int]]:
        """By points; who dropped out comes behind, the last to do so first, or together."""
        scores, night = self.scores(), self.night
        ranks = {seat: (1, scores[seat]) for seat in night.playing}
        ranks |= {int(seat): (0, left) for seat, left in night.out.items()}
        levels = sorted(set(ranks.values()), reverse=True)
        return [[seat for seat in night.seats if ranks[seat] == level] for level in levels]

    # -- and the rest of the protocol

    def read(self, text: str, seat: int | None = None) -> Action:
        return act.read_action(text)

    def opening(self) -> list[Happening]:
        return list(self._opening)

    def scores(self) -> tuple[int, ...]:
        return tuple(self._score(seat) for seat in self.night.seats)

    def _score(self, seat: int) -> int:
        own = [Cell.parse(cell) for cell, owner in self.night.lights.items() if owner == seat]
        villages = sum(city.kind == "village" for c in own for city in self.coast.cities_beside(c))
        shine = self.coast.shine(self.night.lamps[seat]) if self.night.phase == "over" else 0
        return len(own) + villages + shine * bool(own)

    def view(self, seat: int, guess: int = 0) -> Self:
        seen = type(self)(self.coast, self.night.copy())  # the opening tells who was dealt what
        night = seen.night
        if night.phase == "bid":
            before = [one for one in night.playing if one < seat]
            made_up = {str(one): guess % (night.oil[one] + 1) for one in before}
            own = {key: oil for key, oil in night.bids.items() if key == str(seat)}
            night.bids = made_up | own
        if night.phase != "over":
            _guess_lamps(seen, seat, guess)
        return seen

    def copy(self) -> Self:
        return type(self)(self.coast, self.night.copy(), self._opening)

    def to_plain(self) -> dict[str, Any]:
        return self.night.to_plain()


def _guess_lamps(seen: BeaconsGame, seat: int, guess: int) -> None:
    """Lamps of others are made up of those that the seat does not have."""
    left, mine = seen.coast.deck(), seen.night.lamps[seat]
    if mine in left:
        left.remove(mine)
    mixed = chance.shuffle(guess, {}, GUESSED, left)
    for other in seen.night.seats:
        if other != seat:
            seen.night.lamps[other] = mixed.pop() if mixed else ""


def new_game(scenario: Scenario, names: Sequence[str], seed: int) -> BeaconsGame:
    """A game on a coast; NotPlayable says why there is none."""
    coast = Coast(scenario)
    if not scenario.players.min <= len(names) <= scenario.players.max:
        least, most = scenario.players.min, scenario.players.max
        raise NotPlayable(f"{least} to {most} can play, not {len(names)}")
    deck = chance.shuffle(seed, {}, "lamps", coast.deck())
    if len(deck) < len(names):
        raise NotPlayable("there are not enough lamps")
    lamps = deck[: len(names)]
    towers = [c for c in scenario.cities.values() if c.kind == "tower" and c.at is not None]
    night = Night(
        names=list(names),
        oil=[coast.rules.start.oil + coast.refill(lamp) for lamp in lamps],
        lamps=lamps,
        lights={str(tower.at): KEEPER for tower in towers},
        stores={c.id: getattr(c, "oil", 0) for c in scenario.cities.values()},
    )
    return BeaconsGame(coast, night, list(_dealt(coast, night)))


def _dealt(coast: Coast, night: Night) -> Iterator[Happening]:
    """That everybody is dealt a lamp all may hear; which one, who has it alone."""
    for seat, (name, lamp) in enumerate(zip(night.names, night.lamps, strict=True)):
        yield Happening("deal", seat, f"{name} is dealt a lamp")
        text = f"{name}'s lamp is {coast.part.lamps[lamp].name or lamp}"
        yield Happening("lamp", seat, text, chance=Chance("lamps", lamp), told_to=(seat,))


def resumed(scenario: Scenario, plain: Mapping[str, Any]) -> BeaconsGame:
    """The game that plain data holds."""
    try:
        night = Night(**plain)
    except TypeError as trouble:
        raise NotPlayable(f"this is no game of beacons: {trouble}") from None
    return BeaconsGame(Coast(scenario), night)

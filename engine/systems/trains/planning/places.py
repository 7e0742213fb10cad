"""What rails and stations are worth on the board as it stands."""

from functools import cached_property

from engine.systems.trains.planning.style import Style
from engine.systems.trains.planning.ways import Field, fields
from engine.systems.trains.state.play import Play
from model.notation import Cell
from model.systems.trains.building import rails, stations


class Places:
    """The board as a player sees it who has so many turns left."""

    def __init__(self, play: Play, seat: int, style: Style, turns: float) -> None:
        self.play, self.style, self.turns = play, style, turns
        self.seat = play.state.seats[seat]
        self._points = play.table.rules.scoring.stations

    # -- cities

    def points(self, there: int) -> int:
        """What a marker counts on a city with so many stations."""
        return self._points[min(there, len(self._points) - 1)]

    def worth(self, cell: Cell) -> float:
        """What a marker on a hex will count in the end."""
        ground = self.play.table.land.ground[cell]
        if ground.number:
            return float(self.play.table.rules.scoring.remote * ground.number)
        if not ground.room:
            return 0.0
        there = self.play.state.stations.get(ground.city, 0)
        now = self.points(there)
        hope = min(0.75, self.style.hope * self.turns)
        return now + hope * (self.points(ground.room) - now)

    # -- rails

    @cached_property
    def goals(self) -> list[tuple[float, Field, float, Cell]]:
        """Places without an own marker: worth, how far hexes are, what the nearest way is worth."""
        found, own = list[tuple[float, Field, float, Cell]](), self.seat.markers
        builder = rails.Builder(
            self.play.table.land, own, self.play.state.markers, self.play.state.stations
        )
        for cell, field in fields(self.play.table).items():
            if cell in own:
                continue
            price = rails.price(builder, cell)
            worth = self.worth(cell) - self.style.coin * price.coin - price.waste
            if worth > 0:
                away = min((field[one] for one in own if one in field), default=99.0)
                found.append((worth, field, self.style.reach**away, cell))
        return found

    def rail(self, cell: Cell) -> float:
        """What a rail on a hex brings, but for what it costs."""
        access = self.style.access * min(1.0, self.turns / 5)
        gain, reach = self.worth(cell), self.style.reach
        for worth, field, before, goal in self.goals:
            away = field.get(cell)
            if away is not None and goal != cell:
                nearer = reach**away - before
                if nearer > 0:
                    gain += access * worth * nearer
        return gain

    def start(self, cell: Cell) -> float:
        """What it brings to begin on a hex: stations come where several players are."""
        gain, reach = self.worth(cell) * (1 + self._company(cell)), self.style.reach
        for worth, field, _, goal in self.goals:
            away = field.get(cell)
            if away is not None and goal != cell:
                gain += self.style.access * worth * reach**away * (1 + self._company(goal))
        return gain

    def _company(self, goal: Cell) -> float:
        """How much more a place is worth for the markers of others that are near to it."""
        field, others = fields(self.play.table).get(goal, {}), self.play.state.markers.items()
        near = (n * self.style.reach ** field[cell] for cell, n in others if cell in field)
        return self.style.company * float(sum(near))

    @cached_property
    def _rails(self) -> dict[Cell, float]:
        return {}

    def rail_gain(self, cell: Cell) -> float:
        """The same, worked out once."""
        known = self._rails
        if cell not in known:
            known[cell] = self.rail(cell)
        return known[cell]

    @cached_property
    def best_rails(self) -> list[float]:
        """What the next rails bring without their coin and Waste, the best first."""
        builder = rails.Builder(
            self.play.table.land, self.seat.markers, self.play.state.markers,
            self.play.state.stations,
        )  # fmt: skip
        found = []
        for cell in rails.beside(builder):
            price = rails.price(builder, cell)
            found.append(self.rail_gain(cell) - self.style.coin * price.coin - price.waste)
        return sorted(found, reverse=True)

    # -- stations

    @cached_property
    def _other(self) -> float:
        """What a point of another player counts."""
        return self.style.others / max(1, self.play.state.players - 1)

    def station(self, cell: Cell) -> float:
        """What a station on a city brings the player, against what it brings the others."""
        play = self.play
        ground = play.table.land.ground[cell]
        there = play.state.stations.get(ground.city, 0)
        step = float(self.points(there + 1) - self.points(there))
        more = ground.room - there - 1
        if more > 0 and self.turns > 1:
            rest = (self.points(ground.room) - self.points(there)) / (more + 1)
            step = max(step, (step + rest) / 2)
        total = play.state.markers.get(cell, 0)
        own = cell in self.seat.markers
        lost = self._other * (total - own) * step
        return (step if own else 0.0) - lost

    @cached_property
    def best_stations(self) -> list[float]:
        """What the next stations bring, the best first, each city as often as it has room."""
        land, there = self.play.table.land, self.play.state.stations
        found = []
        for cell in stations.places(land, there):
            room = land.ground[cell].room - there.get(land.ground[cell].city, 0)
            found += [self.station(cell)] * room
        return sorted(found, reverse=True)

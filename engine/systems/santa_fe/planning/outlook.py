"""What the board is worth to a player, and what it would be worth after a piece."""

from typing import NamedTuple

from engine.systems.santa_fe.planning.scene import Change, Scene, scene_of
from engine.systems.santa_fe.planning.style import Style
from engine.systems.santa_fe.planning.ways import FARTHEST, Reach
from engine.systems.santa_fe.state.play import Play
from model.systems.santa_fe.track.laying import Lay


class Gain(NamedTuple):
    """What a piece is worth, and what it pays at once."""

    points: float
    bonus: int
    change: Change


class Outlook:
    """A board in the eyes of one player."""

    def __init__(self, play: Play, seat: int, style: Style, scene: Scene | None = None) -> None:
        self.play, self.seat, self.style = play, seat, style
        self.scene = scene_of(play) if scene is None else scene
        self.chances = [style.near * style.fades**away for away in range(FARTHEST + 1)]
        self.interests = interests(play, seat, style)
        self._bonus = play.table.rules.bonus
        self._worth: dict[str, float] = {}
        self._region: dict[str, int] = {}
        for railroad, reach in self.scene.reaches.items():
            worth, region = self._seen(reach, self.scene.taken)
            self._worth[railroad], self._region[railroad] = worth, region

    def after(self, change: Change) -> "Outlook":
        """The outlook after a piece."""
        return Outlook(self.play, self.seat, self.style, self.scene.changed(change))

    def _seen(self, reach: Reach, taken: int) -> tuple[float, int]:
        """What a railroad is worth: cities that it has, and those that it may come to."""
        interests, chances, connected = self.interests, self.chances, reach.connected
        total = 0.0
        for city in connected:
            if city in interests:
                total += interests[city]
        found = self.scene.ways.field(reach, min(reach.left, FARTHEST), taken)
        for city, away in found.field:
            if city in interests and city not in connected:
                total += interests[city] * chances[away]
        return total, found.region

    def gain(self, lay: Lay, times: int, more: int) -> Gain:
        """What a piece would be worth; `more` pieces can be laid after it in the same turn."""
        change = self.scene.change(lay)
        railroad = lay.railroad
        points = self._seen(change.reach, change.taken)[0] - self._worth[railroad]
        begun = change.taken & ~self.scene.taken
        if begun:
            points += self._lost_by_others(railroad, begun, change.taken)
        is_first = lay.start in change.reached
        bonus = sum(
            self.bonus_at(railroad, city)
            for city in change.reached
            if not (is_first and city == lay.start)
        )
        points += bonus * times + self._next_bonus(change, times, more)
        return Gain(points, bonus, change)

    def _lost_by_others(self, railroad: str, begun: int, taken: int) -> float:
        """What others' railroads are worth less when a line is theirs no more."""
        lost = 0.0
        for other, region in self._region.items():
            if other != railroad and region & begun:
                reach = self.scene.reaches[other]
                lost += self._seen(reach, taken)[0] - self._worth[other]
        return lost

    def bonus_at(self, railroad: str, city: str) -> int:
        """What it pays to connect a railroad to a city now."""
        scene, land = self.scene, self.play.table.land
        paid = 0
        if city not in scene.paid_cities and city not in land.major_bases:
            paid += self._bonus.city
        if railroad in land.cities[city].squares and (city, railroad) not in scene.paid_squares:
            paid += self._bonus.square if scene.reaches[railroad].is_major else 0
        return paid

    def _next_bonus(self, change: Change, times: int, more: int) -> float:
        """A bonus that comes next is own as long as pieces are left, and then another's."""
        style, after = self.style, self.best_bonus(change.railroad, change.reach, max(1, more))
        if more:
            return style.follows * times * after
        return -style.exposed * after

    def best_bonus(self, railroad: str, reach: Reach, pieces: int) -> int:
        """The best bonus that a railroad can get with so many pieces."""
        if reach.left <= 0:
            return 0
        limit = min(pieces, reach.left)
        best = 0
        for city, away in self.scene.field(reach):
            if 0 < away <= limit and city not in reach.connected:
                best = max(best, self.bonus_at(railroad, city))
        return best


def interests(play: Play, seat: int, style: Style) -> dict[str, float]:
    """What a railroad more at a city is worth to a player: own cards, less those of others."""
    state, table = play.state, play.table
    share = style.others / max(1, len(state.seats) - 1)
    weights = dict.fromkeys(table.city_cards, style.prior)
    for number, one in enumerate(state.seats):
        for card in one.tableau:
            weights[card] = weights.get(card, 0.0) + (1.0 if number == seat else -share)
    for card in state.seats[seat].hand:
        if table.is_city(card):
            weights[card] = weights.get(card, 0.0) + style.in_hand
    cities, boomed = table.land.cities, state.boomed
    return {
        card: weight * (play.value(cities[card]) if card in boomed else cities[card].value or 0)
        for card, weight in weights.items()
        if card in cities and weight
    }

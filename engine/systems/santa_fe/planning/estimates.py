"""What cards are worth: cities by the railroads to come, other cards by their pieces."""

from collections import Counter
from functools import cached_property

from engine.systems.santa_fe.planning.outlook import Outlook
from engine.systems.santa_fe.planning.scene import reach_of
from engine.systems.santa_fe.steps import markers
from model.systems.santa_fe.things.cards import Card


class Estimates:
    """What a player thinks of cards, in points."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook, self.play, self.style = outlook, outlook.play, outlook.style

    # -- cities

    @cached_property
    def railroads(self) -> dict[str, float]:
        """By city how many railroads will be there in the end."""
        scene, chances = self.outlook.scene, self.outlook.chances
        found = dict.fromkeys(self.play.table.land.cities, 0.0)
        for reach in scene.reaches.values():
            for city in reach.connected:
                found[city] += 1
            for city, away in scene.field(reach):
                if city not in reach.connected:
                    found[city] += chances[away]
        for railroad in self.play.table.land.railroads:
            if railroad not in scene.reaches:
                self._hope_for(railroad, found)
        return found

    def _hope_for(self, railroad: str, found: dict[str, float]) -> None:
        """A short line may still be shown."""
        scene, chances = self.outlook.scene, self.outlook.chances
        reach = reach_of(self.play, scene.ways, railroad)
        for city, away in scene.field(reach):
            found[city] += self.style.hope * chances[away]

    def city(self, card: str) -> float:
        """What a City card will count in the end."""
        known = self.play.table.land.cities.get(card)
        return 0.0 if known is None else self.play.value(known) * self.railroads[card]

    def city_now(self, card: str) -> float:
        """What it would count if the game were over."""
        known = self.play.table.land.cities.get(card)
        if known is None:
            return 0.0
        reaches = self.outlook.scene.reaches.values()
        return self.play.value(known) * float(sum(card in one.connected for one in reaches))

    @cached_property
    def typical(self) -> float:
        """What a City card counts that nobody has seen."""
        cards = Counter(self.play.table.city_cards)
        total = sum(number * self.city(card) for card, number in cards.items())
        return total / max(1, cards.total())

    @cached_property
    def rounds(self) -> int:
        """How many rounds are still to be played, this one included."""
        pace = self.style.pace * len(self.play.state.seats)
        return max(1, round(self.outlook.scene.pieces_left() / pace))

    @cached_property
    def last_city(self) -> float:
        """The City card that would not be played if there were a round less."""
        rounds, table = self.rounds, self.play.table
        hand = self.play.seat(self.outlook.seat).hand
        worth = [self.city(card) for card in hand if table.is_city(card)]
        coming = min(rounds, len(self.play.state.deck))
        worth = sorted([*worth, *[self.style.spare * self.typical] * coming], reverse=True)
        return worth[rounds - 1] if len(worth) >= rounds else 0.0

    # -- pieces

    @cached_property
    def _best_pieces(self) -> list[float]:
        """What the best piece of each railroad is worth, bonuses aside; also second and third."""
        best: dict[str, float] = {}
        laying, track = self.play.table.laying, self.play.state.track
        for lay in laying.lays(track, self.play.railroads()):
            gain = self.outlook.gain(lay, 0, 1).points
            best[lay.railroad] = max(gain, best.get(lay.railroad, 0.0))
        again = self.style.again
        rows = [gain * again**number for gain in best.values() for number in range(4)]
        return sorted(rows, reverse=True)

    def pieces(self, number: int) -> float:
        return sum(self._best_pieces[:number])

    def bonuses(self, pieces: int) -> list[int]:
        """The best bonuses that railroads can get with so many pieces, the best first."""
        outlook = self.outlook
        found = [
            outlook.best_bonus(key, reach, pieces) for key, reach in outlook.scene.reaches.items()
        ]
        return sorted(found, reverse=True)

    # -- cards

    def special(self, kind: Card) -> float:
        """What the pieces, bonuses and markers of a card are worth in its round."""
        pieces = kind.pieces
        in_a_turn = max(pieces.first, pieces.second)
        turns = 1 if pieces.mode == "either" else 2
        points = self.pieces(in_a_turn * turns)
        if kind.bonus and in_a_turn:
            best = self.bonuses(in_a_turn)
            points += kind.bonus * (best[0] + 0.6 * (turns - 1) * sum(best[1:2]))
        if kind.markers:
            points += sum(sorted(self.marks().values(), reverse=True)[: kind.markers])
        return points

    def instead(self, kind: Card) -> float:
        """What a card is worth in place of a City card: that is played a round later, if at all."""
        return self.special(kind) - self._usual - self.last_city

    @cached_property
    def _usual(self) -> float:
        return self.special(self.play.table.city_kind)

    def marks(self) -> dict[tuple[str, str], float]:
        """What every marker on every city would be worth, as far as that is anything."""
        found: dict[tuple[str, str], float] = {}
        known, cities = self.play.table.part.boom_markers, self.play.table.land.cities
        for mark in markers.possible(self.play):
            city = cities[mark.city]
            before = self.play.value(city)
            interest = self.outlook.interests.get(mark.city, 0.0) / max(1, before)
            worth = (known[mark.marker].value - before) * interest * self.railroads[mark.city]
            if worth > 0:
                found[mark.marker, mark.city] = worth
        return found

    def branch(self, railroad: str) -> float:
        """What a Branch Line of a major is worth: the city that it brings nearest."""
        outlook, scene = self.outlook, self.outlook.scene
        reach = scene.reaches.get(railroad)
        if reach is None or not reach.connected or reach.left <= 0:
            return 0.0
        chances = outlook.chances
        ways = {city: chances[away] for city, away in scene.field(reach)}
        anywhere = reach._replace(heads=tuple(sorted({*reach.heads, *reach.connected})))
        best = 0.0
        for city, away in scene.field(anywhere):
            if city not in reach.connected:
                nearer = chances[away] - ways.get(city, 0.0)
                if nearer > 0:
                    bonus = outlook.bonus_at(railroad, city) if away <= 2 else 0
                    best = max(best, outlook.interests.get(city, 0.0) * nearer + bonus / 2)
        return best

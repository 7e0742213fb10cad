"""What does not change while Santa Fe is played: the board, the railroads, the cards, the rules."""

from functools import cached_property

from engine.protocol import NotPlayable
from model.boards.routes import RouteBoard
from model.rules.resolving import NoRules, rules_of
from model.scenario.scenario import Scenario
from model.systems.santa_fe.rules.card_counts import copies_of
from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.systems.santa_fe.sentences.told import Told
from model.systems.santa_fe.things.cards import Card, Pieces
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.track.land import Land
from model.systems.santa_fe.track.laying import Laying
from model.wording.speech import tr

_MOST_KEPT = 1000
"""Cards whose kind is remembered: there are not so many, but anything may be asked for."""


class Table:
    """A scenario as its players meet it."""

    def __init__(self, scenario: Scenario) -> None:
        if not isinstance(scenario.board, RouteBoard):
            raise NotPlayable(tr("santa-fe is played on a board of routes"))
        try:
            self.rules = rules_of(scenario, SantaFeRules)
        except NoRules as trouble:
            raise NotPlayable(tr("santa-fe: {trouble}", trouble=trouble)) from None
        self.scenario = scenario
        self.part = scenario.part_as(SantaFePart)
        self.land = Land(scenario, self.rules)
        self.laying = Laying(self.land)
        self._kinds: dict[str, Card] = {}
        self._pieces: dict[tuple[str, ...], Pieces] = {}
        self._railroads: dict[tuple[str, ...], tuple[str, ...]] = {}
        self._look_through()

    def _look_through(self) -> None:
        """What a game needs."""
        homes = [(one, one.home) for one in self.part.railroads.values()]
        for railroad, home in homes:
            if home not in self.land.cities:
                name = self.land.name_of(railroad.id)
                raise NotPlayable(tr("{name} has no home base on this map of santa-fe", name=name))
        if not self.laying.majors():
            raise NotPlayable(tr("a game of santa-fe needs a major railroad"))
        if len(self._kinds_of("cities")) != 1:
            raise NotPlayable(tr("a game of santa-fe needs one kind of cards that are of cities"))

    def _kinds_of(self, of: str) -> list[Card]:
        return [card for card in self.part.cards.values() if card.of == of]

    @cached_property
    def told(self) -> Told:
        """The scenario for whoever tells of it."""
        return Told(self.scenario, self.rules)

    @cached_property
    def city_kind(self) -> Card:
        """The kind of the City cards."""
        return self._kinds_of("cities")[0]

    def kind(self, card: str) -> Card:
        """The kind of a single card: `branch sf`, `double-turn`, or a city."""
        known = self._kinds.get(card)
        if known is None:
            known = self.part.cards.get(card.partition(" ")[0]) or self.city_kind
            if len(self._kinds) < _MOST_KEPT:
                self._kinds[card] = known
        return known

    def railroad_of(self, card: str) -> str:
        """The railroad that a card is of, if it is of one."""
        return card.partition(" ")[2]

    def is_city(self, card: str) -> bool:
        return self.kind(card).of == "cities"

    def is_short_line(self, card: str) -> bool:
        return self.kind(card).of == "short-lines"

    def card_name(self, card: str) -> str:
        """What players call a card."""
        kind, railroad = self.kind(card), self.railroad_of(card)
        if kind.of == "cities":
            return self.land.city_name(card)
        name = kind.name or kind.id.replace("-", " ").capitalize()
        return (
            tr("{name} of {railroad}", name=name, railroad=self.land.name_of(railroad))
            if railroad
            else name
        )

    @cached_property
    def city_cards(self) -> list[str]:
        """The City cards, as often as there are (SFR-COMP-02)."""
        cities = self.land.cities.values()
        return [city.id for city in cities for _ in range(copies_of(city, self.rules))]

    @cached_property
    def short_line_cards(self) -> list[str]:
        short = [key for key, one in self.part.railroads.items() if not one.is_major]
        kinds = self._kinds_of("short-lines")
        return [f"{k.id} {one}" for k in kinds for one in short for _ in range(k.count)]

    @cached_property
    def special_cards(self) -> list[str]:
        """The cards of the display, those out of play included (SFR-SETUP-06, -07)."""
        found = [one.id for one in self._kinds_of("none") for _ in range(one.count)]
        majors = self.laying.majors()
        for kind in self._kinds_of("majors"):
            found += [f"{kind.id} {one}" for one in majors for _ in range(kind.count)]
        return found

    def out_of_play(self, players: int) -> list[str]:
        """Special cards that there are too many of for so few players (SFR-SETUP-06)."""
        found = list[str]()
        for kind in self._kinds_of("none"):
            if kind.in_play is not None:
                found += [kind.id] * max(0, kind.count - kind.in_play.among(players))
        return found

    def railroads(self, shown: tuple[str, ...]) -> tuple[str, ...]:
        """The railroads whose track may be laid, when these short lines are shown."""
        found = self._railroads.get(shown)
        if found is None:
            known = self.land.railroads.items()
            found = tuple(key for key, one in known if one.is_major or key in shown)
            self._railroads[shown] = found
        return found

    def pieces(self, played: tuple[str, ...]) -> Pieces:
        """The pieces that the cards of a round allow; without any as a City card does."""
        found = self._pieces.get(played)
        if found is None:
            found = self._pieces[played] = self._all_pieces(played)
        return found

    def _all_pieces(self, played: tuple[str, ...]) -> Pieces:
        if not played:
            is_out = self.rules.playing.empty_hand == "sits-out"
            return Pieces() if is_out else self.city_kind.pieces
        base = self.kind(played[0]).pieces
        more = [self.kind(card).pieces for card in played[1:]]
        return Pieces(
            first=base.first + sum(one.first for one in more),
            second=base.second + sum(one.second for one in more),
            mode=base.mode,
            due=base.due,
        )

    def multiplier(self, played: tuple[str, ...]) -> int:
        """What bonuses are multiplied by (SFR-BONUS-06)."""
        found = 1
        for card in played:
            found *= self.kind(card).bonus
        return found

    def markers(self, played: tuple[str, ...]) -> int:
        return sum(self.kind(card).markers for card in played)

    def branches(self, played: tuple[str, ...]) -> list[str]:
        """The majors of which the cards of a round allow a branch."""
        return [self.railroad_of(card) for card in played if self.kind(card).branch]

    def may_exchange(self, played: tuple[str, ...]) -> bool:
        return any(self.kind(card).exchange for card in played)

"""What it takes to win a crayon game on a map, and what of it one line of track can join."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from model.systems.crayon.network.bits import bits_of
from model.systems.crayon.network.bitset_search import Waves
from model.systems.crayon.network.network import Network
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.systems.crayon.things.part import Link
from validator.finding import ERROR, WARNING, Severity

if TYPE_CHECKING:
    from validator.systems.crayon.survey.survey import CrayonSurvey


def is_asked_for(rules: CrayonRules) -> bool:
    """Whether cash and connections ever end a game; with Sudden Death the last card may alone."""
    return not rules.sudden_death.enabled or rules.sudden_death.earlier_win


class Group(NamedTuple):
    """Major Cities that one line can join, and all mileposts that it can come to, as bits."""

    majors: tuple[str, ...]
    reached: int


class Goal:
    """The condition of victory on one map."""

    def __init__(self, survey: "CrayonSurvey") -> None:
        self._survey = survey
        self._ground = survey.ground
        self.win = survey.rules.win
        self.majors: Mapping[str, int] = {
            name: bits
            for name in survey.ground.red
            if (bits := bits_of(survey.ground.numbers_of(name)))
        }
        """The Major Cities on the map with their mileposts, as bits."""

    @property
    def weight(self) -> Severity:
        """How much it matters that nobody can win: less where a game ends in another way too."""
        rules = self._survey.rules
        return WARNING if rules.time_limit.enabled or rules.sudden_death.enabled else ERROR

    @cached_property
    def rooms(self) -> Mapping[str, int]:
        """How many players can use each ferry that joins a line for victory."""
        rooms, everybody = {}, self._survey.scenario.players.max
        for ferry in self._survey.part.ferries.values():
            own, usual = ferry.connects_for_victory, self.win.ferry_connects
            if usual if own is None else own:
                rooms[ferry.id] = min(ferry.max_players or everybody, everybody)
        return rooms

    @cached_property
    def waves(self) -> Waves:
        """For questions about one line: over the ferries that join it, and no others."""
        network: Network = self._ground.network
        joining = [line for line in network.ferries if line.ferry in self.rooms]
        if len(joining) == len(network.ferries):
            return self._survey.waves
        return self._survey.waves.with_fewer_ferries(joining)

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The Major Cities that track can join for victory."""
        return self.groups_within(None)

    def groups_within(self, dearest: int | None) -> tuple[Group, ...]:
        """The same for builders who can pay for no section that costs more than that."""
        groups: list[Group] = []
        for name, bits in self.majors.items():
            if dearest is None and any(bits & group.reached for group in groups):
                # Track leads back wherever it leads, if only money is no matter.
                groups = [_joined(group, name, bits) for group in groups]
                continue
            reached = self.waves.joined_to(self._ground.numbers_of(name), dearest=dearest) | bits
            met = [group for group in groups if group.reached & reached]
            apart = [group for group in groups if not group.reached & reached]
            names = [one for group in met for one in group.majors]
            for group in met:
                reached |= group.reached
            groups = [*apart, Group((*names, name), reached)]
        return tuple(groups)

    @cached_property
    def links(self) -> Mapping[str, Link]:
        """The container links whose ports are on the map."""
        network, links = self._ground.network, self._survey.part.links
        return {n: link for n, link in links.items() if network.has(network.index(link.port))}

    def room_at(self, link: Link) -> int:
        """How many players a link can count for."""
        everybody = self._survey.scenario.players.max
        is_bought = link.mode == "purchase"
        if link.max_players is None or (is_bought and not self.win.link_owned):
            return everybody
        return min(link.max_players, everybody)


def _joined(group: Group, name: str, bits: int) -> Group:
    return group._replace(majors=(*group.majors, name)) if bits & group.reached else group

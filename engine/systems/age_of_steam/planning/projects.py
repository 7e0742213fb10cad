"""Projects: what a player could build in one turn, and what that would be worth to him."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeGuard

from engine.protocol import Action
from engine.systems.age_of_steam.actions.track_kinds import Claim, Lay, Town, Urbanize
from engine.systems.age_of_steam.phases.building.discs import nationalises
from engine.systems.age_of_steam.phases.building.finishing import token_paid
from engine.systems.age_of_steam.phases.building.paying import surcharge
from engine.systems.age_of_steam.planning.bills import Bill, bill_for, tile_after, town_after
from engine.systems.age_of_steam.planning.lots import Ends, Lot
from engine.systems.age_of_steam.planning.money import points_of
from engine.systems.age_of_steam.planning.surveys import PERSISTENT, Link, links_to_have
from engine.systems.age_of_steam.planning.tokens import NONE_BOUGHT, Bought, worth_of_token
from engine.systems.age_of_steam.planning.worth import Outlook
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.track.connection import Footing
from model.systems.age_of_steam.track.shapes import SIDES, exits_of
from model.systems.age_of_steam.track.track import Track

BEST: Final = 5
"""So many links are thought of together with others."""
DELAY: Final = 0.6
"""What a project is worth that needs another turn, beside one that is finished now."""


class Project(NamedTuple):
    """Links to be built together, with what they cost and what they are worth."""

    links: tuple[Link, ...]
    cost: int
    builds: int
    worth: float
    """In points, before what is paid."""
    is_finished: bool = True
    """Whether it is built in one turn."""
    now: int = 0
    """What is paid for it in this turn."""
    urbanize: Urbanize | None = None


class Builder(NamedTuple):
    """Who plans: his seat, how many builds he has, and what a dollar is worth to him."""

    seat: int
    builds: int
    cash: int
    dollar: float
    bought: Bought = NONE_BOUGHT
    """What tokens would add to the builds."""

    @property
    def most(self) -> int:
        """How many builds there can be in this turn."""
        return self.builds + max(0, self.bought.more)

    def net(self, project: Project) -> float:
        return project.worth - self.dollar * project.cost


NOTHING: Final = Project((), 0, 0, 0.0)


def own_links(track: Track, seat: int) -> list[Ends]:
    """The links of a player by the numbers of their stops."""
    number = track.land.number
    return [
        (number[link.ends[0]], number[link.ends[1]]) for link in track.links() if link.owner == seat
    ]


def projects(play: Play, builder: Builder, outlook: Outlook) -> list[Project]:
    """What a player could build, the best first; none that is not worth its price."""
    track = play.state.track
    mine = own_links(track, builder.seat)
    before = outlook.value(mine)
    judge = _Judge(play, builder, outlook, mine, before)
    links = links_to_have(play, builder.seat)
    found = [judge.project((link,)) for link in links]
    singles = [one for one in found if one is not None]
    singles.sort(key=builder.net, reverse=True)
    is_connected = _connected(Footing(track, builder.seat))
    found += [judge.project(several) for several in _together(singles, builder.most + 1)]
    worthy = [one for one in found if _is_worthy(one, builder) and is_connected(one)]
    if not worthy and outlook.turns > 3:
        begun = [one for one in singles if one.is_finished and is_connected(one)]
        steps = (judge.stepping_stone(one, links) for one in begun)
        worthy = [one for one in steps if _is_worthy(one, builder)]
    worthy.sort(key=builder.net, reverse=True)
    return worthy


def _is_worthy(project: Project | None, builder: Builder) -> TypeGuard[Project]:
    return project is not None and builder.net(project) > 0


def _connected(footing: Footing) -> Callable[[Project], bool]:
    """Whether a project hangs on to what its builder may build from (AOM-BUILD-08)."""
    if footing.mode == "none":
        return lambda _: True
    stops = footing.cities()
    return lambda project: any(not stops.isdisjoint(link.ends) for link in project.links)


class _Judge:
    """Says what projects are worth to one builder."""

    def __init__(
        self, play: Play, builder: Builder, outlook: Outlook, mine: list[Ends], before: float
    ) -> None:
        self._play, self._builder, self._outlook = play, builder, outlook
        self._mine, self._before = mine, before
        self._known: dict[tuple[Ends, ...], float] = {}
        self._stops = {stop for pair in mine for stop in pair}
        self._direct = _direct(outlook)
        tiles = range(PERSISTENT * 2)
        self._surcharges = [surcharge(play, builder.seat, nth) for nth in tiles]
        self._section = points_of(play, "owned_sections")
        discs = play.table.rules.discs
        self._most = discs.per_player if nationalises(play) else None
        self._paid = _compensations(play, builder) if self._most is not None else []

    def project(self, links: tuple[Link, ...]) -> Project | None:
        builder, track = self._builder, self._play.state.track
        corridors = [link.corridor for link in links if link.corridor is not None]
        bill = links[0].bill if len(links) == 1 else bill_for(track, builder.seat, corridors)
        if bill is None:
            return None
        special = [link for link in links if link.special]
        cost = bill.cost + (sum(link.bill.cost for link in special) if len(links) > 1 else 0)
        cost += sum(self._surcharges[: bill.builds])
        builds = (
            links[0].builds
            if len(links) == 1
            else bill.builds + sum(link.builds for link in special)
        )
        is_finished = builds <= builder.most
        now = cost if is_finished else -(-cost * builder.builds // builds)
        if now > builder.cash or not (is_finished or self._may_wait(links)):
            return None
        worth = self._gain(tuple(sorted(link.ends for link in links)))
        worth += self._section * sum(link.points for link in links)
        if not is_finished:
            worth *= DELAY
        elif builds > builder.builds:
            worth -= builder.bought.price
        return Project(links, cost, builds, worth, is_finished, now)

    def stepping_stone(self, project: Project, links: Sequence[Link]) -> Project:
        """The same for what it allows together with another link in a later turn."""
        ends, dollar = project.links[0].ends, self._builder.dollar
        further = (link for link in links if self._carry_together({*ends, *link.ends}))
        worths = (
            DELAY * self._gain(tuple(sorted((ends, link.ends)))) - dollar * link.bill.cost
            for link in further
        )
        return project._replace(worth=max(worths, default=0.0))

    def _carry_together(self, stops: set[int]) -> bool:
        """Whether two links with these stops meet and could carry anything, alone or with more."""
        if len(stops) != 3 or not self._stops.isdisjoint(stops):
            return len(stops) == 3
        bits = sum(1 << stop for stop in stops)
        return any(self._direct.get(stop, 0) & bits for stop in stops)

    def _may_wait(self, links: tuple[Link, ...]) -> bool:
        """Whether a project can be finished in a later turn."""
        unfinished = self._play.table.rules.build.unfinished.max
        is_left = self._outlook.turns > 1 and self._builder.builds > 0
        return is_left and len(links) == 1 and unfinished != 0 and not links[0].special

    def _gain(self, ends: tuple[Ends, ...]) -> float:
        found = self._known.get(ends)
        if found is None:
            found = self._value_with(ends) - self._before if self._carries(ends) else 0.0
            self._known[ends] = found
        return found

    def _carries(self, ends: Sequence[Ends]) -> bool:
        """Whether anything could be carried: from end to end, or together with other links."""
        one, other = ends[0]
        if len(ends) > 1 or one in self._stops or other in self._stops:
            return True
        direct = self._direct
        return bool(direct.get(one, 0) >> other & 1 or direct.get(other, 0) >> one & 1)

    def _value_with(self, ends: Sequence[Ends]) -> float:
        """The worth of all links; where discs are too few, without the one that is least missed."""
        value, links = self._outlook.value, [*self._mine, *ends]
        if self._most is None or len(links) <= self._most or not self._mine:
            return value(links)
        return max(
            value([*self._mine[:at], *self._mine[at + 1 :], *ends]) + paid
            for at, paid in enumerate(self._paid)
        )


def _compensations(play: Play, builder: Builder) -> list[float]:
    """By own link what is got for it if it is given up: a token and money, less its points."""
    section, token = points_of(play, "owned_sections"), worth_of_token(play, token_paid(play))
    return [
        token + builder.dollar * link.sections - section * link.points
        for link in play.state.track.links()
        if link.owner == builder.seat
    ]


def _direct(outlook: Outlook) -> dict[int, int]:
    """By place the stops that take anything which lies there, as bits."""
    found: dict[int, int] = {}
    for lot in outlook.lots:
        found[lot.place] = found.get(lot.place, 0) | lot.homes
    return found


# -- several at once


def _together(singles: Sequence[Project], most: int) -> Iterator[tuple[Link, ...]]:
    """Two links that have a stop in common and need no more builds than this."""
    best = [one.links[0] for one in singles[:BEST]]
    rest = [one.links[0] for one in singles]
    seen = set[tuple[Ends, ...]]()
    for one in best:
        for other in rest:
            if other is one or one.builds + other.builds > most:
                continue
            if not {*one.ends} & {*other.ends}:
                continue
            key = tuple(sorted((one.ends, other.ends)))
            if key not in seen:
                seen.add(key)
                yield one, other


# -- as actions


def actions_for(track: Track, project: Project) -> list[Action]:
    """The actions that build a project, in no particular order; of a town every way to tell it."""
    land, found = track.land, list[Action]()
    if project.urbanize is not None:
        found.append(project.urbanize)
    found += [Claim(link.special) for link in project.links if link.special]
    bill = _joined([link.bill for link in project.links if link.corridor is not None])
    for hex_, section in bill.sections.items():
        tile = tile_after(track, hex_, section)
        if tile is not None:
            sections = sorted((SIDES[one][0], SIDES[one][1]) for one in tile.sections)
            found.append(Lay(land.cells[hex_], tuple(sections)))
    for hex_, more in bill.exits.items():
        form = town_after(track, hex_, more)
        if form is not None:
            exits = SIDES[exits_of(form.sections)]
            found += [Town(land.cells[hex_], exits), Town(land.cells[hex_], exits, form.id)]
    return found


def _joined(bills: Sequence[Bill]) -> Bill:
    """The bills of several corridors as one: towns get all exits at once."""
    sections, exits = dict[int, int](), dict[int, int]()
    for bill in bills:
        sections.update(bill.sections)
        for hex_, more in bill.exits.items():
            exits[hex_] = exits.get(hex_, 0) | more
    return Bill(sections, exits, 0)


# -- New Cities


def new_cities(play: Play, outlook: Outlook, links: Sequence[Ends]) -> Project:
    """The New City that adds most to what some links are worth; the empty project if none does."""
    track, land, before = play.state.track, play.table.land, outlook.value(links)
    used, best = set(track.urbanized.values()), NOTHING
    ends = {stop for pair in links for stop in pair}
    for town in play.table.towns:
        number, seen = land.number[town], set[tuple[str, ...]]()
        if number not in ends or town in track.urbanized:
            continue
        for key, tile in play.table.part.new_cities.items():
            colours = tuple(tile.colours.among(play.table.colours))
            if key in used or colours in seen:
                continue
            seen.add(colours)
            lots = _with_city(outlook.lots, number, colours)
            worth = outlook.value(links, lots) - before
            if worth > best.worth:
                best = Project((), 0, 0, worth, urbanize=Urbanize(town, key))
    return best


def _with_city(lots: Sequence[Lot], town: int, colours: Sequence[str]) -> list[Lot]:
    """The lots if a town took some colours."""
    return [
        lot._replace(homes=lot.homes | 1 << town)
        if lot.colour in colours and lot.place != town
        else lot
        for lot in lots
    ]

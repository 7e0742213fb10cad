"""Parts that place rails and stations, score points or bring Waste."""

from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.parts.part import Part
from engine.systems.trains.state.play import Play
from model.systems.trains.building import rails, several, stations
from model.systems.trains.effects.pieces import GainWaste, Points, Rail, Station
from model.wording.speech import tr


class ScoresPoints(Part):
    """Points on the track (TRN-SCORE-01)."""

    def begin(self, play: Play, effect: Points) -> Iterator[Happening]:
        play.seat.points += effect.vp
        yield play.told("points", f"scores {effect.vp} on the track", points=effect.vp)


class BringsWaste(Part):
    """Waste; that it cannot come prevents nothing (TRN-PLAY-05)."""

    def begin(self, play: Play, effect: GainWaste) -> Iterator[Happening]:
        yield from play.gain_waste(effect.waste)


class LaysRails(Part):
    """Markers of the player, one after the other (TRN-RAIL-01 to -12)."""

    def why_not(self, play: Play, effect: Rail) -> Refusal | None:
        if len(play.seat.markers) + effect.rail > play.table.rules.markers.track:
            return Refusal("TRN-RAIL-10", tr("there are not enough markers left"))
        if not several.can_lay(play.builder, effect.rail):
            return Refusal("TRN-RAIL-10", tr("no rail can be laid and paid for"))
        return None

    def begin(self, play: Play, effect: Rail) -> Iterator[Happening]:
        play.resolving.left = effect.rail
        yield from ()

    def is_asked(self, play: Play, effect: Rail) -> bool:
        now, track = play.resolving, play.table.rules.markers.track
        is_left = 1 <= now.left <= min(effect.rail, track - len(play.seat.markers))
        return is_left and not now.aside and several.can_lay(play.builder, now.left)

    def choices(self, play: Play, effect: Rail) -> list[act.TrainsAction]:
        builder, more = play.builder, play.resolving.left - 1
        found = rails.affordable(builder)
        if more:
            found = [cell for cell in found if several.can_lay(builder.after(cell), more)]
        return [play.table.rails[cell] for cell in found]

    def done(self, play: Play, effect: Rail, action: act.LayRail) -> Iterator[Happening]:
        """Pays, places, and gains the Waste of other markers (TRN-RAIL-12)."""
        state, cell, land = play.state, action.cell, play.table.land
        price = rails.price(play.builder, cell)
        state.coin -= price.coin
        play.seat.markers.add(cell)
        state.markers[cell] = state.markers.get(cell, 0) + 1
        play.resolving.left -= 1
        cost = tr(" for {coin} coin", coin=price.coin) if price.coin else ""
        facts = {"cell": str(cell), "coin": price.coin}
        text = tr(
            "{play} lays a rail on {cell}{cost}", play=play.name, cell=land.name_of(cell), cost=cost
        )
        yield Happening("rail", state.actor, text, facts)
        if price.waste:
            yield from play.gain_waste(price.waste)


class BuildsStations(Part):
    """Stations in cities (TRN-STATION-01 to -06)."""

    def why_not(self, play: Play, effect: Station) -> Refusal | None:
        land, there = play.table.land, play.state.stations
        if stations.left(land, there) < effect.station:
            return Refusal("TRN-STATION-05", tr("there are not enough stations left"))
        if stations.room_left(land, there) < effect.station:
            return Refusal("TRN-STATION-05", tr("no city has room for a station"))
        return None

    def begin(self, play: Play, effect: Station) -> Iterator[Happening]:
        play.resolving.left = effect.station
        yield from ()

    def is_asked(self, play: Play, effect: Station) -> bool:
        now, land, there = play.resolving, play.table.land, play.state.stations
        most = min(effect.station, stations.left(land, there), stations.room_left(land, there))
        return 1 <= now.left <= most and not now.aside

    def choices(self, play: Play, effect: Station) -> list[act.TrainsAction]:
        found = stations.places(play.table.land, play.state.stations)
        return [act.BuildStation(cell) for cell in found]

    def done(self, play: Play, effect: Station, action: act.BuildStation) -> Iterator[Happening]:
        land, there = play.table.land, play.state.stations
        city = land.ground[action.cell].city
        there[city] = there.get(city, 0) + 1
        play.resolving.left -= 1
        text = tr(
            "{play} builds a station in {cell}", play=play.name, cell=land.name_of(action.cell)
        )
        yield Happening("station", play.state.actor, text, {"city": city})

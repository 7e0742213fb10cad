"""What the pointer does on the world map from press to release, one gesture a class."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from editor.new_map.geography.box_grips import INSIDE, Grip, drawn, moved, pulled

if TYPE_CHECKING:
    from editor.new_map.geography.world_map import WorldMap


class Gesture:
    """What the pointer does from press to release."""

    def __init__(self, world_map: "WorldMap") -> None:
        self.map = world_map

    def move(self, spot: QPointF) -> None:
        raise NotImplementedError


class Pan(Gesture):
    """The map is dragged along."""

    def __init__(self, world_map: "WorldMap", spot: QPointF) -> None:
        super().__init__(world_map)
        self._last = spot

    def move(self, spot: QPointF) -> None:
        by, self._last = spot - self._last, spot
        self.map.look_at(self.map.view.moved(by.x(), by.y()))


class Draw(Gesture):
    """A box from the place of the press to where the pointer is."""

    def __init__(self, world_map: "WorldMap", spot: QPointF) -> None:
        super().__init__(world_map)
        self._first = world_map.view.place(spot.x(), spot.y())

    def move(self, spot: QPointF) -> None:
        view = self.map.view
        box = drawn(self._first, view.place(spot.x(), spot.y()), view.decimals)
        if box is not None:
            self.map.box_drawn.emit(box)


class Pull(Gesture):
    """The box is moved, or pulled at a side or a corner."""

    def __init__(self, world_map: "WorldMap", spot: QPointF, grip: Grip) -> None:
        super().__init__(world_map)
        self._first = world_map.view.place(spot.x(), spot.y())
        self._box, self._grip = world_map.box, grip

    def move(self, spot: QPointF) -> None:
        view = self.map.view
        lon, lat = view.place(spot.x(), spot.y())
        if self._grip == INSIDE:
            by = lon - self._first[0], lat - self._first[1]
            self.map.box_drawn.emit(moved(self._box, *by, view.decimals))
        else:
            self.map.box_drawn.emit(pulled(self._box, self._grip, lon, lat, view.decimals))


class MovePlace(Gesture):
    """A place that is drawn larger goes with the pointer."""

    def __init__(self, world_map: "WorldMap", number: int) -> None:
        super().__init__(world_map)
        self._number = number

    def move(self, spot: QPointF) -> None:
        lon, lat = self.map.view.place(spot.x(), spot.y())
        self.map.place_moved.emit(self._number, round(lon, 2), round(lat, 2))

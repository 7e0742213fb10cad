"""The exceptions of an import that cannot go on: a sentence for whoever asked for it."""


class CannotImport(Exception):
    """A recipe, a layer or a box of which no map can be made; the text says why."""


class NeedsGeography(CannotImport):
    """Cities by longitude and latitude, for which a plain map has no places."""

    def __init__(self, file: str, box: str) -> None:
        """`box` is the part of the globe that the cities lie in."""
        super().__init__(
            f"{file} has longitudes, and a plain map has none: make the map from geography "
            f"around {box}, or put the cities into a map that was made so"
        )
        self.file, self.box = file, box

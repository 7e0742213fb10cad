"""What lamps do, in sentences."""

from model.systems.beacons.things import Lamp, Refill, Shine


def sentences(lamp: Lamp) -> list[str]:
    """A sentence for each effect."""
    found = []
    for effect in lamp.effects:
        match effect:
            case Shine(points):
                found.append(f"Worth {points} at the end to who has a light.")
            case Refill(oil):
                found.append(f"Begin with {oil} more oil.")
    return found

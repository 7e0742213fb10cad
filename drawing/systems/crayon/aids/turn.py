"""The turn at a glance, with the numbers of this scenario."""

from collections.abc import Iterator

from drawing.aids.strips import Setter, Strip
from model.scenario.names_in_words import counted, joined
from model.systems.crayon.rules.crayon_rules import CrayonRules


def turn_summary(rules: CrayonRules, setter: Setter) -> Iterator[Strip]:
    """What a player does in a turn, in order."""
    yield setter.heading("Your turn")
    for number, step in enumerate(steps(rules)):
        yield from setter.paragraph(f"{number + 1}. {step}")


def steps(rules: CrayonRules) -> Iterator[str]:
    """The parts of a turn."""
    speeds = sorted({train.speed for train in rules.trains.values()})
    fee = rules.move.own_track_fee
    own = f" Running on your own track costs {fee} in that turn." if fee else ""
    yield (
        f"Move your train up to its speed ({joined(map(str, speeds), 'or')} mileposts) along "
        f"track. {_reversing(rules)}{own}"
    )
    late = "when you enter it, or out of your deliveries there"
    due = "when you enter it" if rules.rent.when == "on-entry" else late
    yield (f"Using an opponent's track costs {rules.rent.fee}, paid to its owner {due}.")
    taken = rules.load.move_points
    takes = f" Each takes {counted(taken, 'milepost')} of movement." if taken else ""
    yield f"On the way, pick up loads in cities that supply them, and drop loads.{takes}"
    yield (
        "Deliver a load that one of your demand cards asks for: take the money, discard the card "
        "and draw another. An event that comes up holds at once; draw again until you have "
        f"{counted(rules.turn.hand_size, 'demand card')}."
    )
    yield (
        f"Then build track for up to {rules.turn.spend_limit}, or exchange your train instead; "
        f"at most {counted(rules.build.from_major_limit, 'section')} may begin in major cities."
    )
    yield "Instead of all this you may discard your whole hand and draw a new one."


def _reversing(rules: CrayonRules) -> str:
    if rules.move.reverse == "in-cities":
        return "It turns round only in a city."
    return "It turns round in a city, or anywhere if you give up a whole turn."

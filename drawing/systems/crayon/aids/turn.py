"""The turn at a glance, with the numbers of this scenario."""

from collections.abc import Iterator

from drawing.aids.strips import Setter, Strip
from model.scenario.names_in_words import counted, joined
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.wording.sentences import behind_each_other
from model.wording.speech import later, tr, trn

RENT_AT_ONCE = later("Using an opponent's track costs {fee}, paid to its owner when you enter it.")
RENT_LATE = later(
    "Using an opponent's track costs {fee}, paid to its owner when you enter it, or out of your "
    "deliveries there."
)
DELIVERING = later(
    "Deliver a load that one of your demand cards asks for: take the money, discard the card "
    "and draw another. An event that comes up holds at once; draw again until you have {cards}."
)
BUILDING = later(
    "Then build track for up to {amount}, or exchange your train instead; at most {sections} may "
    "begin in major cities."
)


def turn_summary(rules: CrayonRules, setter: Setter) -> Iterator[Strip]:
    """What a player does in a turn, in order."""
    yield setter.heading(tr("Your turn"))
    for number, step in enumerate(steps(rules)):
        yield from setter.paragraph(tr("{number}. {step}", number=number + 1, step=step))


def steps(rules: CrayonRules) -> Iterator[str]:
    """The parts of a turn."""
    speeds = sorted({train.speed for train in rules.trains.values()})
    fee, taken = rules.move.own_track_fee, rules.load.move_points
    yield behind_each_other(
        tr(
            "Move your train up to its speed ({speeds} mileposts) along track.",
            speeds=joined(map(str, speeds), "or"),
        ),
        _reversing(rules),
        tr("Running on your own track costs {fee} in that turn.", fee=fee) if fee else "",
    )
    yield tr(RENT_AT_ONCE if rules.rent.when == "on-entry" else RENT_LATE, fee=rules.rent.fee)
    yield behind_each_other(
        tr("On the way, pick up loads in cities that supply them, and drop loads."),
        trn("Each takes {n} milepost of movement.", "Each takes {n} mileposts of movement.", taken)
        if taken
        else "",
    )
    yield tr(DELIVERING, cards=counted(rules.turn.hand_size, "demand card"))
    sections = counted(rules.build.from_major_limit, "section")
    yield tr(BUILDING, amount=rules.turn.spend_limit, sections=sections)
    yield tr("Instead of all this you may discard your whole hand and draw a new one.")


def _reversing(rules: CrayonRules) -> str:
    if rules.move.reverse == "in-cities":
        return tr("It turns round only in a city.")
    return tr("It turns round in a city, or anywhere if you give up a whole turn.")

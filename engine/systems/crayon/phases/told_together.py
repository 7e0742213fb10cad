"""How a run of a train and the sections of a line are told, each as one sentence."""

from collections.abc import Sequence

from engine.protocol import Happening
from model.amounts_in_words import counted, listed
from model.wording.speech import tr

MOST_LINES = 4


def steps(_: str, run: Sequence[Happening]) -> str:
    """A run of a train; its last step says where it has come to."""
    return f"{run[-1].text}, {counted(len(run), 'milepost')}"


def sections(name: str, run: Sequence[Happening]) -> str:
    """Track that was laid in a row, its price, and where it lies."""
    price = sum(int(one.facts.get("price", 0)) for one in run)
    return tr(
        "{name} builds {sections} for {price}: {lines_of}",
        name=name,
        sections=counted(len(run), "section"),
        price=price,
        lines_of=_lines_of(run),
    )


def _lines_of(run: Sequence[Happening]) -> str:
    """Where track was laid: each line by its two ends."""
    lines: list[tuple[object, object]] = []
    for one in run:
        origin, end = one.facts.get("origin"), one.facts.get("end")
        if lines and lines[-1][1] == origin:
            lines[-1] = (lines[-1][0], end)
        else:
            lines.append((origin, end))
    return listed(
        (tr("{origin} to {end}", origin=origin, end=end) for origin, end in lines), MOST_LINES
    )

"""The cheapest line between two places for people, and as data: its price in parts, its way."""

from typing import TYPE_CHECKING, Any

from milepost.terminal.say import clean, listed, table

if TYPE_CHECKING:
    from model.abilities.ground import PricedLine

MOST_CELLS = 60


def as_data(line: "PricedLine") -> dict[str, Any]:
    """The line for machines: total, parts, and whatever else its system tells."""
    parts = {name: {"number": number, "price": price} for name, number, price in line.parts}
    return {"total": line.total, "parts": parts, **line.data}


def as_lines(line: "PricedLine", unit: str, here: str, there: str) -> list[str]:
    """The line for people."""
    lines = [f"{here} - {there}: {line.total} ({unit}), {line.length}"]
    lines += table([("", "number", "price"), *line.parts])
    lines.append(f"  by way of {listed(map(str, line.way), MOST_CELLS)}")
    return lines + [f"  {clean(note)}" for note in line.notes]

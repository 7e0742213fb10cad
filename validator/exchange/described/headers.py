"""The header of a sheet, as far as it takes to guess what the sheet is about."""

from typing import Final

MOST_LINES: Final = 50
SEPARATORS: Final = ",;\t|"


def header_in(start: str) -> list[str]:
    """The cells of the first line that is no remark; nothing where there is no such line."""
    lines = start.lstrip("\ufeff").splitlines()[:MOST_LINES]
    plain = [one for one in lines if one.strip() and not one.startswith(("#", "sep="))]
    if not plain:
        return []
    separator = max(SEPARATORS, key=plain[0].count)
    return [cell.strip().strip('"').strip() for cell in plain[0].split(separator)]


def casefolded(start: str) -> set[str]:
    """The cells of the header, whatever letters they are written in."""
    return {" ".join(cell.casefold().split()) for cell in header_in(start)}

"""Whether the packages that Milepost stands on are its own, and whose they are where they are not.

Another project may have a package called `model` or `validator` too, and in one environment only
one of them is found. This module imports nothing of Milepost: it is asked before anything is.
"""

import sys
from importlib.util import find_spec
from pathlib import Path

OWN = ("model", "engine", "validator", "editor", "drawing", "schemas", "scenarios")
"""The packages beside this one, as the import system knows them."""
WHAT_TO_DO = (
    "Give Milepost an environment of its own (pipx install milepost), "
    "or take that package out and install Milepost again"
)


def whats_not_ours(home: Path) -> str:
    """A sentence about a package that lies elsewhere than Milepost does; nothing if all is well."""
    for name in OWN:
        found = _folder_of(name)
        if found is None:
            return f"its package {name} is missing: install Milepost again"
        if found.parent != home:
            return _sentence(name, found)
    return ""


def whats_written_over() -> str:
    """The same where somebody else's files lie in our own folders: slow, for when all is lost."""
    for name in OWN:
        if _others(name):
            return _sentence(name, _folder_of(name))
    return ""


def _folder_of(name: str) -> Path | None:
    """Where a package would be imported from."""
    try:
        spec = find_spec(name)
    except (ImportError, ValueError):
        return None
    places = list(spec.submodule_search_locations or ()) if spec else []
    if places:
        return Path(places[0]).resolve()
    return Path(spec.origin).resolve() if spec and spec.origin else None


def _others(name: str) -> list[str]:
    """The distributions besides Milepost that bring a package of this name."""
    from importlib.metadata import packages_distributions

    return sorted({*packages_distributions().get(name, ())} - {"milepost"})


def _sentence(name: str, found: Path | None) -> str:
    others = _others(name)
    whose = f" of {' and '.join(others)}" if others else ""
    takes_out = f" (pip uninstall {' '.join(others)})" if others else ""
    where = f" in {found}" if found else ""
    what = WHAT_TO_DO.replace("out and", f"out{takes_out} and")
    return (
        f"the package {name}{whose}{where} has the name of one of Milepost's and stands in its way "
        f"in {sys.prefix}. {what}."
    )

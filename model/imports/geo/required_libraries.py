"""What maps from geography need besides Milepost itself, and what to say where it is missing."""

from importlib.util import find_spec
from typing import Final

from model.wording.extras import install_line

LIBRARIES: Final = (("numpy", "numpy"), ("PIL", "Pillow"))
"""The modules, each with the name people know the library by."""


def what_is_missing() -> str:
    """One sentence about what to install; nothing where all is there."""
    missing = [name for module, name in LIBRARIES if find_spec(module) is None]
    if not missing:
        return ""
    return f"maps from geography need {' and '.join(missing)}: {install_line('geo')}"

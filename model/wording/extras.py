"""What not everybody needs and is installed besides: the line that brings it, wherever we run."""

import shlex
import sys

EXTRAS = {
    "editor": ("PySide6-Essentials>=6.8,<6.12",),
    "geo": ("numpy>=2,<3", "pillow>=11,<14", "pyshp>=3,<4"),
    "lsp": ("pygls>=2.0,<3",),
}
"""As pyproject.toml has them."""


def install_line(extra: str) -> str:
    """A line for a shell that works in a checkout, for an installed package and under pipx."""
    return shlex.join([sys.executable or "python3", "-m", "pip", "install", *EXTRAS[extra]])

"""What to install where Qt, or a library of the system that it needs, is not there."""

import re

from model.wording.extras import install_line

PAINTED = "PNG and PDF (not SVG) are painted by"
THE_EDITOR = "the editor is made with"
PACKAGES = {
    "libEGL.so": "libegl1",
    "libGL.so": "libgl1",
    "libdbus-1.so": "libdbus-1-3",
    "libfontconfig.so": "libfontconfig1",
    "libglib-2.0.so": "libglib2.0-0",
    "libxkbcommon.so": "libxkbcommon0",
}
"""The packages of Debian and Ubuntu that hold the libraries."""
_LIBRARY = re.compile(r"\b(lib[\w.+-]+?\.so)(?:\.\d+)*: cannot open")


def what_to_install(trouble: str, needs: str = PAINTED) -> str:
    """One sentence, from the message of the import that failed, on what needs Qt."""
    library = _LIBRARY.search(trouble)
    if library is None:
        return f"{needs} Qt, which is not installed; this brings it: {install_line('editor')}"
    name = library.group(1)
    package = PACKAGES.get(name)
    how = f"apt install {package} brings it on Debian and Ubuntu" if package else "install it"
    return f"{needs} Qt, and this system lacks its library {name}: {how}"

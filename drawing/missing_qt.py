"""What to install where Qt, or a library of the system that it needs, is not there."""

import re

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


def what_to_install(trouble: str) -> str:
    """One sentence, from the message of the import that failed."""
    library = _LIBRARY.search(trouble)
    if library is None:
        return (
            "PNG and PDF are painted by Qt, which is not installed: "
            "pip install 'milepost[editor]' brings it; SVG needs nothing"
        )
    name = library.group(1)
    package = PACKAGES.get(name)
    how = f"apt install {package} brings it on Debian and Ubuntu" if package else "install it"
    return f"PNG and PDF are painted by Qt, and this system lacks its library {name}: {how}"

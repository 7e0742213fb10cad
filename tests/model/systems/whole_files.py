"""Files that hold every key of their systems, which no game could be played by."""

from pathlib import Path

FILES = Path(__file__).parents[2] / "files"
WHOLE = sorted(FILES.glob("*/every-key.milepost.yaml"))
"""Each says something under every key of its system."""
TEXTS = {
    f"{path.parent.name}/{path.name.partition('.')[0]}": path.read_text(encoding="utf-8")
    for path in (*WHOLE, *sorted(FILES.glob("*/*-block*.milepost.yaml")))
}
"""By system and name; those of blocks hold every key between them."""

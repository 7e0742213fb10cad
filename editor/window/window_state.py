"""How the window stood: kept with a checksum, and dropped if it is from another version."""

import base64
import binascii
import zlib
from typing import Any

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QMainWindow

from model.version import __version__

PARTS = ("geometry", "state")


def state_of(window: QMainWindow, state: QByteArray) -> dict[str, Any]:
    """Size and place of a window, and how its panels stand."""
    parts = {
        "geometry": base64.b64encode(window.saveGeometry().data()).decode(),
        "state": base64.b64encode(state.data()).decode(),
    }
    return {"version": __version__, **parts, "checksum": _checksum(parts)}


def restored(window: QMainWindow, plain: Any) -> QByteArray | None:
    """Puts a window where it stood; tells how its panels stood, or nothing where that is lost."""
    if not isinstance(plain, dict) or plain.get("version") != __version__:
        return None
    parts = {name: part for name in PARTS if isinstance(part := plain.get(name), str)}
    if len(parts) < len(PARTS) or plain.get("checksum") != _checksum(parts):
        return None
    try:
        geometry, state = (base64.b64decode(part, validate=True) for part in parts.values())
    except (ValueError, binascii.Error):
        return None
    return QByteArray(state) if window.restoreGeometry(QByteArray(geometry)) else None


def _checksum(parts: dict[str, str]) -> int:
    return zlib.crc32("\n".join(parts[name] for name in PARTS).encode())

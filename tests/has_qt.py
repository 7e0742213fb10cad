"""Whether windows can be tested here; programs that tests start ask this without pytest."""

from importlib.util import find_spec

HAS_QT = find_spec("PySide6") is not None and find_spec("pytestqt") is not None

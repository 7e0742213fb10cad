"""What arrays of an import hold: numbers, whole numbers, yes or no."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]
Wholes: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]
Line: TypeAlias = Floats
"""Points in order, one a row: longitude and latitude, or x and y."""

"""What holds for every bundled scenario, found by scanning: nothing is found in it."""

from pathlib import Path

import pytest

from milepost.__main__ import main
from model.bundled import bundled_scenarios


@pytest.mark.parametrize("path", bundled_scenarios().values(), ids=lambda path: path.stem)
def test_a_bundled_scenario_validates_clean(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Strictly, and with nothing that it only allows itself."""
    assert main(["validate", "--strict", "--no-allow", "--isolated", "--quiet", str(path)]) == 0
    assert capsys.readouterr().out == ""

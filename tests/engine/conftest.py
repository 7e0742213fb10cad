"""What tests of the engine share: a game of hidden choices that is found like any other."""

from tests.engine.finding_hideout import gulch as gulch  # noqa: PLC0414 (a fixture)

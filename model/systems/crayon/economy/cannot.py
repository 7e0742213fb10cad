"""CannotPropose: a map that goods, cards or events cannot be proposed for, and why."""


class CannotPropose(ValueError):
    """Nothing can be proposed; the text says why in a sentence."""

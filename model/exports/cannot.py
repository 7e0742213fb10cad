"""The one exception of an export that cannot be: a sentence for whoever asked for it."""


class CannotExport(Exception):
    """A scenario that a format cannot hold; the text says why."""

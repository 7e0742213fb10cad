"""The one exception of an import that cannot go on: a sentence for whoever asked for it."""


class CannotImport(Exception):
    """A recipe, a layer or a box of which no map can be made; the text says why."""

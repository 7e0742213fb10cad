"""What cannot be drawn, said in a sentence."""


class CannotDraw(Exception):
    """A picture cannot be made; the text is one sentence for the user."""

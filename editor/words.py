"""The words of the editor: every text that a person reads goes through `tr`, to be translated."""

import gettext


def tr(text: str) -> str:
    """The text in the reader's language; only plain literals are given, and filled in after."""
    return gettext.dgettext("milepost", text)

"""Speaking: a sentence for those who hear the window; nothing where no screen reader runs."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def speak(widget: QWidget, sentence: str, *, at_once: bool = False) -> None:
    """Has a sentence spoken, after what is being said, or at once in its place."""
    if not sentence or not QAccessible.isActive():
        return
    politeness = QAccessible.AnnouncementPoliteness
    event = QAccessibleAnnouncementEvent(widget, sentence)
    event.setPoliteness(politeness.Assertive if at_once else politeness.Polite)
    QAccessible.updateAccessibility(event)

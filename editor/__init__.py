"""The desktop program in which a scenario is drawn: the only room that imports Qt widgets."""

"""The build graph: prices of sections, searches, lines of track."""

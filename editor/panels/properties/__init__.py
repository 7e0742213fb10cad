"""Properties: what can be said of what is selected, or of the map itself."""

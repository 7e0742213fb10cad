"""Small bars over the map: to find, to rename, to answer a question; never in the way for long."""

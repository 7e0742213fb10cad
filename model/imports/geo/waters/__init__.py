"""Rivers, lakes and inlets of a map, and what lies between its cells."""

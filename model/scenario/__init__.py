"""A scenario as a value: its things, areas, places, references; how it is changed and merged."""

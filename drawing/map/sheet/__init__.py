"""The sheet a map is drawn on, what lies over it, and answers worked out once."""

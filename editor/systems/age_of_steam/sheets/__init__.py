"""The sheets of actions, New Cities, the goods display and turns."""

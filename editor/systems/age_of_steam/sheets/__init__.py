"""The sheets of actions, New Cities, start cubes, the goods display, growth and turns."""

"""What clicks on cities do: colours, growth numbers and cubes, without a window."""

"""What checks of Santa Fe boards ask for: rules, reach, lines as they are drawn, positions."""

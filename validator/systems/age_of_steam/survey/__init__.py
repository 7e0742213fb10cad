"""What checks of Age of Steam maps share: rules, land, cubes, and what can be reached."""

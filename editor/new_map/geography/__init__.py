"""New maps from geography: a box on the globe, a few wishes, and the map that results."""

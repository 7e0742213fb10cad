"""Changes that findings about crayon scenarios offer."""

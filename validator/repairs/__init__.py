"""Changes that findings offer."""

"""What always holds in a crayon game, looked at in one state."""

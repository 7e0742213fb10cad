"""How fast Trains is played."""

"""Many games by bots: playing them, counting, and what the numbers say of balance."""

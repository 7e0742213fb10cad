"""What cards do: the closed vocabulary of effects, a file for each family of them."""

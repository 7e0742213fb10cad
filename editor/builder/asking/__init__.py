"""What the builder asks with: inputs for the fields of words, and what they tell."""

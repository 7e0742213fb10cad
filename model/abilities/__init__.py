"""What a system may be able to do with a scenario: price building on it, propose for it."""

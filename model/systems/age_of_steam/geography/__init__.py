"""Age of Steam maps from geography: what is usual, colours spread, growth dealt, sea links."""

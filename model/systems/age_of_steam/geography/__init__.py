"""Maps of Age of Steam from elsewhere: what is usual, colours, growth, sea links, fitting rules."""

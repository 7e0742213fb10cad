"""Track of Santa Fe: the rules of laying it, as editor, validator and engine ask for them."""

"""Drawing Santa Fe: railroads by colour, stripes and letters, values, squares and home bases."""

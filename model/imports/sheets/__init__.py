"""Cities from a spreadsheet: a file of values with a header, as every such program saves it."""

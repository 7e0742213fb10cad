"""What imports of maps do for crayon games: ferries, lands joined, a victory within reach."""

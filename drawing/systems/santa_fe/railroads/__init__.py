"""What railroads look like: colour, stripes and letters, on pieces of track and on plates."""

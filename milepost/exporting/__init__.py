"""What `milepost export` can write, one format a file."""

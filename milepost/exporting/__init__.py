"""What `milepost export` does, whatever the format."""

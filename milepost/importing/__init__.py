"""What `milepost import` does, whatever the source."""

"""What `milepost import` can read: one module a source, found by its name."""

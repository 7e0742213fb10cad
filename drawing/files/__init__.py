"""Files that are read: our own data, strangers' pictures and scenery."""

"""The tour: six steps over the map that wait until they are done, on a copy of the tutorial map."""

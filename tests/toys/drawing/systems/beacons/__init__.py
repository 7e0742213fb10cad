"""What beacons bring to pictures: fog, lamp cards, an aid."""

"""The economy of a crayon map: hauls, fair payouts, and goods, cards and events that fit it."""

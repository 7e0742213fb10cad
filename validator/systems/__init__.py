"""What the systems bring to the validator, one folder each: a survey, checks, repairs."""

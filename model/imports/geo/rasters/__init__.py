"""Pictures in numbers: arrays, masks, blurring."""

"""Pictures of every page, taken of a real server by a real browser: python -m tools.screenshots."""

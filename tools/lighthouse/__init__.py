"""What Lighthouse says of the web client: python -m tools.lighthouse."""

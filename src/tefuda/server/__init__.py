"""The server: tables where nobody ever loses a move. See docs/hosting.md and docs/protocol.md."""

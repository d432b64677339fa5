"""Structured logs: a line of words for people, or of JSON for programs. No secrets: ids of tables and users only."""

import json
import logging
import sys
from datetime import UTC, datetime


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3]
        text = f"{when}Z {record.levelname.lower():7} {record.name}: {record.getMessage()}"
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        found = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)


def set_up_logs(as_json: bool, level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if as_json else Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tefuda").setLevel(level)
    logging.getLogger("uvicorn.error").addFilter(is_ours)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether it is this server's trouble: what strangers send that is no HTTP or no text could fill a disk."""
    return not record.getMessage().startswith("Invalid ")

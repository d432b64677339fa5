"""The first page of a node that has no web client."""

from html import escape

from tefuda import registry, texts


def page(language: str) -> str:
    """What is here, in the visitor's language."""

    def say(key: str) -> str:
        return escape(texts.say(language, None, key))

    games = "".join(f"<li>{escape(texts.say(language, key, 'game-name'))}</li>" for key in sorted(registry.keys()))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>Tefuda</title>'
        f"<h1>Tefuda 手札</h1><p>{say('server-welcome')}</p><ul>{games}</ul>"
        f"<p>{say('server-no_client')}</p>"
        f'<p><a href="/schema">{say("server-api")}</a> · <a href="/api/tables">{say("server-tables")}</a></p></html>'
    )

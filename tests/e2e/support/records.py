"""Reading what a league leaves on disk."""

import re
import sqlite3

# What a secret looks like; fingerprints have no prefix.
TOKEN = re.compile(rb"(tok|mt|op)_[0-9a-f]{64}")


def messages(match):
    """Every message of a match file, in order."""
    return [each["body"]["message"] for each in match["transcript"] if each["kind"] == "message"]


def query_journal(folder, sql):
    """All rows of a query on a league's journal."""
    connection = sqlite3.connect(f"file:{folder / 'journal.db'}?mode=ro", uri=True)
    try:
        return connection.execute(sql).fetchall()
    finally:
        connection.close()

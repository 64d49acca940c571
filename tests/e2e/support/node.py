"""The official MCP tools, which ./check installs into build/mcp, run by the node that came along."""

import os
import pathlib
import subprocess

from .program import die_with_the_test
from .waiting import HANG_LIMIT_S

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
MODULES = pathlib.Path(os.environ.get("AGENT_LEAGUE_MCP", REPOSITORY / "build/mcp")) / "node_modules"
CONFORMANCE = MODULES / "@modelcontextprotocol/conformance/dist/index.js"
INSPECTOR = MODULES / "@modelcontextprotocol/inspector/clients/launcher/build/index.js"
CLIENTS = REPOSITORY / "tests/mcp"


def node():
    """The node of the npm package: Debian's is too old for the suite."""
    found = sorted(MODULES.glob("node-linux-*/bin/node"))
    assert found, f"There is no node in {MODULES}; ./check installs it."
    return found[0]


def start(script, *arguments, environment, stdin=subprocess.DEVNULL):
    """Starts a script in node; the caller reads its pipes and waits for it."""
    return subprocess.Popen(
        [str(node()), str(script), *map(str, arguments)],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**environment, "NODE_PATH": str(MODULES), "NO_COLOR": "1"},
        preexec_fn=die_with_the_test,
    )


def run(script, *arguments, environment):
    """Runs a script to its end; returns exit code, stdout and stderr."""
    process = start(script, *arguments, environment=environment)
    try:
        out, err = process.communicate(timeout=HANG_LIMIT_S)
    finally:
        process.kill()
        process.wait()
    return process.returncode, out, err

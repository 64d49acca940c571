# shellcheck shell=bash
# The official MCP suite and clients in build/mcp, as tests/mcp/package-lock.json pins them.
: "${root:?is set by the command that sources this}"

# install_mcp STEP: fetches them once, and again when the list has changed.
install_mcp() {
    local step=$1 folder="$root/build/mcp" log="$root/build/log/mcp.log"
    if cmp -s "$root/tests/mcp/package-lock.json" "$folder/.installed"; then return; fi
    say "$step Fetching the official MCP suite and clients"
    mkdir -p "$folder"
    rm -f "$folder/.installed"
    cp "$root"/tests/mcp/package{,-lock}.json "$folder"
    # Nothing of a package is run while it is installed.
    (cd "$folder" && npm ci --ignore-scripts --no-audit --no-fund) </dev/null >"$log" 2>&1 9>&- \
        || fail_with_log "The official MCP suite could not be fetched with npm" "$log"
    cp "$folder/package-lock.json" "$folder/.installed"
}

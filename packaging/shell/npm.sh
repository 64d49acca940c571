# shellcheck shell=bash
# What the tests take from npm, pinned by a package-lock.json and fetched into a folder of build/.
: "${root:?is set by the command that sources this}"

# install_npm STEP NAME WHAT: fetches what tests/NAME pins into build/NAME, once, and again when the
# list has changed.
install_npm() {
    local step=$1 name=$2 what=$3
    local folder="$root/build/$name" log="$root/build/log/$name.log"
    if cmp -s "$root/tests/$name/package-lock.json" "$folder/.installed"; then return; fi
    say "$step Fetching $what"
    mkdir -p "$folder"
    rm -f "$folder/.installed"
    cp "$root/tests/$name"/package{,-lock}.json "$folder"
    # Nothing of a package is run while it is installed.
    (cd "$folder" && npm ci --ignore-scripts --no-audit --no-fund) </dev/null >"$log" 2>&1 9>&- \
        || fail_with_log "$what could not be fetched with npm" "$log"
    cp "$folder/package-lock.json" "$folder/.installed"
}

# shellcheck shell=bash
# Configuring and building a preset below build/<preset>, and nothing when it is up to date.
: "${root:?is set by the command that sources this}"

# open_build: the folder for everything that is made here, and one command in it at a time.
# The lock ends with release_build, so that the program that is started does not hold it.
open_build() {
    if ! mkdir -p "$root/build/log" 2>/dev/null || [[ ! -w $root/build/log ]]; then
        fail "$root/build cannot be written. Use a copy of the repository that is yours."
    fi
    exec 9>"$root/build/.lock"
    if ! flock -n 9; then
        say "Waiting for another league or check command in this folder to finish building…"
        flock 9
    fi
}

release_build() { exec 9>&-; }

build_jobs() { printf '%s' "${LEAGUE_JOBS:-$(nproc)}"; }

# configure STEP PRESET: runs cmake when it never ran here, failed, or the presets have changed.
configure() {
    local step=$1 preset=$2 log="$root/build/log/$2-configure.log"
    local stamp="$root/build/$preset/.configured"
    # The stamp holds the folder's name: a copied or moved folder must be configured anew.
    if [[ -f $stamp && $(<"$stamp") == "$root" && ! $root/CMakePresets.json -nt $stamp ]]; then
        return
    fi
    say "$step Configuring the $preset build"
    (cd "$root" && cmake --fresh --preset "$preset") </dev/null >"$log" 2>&1 \
        || fail_with_log "The build could not be configured" "$log"
    printf '%s\n' "$root" >"$stamp"
}

# build STEP PRESET TARGET…: ninja with a counting line; silent when there is nothing to do.
build() {
    local step=$1 preset=$2 line log="$root/build/log/$2-build.log"
    shift 2
    : >"$log"
    NINJA_STATUS='[%f/%t] ' ninja -C "$root/build/$preset" -j "$(build_jobs)" "$@" \
        </dev/null 2>&1 | while IFS= read -r line; do
        printf '%s\n' "$line" >>"$log"
        # Looking for new files is not work: it happens every time.
        [[ $line == *'Re-checking globbed'* || $line == *'Re-running CMake'* ]] && continue
        if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\  ]]; then
            progress "$step Building" "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
        fi
    done || fail_with_log "The build failed" "$log"
    end_progress
}

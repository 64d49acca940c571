# shellcheck shell=bash
# Installing the packages of packaging/packages/*.txt, and nothing when all are there.
: "${root:?is set by the command that sources this}"

# The names in the given lists: the first word of every line that is not a comment.
package_names() {
    local list
    for list in "$@"; do
        grep -oE '^[a-z0-9][a-z0-9.+-]*' "$root/packaging/packages/$list.txt"
    done
}

# Those of the named packages that are not installed, one per line. One dpkg-query for all.
missing_packages() {
    local installed name
    installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
    for name in "$@"; do
        [[ $'\n'$installed$'\n' == *$'\ninstalled '"$name"$'\n'* ]] || printf '%s\n' "$name"
    done
}

# Without dpkg nothing can be installed, but a machine that has the tools can still build.
require_tools_by_hand() {
    local tool
    for tool in cmake ninja c++ ccache; do
        command -v "$tool" >/dev/null && continue
        fail "$tool is missing, and only Debian and its relatives can be set up automatically." \
            "Install what these Debian packages hold, then run this again: $*"
    done
}

# apt_get LOG ARGUMENTS…: apt-get as root, its output in the log, its progress on stderr.
apt_get() {
    local log=$1 line percent
    local -a as_root=()
    shift
    ((EUID == 0)) || as_root=(sudo)
    # Progress comes on a descriptor of its own, which apt closes for the scripts it runs; it is
    # opened behind sudo, because sudo closes all but the first three.
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C sh -c 'exec apt-get "$@" 3>&1' \
        apt-get -y -q -o APT::Status-Fd=3 -o DPkg::Lock::Timeout=120 -o Dpkg::Use-Pty=0 "$@" \
        </dev/null 2>&1 9>&- | while IFS= read -r line; do
        printf '%s\n' "$line" >>"$log"
        [[ $1 == install ]] || continue
        if [[ $line =~ ^(dl|pm)status:[^:]*:([0-9]+) ]]; then
            percent=${BASH_REMATCH[2]}
            # Downloading is the first half of the way, unpacking the second.
            [[ ${BASH_REMATCH[1]} == dl ]] && percent=$((percent / 2)) || percent=$((50 + percent / 2))
            progress "$step_label" "$percent" 100
        fi
    done
    return "${PIPESTATUS[0]}"
}

# install_packages STEP LIST…: installs what is missing from the lists; silent when nothing is.
install_packages() {
    local step=$1 log="$root/build/log/packages.log"
    local -a wanted missing
    shift
    mapfile -t wanted < <(package_names "$@" | sort -u)
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        require_tools_by_hand "${wanted[@]}"
        return
    fi
    mapfile -t missing < <(missing_packages "${wanted[@]}")
    ((${#missing[@]})) || return 0

    if ((EUID != 0)) && ! command -v sudo >/dev/null; then
        fail "Packages are missing and there is no sudo here. As root, run:" \
            "apt-get update && apt-get install --no-install-recommends ${missing[*]}"
    fi
    step_label="$step Installing packages"
    say "$step_label: ${missing[*]}"
    : >"$log"
    # A new machine has no lists of packages; one that was not used for long has old ones, whose
    # packages are gone from the server.
    if ! compgen -G '/var/lib/apt/lists/*Packages*' >/dev/null; then
        apt_get "$log" update || fail_with_log "The lists of packages could not be fetched" "$log"
    fi
    if ! apt_get "$log" install --no-install-recommends "${missing[@]}"; then
        [[ -z $(usual_reason "$log") ]] || fail_with_log "The packages could not be installed" "$log"
        if ! apt_get "$log" update \
            || ! apt_get "$log" install --no-install-recommends "${missing[@]}"; then
            local absent
            absent=$(sed -nE 's/^E: Unable to locate package (.*)/\1/p' "$log" | sort -u | tr '\n' ' ')
            [[ -z $absent ]] || fail "This system's package sources do not have ${absent% }." \
                "Agent League needs Debian 12 or later, or a relative as new. (log: $log)"
            fail_with_log "The packages could not be installed" "$log"
        fi
    fi
    end_progress
}

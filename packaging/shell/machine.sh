# shellcheck shell=bash
# Machines that have nothing installed: a minimal Debian in a folder, and commands inside it.
: "${root:?is set by the command that sources this}"

suite=${SUITE:-bookworm}

# Lines "URI RELEASE COMPONENT" of this machine's Debian sources, its release's name exchanged.
debian_sources() {
    local here
    # shellcheck source=/dev/null
    here=$(source /etc/os-release && printf '%s' "${VERSION_CODENAME:-}")
    # shellcheck disable=SC2016 # apt fills in the fields, not the shell
    apt-get indextargets --format '$(ORIGIN)|$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' \
        | sed -n 's/^Debian|//p' | sort -u | sed -E "s/ ${here}(-[a-z]+)? / ${suite}\1 /"
}

# remove FOLDER: only a folder this script made, and only when nothing is mounted below it.
remove() {
    [[ -e $1 ]] || return 0
    [[ -e $1/.fresh-machine ]] || fail "$1 was not made by this command; it is left alone."
    if grep -qF " $(readlink -f "$1")/" /proc/self/mounts; then
        fail "Something is mounted below $1. Unmount it first: grep $1 /proc/mounts"
    fi
    rm -rf --one-file-system "$1"
}

# inside FOLDER COMMAND…: runs a command there with /proc and /dev of its own, and a clean
# environment that keeps only the way to the network.
inside() {
    local folder=$1
    shift
    # shellcheck disable=SC2016 # expanded by the inner shell
    unshare --mount --propagation private --pid --fork --kill-child bash -c '
        mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" || exit
        folder=$1
        shift
        exec chroot "$folder" env -i HOME=/root LANG=C.UTF-8 TERM="${TERM:-dumb}" \
            PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
            ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
            ${no_proxy:+no_proxy="$no_proxy"} ${LEAGUE_JOBS:+LEAGUE_JOBS="$LEAGUE_JOBS"} "$@"
    ' inside "$folder" "$@"
}

# make_base FOLDER: minimal Debian with git and this machine's way to the packages.
make_base() {
    local folder=$1 mirror
    mirror=$(debian_sources | awk -v suite="$suite" '$2 == suite { print $1; exit }')
    [[ -n $mirror ]] || fail "This machine has no Debian package sources to take $suite from. Run apt-get update first."
    say "Making a minimal $suite in $folder"
    mkdir -p "$folder"
    : >"$folder/.fresh-machine"
    debootstrap --variant=minbase "$suite" "$folder" "$mirror" >"$folder.log" 2>&1 \
        || fail_with_log "debootstrap failed" "$folder.log"
    debian_sources | sed 's/^/deb /' >"$folder/etc/apt/sources.list"
    apt-config dump | grep -E '^Acquire::(http|https)::Proxy' >"$folder/etc/apt/apt.conf.d/90host" || true
    cp -L /etc/resolv.conf "$folder/etc/resolv.conf"
    cp /etc/hosts "$folder/etc/hosts"
    if [[ $mirror == https:* && -e /etc/ssl/certs/ca-certificates.crt ]]; then
        mkdir -p "$folder/etc/ssl/certs"
        cp /etc/ssl/certs/ca-certificates.crt "$folder/etc/ssl/certs/"
    fi
    inside "$folder" sh -c 'apt-get -q update && DEBIAN_FRONTEND=noninteractive apt-get -qy install --no-install-recommends git' \
        >>"$folder.log" 2>&1 || fail_with_log "git could not be installed" "$folder.log"
    # A machine that was just set up knows no packages yet.
    rm -rf "$folder"/var/lib/apt/lists/* "$folder"/var/cache/apt/*
    : >"$folder/.complete"
}

# new_machine FOLDER MACHINE: a copy of FOLDER/<suite>-base, which is made when it is not there yet.
new_machine() {
    local base="$1/$suite-base"
    ((EUID == 0)) || fail "This needs root: sudo $0"
    command -v debootstrap >/dev/null || fail "debootstrap is missing. Install it: apt-get install debootstrap"
    if [[ ! -e $base/.complete ]]; then
        remove "$base"
        make_base "$base"
    fi
    remove "$2"
    cp -a "$base" "$2"
}

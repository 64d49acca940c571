# shellcheck shell=bash
# What the commands say to a person. Everything goes to stderr: stdout belongs to the program.
: "${root:?is set by the command that sources this}"

# The last part of a pipe runs in this shell: `… | while read` can count.
shopt -s lastpipe
trap 'end_progress; exit 130' INT

say() { printf '%s\n' "$*" >&2; }

# Ends the command with a sentence that says what went wrong and what to do.
fail() {
    end_progress
    say "${0##*/}: $*"
    exit 1
}

progress_open=0
progress_tenth=-1

# progress LABEL DONE TOTAL: one line that counts on a terminal, a line per tenth elsewhere.
progress() {
    local label=$1 finished=$2 total=$3
    if [[ -t 2 ]]; then
        printf '\r\033[K%s … %s/%s' "$label" "$finished" "$total" >&2
        progress_open=1
        return
    fi
    local tenth=$((finished * 10 / (total > 0 ? total : 1)))
    [[ $tenth == "$progress_tenth" ]] && return
    progress_tenth=$tenth
    say "$label … $finished/$total"
}

# Leaves the counting line standing and goes on below it.
end_progress() {
    [[ $progress_open == 1 ]] && printf '\n' >&2
    progress_open=0
    progress_tenth=-1
}

# What the log of a failed step means, when it is one of the usual reasons; otherwise nothing.
usual_reason() {
    local log=$1
    if grep -qiE 'no space left on device|not enough free space' "$log"; then
        printf 'The disk is full: %s left below %s. Make room and run this again.' \
            "$(df -h --output=avail "$root" | tail -n 1 | tr -d ' ')" "$root"
    elif grep -qE 'Temporary failure resolving|Could not resolve|Could not connect|Unable to connect|Network is unreachable|Connection (timed out|refused)|Connection failed' "$log"; then
        printf 'The package server cannot be reached. Check the network (or the proxy apt is set to) and run this again.'
    elif grep -qE 'Could not get lock|is held by process' "$log"; then
        printf 'Another program is installing packages. Wait until it is done and run this again.'
    elif grep -qE 'dpkg was interrupted|Unmet dependencies|unmet dependencies' "$log"; then
        printf 'The package system is in a broken state. Repair it with: dpkg --configure -a && apt-get -f install'
    elif grep -qF 'ninja: build stopped: interrupted by user' "$log"; then
        printf 'Somebody interrupted it. Run this again to go on where it stopped.'
    elif grep -qE 'Killed signal terminated program|cannot allocate memory|Cannot allocate memory|virtual memory exhausted' "$log"; then
        printf 'Memory ran out. Close other programs or use one job at a time: LEAGUE_JOBS=1 %s' "$0"
    fi
}

# fail_with_log WHAT LOG: the usual reason if there is one, else the last lines of the log.
fail_with_log() {
    local what=$1 log=$2 reason
    end_progress
    reason=$(usual_reason "$log")
    if [[ -n $reason ]]; then
        fail "$what. $reason (log: $log)"
    fi
    say "${0##*/}: $what. The last lines of $log:"
    grep -vE '^\[[0-9]+/[0-9]+\]|^(dl|pm)status:' "$log" | tail -n 25 | cut -c 1-400 | sed 's/^/    /' >&2
    exit 1
}

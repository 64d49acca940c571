# shellcheck shell=bash
# The menu entry of a desktop, for a person who runs the program from the repository.
: "${root:?is set by the command that sources this}"

# add_menu_entry: writes it once, below ~/.local/share. One that is there, also an edited or an
# installed one, stays; a folder that cannot be written is no reason not to play.
add_menu_entry() {
    local share="${XDG_DATA_HOME:-$HOME/.local/share}"
    local entry="$share/applications/agent-league.desktop"
    local icons="$share/icons/hicolor/scalable/apps"
    [[ -e $entry || -e /usr/share/applications/agent-league.desktop ]] && return
    mkdir -p "$share/applications" "$icons" 2>/dev/null || return 0
    cp "$root/resources/app/agent-league.svg" "$icons/" 2>/dev/null || return 0
    sed "s|^Exec=.*|Exec=\"$root/league\"|" "$root/resources/app/agent-league.desktop" \
        >"$entry" 2>/dev/null || return 0
    say "Agent League is in the menu of your desktop now ($entry)."
}

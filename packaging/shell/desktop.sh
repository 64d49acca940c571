# shellcheck shell=bash
# The menu entry of a desktop, for a person who runs the program from the repository.
: "${root:?is set by the command that sources this}"

# add_menu_entry: writes it once, below ~/.local/share. One that is there, also an edited or an
# installed one, stays; a folder that cannot be written is no reason not to play.
add_menu_entry() {
    local share="${XDG_DATA_HOME:-$HOME/.local/share}"
    local entry="$share/applications/agent-league.desktop"
    local icons="$share/icons/hicolor/scalable/apps"
    local quote='' # xdg-open takes quotes for a part of the name; only a path that needs them has them
    [[ $root =~ [^A-Za-z0-9/._+-] ]] && quote='"'
    [[ -e $entry || -e /usr/share/applications/agent-league.desktop ]] && return
    mkdir -p "$share/applications" "$icons" 2>/dev/null || return 0
    cp "$root/resources/app/agent-league.svg" "$icons/" 2>/dev/null || return 0
    sed "s|^Exec=.*|Exec=$quote$root/league$quote %u|" "$root/resources/app/agent-league.desktop" \
        >"$entry" 2>/dev/null || return 0
    # Join links in a browser find the entry by a list that this tool keeps.
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$share/applications" || true
    fi
    say "Agent League is in the menu of your desktop now ($entry)."
}

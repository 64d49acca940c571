# shellcheck shell=bash
# The tools that read the sources. Each function prints what is wrong and fails when something is.
: "${root:?is set by the command that sources this}"

# tracked PATTERN…: our files, new ones included, those deleted left out; one per line.
tracked() {
    local file
    (cd "$root" && git ls-files --cached --others --exclude-standard -- "$@" | sort -u) \
        | while IFS= read -r file; do
            [[ -f $root/$file ]] && printf '%s\n' "$file"
        done
}

check_layout() {
    local -a files
    mapfile -t files < <(tracked '*.cpp' '*.h')
    (cd "$root" && clang-format --dry-run -Werror "${files[@]}") 2>&1 | head -n 60 && return
    say "   Put it right with: clang-format -i FILE"
    return 1
}

# The commit that the work in this folder started from: where it left the upstream or main, else
# (nothing of its own, as on a build server) the commit before the last.
base_commit() {
    local head branch base
    head=$(git -C "$root" rev-parse HEAD)
    for branch in '@{upstream}' main; do
        base=$(git -C "$root" merge-base HEAD "$branch" 2>/dev/null) || continue
        [[ $base == "$head" ]] || { printf '%s' "$base" && return; }
    done
    git -C "$root" rev-parse --verify --quiet HEAD~ || printf '%s' "$head"
}

# The .cpp files that changed, or whose header did, since the base commit or not yet committed.
changed_sources() {
    local file
    {
        git -C "$root" diff --name-only "$(base_commit)" -- '*.cpp' '*.h'
        git -C "$root" ls-files --others --exclude-standard -- '*.cpp' '*.h'
    } | while IFS= read -r file; do
        file=${file%.*}.cpp
        [[ -f $root/$file ]] && printf '%s\n' "$file"
    done | sort -u
}

# clang cannot read GCC's precompiled header; the plain header in its place says the same.
tidy_database() {
    local folder="$root/build/tidy"
    mkdir -p "$folder"
    sed -E 's#-include (\\"[^"]*|[^ ]*)/cmake_pch\.hxx(\\")?#-include agents/base/precompiled.h#' \
        "$root/build/dev/compile_commands.json" >"$folder/compile_commands.json"
    printf '%s' "$folder"
}

# tidy_file DATABASE FILE: what clang-tidy has to say about one file, in one piece.
tidy_file() {
    local found
    found=$(clang-tidy --quiet -p "$1" "$2" 2>/dev/null) && return
    # The compiler we build with has read the file; where an older clang cannot, its advice is void.
    if [[ $found == *'[clang-diagnostic-error]'* ]]; then
        printf '   this clang-tidy is too old to read %s: left out\n' "$2"
        return
    fi
    printf '%s\n' "${found:-clang-tidy failed on $2}"
    return 1
}

# check_tidy changed|all: a change that touches much is checked up to a limit, and says so.
check_tidy() {
    local database limit=40
    local -a files
    database=$(tidy_database)
    if [[ $1 == all ]]; then
        mapfile -t files < <(tracked 'agents/*.cpp' 'app/*.cpp' 'tests/*.cpp')
    else
        mapfile -t files < <(changed_sources)
        if ((${#files[@]} > limit)); then
            say "   ${#files[@]} files changed; reading the first $limit (all: ./check --tidy-all)"
            files=("${files[@]:0:limit}")
        fi
    fi
    ((${#files[@]})) || return 0
    say "   ${#files[@]} files"
    export -f tidy_file
    (cd "$root" && printf '%s\0' "${files[@]}" \
        | xargs -0 -n 1 -P "$LEAGUE_JOBS" bash -c 'tidy_file "$@"' tidy "$database")
}

# lint_qml QMLLINT FILE: what qmllint has to say about one file. Qt 6.4's reads memory that it never
# wrote where a function calls a method of its own parameter first of all and without arguments, as
# in `function f(text: string) { return text.trim() … }`, and crashes or not as chance has it. With
# MALLOC_PERTURB_ chance is out of it: it crashes on every machine or on none.
lint_qml() {
    local found code=0
    found=$(MALLOC_PERTURB_=165 "$1" -I build/dev/qml "$2" 2>&1) || code=$?
    ((code)) || return 0
    if ((code > 128 && code < 160)); then # ended by a signal; a warning is 255
        printf '   qmllint crashes on %s, so nobody has read it.\n' "$2"
        printf '   Find the function by taking out one after the other. Most likely it calls a method of its\n'
        printf '   parameter, text.trim(): let another call with arguments come first, text.replace(…).trim().\n'
        return 1
    fi
    printf '%s\n' "${found:-qmllint failed on $2}" | grep -v '^Info' | head -n 20
    return 1
}

# Every file of QML, against the modules that the build has made; a warning or a crash is a failure.
check_qml() {
    local qmllint log="$root/build/log/qmllint.log"
    qmllint=$(qmake6 -query QT_INSTALL_BINS)/qmllint
    # qmllint reads the copies that the module's own target makes.
    ninja -C "$root/build/dev" league_qml league_view >"$log" 2>&1 || { tail -n 40 "$log" && return 1; }
    export -f lint_qml
    tracked 'qml/*.qml' 'tests/qml/*.qml' | (cd "$root" \
        && xargs -d '\n' -n 1 -P "$LEAGUE_JOBS" bash -c 'lint_qml "$@" 2>&1' qml "$qmllint")
}

# Every script of ours, by its first line, and the shared shell.
check_scripts() {
    local file first
    local -a scripts=()
    while IFS= read -r file; do
        IFS= read -r first <"$root/$file" || true
        if [[ $first =~ ^#!.*(sh|bash)$ || $file == *.sh ]]; then scripts+=("$file"); fi
    done < <(tracked league check .ci packaging tests '*.sh')
    (cd "$root" && shellcheck -x "${scripts[@]}")
}

# What is installed beside the program, by the tools that Debian and desktops read it with.
check_installed() {
    local found bad=0
    appstreamcli validate --no-net --no-color "$root"/packaging/linux/*.metainfo.xml || bad=1
    desktop-file-validate "$root/resources/app/agent-league.desktop" || bad=1
    python3 -c 'import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])' \
        "$root/packaging/linux/agent-league.xml" || bad=1
    found=$(LC_ALL=C.UTF-8 groff -man -Tutf8 -ww -z "$root/packaging/linux/agent-league.1" 2>&1)
    [[ -z $found ]] || { printf '%s\n' "$found" && bad=1; }
    return "$bad"
}

check_json() {
    local -a files
    mapfile -t files < <(tracked '*.json')
    (cd "$root" && python3 - "${files[@]}") <<'PYTHON'
import json, sys

def refuse_constant(name):
    raise ValueError(name + " is not JSON")

bad = 0
for path in sys.argv[1:]:
    try:
        with open(path, encoding="utf-8") as file:
            json.load(file, parse_constant=refuse_constant)
    except ValueError as problem:
        print(f"   {path}: {problem}")
        bad = 1
sys.exit(bad)
PYTHON
}

# shellcheck shell=bash
# Fuzzing by hand: libFuzzer on the targets of tests/fuzz, for as long as somebody likes.
: "${root:?is set by the command that sources this}"

fuzz_targets() {
    local file
    for file in "$root"/tests/fuzz/fuzz_*.cpp; do
        file=$(basename "$file" .cpp)
        [[ $file == fuzz_target ]] || printf '%s\n' "${file#fuzz_}"
    done
}

# fuzz_one TARGET SECONDS: what is found goes to build/fuzz/found/TARGET, what fails to
# build/fuzz/failures.
fuzz_one() {
    local target=$1 seconds=$2 log="$root/build/log/fuzz-$1.log"
    local found="$root/build/fuzz/found/$target" failures="$root/build/fuzz/failures"
    mkdir -p "$found" "$failures"
    if QT_NO_GLIB=1 QT_LOGGING_RULES='*=false' \
        LSAN_OPTIONS="suppressions=$root/tests/support/lsan.supp:print_suppressions=0" \
        "$root/build/fuzz/tests/fuzz/fuzz.$target" \
        -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
        -dict="$root/tests/fuzz/words.dict" -artifact_prefix="$failures/$target-" \
        "$found" "$root/tests/fuzz/corpus/$target" >"$log" 2>&1; then
        say "   fuzz.$target: $(sed -nE 's/^#[0-9]+\s+DONE +(.*)/\1/p' "$log")"
        return
    fi
    say "   fuzz.$target FAILED: $(grep -m 1 -E 'Does not hold|ERROR: |runtime error' "$log" || true)"
    say "   the input: $(sed -nE 's/.*Test unit written to (.*)/\1/p' "$log")"
    say "   all of it: $log"
    say "   try it again: build/fuzz/tests/fuzz/fuzz.$target INPUT"
    return 1
}

# What was found since the corpus was last minimised, and how to keep it.
tell_findings() {
    say '   To keep what is new in what was found, minimised:'
    say '   build/fuzz/tests/fuzz/fuzz.TARGET -merge=1 tests/fuzz/corpus/TARGET build/fuzz/found/TARGET'
}

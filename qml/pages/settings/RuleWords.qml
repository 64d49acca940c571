import QtQuick

// The rules of a league in the reader's language. One that has no words here is shown as the
// program describes it.
QtObject {
    readonly property var meanings: ({
        "draw_range.min": qsTr("Lowest number that can be drawn"),
        "draw_range.max": qsTr("Highest number that can be drawn"),
        "draw_source": qsTr("Where numbers come from: the operating system, or the league's seed"),
        "no_show_policy": qsTr("What a match is worth when a player does not come"),
        "max_retries": qsTr("How often an unanswered message is sent again"),
        "initial_delay_ms": qsTr("Pause before the first retry, in milliseconds"),
        "backoff_multiplier": qsTr("How much longer each further pause is"),
        "registration_timeout_ms": qsTr("How long an agent waits for the answer to its registration"),
        "join_timeout_ms": qsTr("How long a player has to accept an invitation"),
        "choice_timeout_ms": qsTr("How long a player has to choose"),
        "report_timeout_ms": qsTr("How long a referee waits until its report is acknowledged"),
        "ack_timeout_ms": qsTr("How long notifications wait for an acknowledgement, for the log only"),
        "withdraw_after": qsTr("Consecutive no-shows after which a player is out"),
        "withdrawal_policy": qsTr("What the remaining matches of a withdrawn player are worth"),
        "heartbeat_interval_ms": qsTr("How often the manager asks whether an agent is alive"),
        "heartbeat_miss_limit": qsTr("Missed heartbeats after which an agent counts as lost"),
        "auto_start": qsTr("Start without the operator once the expected agents are there"),
        "expected_players": qsTr("Players that an automatic start waits for"),
        "expected_referees": qsTr("Referees that an automatic start waits for"),
        "double_round_robin": qsTr("Everybody meets twice, the second time with sides swapped"),
        "max_concurrent_matches": qsTr("Matches that one referee runs at the same time"),
        "trust_source_address": qsTr("Take answers without a token from the machine of the player they name"),
        "failure_threshold": qsTr("Failures in a row after which an endpoint is left alone"),
        "recovery_timeout_ms": qsTr("How long a failing endpoint is left alone before one more try")
    })

    function meaning(key: string, fallback: string): string {
        return meanings[key] || fallback;
    }
    // "0 to 5" and "system or seeded", as the program writes them.
    function allowed(text: string): string {
        const range = /^(-?[\d.]+) to (-?[\d.]+)$/.exec(text);
        if (range)
            return qsTr("%1 to %2", "a range of numbers").arg(range[1]).arg(range[2]);
        const words = /^(\S+) or (\S+)$/.exec(text);
        return words ? qsTr("%1 or %2", "two words to choose from").arg(words[1]).arg(words[2]) : text;
    }
}

pragma Singleton
import QtQuick
import League

// Colour and icon of every state, by chart and state word, so that a chip needs only its word:
// Chip { chart: "match"; state: "FINISHED" }. Charts have the names of agents/base/charts too.
QtObject {
    id: states

    function colour(chart: string, state: string): color {
        return Theme[tone(chart, state)];
    }
    function background(chart: string, state: string): color {
        return Theme[backedTone(chart, state) + "Bg"];
    }
    function line(chart: string, state: string): color {
        return Theme[backedTone(chart, state) + "Line"];
    }
    function icon(chart: string, state: string): string {
        return entry(chart, state)[1];
    }
    // The token the three colours are made from: "good", "warn" …
    function tone(chart: string, state: string): string {
        return entry(chart, state)[0];
    }
    function knows(chart: string, state: string): bool {
        return table(chart)[state] !== undefined;
    }
    // The state as a screen reader should say it.
    function spoken(state: string): string {
        return state.replace(/_/g, " ").toLowerCase();
    }
    // The charts, and the words of one; for galleries and tests.
    function charts(): var {
        return Object.keys(tables);
    }
    function words(chart: string): var {
        return Object.keys(table(chart));
    }

    function backedTone(chart: string, state: string): string {
        const name = tone(chart, state);
        return name === "text3" ? "neutral" : name;
    }
    function table(chart: string): var {
        return tables[aliases[chart] || chart] || ({});
    }
    function entry(chart: string, state: string): var {
        return table(chart)[state] || ["neutral", "help"];
    }

    readonly property var aliases: ({
        "agent_lifecycle": "agent",
        "circuit_breaker": "breaker",
        "league": "manager"
    })
    readonly property var tables: ({
        "match": {
            "CREATED": ["neutral", "created"],
            "WAITING_FOR_PLAYERS": ["warn", "waiting"],
            "COLLECTING_CHOICES": ["accent", "choices"],
            "IN_PLAY": ["accent", "play"],
            "DRAWING_NUMBER": ["violet", "dice"],
            "EVALUATING": ["cyan", "evaluating"],
            "FINISHED": ["good", "finished"],
            "CANCELLED": ["neutral", "cancelled"],
            "TIMEOUT_ERROR": ["bad", "timeout"],
            "ABORTED": ["neutral", "stop"]
        },
        "agent": {
            "INIT": ["neutral", "init"],
            "REGISTERING": ["warn", "registering"],
            "REGISTERED": ["accent", "registered"],
            "ACTIVE": ["good", "active"],
            "FAILED": ["bad", "failed"],
            "SHUTDOWN": ["neutral", "shutdown"]
        },
        "player": {
            "UNREGISTERED": ["neutral", "init"],
            "REGISTERED": ["accent", "registered"],
            "WAITING_FOR_ROUND": ["warn", "waiting"],
            "IN_GAME": ["good", "active"]
        },
        "breaker": {
            "CLOSED": ["good", "breaker-closed"],
            "HALF_OPEN": ["warn", "breaker-half"],
            "OPEN": ["bad", "breaker-open"]
        },
        "turn": {
            "OFFLINE": ["neutral", "offline"],
            "IDLE": ["neutral", "idle"],
            "QUEUED": ["accent", "queued"],
            "ACTIVE": ["good", "turn"],
            "WAITING": ["warn", "hold"]
        },
        "round": {
            "ROUND_INIT": ["neutral", "created"],
            "PENDING": ["neutral", "created"],
            "ANNOUNCED": ["warn", "bell"],
            "IN_PROGRESS": ["accent", "progress"],
            "COMPLETED": ["good", "check-circle"]
        },
        "manager": {
            "STARTUP": ["neutral", "init"],
            "ACCEPTING_REGISTRATIONS": ["warn", "lobby"],
            "SCHEDULING": ["violet", "queued"],
            "RUNNING_TOURNAMENT": ["accent", "play"],
            "COMPLETED": ["good", "trophy"]
        },
        "phase": {
            "SETUP": ["neutral", "settings"],
            "NIGHT_ACTIONS": ["crimson", "night"],
            "MORNING_REVEAL": ["warn", "sunrise"],
            "DAY_DISCUSSION": ["accent", "discuss"],
            "DAY_VOTING": ["violet", "vote"],
            "RESOLUTION": ["neutral", "gavel"],
            "END": ["good", "finished"]
        },
        "role": {
            "mafia": ["crimson", "mask"],
            "doctor": ["good", "doctor"],
            "sheriff": ["warn", "sheriff"],
            "villager": ["neutral", "villager"],
            "unknown": ["text3", "help"]
        },
        "action": {
            "KILL": ["crimson", "target"],
            "PROTECT": ["good", "doctor"],
            "INVESTIGATE": ["warn", "search"]
        },
        "strategy": {
            "built-in": ["neutral", "builtin"],
            "human": ["neutral", "human"],
            "script": ["neutral", "script"],
            "LLM": ["neutral", "llm"]
        },
        "mode": {
            "queue": ["neutral", "queue"],
            "interrupt": ["neutral", "interrupt"],
            "inject": ["neutral", "inject"],
            "parallel": ["neutral", "parallel"]
        },
        "choice": {
            "even": ["even", "even"],
            "odd": ["odd", "odd"],
            "locked": ["neutral", "lock"]
        },
        "result": {
            "win": ["good", "check-circle"],
            "draw": ["neutral", "minus"],
            "loss": ["bad", "x"],
            "technical": ["bad", "warning"],
            "none": ["neutral", "more"]
        }
    })
}

// What a pre-flight of somebody's agent found, as the program shows it and as `--json` prints it.
//
// Made by the app's Preflight; the command line and the lobby are listeners.
#pragma once

#include "agents/protocol/field_types.h"
#include "agents/protocol/wire_words.h"

namespace league::protocol {

enum class Verdict {
    Passed,
    Warning, // a league copes with it, but it should be mended
    Failed, // matches are lost by it
    Skipped, // it could not be tried; the reason says why
};

constexpr auto wireWords(Verdict)
{
    using enum Verdict;
    return std::array{
        WireWord{Passed, QLatin1String("passed")}, WireWord{Warning, QLatin1String("warning")},
        WireWord{Failed, QLatin1String("failed")}, WireWord{Skipped, QLatin1String("skipped")}};
}

// The message that shows it, cut to a readable length and without tokens.
struct PreflightEvidence
{
    QString sent = {};
    QString received = {};
};

struct PreflightCheck
{
    QString id = {}; // for programs: "joins"
    QString title = {}; // for people: "Accepts an invitation"
    Verdict verdict = Verdict::Skipped;
    QString reason = {}; // one plain sentence: what, why and what to do
    PreflightEvidence evidence = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("id", self.id);
        v.required("title", self.title);
        v.required("verdict", self.verdict);
        v.required("reason", self.reason);
        v.optional("sent", self.evidence.sent);
        v.optional("received", self.evidence.received);
    }
};

struct PreflightReport
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString endpoint = {};
    QString role = {}; // player, referee or manager
    QString status = {}; // PASSED, FAILED, UNREACHABLE or INTERRUPTED
    QString dialect = {}; // its word, when it was found out
    int passed = 0;
    int warnings = 0;
    int failed = 0;
    int skipped = 0;
    QList<PreflightCheck> checks = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("endpoint", self.endpoint);
        v.required("role", self.role);
        v.required("status", self.status);
        v.optional("dialect", self.dialect);
        v.required("passed", self.passed);
        v.required("warnings", self.warnings);
        v.required("failed", self.failed);
        v.required("skipped", self.skipped);
        v.required("checks", self.checks);
    }
};

} // namespace league::protocol

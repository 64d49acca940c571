// What stands in the journal: facts come back the same, an entry is one line of JSON that says the
// same as the entry, and neither tells a secret.
#include "agents/base/json/json_document.h"
#include "agents/protocol/record_facts.h"
#include "agents/store/entry.h"
#include "agents/store/league_facts.h"
#include "agents/store/recovery_facts.h"
#include "agents/store/redaction.h"

#include "tests/fuzz/described_trial.h"

using namespace league;
using namespace league::store;

namespace {

void tryEntry(const JsonObject &body)
{
    const auto text = [&body](const char *key) {
        return body.value(QLatin1String(key)).toString();
    };
    const Entry entry{.seq = 7,
                      .timeMs = body.value(QStringLiteral("time")).toInteger(1),
                      .actor = text("actor"),
                      .subject = text("subject"),
                      .kind = text("kind"),
                      .visibility = text("visibility"),
                      .body = redact(body)};
    const QByteArray line = toJsonLine(entry);
    test::mustHold(!line.contains('\n'), "an entry is one line");
    test::mustHold(JsonDocument::fromJson(line).object() == toJson(entry),
                   "the line says what the entry says", QString::fromUtf8(line));
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    const std::optional<JsonObject> object = objectIn(input);
    // Qt leaves out a byte order mark that a text begins with, now in reading and now in writing:
    // such a text is shorter by nothing visible when it comes back.
    const bool hasMark = input.contains("\xEF\xBB\xBF") || input.toLower().contains("\\ufeff");
    if (!object || hasMark)
        return;
    tryEach<LeagueFact, RegisteredFact, ScheduledFact, RoundFact, AssignedFact, ResultFact,
            StandingFact, OpenedFact, HouseFact, AbortedFact, WithdrawnFact, RefereeFact,
            ControlFact, protocol::TransitionFact, protocol::RejectionFact, protocol::MessageFact,
            protocol::SilenceFact, protocol::GameFact, protocol::CommitmentFact>(*object);
    tryEntry(*object);
}

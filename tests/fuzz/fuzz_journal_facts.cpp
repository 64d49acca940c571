// What stands in the journal: facts come back the same, an entry is one line of JSON that says the
// same as the entry, and neither tells a secret.
#include "agents/protocol/record_facts.h"
#include "agents/store/entry.h"
#include "agents/store/league_facts.h"
#include "agents/store/recovery_facts.h"
#include "agents/store/redaction.h"

#include "tests/fuzz/described_trial.h"

#include <QJsonDocument>

using namespace league;
using namespace league::store;

namespace {

void tryEntry(const QJsonObject &body)
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
    test::mustHold(QJsonDocument::fromJson(line).object() == toJson(entry),
                   "the line says what the entry says", QString::fromUtf8(line));
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    const std::optional<QJsonObject> object = objectIn(input);
    // Qt's JSON reader leaves out a byte order mark that a text begins with, unless the text has an
    // escape: such a text is shorter by nothing visible when it comes back.
    if (!object || QJsonDocument(*object).toJson().contains("\xEF\xBB\xBF"))
        return;
    tryEach<LeagueFact, RegisteredFact, ScheduledFact, RoundFact, AssignedFact, ResultFact,
            StandingFact, OpenedFact, HouseFact, AbortedFact, WithdrawnFact, RefereeFact,
            ControlFact, protocol::TransitionFact, protocol::RejectionFact, protocol::MessageFact,
            protocol::SilenceFact, protocol::GameFact, protocol::CommitmentFact>(*object);
    tryEntry(*object);
}

#include "agents/store/public_view.h"

#include "agents/protocol/record_facts.h"
#include "agents/store/league_facts.h"
#include "agents/store/recovery_facts.h"

#include <algorithm>

namespace league::store {

namespace {

// A kind that somebody adds is hidden until it is listed here.
const QStringList &harmlessKinds()
{
    static const QStringList kinds{LeagueFact::Kind,
                                   RegisteredFact::Kind,
                                   LeftFact::Kind,
                                   ScheduledFact::Kind,
                                   kind::Announced,
                                   RoundFact::Kind,
                                   AssignedFact::Kind,
                                   protocol::TransitionFact::Kind,
                                   protocol::GameFact::Kind,
                                   ResultFact::Kind,
                                   protocol::CommitmentFact::Kind,
                                   protocol::SilenceFact::Kind,
                                   StandingFact::Kind,
                                   AbortedFact::Kind,
                                   WithdrawnFact::Kind,
                                   RefereeFact::Kind,
                                   ControlFact::Kind};
    return kinds;
}

void blank(QJsonObject &body, const QString &field)
{
    if (body.contains(field))
        body.insert(field, QString());
}

} // namespace

std::optional<Entry> publicView(const Entry &entry)
{
    if (entry.visibility != QLatin1String("public") || !harmlessKinds().contains(entry.kind))
        return std::nullopt;
    Entry view = entry;
    blank(view.body, QStringLiteral("token_sha256"));
    blank(view.body, QStringLiteral("match_token_sha256"));
    blank(view.body, QStringLiteral("contact_endpoint"));
    if (entry.kind == LeagueFact::Kind) // in a result it is the seed of the match, revealed
        view.body.remove(QStringLiteral("seed"));
    return view;
}

} // namespace league::store

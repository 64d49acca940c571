#include "agents/store/public_view.h"

#include "agents/base/json/json.h"
#include "agents/protocol/mafia/event_notice.h"
#include "agents/protocol/mafia/night_messages.h"
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

// Who is asked at night, or told what a look has shown, has a role. That somebody did not answer
// such a call would tell it.
bool tellsARole(const Entry &entry)
{
    if (entry.kind != protocol::SilenceFact::Kind)
        return false;
    const QString method = entry.body.value(QStringLiteral("method")).toString();
    return method == protocol::NightActionCall::Method
        || method == protocol::InvestigationResult::Method
        || method == protocol::EventNotice::Method; // some are for the mafia only
}

void blank(JsonObject &body, const QString &field)
{
    if (body.contains(field))
        body.insert(field, QString());
}

JsonValue withoutObserverPart(const JsonValue &value);

JsonObject withoutObserverPart(JsonObject object)
{
    object.remove(QStringLiteral("_observer"));
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it->isObject() || it->isArray())
            it.value() = withoutObserverPart(JsonValue(it.value()));
    }
    return object;
}

JsonValue withoutObserverPart(const JsonValue &value)
{
    if (value.isObject())
        return withoutObserverPart(value.toObject());
    JsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (array.at(i).isObject() || array.at(i).isArray())
            array.replace(i, withoutObserverPart(array.at(i)));
    }
    return array;
}

} // namespace

std::optional<Entry> publicView(const Entry &entry)
{
    if (entry.visibility != QLatin1String("public") || !harmlessKinds().contains(entry.kind)
        || tellsARole(entry))
        return std::nullopt;
    Entry view = entry;
    if (entry.kind == protocol::GameFact::Kind) // what only observers of a match may know
        view.body = withoutObserverPart(view.body);
    blank(view.body, QStringLiteral("token_sha256"));
    blank(view.body, QStringLiteral("match_token_sha256"));
    blank(view.body, QStringLiteral("contact_endpoint"));
    if (entry.kind == LeagueFact::Kind) // in a result it is the seed of the match, revealed
        view.body.remove(QStringLiteral("seed"));
    return view;
}

} // namespace league::store

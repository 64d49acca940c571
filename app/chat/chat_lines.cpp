#include "app/chat/chat_lines.h"

#include "agents/base/clock.h"
#include "agents/base/json/json_document.h"
#include "agents/protocol/agent_address.h"

#include <algorithm>

namespace league::app {

using namespace protocol;
using base::AgentId;
using channel::ChannelState;
using channel::Member;
using channel::Turn;

namespace {

constexpr int SecondMs = 1000;

QString nameOf(const AgentId &agent, const ChannelState &state)
{
    const Member *member = state.member(agent);
    if (!member || member->name.isEmpty() || member->name == agent.text())
        return agent.text();
    return QStringLiteral("%1 (%2)").arg(member->name, agent.text());
}

QString addressees(const QList<AgentId> &to)
{
    QStringList ids;
    for (const AgentId &agent : to)
        ids.append(agent.text());
    return ids.isEmpty() ? QString() : QStringLiteral(" → ") + ids.join(QStringLiteral(", "));
}

QString speakerOf(const QString &from, const ChannelState &state)
{
    const std::optional<AgentAddress> address = parseSender(from);
    if (!address)
        return from;
    return address->role == Role::Human ? address->id : nameOf(AgentId(address->id), state);
}

QString secondsLeft(std::optional<qint64> untilMs, qint64 nowMs)
{
    if (!untilMs)
        return {};
    const qint64 left = std::max<qint64>(0, *untilMs - nowMs + SecondMs - 1) / SecondMs;
    return QStringLiteral(" %1 s").arg(left);
}

// How each kind of event reads; kinds without a line of their own fall to the last.
struct Teller
{
    const ChannelState &state;
    qint64 atMs;

    QString operator()(const AgentSpoke &said) const
    {
        QString marks;
        if (said.drafted)
            marks += QStringLiteral(" [drafted before the interrupt]");
        if (said.unfinished)
            marks += QStringLiteral(" [cut off]");
        return QStringLiteral("%1%2: %3%4")
            .arg(nameOf(said.agentId, state), addressees(said.addressedTo), said.text, marks);
    }
    QString operator()(const HumanSpoke &said) const
    {
        const QString mark = said.delivery == Delivery::Held ? QStringLiteral(" [held]")
            : said.delivery == Delivery::NotRouted           ? QStringLiteral(" [not routed]")
            : said.kind == SpeechKind::Side                  ? QStringLiteral(" [beside the turn]")
                                                             : QString();
        return QStringLiteral("%1%2: %3%4")
            .arg(speakerOf(said.from, state), addressees(said.addressedTo), said.text, mark);
    }
    QString operator()(const HeldDelivered &delivered) const
    {
        const auto entry = std::ranges::find_if(
            state.transcript, [&](const auto &each) { return each.entry.seq == delivered.seq; });
        return entry == state.transcript.end()
            ? QString()
            : QStringLiteral("%1: %2 [delivered]")
                  .arg(speakerOf(entry->entry.from, state), entry->entry.text);
    }
    QString operator()(const NoticeGiven &notice) const
    {
        return QStringLiteral("* ") + notice.text;
    }
    QString operator()(const TurnBegun &turn) const
    {
        return QStringLiteral("- %1 has the turn%2 [%3]")
            .arg(nameOf(turn.agentId, state),
                 turn.timeoutAtMs ? QStringLiteral(" for") + secondsLeft(turn.timeoutAtMs, atMs)
                                  : QString(),
                 turn.turnId.text());
    }
    QString operator()(const TurnHeld &held) const
    {
        const Turn *turn = state.findTurn(held.turnId);
        const QString who = turn ? nameOf(turn->agent, state) : held.turnId.text();
        if (held.interrupted || !held.waitFor)
            return QStringLiteral("- %1 is interrupted").arg(who);
        return QStringLiteral("- %1 waits for %2: %3")
            .arg(who, QString(wireWord(*held.waitFor)), held.reason);
    }
    QString operator()(const TurnWentOn &further) const
    {
        const Turn *turn = state.findTurn(further.turnId);
        return turn ? QStringLiteral("- %1 goes on").arg(nameOf(turn->agent, state)) : QString();
    }
    QString operator()(const TurnOver &turn) const
    {
        return turn.passed ? QStringLiteral("- %1 passed").arg(nameOf(turn.agentId, state))
                           : QString();
    }
    QString operator()(const FloorChanged &floor) const
    {
        return floor.taken ? QStringLiteral("- You have the floor; /release gives it back")
                           : QStringLiteral("- The floor is free");
    }
    QString operator()(const RunStateChanged &change) const
    {
        return change.to == RunState::Closed ? QStringLiteral("- The channel is closed")
                                             : QString();
    }
    QString operator()(const ConfigChanged &) const
    {
        return QStringLiteral("- The rules have changed; /config shows them");
    }
    QString operator()(const DraftKept &draft) const
    {
        const Turn *turn = state.findTurn(draft.turnId);
        return turn ? QStringLiteral("- %1 has a draft").arg(nameOf(turn->agent, state))
                    : QString();
    }
    QString operator()(const PostRefused &refused) const
    {
        return QStringLiteral("- Refused from %1 (%2): %3")
            .arg(nameOf(refused.agentId, state), refused.errorCode, refused.text);
    }
    QString operator()(const TurnWarned &warning) const
    {
        return QStringLiteral("- %1: %2").arg(nameOf(warning.agentId, state), warning.text);
    }
    QString operator()(const TurnDeferred &deferred) const
    {
        return QStringLiteral("- %1 is busy elsewhere and passed over")
            .arg(nameOf(deferred.agentId, state));
    }
    QString operator()(const auto &) const { return {}; }
};

std::optional<qint64> endOf(const Turn &turn)
{
    return turn.isHeld ? std::optional(turn.heldUntilMs) : turn.timeoutAtMs;
}

} // namespace

QString lineFor(const ChannelEvent &event, const ChannelState &state)
{
    return std::visit(Teller{state, event.utcMs}, event.fact);
}

QString statusOf(const ChannelState &state, qint64 nowMs)
{
    if (state.run != RunState::Running && !state.turn)
        return QString(wireWord(state.run));
    if (state.humanHasFloor)
        return QStringLiteral("you have the floor%1").arg(secondsLeft(state.floorUntilMs, nowMs));
    if (!state.turn)
        return QStringLiteral("nobody has the turn");
    const Member *member = state.member(state.turn->agent);
    return QStringLiteral("%1 %2%3").arg(member ? member->name : state.turn->agent.text(),
                                         QString(wireWord(state.stateOf(state.turn->agent))),
                                         secondsLeft(endOf(*state.turn), nowMs));
}

QString tableOf(const ChannelState &state, qint64 nowMs)
{
    QStringList lines{QStringLiteral("%1 %2, cycle %3, %4 turns, mode %5")
                          .arg(state.id.text(), QString(wireWord(state.run)))
                          .arg(state.cycle)
                          .arg(state.turns)
                          .arg(QString(wireWord(state.config.humanInterruptMode)))};
    const QList<AgentId> ring = state.ring.order();
    QList<Member> members = state.members;
    const auto place = [&](const Member &member) {
        const qsizetype index = ring.indexOf(member.id);
        return index < 0 ? ring.size() : index;
    };
    std::ranges::stable_sort(members, {}, place);
    for (const Member &member : std::as_const(members)) {
        const qsizetype position = ring.indexOf(member.id);
        const Turn *turn = state.turnOf(member.id);
        lines.append(QStringLiteral("%1  %2  %3  %4%5%6")
                         .arg(position < 0 ? QStringLiteral(" -")
                                           : QStringLiteral("%1").arg(position + 1, 2),
                              member.id.text().leftJustified(6),
                              QString(wireWord(member.state)).leftJustified(8), member.name,
                              member.isDisabled ? QStringLiteral(" (disabled)") : QString(),
                              turn ? secondsLeft(endOf(*turn), nowMs) : QString()));
    }
    if (!state.held.isEmpty())
        lines.append(QStringLiteral("%1 of your messages are held").arg(state.held.size()));
    return lines.join(u'\n');
}

QString configOf(const ChannelState &state)
{
    const JsonObject values = state.config.toJson();
    QStringList lines;
    for (const QString &key : TurnConfig::keys()) {
        const JsonValue value = values.value(key);
        const QString text = value.isObject()
            ? QString::fromUtf8(JsonDocument(value.toObject()).toJson(JsonDocument::Compact))
            : value.toVariant().toString();
        lines.append(QStringLiteral("%1 = %2  (%3)")
                         .arg(key.leftJustified(26), text, TurnConfig::allowed(key)));
    }
    return lines.join(u'\n');
}

QString transcriptOf(const ChannelState &state)
{
    QString text = QStringLiteral("%1 (%2)\n\n").arg(state.title, state.id.text());
    for (const channel::TranscriptEntry &each : state.transcript) {
        const bool isNotice = each.entry.kind == SpeechKind::Notice;
        text +=
            QStringLiteral("%1  %2%3\n")
                .arg(base::Clock::utcText(each.utcMs),
                     isNotice ? QStringLiteral("* ")
                              : QStringLiteral("%1%2: ").arg(speakerOf(each.entry.from, state),
                                                             addressees(each.entry.addressedTo)),
                     each.entry.text);
    }
    return text;
}

} // namespace league::app

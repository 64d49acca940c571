#include "agents/protocol/conversation_id.h"

namespace league::protocol {

namespace {

QString plain(QStringView text)
{
    QString result = text.toString().toLower();
    for (QChar &c : result) {
        const bool keep = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (!keep)
            c = u'-';
    }
    return result;
}

} // namespace

QString conversationId(QStringView subject, QStringView suffix)
{
    return QStringLiteral("conv-%1-%2").arg(plain(subject), plain(suffix));
}

QString matchConversation(const base::MatchId &match, QStringView suffix)
{
    return conversationId(match.text(), suffix);
}

QString registrationConversation(const AgentAddress &agent, QStringView suffix)
{
    const QString role =
        agent.role == Role::Referee ? QStringLiteral("ref") : senderOf(AgentAddress{agent.role});
    return conversationId(QStringLiteral("%1-%2-reg").arg(role, agent.id), suffix);
}

QString roundConversation(int roundId, QStringView purpose, QStringView suffix)
{
    return conversationId(QStringLiteral("round-%1-%2").arg(QString::number(roundId), purpose),
                          suffix);
}

} // namespace league::protocol

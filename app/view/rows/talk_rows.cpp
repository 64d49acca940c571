#include "app/view/rows/talk_rows.h"

#include "agents/protocol/error_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/message_catalogue.h"
#include "agents/protocol/record_facts.h"
#include "app/view/rows/span_text.h"
#include "app/view/words/engine_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace league::app::view {

namespace {

using Kind = TalkTold::Kind;

constexpr qint64 TogetherMs = 10; // two sends of one turn of the referee's event loop
constexpr qint64 NoticeableMs = 100;

// Where translators find these words.
struct Talk
{
    Q_DECLARE_TR_FUNCTIONS(Talk)
};

class TalkTeller
{
public:
    TalkTeller(const AttemptTold &attempt, const LeagueStory &story)
        : m_attempt(attempt), m_story(story)
    {
    }

    [[nodiscard]] QList<TalkRow> rows()
    {
        for (qsizetype i = 0; i < m_attempt.talk.size(); ++i) {
            const TalkTold &talk = m_attempt.talk.at(i);
            const bool isPair =
                i + 1 < m_attempt.talk.size() && areTogether(talk, m_attempt.talk.at(i + 1));
            TalkRow row = rowOf(talk);
            if (isPair) {
                row.to = QStringLiteral("both");
                row.lastSeq = m_attempt.talk.at(++i).seq;
                noteSend(m_attempt.talk.at(i));
            }
            row.step = static_cast<int>(m_rows.size()) + 1;
            row.spoken = spokenOf(row, talk);
            m_rows.append(row);
        }
        return m_rows;
    }

private:
    [[nodiscard]] bool areTogether(const TalkTold &one, const TalkTold &other) const
    {
        return one.kind == Kind::Message && other.kind == Kind::Message && one.type == other.type
            && one.from == m_attempt.referee && other.from == one.from && one.to != other.to
            && other.timeMs - one.timeMs <= TogetherMs
            && one.type != protocol::GameError::Type; // an error has one who caused it
    }

    [[nodiscard]] QString laneOf(const QString &agent) const
    {
        if (agent.isEmpty())
            return QStringLiteral("manager");
        const qsizetype seat = m_attempt.players.indexOf(agent);
        if (seat < 0)
            return QStringLiteral("referee");
        return seat == 0 ? QStringLiteral("a") : QStringLiteral("b");
    }

    TalkRow rowOf(const TalkTold &talk)
    {
        TalkRow row;
        row.seq = talk.seq;
        row.lastSeq = talk.seq;
        row.timeMs = talk.timeMs;
        row.time = momentText(talk.timeMs);
        row.from = laneOf(talk.from);
        row.to = laneOf(talk.to);
        row.label = talk.type;
        switch (talk.kind) {
        case Kind::Message:
            row.kind = QStringLiteral("message");
            talk.from == m_attempt.referee ? tellSend(row, talk) : tellReply(row, talk);
            break;
        case Kind::Silence:
            tellSilence(row, talk);
            break;
        case Kind::Rejection:
            tellRejection(row, talk);
            break;
        case Kind::Drawn:
            row.kind = QStringLiteral("draw");
            row.tone = row.kind;
            row.to = row.from;
            row.label = drawnText();
            break;
        case Kind::Reported:
            row.kind = QStringLiteral("report");
            row.tone = row.kind;
            break;
        case Kind::Decided:
            row.kind = QStringLiteral("decided");
            row.tone = QStringLiteral("report");
            row.label = Talk::tr("The manager decides the match");
            break;
        case Kind::Aborted:
            row.kind = QStringLiteral("aborted");
            row.tone = QStringLiteral("quiet");
            row.label = Talk::tr("Attempt %1 ends without a result").arg(m_attempt.attempt);
            break;
        }
        return row;
    }

    [[nodiscard]] QString drawnText() const
    {
        const int number = m_attempt.draw.number.value_or(0);
        return m_attempt.draw.parity == QLatin1String("even")
            ? Talk::tr("Draws %1: even").arg(number)
            : Talk::tr("Draws %1: odd").arg(number);
    }

    void noteSend(const TalkTold &talk)
    {
        if (talk.type == protocol::GameError::Type)
            m_warnedMs.insert(talk.to, talk.timeMs);
        else
            m_askedMs.insert(talk.to, talk.timeMs);
    }

    void tellSend(TalkRow &row, const TalkTold &talk)
    {
        row.tone = QStringLiteral("request");
        if (talk.type == protocol::GameError::Type) {
            tellError(row, talk);
        } else if (m_warnedMs.contains(talk.to)) {
            const qint64 waited = talk.timeMs - m_warnedMs.take(talk.to);
            row.note =
                Talk::tr("after %1")
                    .arg(spanText(waited >= NoticeableMs ? waited
                                                         : pauseBefore(m_retry.value(talk.to))));
        }
        noteSend(talk);
    }

    // Our referee warns and asks again at once, after the pause that the rules prescribe (L-11).
    [[nodiscard]] qint64 pauseBefore(int retry) const
    {
        const double factor = std::pow(m_story.rules().backoffMultiplier, std::max(retry - 1, 0));
        return std::llround(static_cast<double>(m_story.rules().initialDelay.count()) * factor);
    }

    void tellError(TalkRow &row, const TalkTold &talk)
    {
        row.tone = QStringLiteral("error");
        const auto error = protocol::read<protocol::GameError>(talk.body);
        if (!error)
            return;
        row.label = talk.type + u' ' + error->errorCode.text;
        if (error->retryCount && error->maxRetries) {
            m_retry.insert(talk.to, *error->retryCount);
            row.note = Talk::tr("retry %1 of %2").arg(*error->retryCount).arg(*error->maxRetries);
        } else {
            row.note = error->errorName;
        }
    }

    void tellReply(TalkRow &row, const TalkTold &talk)
    {
        row.tone = QStringLiteral("reply");
        m_warnedMs.remove(talk.from);
        if (m_askedMs.contains(talk.from))
            row.note = spanText(talk.timeMs - m_askedMs.value(talk.from));
        const auto ack = protocol::read<protocol::GameJoinAck>(talk.body);
        if (talk.type == protocol::GameJoinAck::Type && ack && !ack->accept) {
            row.tone = QStringLiteral("error");
            row.note = Talk::tr("declined");
        }
    }

    void tellSilence(TalkRow &row, const TalkTold &talk) const
    {
        row.kind = QStringLiteral("silence");
        row.tone = QStringLiteral("error");
        const auto fact = protocol::read<protocol::SilenceFact>(talk.body);
        const int sends = fact ? fact->sends : 0;
        const protocol::MessageInfo *info = protocol::messageByMethod(talk.method);
        row.label = info && !info->answer.isEmpty() ? Talk::tr("no %1").arg(info->answer)
                                                    : Talk::tr("no answer");
        if (fact && !fact->errorCode.isEmpty())
            row.label += u' ' + fact->errorCode;
        row.note = Talk::tr("asked %n time(s)", nullptr, sends);
    }

    static void tellRejection(TalkRow &row, const TalkTold &talk)
    {
        row.kind = QStringLiteral("rejection");
        row.tone = QStringLiteral("error");
        const auto fact = protocol::read<protocol::RejectionFact>(talk.body);
        row.label = fact ? Talk::tr("unusable answer %1").arg(fact->errorCode) : QString();
        row.note = fact ? EngineWords::said(fact->reason) : QString();
    }

    [[nodiscard]] QString spokenOf(const TalkRow &row, const TalkTold &talk) const
    {
        QString said = row.label;
        if (row.to == QLatin1String("both"))
            said = Talk::tr("%1 to both players").arg(row.label);
        else if (row.kind == QLatin1String("report"))
            said = Talk::tr("%1 to the League Manager").arg(row.label);
        else if (row.kind == QLatin1String("message") && row.from == QLatin1String("referee"))
            said = Talk::tr("%1 to %2").arg(row.label, m_story.nameOf(talk.to));
        else if (!talk.from.isEmpty() && row.kind != QLatin1String("draw"))
            said = Talk::tr("%1 from %2").arg(row.label, m_story.nameOf(talk.from));
        return row.note.isEmpty() ? said : Talk::tr("%1, %2").arg(said, row.note);
    }

    const AttemptTold &m_attempt;
    const LeagueStory &m_story;
    QHash<QString, qint64> m_askedMs; // by player: its last call
    QHash<QString, qint64> m_warnedMs; // by player: a warning that no call has followed yet
    QHash<QString, int> m_retry; // by player: the number in its last warning
    QList<TalkRow> m_rows;
};

} // namespace

QList<TalkRow> talkRows(const AttemptTold &attempt, const LeagueStory &story)
{
    return TalkTeller(attempt, story).rows();
}

int messagesIn(const AttemptTold &attempt)
{
    return static_cast<int>(std::ranges::count_if(attempt.talk, [](const TalkTold &talk) {
        return talk.kind == Kind::Message || talk.kind == Kind::Reported;
    }));
}

} // namespace league::app::view

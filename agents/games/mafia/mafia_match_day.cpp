// MafiaMatch: the discussion (M-060 to M-075), turn by turn.
#include "agents/games/mafia/mafia_match.h"

#include "agents/base/charts/mafia_phase_chart.h"
#include "agents/games/fact_names.h"
#include "agents/games/mafia/loose_values.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/speech.h"
#include "agents/protocol/error_codes.h"

namespace league::games::mafia {

namespace chart = base::mafia_phase_chart;
namespace error_code = protocol::error_code;
using base::Failure;

void MafiaMatch::enterDiscussion()
{
    m_discussion.openDay(Discussion::orderOf(m_day, m_table, m_rules.rotateBy));
    for (const Player &player : m_table.players()) {
        if (player.isAlive && m_lost.contains(player.roster))
            m_discussion.lose(player.id);
    }
    hearTalk();
    enter(chart::trigger::RevealOver);
}

// Why this player may not speak in that turn now.
base::Outcome MafiaMatch::checkTurn(const Player &player, const QVariantMap &payload) const
{
    const QString turn = textIn(payload.value(key::TurnId));
    if (m_discussion.hasHadTurn(turn)) {
        return Failure{QStringLiteral("The turn %1 is over; the words came too late.").arg(turn),
                       error_code::DeadlinePassed};
    }
    if (!isIn(chart::DayDiscussion)) {
        return Failure{
            QStringLiteral("Nobody speaks in the phase %1; wait for your turn.").arg(phase()),
            error_code::InvalidPhase};
    }
    if (!(m_discussion.speaker() == player.id)) {
        return Failure{QStringLiteral("It is not %1's turn; wait for DISCUSSION_TURN_CALL.")
                           .arg(player.id.text()),
                       error_code::NotYourTurn};
    }
    if (!turn.isEmpty() && turn != m_discussion.turnId()) {
        return Failure{
            QStringLiteral("That is not the current turn; it is %1.").arg(m_discussion.turnId()),
            error_code::StaleTurn};
    }
    return base::Done{};
}

base::Outcome MafiaMatch::acceptTurn(const Player &player, const QVariantMap &payload)
{
    QVariantMap copy = payload;
    copy.insert(key::PlayerId, player.id.text());
    if (payload.contains(key::TurnId) && copy == m_lastTurnAnswer)
        return base::Done{}; // a second copy of the same answer
    if (const base::Outcome turn = checkTurn(player, payload); !turn)
        return turn;

    const bool isPass = isYes(payload.value(key::Pass));
    const QString think = cutTo(textIn(payload.value(key::Think)), m_rules.maxThinkChars);
    const QString whole = isPass ? QString() : textIn(payload.value(key::Say));
    const QString say = cutTo(whole, m_rules.maxSayChars);
    m_lastTurnAnswer = copy;
    noteAnswer(player);
    if (!m_speech.isStreamed)
        tellWhole(player, think, say);
    if (!say.trimmed().isEmpty()) {
        m_speech.say = say;
        m_speech.isTruncated = say.size() < whole.size();
    }
    m_speech.acts = cleanSpeechActs(payload.value(key::SpeechActs), m_table);
    m_speech.scores = cleanScores(payload.value(key::SuspicionScores), m_table);
    const bool saysNothing = m_speech.say.trimmed().isEmpty();
    const base::Outcome ended =
        m_discussion.answer(player.id, m_discussion.turnId(),
                            {say.trimmed().isEmpty() ? QString() : say, isPass || saysNothing});
    hearTalk();
    return ended;
}

// §4.9: who does not stream is shown in one piece.
void MafiaMatch::tellWhole(const Player &player, const QString &think, const QString &say)
{
    const QString turn = m_discussion.turnId();
    int number = 0;
    if (!think.isEmpty())
        hear(SpeechPiece{turn, player.id, true, number++, think, say.trimmed().isEmpty()});
    if (!say.trimmed().isEmpty())
        hear(SpeechPiece{turn, player.id, false, number, say, true});
}

base::Outcome MafiaMatch::acceptChunk(const Player &player, const QVariantMap &payload)
{
    if (const base::Outcome turn = checkTurn(player, payload); !turn)
        return turn;
    const QString segment = textIn(payload.value(key::Segment));
    const bool isThought = segment == word::ThinkSegment;
    const std::optional<qint64> number = wholeNumber(payload.value(key::ChunkSeq));
    const QString text = textIn(payload.value(key::Text));
    if ((!isThought && segment != word::SaySegment) || !number || *number < 0 || *number > 1'000'000
        || text.size() > protocol::TurnChunk::LongestText) {
        return Failure{QStringLiteral("A chunk needs the segment think or say, a chunk_seq, and a "
                                      "text of at most %1 characters.")
                           .arg(protocol::TurnChunk::LongestText),
                       error_code::MissingRequiredField};
    }
    QString &sofar = isThought ? m_speech.think : m_speech.say;
    const int limit = isThought ? m_rules.maxThinkChars : m_rules.maxSayChars;
    const QString kept = cutTo(text, std::max<qsizetype>(0, limit - sofar.size()));
    const bool isFinal = isYes(payload.value(key::Final));
    const base::Outcome taken = m_discussion.takePiece(
        player.id,
        {base::ChannelId(m_discussion.channelId()), base::TurnId(m_discussion.turnId()),
         isThought ? protocol::Segment::Think : protocol::Segment::Say, static_cast<int>(*number),
         kept, isFinal});
    if (!taken)
        return taken;
    sofar += kept;
    m_speech.isStreamed = true;
    if (!isThought)
        m_speech.isTruncated |= kept.size() < text.size();
    noteAnswer(player);
    if (isFinal && !isThought) {
        (void)m_discussion.answer(player.id, m_discussion.turnId(),
                                  {{}, m_speech.say.trimmed().isEmpty()});
    }
    hearTalk();
    return base::Done{};
}

void MafiaMatch::hearTalk()
{
    for (QList<TalkFact> talk = m_discussion.takeTalk(); !talk.isEmpty();
         talk = m_discussion.takeTalk()) {
        for (const TalkFact &fact : std::as_const(talk))
            std::visit([this](const auto &each) { hear(each); }, fact);
    }
}

void MafiaMatch::hear(const TurnBegan &fact)
{
    const Player &player = *m_table.find(fact.player.text());
    m_speech = {};
    m_turnEndsAt.reset();
    if (m_timing.turnMs)
        m_turnEndsAt = m_clock.steadyMs() + *m_timing.turnMs;
    m_herald.tell(kind::TurnStarted,
                  {{key::TurnId, fact.turnId},
                   {key::PlayerId, player.id.text()},
                   {key::DisplayName, player.name},
                   {key::DayNumber, m_day},
                   {key::TurnIndex, m_discussion.turnIndex()},
                   {key::TurnsRemaining, m_discussion.turnsRemaining()},
                   {key::Order, m_discussion.order()}, // who watches sees who comes next (§15)
                   {key::Deadline, deadlineText()}},
                  fact::VisibleToAll);
    if (isWaitedFor(player))
        askTurn(player);
    else
        m_discussion.cutOff(); // MR-35: on autopilot, which says nothing
}

void MafiaMatch::hear(const TurnRanOut &)
{
    logInput(input::Clock, input::TurnDeadline);
}

void MafiaMatch::hear(const SpeechPiece &fact)
{
    m_herald.tell(fact.isThought ? kind::ThinkChunk : kind::SayChunk,
                  {{key::TurnId, fact.turnId},
                   {key::PlayerId, fact.player.text()},
                   {key::ChunkSeq, fact.number},
                   {key::Text, fact.text},
                   {key::Final, fact.isLast}},
                  fact.isThought ? word::Observer : fact::VisibleToAll);
}

void MafiaMatch::hear(const TurnEnded &fact)
{
    const Player &player = *m_table.find(fact.player.text());
    if (fact.turnId.isEmpty())
        m_speech = {}; // lost before its turn came
    m_questions.remove(player.roster);
    m_turnEndsAt.reset();
    const bool isPass = m_speech.say.trimmed().isEmpty();
    QVariantMap told{{key::TurnId, fact.turnId},
                     {key::PlayerId, player.id.text()},
                     {key::DisplayName, player.name},
                     {key::DayNumber, m_day},
                     {key::TurnIndex, m_discussion.turnIndex() - 1},
                     {key::Say, isPass ? QString() : m_speech.say},
                     {key::Pass, isPass},
                     {key::TimedOut, fact.isTimedOut || m_speech.isCutByHand},
                     {key::Truncated, m_speech.isTruncated},
                     {key::SpeechActs, m_speech.acts}};
    told.insert(observedPart({}, m_speech.scores)); // the thought came as a piece of its own
    m_herald.tell(kind::Statement, told, fact::VisibleToAll);
    for (const Role claimed : claimsIn(m_speech.acts)) {
        m_herald.tell(
            kind::RoleClaimed,
            {{key::PlayerId, player.id.text()},
             {key::ClaimedRole, QString(roleWord(claimed))},
             {key::TurnId, fact.turnId},
             {fact::ObserverPart, QVariantMap{{key::ActualRole, QString(roleWord(player.role))}}}},
            fact::VisibleToAll);
    }
    if (!fact.isAnswered)
        countMiss(player);
}

void MafiaMatch::hear(const ModeratorSpoke &fact)
{
    m_herald.tell(kind::ModeratorMessage, {{key::Text, fact.text}, {key::DayNumber, m_day}},
                  fact::VisibleToAll);
}

} // namespace league::games::mafia

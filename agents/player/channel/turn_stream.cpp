#include "agents/player/channel/turn_stream.h"

#include "agents/base/logging.h"
#include "agents/protocol/error_codes.h"

#include <QTextBoundaryFinder>

namespace league::player {

using namespace protocol;

namespace {

// The beginning of the text that fits into a chunk, without half a character.
QString chunkOf(const QString &text)
{
    if (text.size() <= TurnChunk::LongestText)
        return text;
    QTextBoundaryFinder boundary(QTextBoundaryFinder::Grapheme, text);
    boundary.setPosition(TurnChunk::LongestText);
    const qsizetype end =
        boundary.isAtBoundary() ? TurnChunk::LongestText : boundary.toPreviousBoundary();
    return text.left(end > 0 ? end : TurnChunk::LongestText);
}

} // namespace

TurnStream::TurnStream(OrchestratorLine &line, base::ChannelId channel, base::TurnId turn,
                       std::function<void()> over)
    : m_line(line), m_channel(std::move(channel)), m_turn(std::move(turn)), m_over(std::move(over))
{
}

void TurnStream::push(Segment segment, const QString &text)
{
    for (QString rest = text; !rest.isEmpty();) {
        const QString piece = chunkOf(rest);
        rest.remove(0, piece.size());
        m_pieces.emplace_back(TurnChunk{m_channel, m_turn, segment, m_nextSeq++, piece, false});
    }
    sendNext();
}

void TurnStream::finish(const TurnComplete &answer)
{
    m_pieces.emplace_back(answer);
    sendNext();
}

void TurnStream::wait(const TurnWaitRequest &request)
{
    m_pieces.emplace_back(request);
    sendNext();
}

void TurnStream::pause()
{
    m_isPaused = true;
}

void TurnStream::goOn()
{
    m_isPaused = false;
    sendNext();
}

void TurnStream::sendNext()
{
    if (m_isUnderWay || m_isPaused || m_pieces.empty())
        return;
    m_isUnderWay = true;
    m_call = std::visit(
        [this](const auto &piece) {
            return m_line.say(piece, [this](const base::Result<JsonObject> &reply, int sends) {
                onReply(reply, sends);
            });
        },
        m_pieces.front());
}

void TurnStream::onReply(const base::Result<JsonObject> &reply, int sends)
{
    m_isUnderWay = false;
    const QString code = reply ? QString() : reply.failure().code;
    if (code == error_code::TurnPaused) {
        m_isPaused = true; // it was faster than TURN_PAUSED; said again when the turn goes on
        return;
    }
    // Said twice because the answer to the first was lost.
    const bool wasHeard = code == error_code::ChunkOutOfOrder && sends > 1;
    if (!reply && !wasHeard) {
        qCInfo(base::playerLog).noquote().nospace()
            << m_turn.text() << ": " << reply.failure().sentence;
        return end();
    }
    const bool wasLast = std::holds_alternative<TurnComplete>(m_pieces.front());
    const bool waits = std::holds_alternative<TurnWaitRequest>(m_pieces.front());
    m_pieces.pop_front();
    if (wasLast)
        return end();
    if (waits)
        m_isPaused = true;
    sendNext();
}

void TurnStream::end()
{
    m_pieces.clear();
    m_isPaused = true;
    if (const auto over = std::exchange(m_over, {}))
        over();
}

} // namespace league::player

#include "agents/store/projection_writer.h"

#include "agents/protocol/record_facts.h"
#include "agents/store/atomic_file.h"
#include "agents/store/match_document.h"
#include "agents/store/postmortem/postmortem.h"
#include "agents/store/replay/match_replay.h"
#include "agents/store/replay/replay_file.h"

#include <QFile>

#include <utility>

namespace league::store {

namespace {

// Of rounds.json: with the usual followerWait one second.
constexpr int RoundsPutOff = 20;
// More entries than this between two looks (twenty matches, or 400 a second) are those of a league
// that plays as fast as the machine can. Its files wait for a pause, or ten seconds.
constexpr size_t ManyEntries = 500;
constexpr int LongestPutOff = 200;

int attemptOf(const Entry &result)
{
    return result.body.value(QStringLiteral("attempt")).toInt(1);
}

} // namespace

ProjectionWriter::ProjectionWriter(LeagueFolder folder)
    : m_folder(std::move(folder)),
      m_standings(m_folder.leagueId()),
      m_rounds(m_folder.leagueId()),
      m_channelLogs(m_folder)
{
}

base::Outcome ProjectionWriter::rebuild(const LeagueFolder &folder)
{
    const auto reader = JournalReader::open(folder.journal());
    if (!reader)
        return reader.failure();
    ProjectionWriter writer(folder);
    base::Outcome done = writer.opened(**reader);
    while (done && writer.hasWork())
        done = writer.workOnce(**reader);
    return done;
}

base::Outcome ProjectionWriter::opened(JournalReader &reader)
{
    if (const base::Outcome made = makeFolder(m_folder.matches()); !made)
        return made;
    removeUnfinishedWrites(m_folder.path());
    removeUnfinishedWrites(m_folder.matches());
    for (const QString &folder : {m_folder.channels(), m_folder.logs(), m_folder.replays()}) {
        if (const base::Outcome made = makeFolder(folder); !made)
            return made;
    }
    removeUnfinishedWrites(m_folder.channels());
    removeUnfinishedWrites(m_folder.replays());
    if (const base::Outcome completed = m_channelLogs.opened(reader); !completed)
        return completed;
    const auto standing = reader.newest({}, kind::Standing);
    if (!standing)
        return standing.failure();
    if (standing->has_value())
        m_standings.apply(**standing);
    const base::Outcome read = reader.forEach(
        {.kinds = QStringList{kind::Scheduled, kind::Round, kind::Result} + ReplayContext::kinds()},
        [this](const Entry &entry) {
            m_rounds.apply(entry);
            m_replayContext.apply(entry);
            if (entry.kind != kind::Result)
                return;
            if (!m_finishedMatches.contains(entry.subject))
                m_unchecked.push_back(entry.subject);
            m_finishedMatches.insert(entry.subject, attemptOf(entry));
        });
    if (!read)
        return read;
    if (m_standings.seq() > 0
        && DocumentHeader::seqInFile(m_folder.standings()) != m_standings.seq())
        noteFile({Piece::File::Standings});
    if (m_rounds.seq() > 0 && DocumentHeader::seqInFile(m_folder.rounds()) != m_rounds.seq())
        noteFile({Piece::File::Rounds});
    queueNoted();
    return base::Done{};
}

void ProjectionWriter::committed(std::vector<Entry> entries)
{
    m_heard += entries.size();
    for (const Entry &entry : entries)
        note(entry);
}

void ProjectionWriter::note(const Entry &entry)
{
    // Nine of ten entries: nothing but the file of a match is made of them.
    const bool isOfMatch = entry.kind == kind::Message || entry.kind == kind::Transition
        || entry.kind == protocol::GameFact::Kind;
    if (isOfMatch && !m_finishedMatches.contains(entry.subject))
        return;
    m_channelLogs.note(entry);
    m_replayContext.apply(entry);
    if (m_standings.apply(entry))
        noteFile({Piece::File::Standings});
    if (entry.kind == kind::Result) {
        m_finishedMatches.insert(entry.subject, attemptOf(entry));
        noteFile({Piece::File::MatchAndReplay, entry.subject});
    } else if (m_finishedMatches.contains(entry.subject)) {
        noteFile({Piece::File::Match, entry.subject});
    }
    if (!m_rounds.apply(entry))
        return;
    // Many results come between two changes of a round, and the file is long.
    if (entry.kind == kind::Result)
        m_resultsSinceRounds = true;
    else
        m_roundsNoted = true;
}

void ProjectionWriter::noteFile(const Piece &piece)
{
    const bool isPartOfAnother = piece.file == Piece::File::Match
        && m_known.contains({Piece::File::MatchAndReplay, piece.matchId});
    if (isPartOfAnother || m_known.contains(piece))
        return;
    m_known.insert(piece);
    m_noted.push_back(piece);
}

void ProjectionWriter::refresh()
{
    m_channelLogs.refresh();
    const bool isFlooded = std::exchange(m_heard, 0) > ManyEntries;
    if (isFlooded && ++m_putOff < LongestPutOff)
        return;
    m_putOff = 0;
    const bool isBusy = !m_work.empty() || !m_noted.empty();
    queueNoted();
    if (m_roundsNoted && (!isBusy || ++m_roundsPutOff >= RoundsPutOff))
        queueRounds();
}

void ProjectionWriter::queueNoted()
{
    m_work.insert(m_work.end(), m_noted.begin(), m_noted.end());
    m_noted.clear();
}

void ProjectionWriter::queueRounds()
{
    m_roundsNoted = false;
    m_roundsPutOff = 0;
    noteFile({Piece::File::Rounds});
    queueNoted();
}

void ProjectionWriter::settle()
{
    m_channelLogs.refresh();
    queueNoted();
    if (m_resultsSinceRounds || m_roundsNoted)
        queueRounds();
}

bool ProjectionWriter::hasWork() const
{
    return !m_work.empty() || !m_unchecked.empty() || m_channelLogs.hasWork();
}

base::Outcome ProjectionWriter::workOnce(JournalReader &reader)
{
    if (m_channelLogs.hasWork())
        return m_channelLogs.workOnce(reader);
    if (m_work.empty())
        return checkMatch(reader);
    const Piece piece = m_work.front();
    m_work.pop_front();
    const base::Outcome written = write(reader, piece);
    if (written)
        m_known.remove(piece);
    else
        m_work.push_back(piece); // behind the others, which may fare better
    return written;
}

base::Outcome ProjectionWriter::write(JournalReader &reader, const Piece &piece)
{
    switch (piece.file) {
    case Piece::File::Standings:
        return writeAtomically(m_folder.standings(), m_standings.toBytes());
    case Piece::File::Rounds:
        m_resultsSinceRounds = false;
        return writeAtomically(m_folder.rounds(), m_rounds.toBytes());
    case Piece::File::Match:
    case Piece::File::MatchAndReplay:
        break;
    }
    return writeMatch(reader, piece);
}

base::Outcome ProjectionWriter::writeMatch(JournalReader &reader, const Piece &piece)
{
    const bool withReplay = piece.file == Piece::File::MatchAndReplay;
    MatchDocument document(m_folder.leagueId(), piece.matchId);
    MatchReplay match(m_replayContext, piece.matchId);
    const base::Outcome read = reader.forEachText({.subject = piece.matchId},
                                                  [&](const Entry &entry, QByteArrayView body) {
                                                      document.apply(entry, body);
                                                      if (withReplay)
                                                          match.apply(entry, body);
                                                  });
    if (!read)
        return read;
    const base::Outcome written =
        writeAtomically(m_folder.match(piece.matchId), document.toBytes());
    const std::optional<Replay> replay = withReplay ? match.replay() : std::nullopt;
    return written && replay ? writeReplay(*replay) : written;
}

base::Outcome ProjectionWriter::writeReplay(const Replay &replay)
{
    const QString matchId = replay.header.matchId;
    const int attempt = *replay.header.attempt;
    if (const std::optional<Postmortem> postmortem = postmortemOf(replay)) {
        const base::Outcome forPeople = writeAtomically(m_folder.postmortemText(matchId, attempt),
                                                        toText(*postmortem).toUtf8());
        if (!forPeople)
            return forPeople;
        const base::Outcome written =
            writeAtomically(m_folder.postmortem(matchId, attempt), toJsonBytes(*postmortem));
        if (!written)
            return written;
    }
    return writeAtomically(m_folder.replay(matchId, attempt), toBytes(replay));
}

bool ProjectionWriter::hasReplay(const QString &matchId) const
{
    QFile file(m_folder.replay(matchId, m_finishedMatches.value(matchId, 1)));
    return file.open(QIODevice::ReadOnly) && isIntactReplay(file.readAll());
}

base::Outcome ProjectionWriter::checkMatch(JournalReader &reader)
{
    const QString matchId = m_unchecked.front();
    const base::Result<qint64> newest = reader.newestSeq(matchId);
    if (!newest)
        return newest.failure();
    if (!hasReplay(matchId))
        noteFile({Piece::File::MatchAndReplay, matchId});
    else if (DocumentHeader::seqInFile(m_folder.match(matchId)) != *newest)
        noteFile({Piece::File::Match, matchId});
    queueNoted();
    m_unchecked.pop_front();
    return base::Done{};
}

} // namespace league::store

#include "agents/store/projection_writer.h"

#include "agents/base/json/json_document.h"
#include "agents/store/atomic_file.h"
#include "agents/store/match_document.h"
#include "agents/store/postmortem/postmortem.h"
#include "agents/store/replay/match_replay.h"
#include "agents/store/replay/replay_file.h"

#include <QFile>

namespace league::store {

namespace {

// When the disk cannot follow, the journal keeps the rest until there is time to read it.
constexpr qsizetype MostRemembered = 200;
// Of rounds.json: with the usual followerWait one second.
constexpr int LongestPutOff = 20;

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
    const base::Result<qint64> last = reader.lastSeq();
    if (!last)
        return last.failure();
    m_heardAll = *last == 0;
    if (m_standings.seq() > 0
        && DocumentHeader::seqInFile(m_folder.standings()) != m_standings.seq())
        queue({Piece::File::Standings});
    if (m_rounds.seq() > 0 && DocumentHeader::seqInFile(m_folder.rounds()) != m_rounds.seq())
        queue({Piece::File::Rounds});
    return base::Done{};
}

void ProjectionWriter::committed(std::vector<Entry> entries, std::vector<QByteArray> bodies)
{
    for (size_t i = 0; i < entries.size(); ++i) {
        note(entries[i]);
        remember({std::move(entries[i]), std::move(bodies[i])});
    }
}

void ProjectionWriter::note(const Entry &entry)
{
    m_channelLogs.note(entry);
    m_replayContext.apply(entry);
    if (m_standings.apply(entry))
        m_noted.push_back({Piece::File::Standings});
    if (entry.kind == kind::Result) {
        // Seldom is more said about a match, and until its files are written it fills memory.
        m_finishedMatches.insert(entry.subject, attemptOf(entry));
        queue({Piece::File::Replay, entry.subject});
        queue({Piece::File::Match, entry.subject});
    } else if (m_finishedMatches.contains(entry.subject)) {
        m_noted.push_back({Piece::File::Match, entry.subject});
    }
    if (!m_rounds.apply(entry))
        return;
    // Many results come between two changes of a round, and the file is long.
    if (entry.kind == kind::Result)
        m_resultsSinceRounds = true;
    else
        m_roundsNoted = true;
}

void ProjectionWriter::remember(Heard heard)
{
    if (!m_heardAll)
        return;
    const Entry &entry = heard.entry;
    const auto others = m_heard.find(entry.subject);
    if (others != m_heard.end()) {
        others->append(std::move(heard));
    } else if (entry.kind != kind::Assigned || m_heard.size() >= MostRemembered) {
        if (!m_finishedMatches.contains(entry.subject))
            m_strangers.insert(entry.subject);
    } else if (!m_strangers.contains(entry.subject) && !m_finishedMatches.contains(entry.subject)) {
        m_heard[QString(entry.subject)].append(std::move(heard));
    }
}

void ProjectionWriter::forget(const Piece &written)
{
    const Piece other{written.file == Piece::File::Match ? Piece::File::Replay : Piece::File::Match,
                      written.matchId};
    if (!written.matchId.isEmpty() && !m_queued.contains(other))
        m_heard.remove(written.matchId);
}

base::Outcome ProjectionWriter::visitMatch(JournalReader &reader, const QString &matchId,
                                           const Visit &visit) const
{
    const auto heard = m_heard.constFind(matchId);
    if (heard == m_heard.cend()) {
        return reader.forEach({.subject = matchId}, [&visit](const Entry &entry) {
            visit(entry, compactJson(entry.body));
        });
    }
    for (const auto &[entry, body] : *heard)
        visit(entry, body);
    return base::Done{};
}

void ProjectionWriter::refresh()
{
    const bool isBusy = !m_work.empty() || !m_noted.empty();
    for (const Piece &piece : m_noted)
        queue(piece);
    m_noted.clear();
    if (m_roundsNoted && (!isBusy || ++m_roundsPutOff >= LongestPutOff))
        queueRounds();
    m_channelLogs.refresh();
}

void ProjectionWriter::queueRounds()
{
    m_roundsNoted = false;
    m_roundsPutOff = 0;
    queue({Piece::File::Rounds});
}

void ProjectionWriter::settle()
{
    refresh();
    if (m_resultsSinceRounds || m_roundsNoted)
        queueRounds();
}

void ProjectionWriter::queue(const Piece &piece)
{
    if (m_queued.contains(piece))
        return;
    m_queued.insert(piece);
    m_work.push_back(piece);
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
    if (written) {
        m_queued.remove(piece);
        forget(piece);
    } else {
        m_work.push_back(piece); // behind the others, which may fare better
    }
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
    case Piece::File::Replay:
        return writeReplay(reader, piece.matchId);
    case Piece::File::Match:
        break;
    }
    return writeMatch(reader, piece.matchId);
}

base::Outcome ProjectionWriter::writeMatch(JournalReader &reader, const QString &matchId)
{
    MatchDocument document(m_folder.leagueId(), matchId);
    const base::Outcome read =
        visitMatch(reader, matchId, [&document](const Entry &entry, const QByteArray &body) {
            document.apply(entry, body);
        });
    if (!read)
        return read;
    return writeAtomically(m_folder.match(matchId), document.toBytes());
}

base::Outcome ProjectionWriter::writeReplay(JournalReader &reader, const QString &matchId)
{
    MatchReplay match(m_replayContext, matchId);
    const base::Outcome read = visitMatch(
        reader, matchId, [&match](const Entry &entry, const QByteArray &) { match.apply(entry); });
    if (!read)
        return read;
    const std::optional<Replay> replay = match.replay();
    if (!replay)
        return base::Done{};
    const int attempt = *replay->header.attempt;
    if (const std::optional<Postmortem> postmortem = postmortemOf(*replay)) {
        const base::Outcome forPeople = writeAtomically(m_folder.postmortemText(matchId, attempt),
                                                        toText(*postmortem).toUtf8());
        if (!forPeople)
            return forPeople;
        const base::Outcome written =
            writeAtomically(m_folder.postmortem(matchId, attempt), toJsonBytes(*postmortem));
        if (!written)
            return written;
    }
    return writeAtomically(m_folder.replay(matchId, attempt), toBytes(*replay));
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
    if (DocumentHeader::seqInFile(m_folder.match(matchId)) != *newest)
        queue({Piece::File::Match, matchId});
    if (!hasReplay(matchId))
        queue({Piece::File::Replay, matchId});
    m_unchecked.pop_front();
    return base::Done{};
}

} // namespace league::store

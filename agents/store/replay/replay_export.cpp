#include "agents/store/replay/replay_export.h"

#include "agents/base/quoting.h"
#include "agents/store/atomic_file.h"
#include "agents/store/channel_facts.h"
#include "agents/store/postmortem/postmortem.h"
#include "agents/store/replay/channel_replay.h"
#include "agents/store/replay/match_replay.h"
#include "agents/store/replay/replay_file.h"

#include <QDir>
#include <QFileInfo>

namespace league::store {

namespace {

struct Page
{
    QString name;
    QByteArray bytes;
};

base::Result<ReplayContext> readContext(JournalReader &reader)
{
    ReplayContext context;
    const base::Outcome read =
        reader.forEach({.kinds = ReplayContext::kinds()},
                       [&context](const Entry &entry) { context.apply(entry); });
    if (!read)
        return read.failure();
    return context;
}

base::Result<std::optional<Replay>> readReplay(JournalReader &reader, const ReplayContext &context,
                                               const QString &matchId)
{
    MatchReplay match(context, matchId);
    const base::Outcome read =
        reader.forEach({.subject = matchId}, [&match](const Entry &entry) { match.apply(entry); });
    if (!read)
        return read.failure();
    return match.replay();
}

QString nameIn(const QString &path)
{
    return QFileInfo(path).fileName();
}

QList<Page> pagesOf(const Replay &replay, Redaction redaction)
{
    const LeagueFolder league({}, {}); // it knows how such files are called
    const QString &match = replay.header.matchId;
    const int attempt = replay.header.attempt.value_or(1);
    const QString name = nameIn(league.replay(match, attempt));
    if (redaction == Redaction::Public)
        return {{name, toBytes(publicReplay(replay))}};
    QList<Page> pages{{name, toBytes(replay)}};
    if (const auto postmortem = postmortemOf(replay)) {
        pages.append({nameIn(league.postmortem(match, attempt)), toJsonBytes(*postmortem)});
        pages.append({nameIn(league.postmortemText(match, attempt)), toText(*postmortem).toUtf8()});
    }
    return pages;
}

} // namespace

base::Result<Replay> readMatchReplay(JournalReader &reader, const QString &matchId)
{
    const base::Result<ReplayContext> context = readContext(reader);
    if (!context)
        return context.failure();
    const auto replay = readReplay(reader, *context, matchId);
    if (!replay)
        return replay.failure();
    if (*replay)
        return **replay;
    return base::Failure{QStringLiteral("There is no replay of %1: it has no result yet, or its "
                                        "referee told nothing but the result.")
                             .arg(base::quotable(matchId))};
}

base::Outcome forEachReplay(JournalReader &reader, Redaction redaction, const ReplayVisit &visit)
{
    const base::Result<ReplayContext> context = readContext(reader);
    if (!context)
        return context.failure();
    QStringList matches;
    const base::Outcome read =
        reader.forEach({.kinds = {kind::Result}}, [&matches](const Entry &entry) {
            if (!matches.contains(entry.subject))
                matches.append(entry.subject);
        });
    if (!read)
        return read;
    for (const QString &match : std::as_const(matches)) {
        const auto replay = readReplay(reader, *context, match);
        if (!replay)
            return replay.failure();
        if (!*replay)
            continue;
        for (const Page &page : pagesOf(**replay, redaction)) {
            if (const base::Outcome taken = visit(page.name, page.bytes); !taken)
                return taken;
        }
    }
    return base::Done{};
}

base::Result<QStringList> exportReplays(const LeagueFolder &league, Redaction redaction,
                                        const QString &folder)
{
    const auto reader = JournalReader::open(league.journal());
    if (!reader)
        return reader.failure();
    if (const base::Outcome made = makeFolder(folder); !made)
        return made.failure();
    QStringList written;
    const base::Outcome done =
        forEachReplay(**reader, redaction, [&](const QString &name, const QByteArray &bytes) {
            written.append(QDir(folder).filePath(name));
            return writeAtomically(written.constLast(), bytes, Persistence::Synced);
        });
    if (!done)
        return done.failure();
    if (written.isEmpty()) {
        return base::Failure{QStringLiteral("The league %1 has no replays: no match is over, or "
                                            "its referees told nothing but results.")
                                 .arg(league.leagueId())};
    }
    return written;
}

base::Outcome exportChannelReplay(const LeagueFolder &league, const base::ChannelId &channel,
                                  Redaction redaction, const QString &path)
{
    const auto reader = JournalReader::open(league.journal());
    if (!reader)
        return reader.failure();
    ChannelReplay fold(league.leagueId());
    const base::Outcome read =
        (*reader)->forEach({.subject = channelSubject(channel), .kinds = {kind::ChannelEvent}},
                           [&fold](const Entry &entry) {
                               if (const auto event = channelEventIn(entry); event && *event)
                                   fold.add(**event);
                           });
    if (!read)
        return read;
    const std::optional<Replay> replay = fold.replay();
    if (!replay) {
        return base::Failure{QStringLiteral("There is no channel \"%1\" in %2.")
                                 .arg(base::quotable(channel.text()), league.journal())};
    }
    return writeAtomically(
        path, toBytes(redaction == Redaction::Public ? publicReplay(*replay) : *replay),
        Persistence::Synced);
}

} // namespace league::store

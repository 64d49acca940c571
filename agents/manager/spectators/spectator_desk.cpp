#include "agents/manager/spectators/spectator_desk.h"

#include "agents/base/json/json_document.h"
#include "agents/base/logging.h"
#include "agents/manager/result_judge.h"
#include "agents/protocol/message.h"

#include <QUrlQuery>

#include <algorithm>

namespace league::manager {

using transport::WireReply;
using transport::WireRequest;

namespace {

constexpr qint64 FreshForMs = 250; // how long what was read is new enough
constexpr qint64 EntriesInSlice = 4'000; // some milliseconds of reading
constexpr qsizetype MostWaiting = 500;
// From one address: a school behind one router, each with a question or two a second.
constexpr int Burst = 1'000;
constexpr int PerSecond = 600;

const QByteArray MatchFolder = QByteArrayLiteral("/api/matches/");
const QByteArray PlainText = QByteArrayLiteral("text/plain; charset=utf-8");

// The part of the path that names a match.
QString matchIn(const QByteArray &path)
{
    return QUrl::fromPercentEncoding(path.sliced(MatchFolder.size()));
}

int roundIn(const WireRequest &request, int otherwise)
{
    const QUrlQuery query(QString::fromLatin1(request.query));
    const QString round = query.queryItemValue(QStringLiteral("round"));
    return round.isEmpty() ? otherwise : round.toInt();
}

} // namespace

SpectatorDesk::SpectatorDesk(const LeagueOptions &options, transport::RpcServer &server,
                             store::Journal &journal, base::Clock &clock, NewTable newTable)
    : m_options(options),
      m_journal(journal),
      m_clock(clock),
      m_newTable(std::move(newTable)),
      m_limit(Burst, PerSecond, clock),
      m_page{options.page.html, "text/html; charset=utf-8", options.page.headers}
{
    const auto asked = [this](const WireRequest &request, const WireReply &reply) {
        ask(request, reply);
    };
    for (const QByteArray &path : {QByteArray("/api/league"), QByteArray("/api/standings"),
                                   QByteArray("/api/matches"), MatchFolder})
        server.route(path, asked);
    if (!options.page.html.isEmpty()) {
        server.route("/", [this](const WireRequest &request, const WireReply &reply) {
            showPage(request, reply);
        });
    }
}

SpectatorDesk::~SpectatorDesk() = default;

bool SpectatorDesk::admits(const WireRequest &request, const WireReply &reply)
{
    if (!m_options.spectators) {
        reply.send(403,
                   "Nobody may watch this league: its operator has turned spectators off. "
                   "Ask whoever runs it.\n",
                   PlainText);
        return false;
    }
    const std::chrono::milliseconds wait = m_limit.take(request.peer);
    if (wait.count() == 0)
        return true;
    reply.send(429, "Too many questions came from this address. Ask again in a second.\n",
               PlainText, {{"Retry-After", "1"}});
    return false;
}

void SpectatorDesk::showPage(const WireRequest &request, const WireReply &reply)
{
    if (admits(request, reply))
        m_page.send(request, reply);
}

void SpectatorDesk::ask(const WireRequest &request, const WireReply &reply)
{
    if (!admits(request, reply))
        return;
    if (m_waiting.isEmpty() && m_readAtMs >= 0 && m_clock.steadyMs() - m_readAtMs < FreshForMs)
        return answer({request, reply});
    if (m_waiting.size() >= MostWaiting) {
        return reply.send(503, "The league is being read for others. Ask again in a second.\n",
                          PlainText, {{"Retry-After", "1"}});
    }
    m_waiting.append({request, reply});
    if (m_waiting.size() == 1) {
        m_readGoal = m_journal.durableSeq();
        readOn();
    }
}

void SpectatorDesk::readOn()
{
    if (const base::Outcome read = readSlice(); !read) {
        qCWarning(base::managerLog).noquote() << "Spectators: " + read.failure().sentence;
        for (const Question &each : std::exchange(m_waiting, {}))
            each.reply.send(500, "The league cannot be read now; its log says why.\n", PlainText);
        return;
    }
    if (m_readUpto < m_readGoal) { // the league must not wait for its spectators
        m_nextSlice = m_clock.after(std::chrono::milliseconds(0), [this] { readOn(); });
        return;
    }
    m_readAtMs = m_clock.steadyMs();
    for (const Question &each : std::exchange(m_waiting, {}))
        answer(each);
}

base::Outcome SpectatorDesk::readSlice()
{
    if (!m_reader) {
        base::Result<std::unique_ptr<store::JournalReader>> opened =
            store::JournalReader::open(m_journal.path());
        if (!opened)
            return opened.failure();
        m_reader = std::move(*opened);
    }
    const qint64 before = m_readUpto;
    const qint64 upto = std::min(m_readGoal, before + EntriesInSlice);
    const base::Outcome read = m_reader->forEach(
        {.afterSeq = m_readUpto, .untilSeq = upto, .kinds = store::PublicLeague::kinds()},
        [this](const store::Entry &entry) { take(entry); });
    if (m_readUpto != before || upto != before)
        m_documents.clear();
    if (read)
        m_readUpto = upto;
    return read;
}

void SpectatorDesk::take(const store::Entry &entry)
{
    m_readUpto = entry.seq; // when the disk fails behind it, nothing is counted twice
    m_league.take(entry);
    if (entry.kind == store::ScheduledFact::Kind && !m_table)
        m_table = m_newTable();
    if (entry.kind != store::ResultFact::Kind || !m_table)
        return;
    if (const auto result = protocol::read<store::ResultFact>(entry.body))
        (void)m_table->count(scoreOf(base::MatchId(entry.subject), *result));
}

protocol::SpectatorLeague SpectatorDesk::league() const
{
    return m_league.league(m_table ? m_table->rows() : QList<protocol::StandingRow>());
}

void SpectatorDesk::answer(const Question &question)
{
    const Document found = document(question.request);
    if (found.status != 200)
        return question.reply.send(found.status, found.bytes, PlainText);
    TaggedAnswer{found.bytes, transport::JsonContentType, {}, found.tag}.send(question.request,
                                                                              question.reply);
}

SpectatorDesk::Document SpectatorDesk::document(const WireRequest &request)
{
    // Written in one way only, and kept only of what there is: so there are never more of them than
    // matches and rounds, whatever strangers ask for.
    QString key = QString::fromLatin1(request.path);
    if (request.path.startsWith(MatchFolder))
        key = QString::fromLatin1(MatchFolder) + matchIn(request.path);
    else if (request.path == "/api/matches")
        key += u'?' + QString::number(roundIn(request, firstRound()));
    const auto known = m_documents.constFind(key);
    if (known != m_documents.cend())
        return *known;
    Document made = written(request);
    if (made.status != 200)
        return made;
    made.tag = TaggedAnswer::tagOf(made.bytes);
    return *m_documents.insert(key, made);
}

int SpectatorDesk::firstRound() const
{
    return std::max(1, m_league.currentRound());
}

SpectatorDesk::Document SpectatorDesk::written(const WireRequest &request) const
{
    const auto json = [](const auto &page) {
        return Document{.bytes =
                            JsonDocument(protocol::payloadOf(page)).toJson(JsonDocument::Compact)};
    };
    if (request.path == "/api/league")
        return json(league());
    if (request.path == "/api/standings") {
        const protocol::SpectatorLeague all = league();
        return json(protocol::SpectatorStandings{all.leagueId, all.standings});
    }
    if (request.path.startsWith(MatchFolder)) {
        if (const auto match = m_league.match(matchIn(request.path)))
            return json(*match);
        return {404, "There is no match of that name. /api/matches lists those of a round.\n", {}};
    }
    const int round = roundIn(request, firstRound());
    if (const auto matches = m_league.matches(round))
        return json(*matches);
    return {404, "There is no such round yet. /api/league lists those that are drawn.\n", {}};
}

} // namespace league::manager

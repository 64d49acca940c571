#include "tests/golden/spring_cup.h"

#include "agents/protocol/control_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/registration_messages.h"
#include "agents/store/export_json.h"
#include "agents/store/journal.h"
#include "tests/support/event_wait.h"
#include "tests/support/player_script.h"

#include <QRegularExpression>

namespace league::test {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

constexpr qint64 Start = 1'747'650'900'000; // 2025-05-19T10:35:00Z
constexpr quint64 Seed = 2'047;
constexpr quint16 FirstPlayerPort = 8101;
// A classroom's network; in the program any address will do.
const QHostAddress Computer(QStringLiteral("192.168.1.20"));

// How players of a kind take their time, in milliseconds.
struct Habits
{
    QLatin1String strategy;
    int arrives; // after an invitation, at least
    int thinks; // before it chooses, at least
    int varies; // by as much again
};

constexpr Habits AllHabits[] = {
    {QLatin1String("adaptive"), 9, 240, 600},   {QLatin1String("llm"), 84, 5'200, 13'000},
    {QLatin1String("human"), 31, 3'100, 9'000}, {QLatin1String("random"), 6, 7, 5},
    {QLatin1String("pattern"), 8, 60, 90},      {QLatin1String("script"), 22, 130, 700},
};

const Habits &habitsOf(const QString &strategy)
{
    for (const Habits &habits : AllHabits) {
        if (strategy == habits.strategy)
            return habits;
    }
    qFatal("Nobody plays by the strategy %s.", qPrintable(strategy));
}

// What does not go by habit.
struct Event
{
    const char *match;
    const char *player;
    int silentInvitations; // that it does not answer
    int silentCalls; // likewise
    int nonsense; // calls that it answers with a word that is no choice
    int thinks; // milliseconds; 0: as usual
    const char *choice; // nullptr: by chance
};

constexpr Event Events[] = {
    {"R2M4", "Gauss", 0, 0, 1, 0, nullptr}, // "seven"
    {"R3M2", "Curie", 0, 1, 0, 2'600, nullptr}, // too late, and then in time
    {"R3M4", "Fermi", 0, 99, 0, 0, nullptr}, // never
    // The round that the dashboard's picture shows, each match at another stage.
    {"R5M2", "Hopper", 0, 0, 0, 6'200, nullptr},
    {"R5M2", "Curie", 0, 0, 0, 24'000, nullptr},
    {"R5M3", "Turing", 2, 0, 0, 0, nullptr},
    {"R5M4", "Gauss", 0, 0, 0, 8'500, nullptr},
};

const Event *eventOf(const QString &match, const QString &player)
{
    for (const Event &event : Events) {
        if (match == QLatin1String(event.match) && player == QLatin1String(event.player))
            return &event;
    }
    return nullptr;
}

// Conversations have a random end; here each gets the number of its first message.
QByteArray withNumberedConversations(const QByteArray &record)
{
    static const QRegularExpression pattern(
        QStringLiteral("(\"conversation_id\":\"[^\"]+-)([0-9a-f]{12})\""));
    const QString text = QString::fromUtf8(record);
    QHash<QString, QString> numbers;
    QString numbered;
    qsizetype at = 0;
    for (auto found = pattern.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch each = found.next();
        QString &number = numbers[each.captured(2)];
        if (number.isEmpty())
            number = QStringLiteral("%1").arg(numbers.size(), 12, 16, QLatin1Char('0'));
        numbered += text.mid(at, each.capturedStart(2) - at) + number;
        at = each.capturedEnd(2);
    }
    return (numbered + text.mid(at)).toUtf8();
}

} // namespace

struct SpringCup::Player
{
    Player(transport::Wire &wire, base::Clock &clock, quint16 port)
        : agent(wire, clock, Computer, port)
    {
    }

    [[nodiscard]] protocol::Envelope answering(const JsonObject &call, qint64 nowMs) const
    {
        return protocol::answering(*protocol::readEnvelope(call), agent.sender, nowMs, agent.token);
    }

    ScriptedAgent agent;
    QString strategy;
    QHash<QString, int> invitations; // by match, so far
    QHash<QString, int> calls;
};

SpringCup::SpringCup()
    : m_clock(Start),
      m_direct(m_hub, m_clock),
      m_wire(m_direct, m_clock),
      m_pace(m_clock, Seed, base::Speed::Normal)
{
    auto journal = store::Journal::open(m_folder.filePath(QStringLiteral("journal.db")),
                                        {.clock = &m_clock, .limits = {.onlyOnFlush = true}});
    if (!journal)
        qFatal("%s", qPrintable(journal.failure().sentence));
    m_journal = std::move(*journal);
    openManager();
    addReferee(QStringLiteral("Referee Alpha"), 8001);
    addReferee(QStringLiteral("Referee Beta"), 8002);
    addPlayer(QStringLiteral("Ada"), QStringLiteral("adaptive"));
    addPlayer(QStringLiteral("Curie"), QStringLiteral("llm"));
    addPlayer(QStringLiteral("Hopper"), QStringLiteral("human"));
    addPlayer(QStringLiteral("Turing"), QStringLiteral("llm"));
    addPlayer(QStringLiteral("Boole"), QStringLiteral("random"));
    addPlayer(QStringLiteral("Euler"), QStringLiteral("pattern"));
    addPlayer(QStringLiteral("Gauss"), QStringLiteral("script"));
    addPlayer(QStringLiteral("Fermi"), QStringLiteral("script"));
}

SpringCup::~SpringCup() = default;

void SpringCup::openManager()
{
    manager::LeagueOptions options;
    options.leagueId = base::LeagueId(QStringLiteral("spring-cup-2025-05-19"));
    options.name = QStringLiteral("Spring Cup");
    options.secret = QStringLiteral("spring cup");
    options.address = Computer;
    options.hosts = {Computer.toString()};
    options.version = QStringLiteral("1.0.0");
    options.operatorToken = QStringLiteral("op_spring_cup");
    options.rules.drawSource = tournament::DrawSource::Seeded;
    options.rules.withdrawAfter = 9; // who is silent once stays in the league
    options.door.allowAnyEndpoint = true; // on this wire everybody calls from the loopback
    m_manager = std::make_unique<manager::LeagueManager>(options, m_wire, m_clock, *m_journal);
    QObject::connect(m_manager.get(), &manager::LeagueManager::settled,
                     [this] { m_isSettled = true; });
    if (const base::Outcome open = m_manager->open(); !open)
        qFatal("%s", qPrintable(open.failure().sentence));
    settle();
}

void SpringCup::addReferee(const QString &name, quint16 port)
{
    referee::RefereeOptions options;
    options.displayName = name;
    options.version = QStringLiteral("1.0.0");
    options.manager = m_manager->endpoint();
    options.address = Computer;
    options.hosts = {Computer.toString()};
    options.port = port;
    options.gameTypes = {QStringLiteral("even_odd")};
    options.maxConcurrentMatches = 2;
    options.pace = &m_pace;
    auto &agent = m_referees.emplace_back(std::make_unique<referee::RefereeAgent>(
        options, m_wire, m_clock, referee::Shelf{.commitments = m_journal.get()}));
    if (const base::Outcome started = agent->start(); !started)
        qFatal("%s", qPrintable(started.failure().sentence));
    pass(1'400ms);
}

void SpringCup::addPlayer(const QString &name, const QString &strategy)
{
    const auto port = static_cast<quint16>(FirstPlayerPort + m_players.size());
    Player &player = m_players.emplace_back(m_wire, m_clock, port);
    player.strategy = strategy;
    player.agent.displayName = name;
    player.agent.on(Invitation, [this, &player](const JsonObject &call, const auto &respond) {
        invited(player, call, respond);
    });
    player.agent.on(Choice, [this, &player](const JsonObject &call, const auto &respond) {
        asked(player, call, respond);
    });
    protocol::LeagueRegisterRequest request;
    request.meta = {
        .displayName = name,
        .version = QStringLiteral("1.0.0"),
        .gameTypes = {QStringLiteral("even_odd")},
        .contactEndpoint = player.agent.endpoint().toString(),
        .capabilities = {protocol::SpeaksLeagueV2, protocol::strategyCapability(strategy)}};
    const protocol::Envelope envelope{.sender = QStringLiteral("player:newcomer"),
                                      .timestampMs = m_clock.utcMs(),
                                      .conversationId = QStringLiteral("conv-register-") + name};
    JsonObject answer;
    const transport::RpcCall call = player.agent.client().call(
        m_manager->endpoint(), protocol::LeagueRegisterRequest::Method,
        protocol::write(envelope, request), {},
        [&answer](const transport::RpcOutcome &outcome) { answer = outcome.result.toObject(); });
    pass(2'300ms);
    const auto response = readOrDie<protocol::LeagueRegisterResponse>(answer);
    player.agent.id = response.playerId.text();
    player.agent.sender = QStringLiteral("player:") + player.agent.id;
    player.agent.token = response.authToken;
}

base::RandomStream SpringCup::chance(const Player &player, const QString &match, QStringView what)
{
    return {Seed, player.agent.displayName + u'/' + match + u'/' + what.toString()};
}

void SpringCup::invited(Player &player, const JsonObject &call,
                        const transport::RpcResponder &respond)
{
    const auto invitation = readOrDie<protocol::GameInvitation>(call);
    const QString match = invitation.matchId.text();
    const Event *event = eventOf(match, player.agent.displayName);
    if (event && ++player.invitations[match] <= event->silentInvitations)
        return m_unanswered.append(respond);
    const Habits &habits = habitsOf(player.strategy);
    base::RandomStream luck = chance(player, match, u"arrives");
    const milliseconds after(habits.arrives + static_cast<int>(luck.uniform(40)));
    protocol::GameJoinAck ack;
    ack.matchId = invitation.matchId;
    ack.attempt = invitation.attempt;
    ack.playerId = base::PlayerId(player.agent.id);
    ack.arrivalTimestamp = {m_clock.utcMs() + after.count()};
    ack.accept = true;
    ack.entropy = QString::number(luck.next(), 16);
    answerAfter(after, respond,
                protocol::write(player.answering(call, m_clock.utcMs() + after.count()), ack));
}

void SpringCup::asked(Player &player, const JsonObject &call,
                      const transport::RpcResponder &respond)
{
    const auto question = readOrDie<protocol::ChooseParityCall>(call);
    const QString match = question.matchId.text();
    const Event *event = eventOf(match, player.agent.displayName);
    const int number = ++player.calls[match];
    if (event && number <= event->silentCalls)
        return m_unanswered.append(respond);
    const Habits &habits = habitsOf(player.strategy);
    base::RandomStream luck = chance(player, match, u"thinks");
    milliseconds after(habits.thinks
                       + static_cast<int>(luck.uniform(static_cast<quint64>(habits.varies))));
    if (event && event->thinks > 0)
        after = milliseconds(event->thinks);
    protocol::ChooseParityResponse response;
    response.matchId = question.matchId;
    response.attempt = question.attempt;
    response.playerId = base::PlayerId(player.agent.id);
    response.parityChoice = luck.uniform(2) == 0 ? QStringLiteral("even") : QStringLiteral("odd");
    if (event && event->choice)
        response.parityChoice = QLatin1String(event->choice);
    if (event && number <= event->nonsense)
        response.parityChoice = QStringLiteral("seven");
    answerAfter(after, respond,
                protocol::write(player.answering(call, m_clock.utcMs() + after.count()), response));
}

void SpringCup::answerAfter(milliseconds span, const transport::RpcResponder &respond,
                            const JsonObject &answer)
{
    m_answers.push_back(m_clock.after(span, [respond, answer] { respond.result(answer); }));
}

void SpringCup::pass(milliseconds span)
{
    settle();
    for (; span > 0ms; span -= 1ms) {
        m_clock.advance(1ms);
        settle();
    }
}

void SpringCup::settle() const
{
    bool isBusy = true;
    while (isBusy) {
        isBusy = workOff();
        if (!isBusy) {
            m_journal->flush();
            isBusy = workOff();
        }
    }
}

base::Result<QByteArray> SpringCup::record()
{
    pass(20s);
    if (const base::Outcome started = m_manager->startLeague(); !started)
        return started.failure();
    settle();
    while (!m_isSettled) {
        if (!m_clock.advanceToNextAlarm())
            return base::Failure{QStringLiteral("The league stands still and is not over.")};
        settle();
    }
    auto reader = store::JournalReader::open(m_journal->path());
    if (!reader)
        return reader.failure();
    const base::Result<store::LeagueRecord> record = store::readRecord(**reader);
    if (!record)
        return record.failure();
    const base::Result<QByteArray> document = store::leagueJson(**reader, *record);
    if (!document)
        return document.failure();
    return withNumberedConversations(*document);
}

} // namespace league::test

#include "agents/manager/registration_desk.h"

#include "agents/base/token.h"
#include "agents/protocol/context_words.h"
#include "agents/protocol/dialect/call_form.h"
#include "agents/store/channel_facts.h"
#include "agents/store/league_facts.h"

namespace league::manager {

namespace {

// What it can at a table, and how much it wants to be told there.
QStringList capabilitiesIn(const auto &meta)
{
    QStringList capabilities;
    for (const QString &capability : meta.capabilities) {
        if (protocol::isTableCapability(capability))
            capabilities.append(capability);
    }
    if constexpr (requires { meta.context; }) {
        if (meta.context == protocol::DeltaContext)
            capabilities.append(protocol::DeltaContext);
    }
    return capabilities;
}

template<class Record, class Meta>
Record recordOf(const Meta &meta, const QString &id, const QString &token)
{
    Record record;
    record.id = decltype(record.id)(id);
    record.displayName = meta.displayName;
    record.version = meta.version;
    record.gameTypes = meta.gameTypes;
    record.endpoint = QUrl(meta.contactEndpoint);
    record.tokenSha256 = base::tokenFingerprint(token);
    if (meta.capabilities.contains(protocol::SpeaksLeagueV2))
        record.dialect = protocol::wireWord(protocol::CallForm::Canonical);
    record.strategy = protocol::strategyIn(meta.capabilities);
    record.capabilities = capabilitiesIn(meta);
    return record;
}

store::RegisteredFact factOf(const auto &record, const QString &role)
{
    store::RegisteredFact fact;
    fact.role = role;
    fact.id = record.id.text();
    fact.displayName = record.displayName;
    fact.version = record.version;
    fact.gameTypes = record.gameTypes;
    fact.contactEndpoint = record.endpoint.toString();
    fact.tokenSha256 = record.tokenSha256;
    fact.dialect = record.dialect;
    fact.strategy = record.strategy;
    fact.capabilities = record.capabilities;
    return fact;
}

QString diskTrouble(const base::Failure &failure)
{
    return QStringLiteral("The league cannot write to its disk at the moment: %1")
        .arg(failure.sentence);
}

const QString RefereePrefix = QStringLiteral("REF");
const QString PlayerPrefix = QStringLiteral("P");
const QString AgentPrefix = QStringLiteral("A");

// An answer to somebody who plays in the league names it.
template<class Response>
void nameLeague(Response &response, const base::LeagueId &league)
{
    if constexpr (requires { response.leagueId; })
        response.leagueId = league;
}

} // namespace

QString RegistrationDesk::Numbering::next()
{
    return prefix + QString::number(++last).rightJustified(2, QLatin1Char('0'));
}

RegistrationDesk::RegistrationDesk(AgentBook &book, LeagueRecord &record, QString gameType)
    : m_book(book), m_record(record), m_gameType(std::move(gameType))
{
}

void RegistrationDesk::resumeNumbering()
{
    const auto highest = [](const auto &records, qsizetype prefix) {
        int number = 0;
        for (const auto &record : records)
            number = std::max(number, record.id.text().sliced(prefix).toInt());
        return number;
    };
    m_referees = highest(m_book.referees(), RefereePrefix.size());
    m_players = highest(m_book.players(), PlayerPrefix.size());
    m_agents = highest(m_book.channelAgents(), AgentPrefix.size());
}

void RegistrationDesk::registerReferee(
    const protocol::RefereeRegisterRequest &request,
    const std::function<void(protocol::RefereeRegisterResponse)> &answer)
{
    using Response = protocol::RefereeRegisterResponse;
    const QUrl endpoint(request.meta.contactEndpoint);
    if (m_refereesUnderWay.contains(endpoint))
        return afterTheOthers([=, this] { registerReferee(request, answer); });
    if (const RefereeRecord *known = m_book.refereeAt(endpoint))
        return welcomeBack(*known, &Response::refereeId, answer);
    Response response;
    std::optional<RefereeRecord> referee = admit<RefereeRecord>(
        request.meta, Numbering{RefereePrefix, m_referees}, response, &Response::refereeId);
    if (!referee)
        return answer(response);
    referee->maxConcurrentMatches = request.meta.maxConcurrentMatches;
    referee->isBuiltIn = m_lateReferees.contains(endpoint);
    keepAndAnswer(*referee, response, answer);
}

void RegistrationDesk::registerPlayer(
    const protocol::LeagueRegisterRequest &request,
    const std::function<void(protocol::LeagueRegisterResponse)> &answer)
{
    using Response = protocol::LeagueRegisterResponse;
    const QUrl endpoint(request.meta.contactEndpoint);
    if (m_playersUnderWay.contains(endpoint))
        return afterTheOthers([=, this] { registerPlayer(request, answer); });
    Response response;
    if (const PlayerRecord *known = m_book.playerAt(endpoint)) {
        if (!known->isWithdrawn) {
            // Another program may have taken its place, which has never heard what it was told.
            const base::PlayerId id = known->id;
            if (m_book.setCapabilities(id, capabilitiesIn(request.meta)))
                (void)write(*m_book.player(id));
            return welcomeBack(*m_book.player(id), &Response::playerId, answer);
        }
        response.leagueId = m_record.league();
        response.reason = QStringLiteral("%1 was withdrawn from the league and cannot come back.")
                              .arg(known->id.text());
        return answer(response);
    }
    const std::optional<PlayerRecord> player = admit<PlayerRecord>(
        request.meta, Numbering{PlayerPrefix, m_players}, response, &Response::playerId);
    if (!player)
        return answer(response);
    keepAndAnswer(*player, response, answer);
}

void RegistrationDesk::registerAgent(
    const protocol::AgentRegisterRequest &request,
    const std::function<void(protocol::AgentRegisterResponse)> &answer)
{
    using Response = protocol::AgentRegisterResponse;
    const QUrl endpoint(request.meta.contactEndpoint);
    if (!endpoint.isEmpty() && m_agentsUnderWay.contains(endpoint))
        return afterTheOthers([=, this] { registerAgent(request, answer); });
    if (const ChannelAgentRecord *known = m_book.channelAgentAt(endpoint))
        return welcomeBack(*known, &Response::agentId, answer);
    Response response;
    std::optional<ChannelAgentRecord> agent = admit<ChannelAgentRecord>(
        request.meta, Numbering{AgentPrefix, m_agents}, response, &Response::agentId);
    if (!agent)
        return answer(response);
    agent->maxConcurrentTurns = request.meta.maxConcurrentTurns.value_or(1);
    keepAndAnswer(*agent, response, answer);
}

template<class Record, class Meta, class Response, class AgentId>
std::optional<Record> RegistrationDesk::admit(const Meta &meta, Numbering numbering,
                                              Response &response, AgentId Response::*id) const
{
    nameLeague(response, m_record.league());
    response.reason = objectionTo<Record>(meta.contactEndpoint, meta.gameTypes);
    if (!response.reason.isEmpty())
        return std::nullopt;
    response.status = protocol::RegistrationStatus::Accepted;
    response.*id = AgentId(numbering.next());
    response.authToken = base::newToken(u"tok");
    return recordOf<Record>(meta, (response.*id).text(), response.authToken);
}

template<class Response, class Record, class AgentId>
void RegistrationDesk::welcomeBack(const Record &known, AgentId Response::*id,
                                   const std::function<void(Response)> &answer)
{
    Response response;
    nameLeague(response, m_record.league());
    response.status = protocol::RegistrationStatus::Accepted;
    response.*id = known.id;
    response.authToken = m_tokens.value(known.id.text());
    Record record = known; // the book may move while the disk works
    if (!response.authToken.isEmpty()) {
        answer(response);
        return announceReturn(record);
    }
    response.authToken = base::newToken(u"tok");
    record.tokenSha256 = base::tokenFingerprint(response.authToken);
    underWay(record).insert(record.endpoint);
    m_record.journal().whenDurable(write(record), this, [=, this](const base::Outcome &kept) {
        underWay(record).remove(record.endpoint);
        if (!kept) {
            Response rejection;
            rejection.reason = diskTrouble(kept.failure());
            return answer(rejection);
        }
        m_tokens.insert(record.id.text(), response.authToken);
        m_book.renewToken(record.id, record.tokenSha256);
        answer(response);
        announceReturn(record);
    });
}

template<class Response, class Record>
void RegistrationDesk::keepAndAnswer(const Record &record, Response response,
                                     const std::function<void(Response)> &answer)
{
    underWay(record).insert(record.endpoint);
    m_record.journal().whenDurable(write(record), this, [=, this](const base::Outcome &kept) {
        Response rejection;
        // It may have closed meanwhile.
        rejection.reason = kept ? objectionTo<Record>(record.endpoint.toString(), record.gameTypes)
                                : diskTrouble(kept.failure());
        underWay(record).remove(record.endpoint);
        if (!rejection.reason.isEmpty())
            return answer(rejection);
        m_tokens.insert(record.id.text(), response.authToken);
        m_book.add(record);
        answer(response);
        announce(record);
    });
}

qint64 RegistrationDesk::write(const RefereeRecord &referee)
{
    store::RegisteredFact fact = factOf(referee, QStringLiteral("referee"));
    fact.maxConcurrentMatches = referee.maxConcurrentMatches;
    fact.builtIn = referee.isBuiltIn;
    return m_record.write(fact, fact.id, store::Urgency::Prompt);
}

qint64 RegistrationDesk::write(const PlayerRecord &player)
{
    const store::RegisteredFact fact = factOf(player, QStringLiteral("player"));
    return m_record.write(fact, fact.id, store::Urgency::Prompt);
}

qint64 RegistrationDesk::write(const ChannelAgentRecord &agent)
{
    const store::ChannelAgentFact fact{agent.id,
                                       agent.displayName,
                                       agent.version,
                                       agent.endpoint.toString(),
                                       agent.maxConcurrentTurns,
                                       agent.tokenSha256};
    return m_record.write(fact, fact.id.text(), store::Urgency::Prompt);
}

void RegistrationDesk::afterTheOthers(const std::function<void()> &tryAgain)
{
    m_record.journal().whenDurable(m_record.journal().lastSeq(), this,
                                   [tryAgain](const base::Outcome &) { tryAgain(); });
}

void RegistrationDesk::announce(const RefereeRecord &referee)
{
    Q_EMIT refereeRegistered(referee.id);
}

void RegistrationDesk::announce(const PlayerRecord &player)
{
    Q_EMIT playerRegistered(player.id);
}

void RegistrationDesk::announce(const ChannelAgentRecord &agent)
{
    Q_EMIT agentRegistered(agent.id);
}

void RegistrationDesk::announceReturn(const RefereeRecord &referee)
{
    Q_EMIT refereeReturned(referee.id);
}

void RegistrationDesk::announceReturn(const PlayerRecord &player)
{
    Q_EMIT playerReturned(player.id);
}

void RegistrationDesk::announceReturn(const ChannelAgentRecord &agent)
{
    Q_EMIT agentReturned(agent.id);
}

template<class Record>
QString RegistrationDesk::objectionTo(const QString &endpoint, const QStringList &gameTypes) const
{
    if constexpr (std::is_same_v<Record, ChannelAgentRecord>)
        return {}; // channels need no league
    const bool isLateReferee =
        std::is_same_v<Record, RefereeRecord> && m_lateReferees.contains(QUrl(endpoint));
    if (!m_open && !isLateReferee)
        return QStringLiteral("Registration is closed: the league has started.");
    if (!gameTypes.contains(m_gameType)) {
        return QStringLiteral("This league plays %1; the agent offers %2.")
            .arg(m_gameType, gameTypes.join(QStringLiteral(", ")));
    }
    return {};
}

} // namespace league::manager

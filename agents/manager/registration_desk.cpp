#include "agents/manager/registration_desk.h"

#include "agents/base/token.h"
#include "agents/store/league_facts.h"

namespace league::manager {

namespace {

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
    return record;
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

void RegistrationDesk::registerReferee(
    const protocol::RefereeRegisterRequest &request,
    std::function<void(protocol::RefereeRegisterResponse)> answer)
{
    const QUrl endpoint(request.meta.contactEndpoint);
    if (m_refereesUnderWay.contains(endpoint))
        return afterTheOthers([=, this] { registerReferee(request, answer); });
    protocol::RefereeRegisterResponse response;
    std::optional<RefereeRecord> referee = admit(
        request.meta, m_book.refereeAt(endpoint), Numbering{QStringLiteral("REF"), m_referees},
        response, &protocol::RefereeRegisterResponse::refereeId);
    if (!referee)
        return answer(response);
    referee->maxConcurrentMatches = request.meta.maxConcurrentMatches;
    m_refereesUnderWay.insert(endpoint);
    keepAndAnswer(*referee, referee->maxConcurrentMatches, response, answer);
}

void RegistrationDesk::registerPlayer(const protocol::LeagueRegisterRequest &request,
                                      std::function<void(protocol::LeagueRegisterResponse)> answer)
{
    const QUrl endpoint(request.meta.contactEndpoint);
    if (m_playersUnderWay.contains(endpoint))
        return afterTheOthers([=, this] { registerPlayer(request, answer); });
    protocol::LeagueRegisterResponse response;
    const std::optional<PlayerRecord> player =
        admit(request.meta, m_book.playerAt(endpoint), Numbering{QStringLiteral("P"), m_players},
              response, &protocol::LeagueRegisterResponse::playerId);
    if (!player)
        return answer(response);
    m_playersUnderWay.insert(endpoint);
    keepAndAnswer(*player, 0, response, answer);
}

template<class Meta, class Record, class Response, class AgentId>
std::optional<Record> RegistrationDesk::admit(const Meta &meta, const Record *known,
                                              Numbering numbering, Response &response,
                                              AgentId Response::*id) const
{
    response.leagueId = m_record.league();
    if (known) {
        response.status = protocol::RegistrationStatus::Accepted;
        response.*id = known->id;
        response.authToken = m_tokens.value(known->id.text());
        return std::nullopt;
    }
    response.reason = objectionTo(meta.gameTypes);
    if (!response.reason.isEmpty())
        return std::nullopt;
    response.status = protocol::RegistrationStatus::Accepted;
    response.*id = AgentId(numbering.next());
    response.authToken = base::newToken(u"tok");
    return recordOf<Record>(meta, (response.*id).text(), response.authToken);
}

template<class Response, class Record>
void RegistrationDesk::keepAndAnswer(const Record &record, int capacity, Response response,
                                     const std::function<void(Response)> &answer)
{
    store::RegisteredFact fact;
    fact.role = std::is_same_v<Record, RefereeRecord> ? QStringLiteral("referee")
                                                      : QStringLiteral("player");
    fact.id = record.id.text();
    fact.displayName = record.displayName;
    fact.version = record.version;
    fact.gameTypes = record.gameTypes;
    fact.contactEndpoint = record.endpoint.toString();
    fact.maxConcurrentMatches = capacity;
    fact.tokenSha256 = record.tokenSha256;
    const qint64 seq = m_record.write(fact, fact.id, store::Urgency::Prompt);
    m_record.journal().whenDurable(seq, this, [=, this](const base::Outcome &kept) {
        Response rejection;
        rejection.reason = kept ? objectionTo(record.gameTypes) // it may have closed meanwhile
                                : QStringLiteral("The league cannot write to its disk at the "
                                                 "moment: %1")
                                      .arg(kept.failure().sentence);
        takeOffTheWay(record);
        if (!rejection.reason.isEmpty())
            return answer(rejection);
        m_tokens.insert(record.id.text(), response.authToken);
        m_book.add(record);
        answer(response);
        announce(record);
    });
}

void RegistrationDesk::afterTheOthers(const std::function<void()> &tryAgain)
{
    m_record.journal().whenDurable(m_record.journal().lastSeq(), this,
                                   [tryAgain](const base::Outcome &) { tryAgain(); });
}

void RegistrationDesk::takeOffTheWay(const RefereeRecord &referee)
{
    m_refereesUnderWay.remove(referee.endpoint);
}

void RegistrationDesk::takeOffTheWay(const PlayerRecord &player)
{
    m_playersUnderWay.remove(player.endpoint);
}

void RegistrationDesk::announce(const RefereeRecord &referee)
{
    Q_EMIT refereeRegistered(referee.id);
}

void RegistrationDesk::announce(const PlayerRecord &player)
{
    Q_EMIT playerRegistered(player.id);
}

QString RegistrationDesk::objectionTo(const QStringList &gameTypes) const
{
    if (!m_open)
        return QStringLiteral("Registration is closed: the league has started.");
    if (!gameTypes.contains(m_gameType)) {
        return QStringLiteral("This league plays %1; the agent offers %2.")
            .arg(m_gameType, gameTypes.join(QStringLiteral(", ")));
    }
    return {};
}

} // namespace league::manager

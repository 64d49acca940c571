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

QString numbered(const QString &prefix, qsizetype number)
{
    return prefix + QString::number(number).rightJustified(2, QLatin1Char('0'));
}

} // namespace

RegistrationDesk::RegistrationDesk(AgentBook &book, LeagueRecord &record, QString gameType)
    : m_book(book), m_record(record), m_gameType(std::move(gameType))
{
}

void RegistrationDesk::registerReferee(
    const protocol::RefereeRegisterRequest &request,
    std::function<void(protocol::RefereeRegisterResponse)> answer)
{
    protocol::RefereeRegisterResponse response;
    response.leagueId = m_record.league();
    if (const RefereeRecord *known = m_book.refereeAt(QUrl(request.meta.contactEndpoint))) {
        response.status = protocol::RegistrationStatus::Accepted;
        response.refereeId = known->id;
        response.authToken = m_tokens.value(known->id.text());
        return answer(response);
    }
    if (m_refereesUnderWay.contains(QUrl(request.meta.contactEndpoint)))
        return afterTheOthers([=, this] { registerReferee(request, answer); });
    response.reason = objectionTo(request.meta.gameTypes);
    if (!response.reason.isEmpty())
        return answer(response);

    response.status = protocol::RegistrationStatus::Accepted;
    response.refereeId = base::RefereeId(
        numbered(QStringLiteral("REF"), m_book.referees().size() + m_refereesUnderWay.size() + 1));
    response.authToken = base::newToken(u"tok");
    auto referee =
        recordOf<RefereeRecord>(request.meta, response.refereeId.text(), response.authToken);
    referee.maxConcurrentMatches = request.meta.maxConcurrentMatches;
    m_refereesUnderWay.insert(referee.endpoint);
    keepAndAnswer(referee, referee.maxConcurrentMatches, response, answer);
}

void RegistrationDesk::registerPlayer(const protocol::LeagueRegisterRequest &request,
                                      std::function<void(protocol::LeagueRegisterResponse)> answer)
{
    protocol::LeagueRegisterResponse response;
    response.leagueId = m_record.league();
    if (const PlayerRecord *known = m_book.playerAt(QUrl(request.meta.contactEndpoint))) {
        response.status = protocol::RegistrationStatus::Accepted;
        response.playerId = known->id;
        response.authToken = m_tokens.value(known->id.text());
        return answer(response);
    }
    if (m_playersUnderWay.contains(QUrl(request.meta.contactEndpoint)))
        return afterTheOthers([=, this] { registerPlayer(request, answer); });
    response.reason = objectionTo(request.meta.gameTypes);
    if (!response.reason.isEmpty())
        return answer(response);

    response.status = protocol::RegistrationStatus::Accepted;
    response.playerId = base::PlayerId(
        numbered(QStringLiteral("P"), m_book.players().size() + m_playersUnderWay.size() + 1));
    response.authToken = base::newToken(u"tok");
    const auto player =
        recordOf<PlayerRecord>(request.meta, response.playerId.text(), response.authToken);
    m_playersUnderWay.insert(player.endpoint);
    keepAndAnswer(player, 0, response, answer);
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

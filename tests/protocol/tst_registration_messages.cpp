// Registration messages of referees and players.
#include "agents/protocol/registration_messages.h"

#include "tests/protocol/message_trial.h"

using namespace league;
using namespace league::protocol;
using namespace league::base;
using namespace league::test;

namespace {

const QString E003 = QStringLiteral("E003");

RefereeRegisterRequest refereeRequest()
{
    return {.meta = {.displayName = QStringLiteral("Referee Alpha"),
                     .version = QStringLiteral("1.0.0"),
                     .gameTypes = {QStringLiteral("even_odd")},
                     .contactEndpoint = QStringLiteral("http://localhost:8001/mcp"),
                     .maxConcurrentMatches = 2,
                     .protocolVersion = QStringLiteral("2.1.0"),
                     .capabilities = {QStringLiteral("streaming")}},
            .joinCode = QStringLiteral("maple-7")};
}

LeagueRegisterRequest playerRequest()
{
    return {.meta = {.displayName = QStringLiteral("Agent Alpha"),
                     .version = QStringLiteral("1.0.0"),
                     .gameTypes = {QStringLiteral("even_odd"), QStringLiteral("mafia")},
                     .contactEndpoint = QStringLiteral("http://localhost:8101/mcp"),
                     .protocolVersion = QStringLiteral("2.1.0"),
                     .capabilities = {QStringLiteral("channel"), QStringLiteral("say_chunks")},
                     .maxConcurrentTurns = 1,
                     .context = QStringLiteral("full")},
            .joinCode = QStringLiteral("maple-7")};
}

LeagueRegisterResponse playerAccepted()
{
    return {.status = RegistrationStatus::Accepted,
            .playerId = PlayerId(QStringLiteral("P01")),
            .authToken = QStringLiteral("tok_p01_77aa"),
            .leagueId = LeagueId(QStringLiteral("league_1")),
            .managerProof = true,
            .retryAfterMs = 0};
}

RefereeRegisterResponse refereeAccepted()
{
    return {.status = RegistrationStatus::Accepted,
            .refereeId = RefereeId(QStringLiteral("REF01")),
            .authToken = QStringLiteral("tok_ref01_9f2c"),
            .leagueId = LeagueId(QStringLiteral("league_1")),
            .managerProof = true,
            .retryAfterMs = 0};
}

QList<PathStep> in(const char *meta, const char *field)
{
    return {QString::fromLatin1(meta), QString::fromLatin1(field)};
}

} // namespace

class TestRegistrationMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refereeRegisterRequest_standsTheTrial()
    {
        tryMessage(refereeRequest(), "REFEREE_REGISTER_REQUEST", "register_referee",
                   {QStringLiteral("referee_meta"), QStringLiteral("referee_meta.display_name"),
                    QStringLiteral("referee_meta.version"),
                    QStringLiteral("referee_meta.game_types"),
                    QStringLiteral("referee_meta.contact_endpoint"),
                    QStringLiteral("referee_meta.max_concurrent_matches")});
    }

    void refereeRegisterResponse_standsTheTrial()
    {
        tryMessage(refereeAccepted(), "REFEREE_REGISTER_RESPONSE", "", {QStringLiteral("status")});
    }

    void leagueRegisterRequest_standsTheTrial()
    {
        tryMessage(playerRequest(), "LEAGUE_REGISTER_REQUEST", "register_player",
                   {QStringLiteral("player_meta"), QStringLiteral("player_meta.display_name"),
                    QStringLiteral("player_meta.version"), QStringLiteral("player_meta.game_types"),
                    QStringLiteral("player_meta.contact_endpoint")});
    }

    void leagueRegisterResponse_standsTheTrial()
    {
        tryMessage(playerAccepted(), "LEAGUE_REGISTER_RESPONSE", "", {QStringLiteral("status")});
    }

    void aRequestWithTheFieldsOfTheSourceDocumentsOnly_isAccepted()
    {
        JsonObject message = recorded(LeagueRegisterRequest::Type);
        message.remove(QStringLiteral("join_code"));
        JsonObject meta = message.value(QStringLiteral("player_meta")).toObject();
        for (const char *added :
             {"protocol_version", "capabilities", "max_concurrent_turns", "context"})
            meta.remove(QLatin1String(added));
        message.insert(QStringLiteral("player_meta"), meta);
        const auto request = read<LeagueRegisterRequest>(message);
        QVERIFY(request);
        QCOMPARE(request->meta.displayName, QStringLiteral("Agent Alpha"));
        QVERIFY(request->joinCode.isEmpty());
        QCOMPARE(request->meta.maxConcurrentTurns, std::nullopt);
    }

    void noGames_noAddress_noCapacity_areRefusedByName()
    {
        MessageTrial<RefereeRegisterRequest> referee(refereeRequest());
        referee.refuses(in("referee_meta", "game_types"), JsonArray(), E003);
        referee.refuses(in("referee_meta", "contact_endpoint"), QString(), E003);
        referee.refuses(in("referee_meta", "contact_endpoint"), QStringLiteral("localhost"), E003);
        referee.refuses(in("referee_meta", "contact_endpoint"), QStringLiteral("http://"), E003);
        referee.refuses(in("referee_meta", "contact_endpoint"), QStringLiteral("://host"), E003);
        referee.refuses(in("referee_meta", "max_concurrent_matches"), 0, E003);
        referee.accepts(in("referee_meta", "contact_endpoint"),
                        QStringLiteral("inprocess://referee-1"));

        MessageTrial<LeagueRegisterRequest> player(playerRequest());
        player.refuses(in("player_meta", "game_types"), JsonArray(), E003);
        player.refuses(in("player_meta", "contact_endpoint"), QStringLiteral("a b://c"), E003);
        player.refuses(in("player_meta", "max_concurrent_turns"), 0, E003);
    }

    void endlessNames_areRefusedByName()
    {
        const auto letters = [](int count) { return QString(count, u'x'); };
        JsonArray fiftyGames;
        for (int i = 0; i < 50; ++i)
            fiftyGames.append(letters(100));
        JsonArray tooManyGames = fiftyGames;
        tooManyGames.append(QStringLiteral("even_odd"));
        const QString address = QStringLiteral("http://h/");
        const auto tryBoth = [&](auto trial, const char *meta) {
            trial.accepts(in(meta, "display_name"), letters(200));
            trial.refuses(in(meta, "display_name"), letters(201), E003);
            trial.accepts(in(meta, "version"), letters(100));
            trial.refuses(in(meta, "version"), letters(101), E003);
            trial.accepts(in(meta, "contact_endpoint"), address + letters(1991));
            trial.refuses(in(meta, "contact_endpoint"), address + letters(1992), E003);
            for (const char *list : {"game_types", "capabilities"}) {
                trial.accepts(in(meta, list), fiftyGames);
                trial.refuses(in(meta, list), tooManyGames, E003);
                trial.refuses(in(meta, list), JsonArray{letters(101)}, E003);
            }
        };
        tryBoth(MessageTrial<RefereeRegisterRequest>(refereeRequest()), "referee_meta");
        tryBoth(MessageTrial<LeagueRegisterRequest>(playerRequest()), "player_meta");
    }

    void anAcceptance_needsIdTokenAndLeague()
    {
        MessageTrial<LeagueRegisterResponse> player(playerAccepted());
        MessageTrial<RefereeRegisterResponse> referee(refereeAccepted());
        player.refuses({QStringLiteral("player_id")}, JsonValue::Null, E003);
        player.refuses({QStringLiteral("auth_token")}, JsonValue::Null, E003);
        player.refuses({QStringLiteral("league_id")}, JsonValue::Null, E003);
        referee.refuses({QStringLiteral("referee_id")}, JsonValue::Null, E003);
        referee.refuses({QStringLiteral("auth_token")}, JsonValue::Null, E003);
        referee.refuses({QStringLiteral("league_id")}, JsonValue::Null, E003);
    }

    void aRejection_needsNothingButItsReason()
    {
        const LeagueRegisterResponse rejected{.status = RegistrationStatus::Rejected,
                                              .reason = QStringLiteral("The league has begun")};
        QCOMPARE(compact(payloadOf(rejected)),
                 compact(parsed(R"({"status":"REJECTED","reason":"The league has begun"})")));
        const auto back = read<LeagueRegisterResponse>(payloadOf(rejected));
        QVERIFY(back);
        QCOMPARE(back->reason, rejected.reason);
        QVERIFY(read<RefereeRegisterResponse>(parsed(R"({"status":"REJECTED"})")));
    }

    void theTokenOfAnAnswer_isTheNewOne()
    {
        const Envelope envelope{.sender = QStringLiteral("league_manager"),
                                .conversationId = QStringLiteral("conv-player-alpha-reg-001")};
        const JsonObject message = write(envelope, playerAccepted());
        QCOMPARE(message.value(QStringLiteral("auth_token")).toString(),
                 QStringLiteral("tok_p01_77aa"));
    }
};

QTEST_GUILESS_MAIN(TestRegistrationMessages)
#include "tst_registration_messages.moc"

// Assignment, invitation and choice: the messages of a match up to the draw.
#include "agents/protocol/match_messages.h"

#include "agents/protocol/assignment_messages.h"
#include "tests/protocol/message_trial.h"

using namespace league;
using namespace league::protocol;
using namespace league::base;
using namespace league::test;

namespace {

const QString E003 = QStringLiteral("E003");
const QString E004 = QStringLiteral("E004");
const JsonObject DrawRange{{QStringLiteral("draw_range"),
                            JsonObject{{QStringLiteral("min"), 1}, {QStringLiteral("max"), 10}}}};

MatchAssignment assignment()
{
    return {
        .leagueId = LeagueId(QStringLiteral("league_1")),
        .roundId = 1,
        .matchId = MatchId(QStringLiteral("R1M1")),
        .gameType = QStringLiteral("even_odd"),
        .matchToken = QStringLiteral("mt_r1m1_1_9f2c"),
        .roster = {{.playerId = PlayerId(QStringLiteral("P01")),
                    .displayName = QStringLiteral("Agent Alpha"),
                    .contactEndpoint = QStringLiteral("http://localhost:8101/mcp"),
                    .tokenSha256 = QStringLiteral(
                        "b6d5c0f3a7f04c6d8b1f6a0c8a4d2a7a3e5d1f9b0c2e4a6f8091a2b3c4d5e6f7"),
                    .standings =
                        PlayerRecord{.played = 2, .wins = 1, .draws = 0, .losses = 1, .points = 3}},
                   {.playerId = PlayerId(QStringLiteral("P02")),
                    .displayName = QStringLiteral("Agent Bravo"),
                    .contactEndpoint = QStringLiteral("http://localhost:8102/mcp"),
                    .tokenSha256 = QStringLiteral(
                        "0011c0f3a7f04c6d8b1f6a0c8a4d2a7a3e5d1f9b0c2e4a6f8091a2b3c4d5e6f7")}},
        .substitutes = {PlayerId(QStringLiteral("P11")), PlayerId(QStringLiteral("P12"))},
        .seed = 9'007'199'254'740'993, // does not fit into a double
        .rules = DrawRange,
        .referee = RefereeDuty{.refereeId = RefereeId(QStringLiteral("REF01")),
                               .refereeEndpoint = QStringLiteral("http://localhost:8001/mcp"),
                               .matchesInRound = 2}};
}

GameInvitation invitation()
{
    return {.leagueId = LeagueId(QStringLiteral("league_1")),
            .roundId = 1,
            .matchId = MatchId(QStringLiteral("R1M1")),
            .gameType = QStringLiteral("even_odd"),
            .roleInMatch = QStringLiteral("PLAYER_A"),
            .opponentId = PlayerId(QStringLiteral("P02")),
            .seedCommitment =
                QStringLiteral("456eb5eee9abe8317f7819504fd78d648e15e6367d179dbb3de68443ba78a607"),
            .rules = DrawRange};
}

GameJoinAck joinAck()
{
    return {.matchId = MatchId(QStringLiteral("R1M1")),
            .playerId = PlayerId(QStringLiteral("P01")),
            .attempt = 1,
            .arrivalTimestamp = {1'772'388'000'500},
            .accept = true,
            .entropy = QStringLiteral("a coin: heads"),
            .reason = QStringLiteral("Glad to play")};
}

ChooseParityResponse choice()
{
    return {.matchId = MatchId(QStringLiteral("R1M1")),
            .playerId = PlayerId(QStringLiteral("P01")),
            .attempt = 1,
            .parityChoice = QStringLiteral("even")};
}

Result<ChooseParityResponse> choiceWith(const JsonObject &fields)
{
    JsonObject message = recorded(ChooseParityResponse::Type);
    message.remove(QStringLiteral("parity_choice"));
    for (auto field = fields.begin(); field != fields.end(); ++field)
        message.insert(field.key(), field.value());
    return read<ChooseParityResponse>(message);
}

} // namespace

class TestMatchMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchAssignment_standsTheTrial()
    {
        QStringList required{QStringLiteral("league_id"),   QStringLiteral("round_id"),
                             QStringLiteral("match_id"),    QStringLiteral("game_type"),
                             QStringLiteral("match_token"), QStringLiteral("roster")};
        for (int i = 0; i < 2; ++i) {
            for (const char *field :
                 {"player_id", "display_name", "contact_endpoint", "token_sha256"})
                required.append(QStringLiteral("roster[%1].%2").arg(i).arg(QLatin1String(field)));
        }
        required.append(QStringLiteral("referee.referee_id"));
        tryMessage(assignment(), "MATCH_ASSIGNMENT", "assign_match", required);
    }

    void matchAssignmentAck_standsTheTrial()
    {
        const MatchAssignmentAck ack{.matchId = MatchId(QStringLiteral("R1M1")),
                                     .accept = false,
                                     .reason = QStringLiteral("Already refereeing 2 matches")};
        tryMessage(ack, "MATCH_ASSIGNMENT_ACK", "", {QStringLiteral("accept")});
    }

    void gameInvitation_standsTheTrial()
    {
        tryMessage(invitation(), "GAME_INVITATION", "handle_game_invitation",
                   {QStringLiteral("league_id"), QStringLiteral("round_id"),
                    QStringLiteral("match_id"), QStringLiteral("game_type"),
                    QStringLiteral("role_in_match")});
    }

    void gameJoinAck_standsTheTrial()
    {
        tryMessage(joinAck(), "GAME_JOIN_ACK", "",
                   {QStringLiteral("match_id"), QStringLiteral("player_id"),
                    QStringLiteral("arrival_timestamp"), QStringLiteral("accept")});
    }

    void chooseParityCall_standsTheTrial()
    {
        const ChooseParityCall call{
            .matchId = MatchId(QStringLiteral("R1M1")),
            .playerId = PlayerId(QStringLiteral("P01")),
            .attempt = 2,
            .gameType = QStringLiteral("even_odd"),
            .context =
                {.opponentId = PlayerId(QStringLiteral("P02")),
                 .roundId = 1,
                 .yourStandings = {.played = 2, .wins = 1, .draws = 0, .losses = 1, .points = 3}},
            .deadline = {1'772'388'030'000}};
        tryMessage(call, "CHOOSE_PARITY_CALL", "choose_parity",
                   {QStringLiteral("match_id"), QStringLiteral("player_id"),
                    QStringLiteral("game_type"), QStringLiteral("context"),
                    QStringLiteral("context.round_id"), QStringLiteral("context.your_standings"),
                    QStringLiteral("deadline")});
    }

    void chooseParityResponse_standsTheTrial()
    {
        tryMessage(choice(), "CHOOSE_PARITY_RESPONSE", "",
                   {QStringLiteral("match_id"), QStringLiteral("player_id"),
                    QStringLiteral("parity_choice")});
    }

    void aRefusal_saysWhatIsWrongInWords()
    {
        JsonObject message = recorded(GameInvitation::Type);
        message.insert(QStringLiteral("round_id"), QStringLiteral("two"));
        QCOMPARE(
            read<GameInvitation>(message).failure().sentence,
            QStringLiteral("GAME_INVITATION: \"round_id\" must be a whole number, got \"two\""));
        message.remove(QStringLiteral("round_id"));
        QCOMPARE(
            read<GameInvitation>(message).failure().sentence,
            QStringLiteral("GAME_INVITATION: \"round_id\" is missing; it must be a whole number"));
    }

    void anInvitationWithoutASingleOpponent_saysNull()
    {
        GameInvitation many = invitation();
        many.opponentId = {};
        const JsonObject payload = payloadOf(many);
        QVERIFY(payload.contains(QStringLiteral("opponent_id")));
        QVERIFY(payload.value(QStringLiteral("opponent_id")).isNull());
        QVERIFY(read<GameInvitation>(payload)->opponentId.isEmpty());
    }

    void theAttempt_is1WhenNobodySaid_andNeverLess()
    {
        MessageTrial<GameInvitation> trial(invitation());
        trial.refuses({QStringLiteral("attempt")}, 0, E003);
        trial.refuses({QStringLiteral("attempt")}, -1, E003);
        JsonObject message = recorded(GameInvitation::Type);
        message.remove(QStringLiteral("attempt"));
        QCOMPARE(read<GameInvitation>(message)->attempt, 1);
        message.insert(QStringLiteral("attempt"), 4);
        QCOMPARE(read<GameInvitation>(message)->attempt, 4);
    }

    void anEmptyRoster_isRefused()
    {
        MessageTrial<MatchAssignment> trial(assignment());
        trial.refuses({QStringLiteral("roster")}, JsonArray(), E003);
    }

    void entropy_isAtMost64AsciiCharacters()
    {
        MessageTrial<GameJoinAck> trial(joinAck());
        trial.accepts({QStringLiteral("entropy")}, QString());
        trial.accepts({QStringLiteral("entropy")}, QString(64, QLatin1Char('x')));
        trial.refuses({QStringLiteral("entropy")}, QString(65, QLatin1Char('x')), E003);
        trial.refuses({QStringLiteral("entropy")}, QString::fromUtf8("Münze"), E003);
    }

    void theChoice_isReadUnderEitherName()
    {
        const auto underFirst =
            choiceWith({{QStringLiteral("parity_choice"), QStringLiteral("odd")}});
        QVERIFY(underFirst);
        QCOMPARE(underFirst->parityChoice, QStringLiteral("odd"));
        const auto underSecond = choiceWith({{QStringLiteral("choice"), QStringLiteral("odd")}});
        QVERIFY(underSecond);
        QCOMPARE(underSecond->parityChoice, QStringLiteral("odd"));
        const auto both = choiceWith({{QStringLiteral("parity_choice"), QStringLiteral("odd")},
                                      {QStringLiteral("choice"), QStringLiteral("odd")}});
        QVERIFY(both);
        QCOMPARE(both->parityChoice, QStringLiteral("odd"));
    }

    void onlyTheFirstName_isWritten()
    {
        QVERIFY(!payloadOf(choice()).contains(QStringLiteral("choice")));
    }

    void twoDifferentChoices_areE004()
    {
        const auto both = choiceWith({{QStringLiteral("parity_choice"), QStringLiteral("odd")},
                                      {QStringLiteral("choice"), QStringLiteral("even")}});
        QVERIFY(!both);
        QCOMPARE(both.failure().code, E004);
        QVERIFY2(
            both.failure().sentence.contains(QStringLiteral("\"parity_choice\" and \"choice\"")),
            qPrintable(both.failure().sentence));
    }

    void aChoiceThatIsNotText_isE004_underTheNameItCameWith()
    {
        const auto number = choiceWith({{QStringLiteral("choice"), 8}});
        QVERIFY(!number);
        QCOMPARE(number.failure().code, E004);
        QVERIFY2(number.failure().sentence.contains(QStringLiteral("\"choice\" must be text")),
                 qPrintable(number.failure().sentence));
    }

    void aWordThatIsNeitherEvenNorOdd_isLeftToTheGame()
    {
        const auto strange =
            choiceWith({{QStringLiteral("parity_choice"), QStringLiteral(" Even")}});
        QVERIFY(strange);
        QCOMPARE(strange->parityChoice, QStringLiteral(" Even"));
    }

    void aSeedBeyondADouble_keepsItsLastDigit()
    {
        QCOMPARE(read<MatchAssignment>(recorded(MatchAssignment::Type))->seed,
                 std::optional<qint64>(9'007'199'254'740'993));
    }
};

QTEST_GUILESS_MAIN(TestMatchMessages)
#include "tst_match_messages.moc"

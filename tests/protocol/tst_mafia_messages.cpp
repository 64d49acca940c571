// The messages of Mafia: as protocol.md §4 writes them, and refused by the name of the field.
#include "agents/protocol/mafia/course_messages.h"
#include "agents/protocol/mafia/discussion_messages.h"
#include "agents/protocol/mafia/night_messages.h"
#include "agents/protocol/mafia/vote_messages.h"
#include "agents/protocol/report_messages.h"

#include "tests/protocol/message_trial.h"

using namespace league;
using namespace league::protocol;
using namespace league::base;
using namespace league::test;

namespace {

// What the record says is what the struct must say: it is read, and the trial writes it again.
template<class M>
void tryRecorded(const char *type, const char *method, const QString &required)
{
    const Result<M> example = read<M>(recorded(M::Type));
    QVERIFY2(example, qPrintable(example ? QString() : example.failure().sentence));
    MessageTrial<M>(*example).run(type, method, required.split(u' ', Qt::SkipEmptyParts));
}

QString viewFields()
{
    return QStringLiteral(
        "view.you view.you.player_id view.you.seat view.you.role view.you.team view.phase "
        "view.players[0].player_id view.players[0].seat view.players[0].alive "
        "view.players[1].player_id view.players[1].seat view.players[1].alive "
        "view.players[2].player_id view.players[2].seat view.players[2].alive "
        "view.statements[0].day_number view.statements[0].player_id view.claims[0].player_id "
        "view.claims[0].claimed_role view.claims[0].day_number view.votes[0].day_number "
        "view.votes[0].voter_id view.announcements[0].night_number view.announcements[0].text");
}

} // namespace

class TestMafiaMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void courseMessages_standTheTrial()
    {
        tryRecorded<MafiaRoleAssignment>("MAFIA_ROLE_ASSIGNMENT", "mafia_role_assignment",
                                         QStringLiteral("match_id player_id seat role team"));
        tryRecorded<PhaseChanged>("PHASE_CHANGED", "notify_game_event",
                                  QStringLiteral("match_id from to day_number"));
        tryRecorded<PlayerEliminated>("PLAYER_ELIMINATED", "notify_game_event",
                                      QStringLiteral("match_id player_id cause"));
        tryRecorded<MatchPaused>("MATCH_PAUSED", "notify_game_event", QStringLiteral("match_id"));
        tryRecorded<MatchResumed>("MATCH_RESUMED", "notify_game_event", QStringLiteral("match_id"));
        tryRecorded<ActionAck>("ACTION_ACK", "", QStringLiteral("accepted"));
    }

    // M-022, M-024, M-028, M-037, M-053, M-055
    void nightMessages_standTheTrial()
    {
        tryRecorded<NightActionCall>(
            "NIGHT_ACTION_CALL", "mafia_night_action",
            QStringLiteral("match_id player_id night_number action_type valid_targets "
                           "team_actions[0].player_id team_actions[0].target_id ")
                + viewFields());
        tryRecorded<NightActionResponse>("NIGHT_ACTION_RESPONSE", "submit_night_action",
                                         QStringLiteral("target_id"));
        tryRecorded<MafiaTeamUpdate>(
            "MAFIA_TEAM_UPDATE", "notify_game_event",
            QStringLiteral("match_id night_number submissions submissions[0].player_id "
                           "submissions[0].target_id agreement"));
        tryRecorded<InvestigationResult>(
            "INVESTIGATION_RESULT", "mafia_investigation_result",
            QStringLiteral("match_id sheriff_id target_id is_mafia night_number"));
        tryRecorded<NightResolved>(
            "NIGHT_RESOLVED", "notify_game_event",
            QStringLiteral("match_id night_number killed.player_id prevented announcement"));
    }

    // M-065, M-067, M-068, M-071
    void discussionMessages_standTheTrial()
    {
        tryRecorded<DiscussionTurnCall>(
            "DISCUSSION_TURN_CALL", "mafia_discussion_turn",
            QStringLiteral("match_id player_id turn turn.channel_id turn.turn_id turn.turn_index ")
                + viewFields());
        tryRecorded<DiscussionTurnResponse>(
            "DISCUSSION_TURN_RESPONSE", "submit_discussion_turn",
            QStringLiteral("speech_acts[0].act speech_acts[1].act speech_acts[2].act"));
        tryRecorded<AgentSayChunk>("AGENT_SAY_CHUNK", "notify_game_event",
                                   QStringLiteral("match_id turn_id player_id text"));
        tryRecorded<DiscussionStatement>(
            "DISCUSSION_STATEMENT", "notify_game_event",
            QStringLiteral("match_id turn_id player_id day_number speech_acts[0].act "
                           "speech_acts[1].act speech_acts[2].act"));
        tryRecorded<RoleClaimed>("ROLE_CLAIMED", "notify_game_event",
                                 QStringLiteral("match_id player_id claimed_role"));
    }

    // M-084, M-085, M-093
    void voteMessages_standTheTrial()
    {
        tryRecorded<VoteCall>("VOTE_CALL", "mafia_vote",
                              QStringLiteral("match_id player_id day_number valid_targets ")
                                  + viewFields());
        tryRecorded<VoteResponse>("VOTE_RESPONSE", "submit_vote", {});
        tryRecorded<VoteCast>("VOTE_CAST", "notify_game_event",
                              QStringLiteral("match_id voter_id"));
        tryRecorded<VoteResult>("VOTE_RESULT", "notify_game_event",
                                QStringLiteral("match_id day_number votes[0].voter_id"));
    }

    // MR-22: an abstention is a vote that names nobody.
    void aVoteForNobody_isAnAbstention()
    {
        JsonObject vote = recorded(VoteResponse::Type);
        vote.insert(QStringLiteral("target_id"), JsonValue::Null);
        const Result<VoteResponse> abstention = read<VoteResponse>(vote);
        QVERIFY(abstention);
        QVERIFY(abstention->targetId.isEmpty());
    }

    // §4.12: the result of a team has no empty draw, and the one of Even/Odd no empty teams.
    void theResultOfATeam_hasNoDraw()
    {
        GameResult result;
        result.status = ResultStatus::Win;
        result.team.seed = 42;
        result.team.winnerTeam = QStringLiteral("town");
        result.team.roles.insert(PlayerId(QStringLiteral("P01")), QStringLiteral("sheriff"));
        GameOver over;
        over.matchId = MatchId(QStringLiteral("R1M1"));
        over.gameResult = result;
        const JsonObject written = payloadOf(over).value(QStringLiteral("game_result")).toObject();
        QCOMPARE(written.keys().join(u' '),
                 QStringLiteral("roles seed status winner_player_id winner_team"));
        QCOMPARE(written.value(QStringLiteral("seed")).toInt(), 42);
        QVERIFY(read<GameOver>(payloadOf(over)));

        over.gameResult = {};
        QVERIFY(payloadOf(over)
                    .value(QStringLiteral("game_result"))
                    .toObject()
                    .contains(QStringLiteral("drawn_number")));
    }
};

QTEST_GUILESS_MAIN(TestMafiaMessages)
#include "tst_mafia_messages.moc"

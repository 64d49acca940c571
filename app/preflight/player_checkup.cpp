#include "app/preflight/player_checkup.h"

#include "agents/base/quoting.h"
#include "agents/base/token.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/report_messages.h"
#include "app/preflight/wording.h"

namespace league::app {

using protocol::CallForm;

namespace {

// A round that no real league reaches: the agent may play in one at the same time.
constexpr int ShamRound = 901;
const QString EvenOdd = QStringLiteral("even_odd");
const base::PlayerId Opponent(QStringLiteral("P02"));
const base::RefereeId Referee(QStringLiteral("REF01"));

base::MatchId matchNumber(int number)
{
    return base::MatchId(QStringLiteral("R%1M%2").arg(ShamRound).arg(number));
}

// An answer that comes a little late is worth waiting for: then its author learns how late.
std::chrono::milliseconds patience(std::chrono::milliseconds limit)
{
    return limit + limit / 2;
}

bool isLate(const Reply &reply, std::chrono::milliseconds limit)
{
    return reply.ok() && reply.elapsedMs > limit.count();
}

QString tooLate(const Reply &reply, std::chrono::milliseconds limit)
{
    return QStringLiteral(
               "It answered after %1 ms, and %2 ms are allowed: the match would be lost.")
        .arg(reply.elapsedMs)
        .arg(limit.count());
}

} // namespace

PlayerCheckup::PlayerCheckup(const Means &means, const QUrl &agent)
    : Checkup(means, agent),
      m_separate(means.league.server(), interview().interpreter(),
                 [this](const transport::SeparateAnswers::Claim &claim) -> base::Result<QUrl> {
                     // The token is looked at later, and what is wrong with it is told.
                     m_answeredSeparately.insert(claim.match);
                     return interview().agent();
                 }),
      m_player(QStringLiteral("P01")),
      m_first{matchNumber(1), base::newToken(u"mt")},
      m_left{matchNumber(2), base::newToken(u"mt")},
      m_right{matchNumber(3), base::newToken(u"mt")},
      m_last{matchNumber(4), base::newToken(u"mt")}
{
    interview().interpreter().introduce(agent, m_player.text());
}

QList<Checkup::Step> PlayerCheckup::steps()
{
    const auto step = [this](const char *id, const char *title, void (PlayerCheckup::*run)()) {
        return Step{QLatin1String(id), QLatin1String(title), [this, run] { (this->*run)(); }};
    };
    return {
        reachable(),
        step("round", "Takes ROUND_ANNOUNCEMENT", &PlayerCheckup::announceRound),
        step("joins", "Accepts an invitation", &PlayerCheckup::checkJoining),
        step("chooses", "Chooses even or odd", &PlayerCheckup::checkChoosing),
        step("dialect", "Speaks a dialect we know", &PlayerCheckup::checkDialect),
        step("rpc_id", "Echoes the JSON-RPC id", &PlayerCheckup::checkRpcId),
        step("content_type", "Says that its answers are JSON", &PlayerCheckup::checkContentType),
        step("subject", "Answers about the right match and player", &PlayerCheckup::checkSubject),
        step("token", "Shows its token", &PlayerCheckup::checkToken),
        step("timestamps", "Gives times in UTC", &PlayerCheckup::checkTimestamps),
        step("fields", "Sends complete messages", &PlayerCheckup::checkFields),
        step("game_over", "Takes GAME_OVER", &PlayerCheckup::tellResult),
        stillThere(QStringLiteral("survives_match"), QStringLiteral("Goes on after a match"),
                   QStringLiteral("the end of a match")),
        step("two_matches", "Plays two matches at once", &PlayerCheckup::checkTwoAtOnce),
        step("standings", "Takes LEAGUE_STANDINGS_UPDATE", &PlayerCheckup::tellStandings),
        heartbeat(),
        unknownMessage(),
        brokenJson(),
        stillThere(QStringLiteral("survives_nonsense"), QStringLiteral("Goes on after nonsense"),
                   QStringLiteral("unknown messages and broken JSON")),
        step("still_plays", "Still plays after all this", &PlayerCheckup::checkStillPlays),
    };
}

void PlayerCheckup::announceRound()
{
    if (const auto &member = means().league.member())
        m_player = base::PlayerId(member->id);
    protocol::RoundAnnouncement round;
    round.leagueId = means().league.id();
    round.roundId = ShamRound;
    for (const Match *match : {&m_first, &m_left, &m_right, &m_last}) {
        protocol::AnnouncedMatch announced;
        announced.matchId = match->id;
        announced.gameType = EvenOdd;
        announced.playerAId = m_player;
        announced.playerBId = Opponent;
        announced.refereeId = Referee;
        announced.refereeEndpoint = means().league.endpoint().toString();
        round.matches.append(announced);
    }
    tell(protocol::RoundAnnouncement::Method,
         protocol::write(envelope(protocol::managerSender()), round));
}

void PlayerCheckup::invite(const Match &match, const Interview::Done &done)
{
    protocol::GameInvitation invitation;
    invitation.leagueId = means().league.id();
    invitation.roundId = ShamRound;
    invitation.matchId = match.id;
    invitation.gameType = EvenOdd;
    invitation.roleInMatch = QStringLiteral("PLAYER_A");
    invitation.opponentId = Opponent;
    interview().ask(protocol::GameInvitation::Method,
                    protocol::write(fromReferee(match), invitation),
                    patience(options().joinTimeout), done);
}

void PlayerCheckup::askToChoose(const Match &match, const Interview::Done &done)
{
    protocol::ChooseParityCall call;
    call.matchId = match.id;
    call.playerId = m_player;
    call.gameType = EvenOdd;
    call.context.opponentId = Opponent;
    call.context.roundId = ShamRound;
    call.deadline = {means().clock.utcMs() + options().choiceTimeout.count()};
    interview().ask(protocol::ChooseParityCall::Method, protocol::write(fromReferee(match), call),
                    patience(options().choiceTimeout), done);
}

void PlayerCheckup::checkJoining()
{
    invite(m_first, [this](const Reply &reply) {
        m_first.join = reply;
        if (const QString problem = problemOfJoining(reply); !problem.isEmpty()) {
            return giveUp(problem + hintFor(reply), reply.evidence);
        }
        // An agent that is registered elsewhere has a name of its own.
        if (!means().league.member() && !reply.marks.playerId.isEmpty())
            m_player = base::PlayerId(reply.marks.playerId);
        conclude(
            Verdict::Passed,
            QStringLiteral("It accepted after %1.").arg(timeUsed(reply, options().joinTimeout)),
            reply.evidence);
    });
}

QString PlayerCheckup::hintFor(const Reply &reply) const
{
    const bool isRefusal =
        reply.outcome.kind == transport::RpcOutcome::Kind::Refused && reply.marks.isReply;
    if (isRefusal && reply.outcome.error.code == protocol::rpc_code::MethodNotFound) {
        return QStringLiteral(" An invitation is the method handle_game_invitation at the path "
                              "/mcp; or is this no player (--as)?");
    }
    const bool isDeclined =
        protocol::marksOf(reply.outcome.result.toObject()).accept == JsonValue(false);
    if (means().league.member() || (!isRefusal && !isDeclined))
        return {};
    return QStringLiteral(" A player that only joins matches of its own league is checked with "
                          "--manager-port.");
}

QString PlayerCheckup::problemOfJoining(const Reply &reply) const
{
    if (!reply.ok())
        return whyNoAnswer(reply, QStringLiteral("the invitation"), options().joinTimeout);
    const JsonObject answer = reply.outcome.result.toObject();
    const JsonValue accept = protocol::marksOf(answer).accept;
    if (!accept.isBool()) {
        return QStringLiteral("The answer to the invitation does not say whether it accepts: "
                              "\"accept\" must be true.");
    }
    if (!accept.toBool()) {
        const auto ack = protocol::read<protocol::GameJoinAck>(answer);
        const QString why = ack ? base::quotable(ack->reason, 200) : QString();
        return why.isEmpty() ? QStringLiteral("It declined the invitation.")
                             : QStringLiteral("It declined the invitation (%1).").arg(why);
    }
    return isLate(reply, options().joinTimeout) ? tooLate(reply, options().joinTimeout) : QString();
}

void PlayerCheckup::checkDialect()
{
    const auto form = interview().interpreter().formOf(agent());
    const protocol::AnswerMarks &said = m_first.join.marks;
    const bool isOurs =
        form == CallForm::Superset && said.isWhole && said.isReply && !isSeparate(m_first);
    const CallForm found = isOurs ? CallForm::Canonical : form.value_or(CallForm::Superset);
    setDialect(protocol::wireWord(found));
    QString meaning = QStringLiteral("\"%1\": %2").arg(protocol::wireWord(found), meaningOf(found));
    if (isSeparate(m_first))
        meaning += QStringLiteral(" Its answers come as requests of its own.");
    conclude(Verdict::Passed, meaning);
}

void PlayerCheckup::checkChoosing()
{
    askToChoose(m_first, [this](const Reply &reply) {
        m_first.choice = reply;
        const QString problem = problemOfChoice(reply);
        m_choosesWell = problem.isEmpty();
        if (!m_choosesWell)
            return conclude(Verdict::Failed, problem, reply.evidence);
        conclude(Verdict::Passed,
                 QStringLiteral("It chose after %1.").arg(timeUsed(reply, options().choiceTimeout)),
                 reply.evidence);
    });
}

QString PlayerCheckup::problemOfChoice(const Reply &reply) const
{
    if (!reply.ok())
        return whyNoAnswer(reply, QStringLiteral("the question"), options().choiceTimeout);
    const auto said = protocol::marksOf(reply.outcome.result.toObject());
    if (said.choice.isUndefined())
        return QStringLiteral("The answer has no parity_choice in it: it must be \"even\" or "
                              "\"odd\".");
    const QString word = said.choice.toString();
    if (!protocol::fromWireWord<protocol::Parity>(word)) {
        return QStringLiteral("It chose \"%1\": the choice must be exactly \"even\" or \"odd\", "
                              "in small letters.")
            .arg(
                base::quotable(said.choice.isString() ? word : said.choice.toVariant().toString()));
    }
    return isLate(reply, options().choiceTimeout) ? tooLate(reply, options().choiceTimeout)
                                                  : QString();
}

void PlayerCheckup::checkTwoAtOnce()
{
    if (!m_choosesWell)
        return conclude(Verdict::Skipped, QStringLiteral("Not tried, because it does not choose."));
    m_open = 2;
    for (Match *match : {&m_left, &m_right}) {
        play(*match, [this, match](const QString &problem) {
            if (!problem.isEmpty() && m_trouble.isEmpty()) {
                m_trouble = QStringLiteral("In %1, one of two matches at once: %2")
                                .arg(match->id.text(), problem);
                m_troubleShown = match->latest().evidence;
            }
            if (--m_open > 0)
                return;
            if (!m_trouble.isEmpty())
                return conclude(Verdict::Failed, m_trouble, m_troubleShown);
            conclude(Verdict::Passed, QStringLiteral("It keeps two matches apart."));
        });
    }
}

void PlayerCheckup::checkStillPlays()
{
    if (!m_choosesWell)
        return conclude(Verdict::Skipped, QStringLiteral("Not tried, because it does not choose."));
    play(m_last, [this](const QString &problem) {
        if (problem.isEmpty())
            return conclude(Verdict::Passed, QStringLiteral("Another match goes well."));
        conclude(Verdict::Failed,
                 QStringLiteral("It played before the nonsense, and no longer: ") + problem,
                 m_last.latest().evidence);
    });
}

void PlayerCheckup::play(Match &match, const Played &done)
{
    const auto isAstray = [this, &match](const Reply &reply) {
        const QString &said = reply.marks.matchId;
        return !said.isEmpty() && said != match.id.text()
            && m_first.join.marks.matchId == m_first.id.text(); // else it is told elsewhere
    };
    invite(match, [this, &match, done, isAstray](const Reply &join) {
        match.join = join;
        if (const QString problem = problemOfJoining(join); !problem.isEmpty())
            return done(problem);
        askToChoose(match, [this, &match, done, isAstray](const Reply &choice) {
            match.choice = choice;
            const QString problem = isAstray(choice)
                ? QStringLiteral("the answer is about %1.")
                      .arg(base::quotable(choice.marks.matchId))
                : problemOfChoice(choice);
            // No match is left open at the agent.
            interview().ask(protocol::GameOver::Method, resultOf(match), options().joinTimeout,
                            [done, problem](const Reply &) { done(problem); });
        });
    });
}

bool PlayerCheckup::isSeparate(const Match &match) const
{
    return m_answeredSeparately.contains(match.id);
}

protocol::Envelope PlayerCheckup::fromReferee(const Match &match) const
{
    return envelope(protocol::senderOf(Referee), match.token);
}

} // namespace league::app

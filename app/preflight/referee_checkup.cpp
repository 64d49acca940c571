#include "app/preflight/referee_checkup.h"

#include "agents/base/quoting.h"
#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/dialect/call_form.h"
#include "agents/protocol/message.h"
#include "app/preflight/wording.h"

#include <utility>

namespace league::app {

using protocol::OfferForm;
using protocol::OfferReading;

namespace {

// A round that no real league reaches: the referee may work in one at the same time.
constexpr int ShamRound = 901;

const QString RegisterHere =
    QStringLiteral("Let it register here: start the check with --manager-port, and the referee "
                   "with that address as its manager.");

} // namespace

RefereeCheckup::RefereeCheckup(const Means &means, const QUrl &agent)
    : Checkup(means, agent),
      m_even(base::PlayerId(QStringLiteral("P01")), protocol::Parity::Even, means.wire,
             means.clock),
      m_odd(base::PlayerId(QStringLiteral("P02")), protocol::Parity::Odd, means.wire, means.clock)
{
    // Offers have forms of their own.
    interview().interpreter().introduce(agent, {}, protocol::CallForm::Canonical);
    for (ShamPlayer *player : {&m_even, &m_odd})
        connect(player, &ShamPlayer::called, this, &RefereeCheckup::noteProgress);
    connect(&means.league, &ShamLeague::reported, this, &RefereeCheckup::noteProgress);
    connect(&means.league, &ShamLeague::polled, this,
            [this] { taken(OfferForm::Polling, this->means().league.lastHeard()); });
}

QList<Checkup::Step> RefereeCheckup::steps()
{
    const auto step = [this](const char *id, const char *title, void (RefereeCheckup::*run)()) {
        return Step{QLatin1String(id), QLatin1String(title), [this, run] { (this->*run)(); }};
    };
    return {
        reachable(),
        step("takes_match", "Takes a match", &RefereeCheckup::offerMatch),
        step("invites", "Invites both players", &RefereeCheckup::watchMatch),
        step("asks", "Asks both players to choose", &RefereeCheckup::checkQuestions),
        step("tells_result", "Tells both players the result", &RefereeCheckup::checkNews),
        step("reports", "Reports the result", &RefereeCheckup::checkReport),
        step("result", "Names the right winner", &RefereeCheckup::checkResult),
        step("report_token", "Shows its token with the report", &RefereeCheckup::checkReportToken),
        heartbeat(),
        unknownMessage(),
        brokenJson(),
        stillThere(QStringLiteral("survives_nonsense"), QStringLiteral("Goes on after nonsense"),
                   QStringLiteral("unknown messages and broken JSON")),
    };
}

void RefereeCheckup::offerMatch()
{
    for (ShamPlayer *player : {&m_even, &m_odd}) {
        const base::Result<QUrl> opened = player->open(options().address, options().hosts);
        if (!opened)
            return giveUp(opened.failure().sentence);
    }
    m_assignment = assignment();
    if (isRegistered() && means().league.member()->speaksOurs) {
        m_forms = {OfferForm::Canonical};
    } else {
        m_forms = protocol::offerForms();
        m_forms.insert(1, OfferForm::Canonical);
    }
    offerInNextForm();
}

protocol::MatchAssignment RefereeCheckup::assignment() const
{
    protocol::MatchAssignment match;
    match.leagueId = means().league.id();
    match.roundId = ShamRound;
    match.matchId = base::MatchId(QStringLiteral("R%1M1").arg(ShamRound));
    match.gameType = QStringLiteral("even_odd");
    match.matchToken = base::newToken(u"mt");
    for (const ShamPlayer *player : {&m_even, &m_odd}) {
        protocol::RosterEntry entry;
        entry.playerId = player->id();
        entry.displayName = QStringLiteral("Sham player ") + player->id().text();
        entry.contactEndpoint = player->endpoint().toString();
        entry.tokenSha256 = base::tokenFingerprint(player->token());
        entry.dialect = protocol::wireWord(protocol::CallForm::Canonical);
        match.roster.append(entry);
    }
    const auto &member = means().league.member();
    match.referee = protocol::RefereeDuty{
        base::RefereeId(member ? member->id : QStringLiteral("REF01")), agent().toString(), 1};
    return match;
}

void RefereeCheckup::offerInNextForm()
{
    if (m_forms.isEmpty())
        return waitToBeAsked();
    const OfferForm form = m_forms.takeFirst();
    const protocol::MatchOffer offer =
        protocol::offerIn(form, envelope(protocol::managerSender()), m_assignment);
    // Some answer only when the match is over.
    interview().ask(offer.method, offer.params, options().joinTimeout * 2 + options().choiceTimeout,
                    [this, form](const Reply &reply) { onOffered(form, reply); });
}

void RefereeCheckup::onOffered(OfferForm form, const Reply &reply)
{
    if (m_isTaken)
        return; // it has polled meanwhile
    if (!reply.ok()) {
        if (form == OfferForm::Canonical && isForItsOwnLeague(reply)) {
            return giveUp(QStringLiteral("It takes matches only from the manager of its own "
                                         "league, which is right. ")
                              + RegisterHere,
                          reply.evidence);
        }
        if (reply.outcome.kind == transport::RpcOutcome::Kind::TimedOut) {
            return giveUp(whyNoAnswer(reply, QStringLiteral("the match"),
                                      options().joinTimeout * 2 + options().choiceTimeout),
                          reply.evidence);
        }
        if (m_lastRefusal.isEmpty())
            m_firstRefusal = reply.evidence;
        m_lastRefusal = whyNoAnswer(
            reply, QStringLiteral("a match in the form \"%1\"").arg(protocol::wireWord(form)),
            options().joinTimeout);
        return offerInNextForm();
    }
    const OfferReading reading = protocol::readOfferAnswer(reply.outcome.result.toObject(),
                                                           m_assignment, means().clock.utcMs());
    switch (reading.kind) {
    case OfferReading::Kind::Finished:
        if (const auto report = protocol::read<protocol::MatchResultReport>(reading.report))
            m_answeredResult = *report;
        return taken(form, reply.evidence);
    case OfferReading::Kind::Started:
        return taken(form, reply.evidence);
    case OfferReading::Kind::Declined:
        return giveUp(
            QStringLiteral("It declined the match: %1 ").arg(base::quotable(reading.reason, 200))
                + (isRegistered() ? QString() : RegisterHere),
            reply.evidence);
    case OfferReading::Kind::Unclear:
        break;
    }
    if (m_lastRefusal.isEmpty())
        m_firstRefusal = reply.evidence;
    m_lastRefusal = QStringLiteral("It acknowledged the match without saying that it plays it.");
    offerInNextForm();
}

void RefereeCheckup::waitToBeAsked()
{
    means().league.offer(m_assignment);
    m_patience = means().clock.after(options().joinTimeout, [this] {
        m_isTaken = true; // whoever polls now comes too late
        giveUp(
            QStringLiteral("It confirms a match in none of the forms we know, and does not ask "
                           "for its matches (get_assigned_matches) either. %1 Answer notify_round "
                           "with {\"matches_started\": 1}, or assign_match with {\"accept\": "
                           "true}.%2")
                .arg(m_lastRefusal, isRegistered() ? QString() : u' ' + RegisterHere),
            m_firstRefusal);
    });
}

void RefereeCheckup::taken(OfferForm form, const Evidence &evidence)
{
    if (std::exchange(m_isTaken, true))
        return;
    m_patience.cancel();
    setDialect(protocol::wireWord(form));
    conclude(Verdict::Passed,
             QStringLiteral("\"%1\": %2").arg(protocol::wireWord(form), meaningOf(form)), evidence);
}

void RefereeCheckup::watchMatch()
{
    m_whenOver = [this] { checkInvitations(); };
    m_patience = means().clock.after(options().joinTimeout * 2 + options().choiceTimeout, [this] {
        if (const auto over = std::exchange(m_whenOver, nullptr))
            over();
    });
    noteProgress();
}

void RefereeCheckup::noteProgress()
{
    const bool isTold = m_even.result() && m_odd.result();
    const bool hasResult = m_answeredResult || means().league.report();
    if (!m_whenOver || (!hasResult && (!isTold || isRegistered())))
        return;
    // Players may be told after the manager.
    const auto rest = isTold ? std::chrono::milliseconds(0) : options().joinTimeout;
    m_patience = means().clock.after(rest, [this] {
        if (const auto over = std::exchange(m_whenOver, nullptr))
            over();
    });
}

} // namespace league::app

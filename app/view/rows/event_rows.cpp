// The event ticker: what happened, in a sentence.
#include "agents/base/charts/match_chart.h"
#include "agents/base/clock.h"
#include "app/view/rows/dashboard_rows.h"

#include <QCoreApplication>
#include <QGuiApplication>

namespace league::app::view {

namespace {

using Kind = EventTold::Kind;

// Where translators find these sentences.
struct Events
{
    Q_DECLARE_TR_FUNCTIONS(Events)
};

// What kind of event looks like what; the text comes from sentence().
struct Look
{
    const char *icon;
    const char *tone;
};

Look lookOfState(const QString &state)
{
    namespace chart = base::match_chart;
    if (state == chart::CollectingChoices)
        return {"choices", "accent"};
    if (state == chart::DrawingNumber)
        return {"dice", "violet"};
    if (state == chart::Evaluating)
        return {"evaluating", "cyan"};
    if (state == chart::TimeoutError)
        return {"timeout", "bad"};
    return {"cancelled", "neutral"};
}

Look lookOf(const EventTold &event)
{
    switch (event.kind) {
    case Kind::LeagueOpened:
        return {"lobby", "warn"};
    case Kind::AgentRegistered:
        return {"registered", "accent"};
    case Kind::LeagueStarted:
        return {"play", "accent"};
    case Kind::RoundAnnounced:
        return {"bell", "text3"};
    case Kind::MatchAssigned:
        return {"referee", "text3"};
    case Kind::Invited:
        return {"waiting", "warn"};
    case Kind::ChoiceLocked:
        return {"lock", "accent"};
    case Kind::StateEntered:
        return lookOfState(event.words.value(1));
    case Kind::NumberDecided:
    case Kind::NumberDrew:
        return {"finished", "good"};
    case Kind::TechnicalLoss:
    case Kind::NoAnswer:
        return {"timeout", "bad"};
    case Kind::AnswerRejected:
        return {"error", "bad"};
    case Kind::MatchVoid:
    case Kind::MatchAborted:
        return {"cancelled", "neutral"};
    case Kind::PlayerWithdrawn:
    case Kind::RefereeAway:
        return {"failed", "bad"};
    case Kind::RefereeBack:
    case Kind::LeagueResumed:
        return {"active", "good"};
    case Kind::MafiaKilled:
        return {"grave", "crimson"};
    case Kind::MafiaQuietNight:
        return {"sunrise", "warn"};
    case Kind::MafiaVotedOut:
        return {"vote", "violet"};
    case Kind::MafiaClaimed:
        return {"discuss", "accent"};
    case Kind::MafiaEnded:
        return {"finished", "good"};
    case Kind::StandingsSent:
        return {"chart", "text3"};
    case Kind::Ordered:
        return {"settings", "text3"};
    case Kind::LeagueCompleted:
        return {"trophy", "good"};
    }
    return {"info", "text3"};
}

QString bold(const QString &name)
{
    return QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped());
}

QString code(const QString &constant)
{
    return QStringLiteral("<code style=\"font-family:'JetBrains Mono';font-size:12px\">%1</code>")
        .arg(constant.toHtmlEscaped());
}

QString orderSentence(const QStringList &w)
{
    if (w.value(0) == QLatin1String("pause"))
        return Events::tr("The league pauses after the matches under way");
    if (w.value(0) == QLatin1String("resume"))
        return Events::tr("The league goes on");
    if (w.value(0) == QLatin1String("step"))
        return Events::tr("One step further");
    if (w.value(0) == QLatin1String("finish_round"))
        return Events::tr("The league stops after this round");
    return Events::tr("Order: %1").arg(code(w.value(0)));
}

QString parityWord(const QString &parity)
{
    return parity == QLatin1String("even") ? Events::tr("even") : Events::tr("odd");
}

QString roleWord(const QString &role)
{
    if (role == QLatin1String("mafia"))
        return Events::tr("mafia");
    if (role == QLatin1String("doctor"))
        return Events::tr("doctor");
    if (role == QLatin1String("sheriff"))
        return Events::tr("sheriff");
    return Events::tr("villager");
}

QString mafiaSentence(Kind kind, const QStringList &w)
{
    const QString match = w.value(0).toHtmlEscaped();
    if (kind == Kind::MafiaKilled)
        return Events::tr("%1: %2 was killed during the night").arg(match, bold(w.value(1)));
    if (kind == Kind::MafiaQuietNight)
        return Events::tr("%1: nobody died during the night").arg(match);
    if (kind == Kind::MafiaClaimed)
        return Events::tr("%1: %2 claims the role %3")
            .arg(match, bold(w.value(1)), roleWord(w.value(2)));
    if (kind == Kind::MafiaEnded) {
        if (w.value(1) == QLatin1String("mafia"))
            return Events::tr("%1: the mafia win").arg(match);
        return w.value(1) == QLatin1String("town") ? Events::tr("%1: the town wins").arg(match)
                                                   : Events::tr("%1: nobody wins").arg(match);
    }
    if (w.value(2).isEmpty())
        return Events::tr("%1: %2 was voted out").arg(match, bold(w.value(1)));
    return Events::tr("%1: %2 was voted out, role %3")
        .arg(match, bold(w.value(1)), roleWord(w.value(2)));
}

QString sentence(const EventTold &event)
{
    const QStringList &w = event.words;
    switch (event.kind) {
    case Kind::LeagueOpened:
        return Events::tr("The League Manager listens at %1").arg(code(w.value(0)));
    case Kind::LeagueResumed:
        return Events::tr("The league was taken up again at %1").arg(code(w.value(0)));
    case Kind::AgentRegistered:
        return Events::tr("%1 joined as %2").arg(bold(w.value(0)), w.value(1).toHtmlEscaped());
    case Kind::LeagueStarted:
        return Events::tr("The league started: %n player(s)", nullptr, w.value(0).toInt());
    case Kind::RoundAnnounced:
        return Events::tr("Round %1 announced to %n player(s)", nullptr, w.value(1).toInt())
            .arg(w.value(0));
    case Kind::MatchAssigned:
        return Events::tr("%1 goes to %2").arg(w.value(0).toHtmlEscaped(), bold(w.value(1)));
    case Kind::Invited:
        return Events::tr("%1 invited to %2, %3 s to join")
            .arg(bold(w.value(0)), w.value(1).toHtmlEscaped(), w.value(2));
    case Kind::ChoiceLocked:
        return Events::tr("%1 locked a choice in %2")
            .arg(bold(w.value(0)), w.value(1).toHtmlEscaped());
    case Kind::StateEntered:
        return Events::tr("%1 entered %2").arg(w.value(0).toHtmlEscaped(), code(w.value(1)));
    case Kind::NumberDecided:
        return Events::tr("%1: %2 is %3, %4 beats %5")
            .arg(w.value(0).toHtmlEscaped(), w.value(1), parityWord(w.value(2)), bold(w.value(3)),
                 bold(w.value(4)));
    case Kind::NumberDrew:
        return Events::tr("%1: %2 is %3, a draw")
            .arg(w.value(0).toHtmlEscaped(), w.value(1), parityWord(w.value(2)));
    case Kind::TechnicalLoss:
        return Events::tr("%1: technical loss of %2 (%3)")
            .arg(w.value(0).toHtmlEscaped(), bold(w.value(1)), code(w.value(2)));
    case Kind::MatchVoid:
        return Events::tr("%1 does not count").arg(w.value(0).toHtmlEscaped());
    case Kind::NoAnswer:
        return Events::tr("No answer from %1 to %2").arg(bold(w.value(0)), code(w.value(1)));
    case Kind::AnswerRejected:
        return Events::tr("An answer of %1 was rejected: %2")
            .arg(bold(w.value(0)), code(w.value(1)));
    case Kind::MatchAborted:
        return Events::tr("%1 starts over").arg(w.value(0).toHtmlEscaped());
    case Kind::PlayerWithdrawn:
        return Events::tr("%1 is out of the league").arg(bold(w.value(0)));
    case Kind::RefereeAway:
        return Events::tr("%1 does not answer; its matches go elsewhere").arg(bold(w.value(0)));
    case Kind::RefereeBack:
        return Events::tr("%1 is ready").arg(bold(w.value(0)));
    case Kind::MafiaKilled:
    case Kind::MafiaQuietNight:
    case Kind::MafiaVotedOut:
    case Kind::MafiaClaimed:
    case Kind::MafiaEnded:
        return mafiaSentence(event.kind, w);
    case Kind::StandingsSent:
        return Events::tr("Standings sent after round %1").arg(w.value(0));
    case Kind::Ordered:
        return orderSentence(w);
    case Kind::LeagueCompleted:
        return Events::tr("%1 wins the league").arg(bold(w.value(0)));
    }
    return {};
}

// A Hebrew sentence that begins with a Latin name is a Hebrew sentence all the same.
QString inItsDirection(const QString &text)
{
    constexpr QChar RightToLeftMark(0x200F);
    return QGuiApplication::layoutDirection() == Qt::RightToLeft ? RightToLeftMark + text : text;
}

} // namespace

EventRow eventRow(const EventTold &event)
{
    const Look look = lookOf(event);
    return {.symbol = QString::fromLatin1(look.icon),
            .tone = QString::fromLatin1(look.tone),
            .sentence = inItsDirection(sentence(event)),
            .time = base::Clock::utcText(event.timeMs).mid(11, 8),
            .matchId = event.match,
            .number = event.number};
}

QList<EventRow> eventRows(const LeagueStory &story, int shownRound, int limit, qint64 after)
{
    QList<EventRow> rows;
    const auto &events = story.events();
    for (auto event = events.crbegin(); event != events.crend() && rows.size() < limit; ++event) {
        if (event->number <= after)
            break;
        if (shownRound >= 0 && event->round > shownRound)
            continue;
        rows.append(eventRow(*event));
    }
    return rows;
}

} // namespace league::app::view

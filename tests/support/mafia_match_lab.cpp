#include "tests/support/mafia_match_lab.h"

#include "agents/base/json/json_document.h"
#include "agents/base/random_stream.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/mafia_words.h"

#include <memory>

namespace league::test {

using namespace games;
namespace key = mafia::key;
namespace ask = mafia::ask;
using base::PlayerId;

namespace {

const QStringList Names{
    QStringLiteral("Alpha"),  QStringLiteral("Bravo"), QStringLiteral("Charlie"),
    QStringLiteral("Delta"),  QStringLiteral("Echo"),  QStringLiteral("Foxtrot"),
    QStringLiteral("Golf"),   QStringLiteral("Hotel"), QStringLiteral("India"),
    QStringLiteral("Juliet"),
};
constexpr int MostSteps = 100'000; // a match that does not end is a fault of its own

} // namespace

MafiaMatchLab::MafiaMatchLab(const QVariantMap &rules, quint64 seed)
    : MafiaMatchLab(setup(rules, seed))
{
}

MafiaMatchLab::MafiaMatchLab(const MatchSetup &setup)
    : m_setup(setup), m_match(GameRegistry::find(u"mafia")->newMatch(setup))
{
    Q_ASSERT(m_match);
    m_match->begin();
    collect();
}

MatchSetup MafiaMatchLab::setup(const QVariantMap &rules, quint64 seed)
{
    MatchSetup setup{.match = base::MatchId(QStringLiteral("R1M1")),
                     .attempt = 1,
                     .seats = {},
                     .rules = rules,
                     .seed = QString::number(seed)};
    for (int i = 1; i <= Names.size(); ++i) {
        setup.seats.append(
            {.player = PlayerId(QStringLiteral("P%1").arg(i, 2, 10, QLatin1Char('0'))),
             .displayName = QStringLiteral("Agent ") + Names.at(i - 1)});
    }
    setup.startedAtMs = 1'772'388'000'000; // 2026-03-01T18:00:00Z
    return setup;
}

MafiaMatchLab::Answers MafiaMatchLab::randomAnswers(quint64 seed)
{
    const auto stream = std::make_shared<base::RandomStream>(seed, u"random answers");
    return [stream](const Question &question) -> std::optional<Answer> {
        const bool isShy = stream->uniform(10) == 0;
        if (question.kind == ask::DiscussionTurn) {
            if (isShy)
                return MafiaMatchLab::pass();
            Answer answer = speech(QStringLiteral("I say %1.").arg(stream->uniform(1000)));
            const QStringList order =
                question.facts.value(key::Turn).toMap().value(key::Order).toStringList();
            const QString target = stream->pick(order);
            QVariantList acts{QVariantMap{{key::Act, QString(mafia::word::Accuse)},
                                          {key::TargetId, target},
                                          {key::Strength, 1 + int(stream->uniform(3))}}};
            if (stream->uniform(8) == 0) {
                acts.append(QVariantMap{{key::Act, QString(mafia::word::ClaimRole)},
                                        {key::Role, QString(mafia::word::Sheriff)}});
            }
            answer.extra.insert(key::SpeechActs, acts);
            answer.extra.insert(key::Think,
                                QStringLiteral("secret thought of %1")
                                    .arg(question.facts.value(key::PlayerId).toString()));
            return answer;
        }
        const QString target = stream->pick(question.options);
        if (question.kind == ask::Vote)
            return vote(isShy ? QString() : target);
        return nightAction(target);
    };
}

Answer MafiaMatchLab::nightAction(QStringView target, QStringView second)
{
    Answer answer{.extra = {{key::TargetId, target.toString()}}, .kind = ask::NightAction};
    if (!second.isEmpty())
        answer.extra.insert(key::SecondChoiceId, second.toString());
    return answer;
}

Answer MafiaMatchLab::vote(QStringView target)
{
    return {.extra = {{key::TargetId, target.isEmpty() ? QVariant() : QVariant(target.toString())}},
            .kind = ask::Vote};
}

Answer MafiaMatchLab::speech(QStringView say)
{
    return {.extra = {{key::Say, say.toString()}, {key::Pass, false}}, .kind = ask::DiscussionTurn};
}

Answer MafiaMatchLab::pass()
{
    return {.extra = {{key::Pass, true}}, .kind = ask::DiscussionTurn};
}

QString MafiaMatchLab::inOneLine(const GameEvent &event)
{
    const JsonDocument facts(JsonObject::fromVariantMap(event.facts));
    return QStringLiteral("%1 %2 %3 %4")
        .arg(event.atMs)
        .arg(event.kind, event.visibility, QString::fromUtf8(facts.toJson(JsonDocument::Compact)));
}

base::Outcome MafiaMatchLab::send(QStringView player, const Answer &answer)
{
    const base::Outcome taken = m_match->accept(seatOf(player), answer, m_now);
    collect();
    return taken;
}

base::Outcome MafiaMatchLab::act(QStringView player, QStringView target, QStringView second)
{
    return send(player, nightAction(target, second));
}

base::Outcome MafiaMatchLab::castVote(QStringView voter, QStringView target)
{
    return send(voter, vote(target));
}

base::Outcome MafiaMatchLab::speak(QStringView player, QStringView say)
{
    return send(player, say.isEmpty() ? pass() : speech(say));
}

base::Outcome MafiaMatchLab::order(QStringView command, QStringView value)
{
    const base::Outcome obeyed = m_match->obey({command.toString(), value.toString()}, m_now);
    collect();
    return obeyed;
}

void MafiaMatchLab::link(QStringView player, bool isConnected)
{
    m_match->linkChanged(seatOf(player), isConnected, m_now);
    collect();
}

void MafiaMatchLab::expire(QStringView player, Fault fault)
{
    m_match->expire(seatOf(player), fault, m_now);
    collect();
}

void MafiaMatchLab::passTo(qint64 ms)
{
    m_now = std::max(m_now, ms);
    m_match->passTime(m_now);
    collect();
}

void MafiaMatchLab::answerAll(const Answers &answers)
{
    for (const Question &question : m_match->pending()) {
        if (const std::optional<Answer> answer = answers(question))
            (void)m_match->accept(question.seat, *answer, m_now);
        collect();
    }
}

void MafiaMatchLab::play(const Answers &answers)
{
    playTo(u"END", answers);
}

void MafiaMatchLab::playTo(QStringView wanted, const Answers &answers)
{
    QStringList silent; // asked already, and did not answer
    for (int step = 0; step < MostSteps && phase() != wanted && !m_match->outcome(); ++step) {
        bool hasAnswered = false;
        for (const Question &question : m_match->pending()) {
            const QString id = QStringLiteral("%1 %2").arg(question.seat).arg(question.id);
            if (silent.contains(id))
                continue;
            if (const std::optional<Answer> answer = answers(question)) {
                (void)m_match->accept(question.seat, *answer, m_now);
                hasAnswered = true;
                break;
            }
            silent.append(id);
        }
        if (!hasAnswered) {
            const std::optional<qint64> due = m_match->dueMs();
            if (!due)
                return collect(); // only the operator can help
            m_now = std::max(m_now, *due);
            m_match->passTime(m_now);
        }
        collect();
    }
}

void MafiaMatchLab::playNight(QStringView kill, QStringView protect, QStringView look)
{
    answerAll([&](const Question &question) -> std::optional<Answer> {
        const QString action = question.facts.value(key::ActionType).toString();
        if (action == mafia::word::Kill)
            return nightAction(kill);
        const QStringView told = action == mafia::word::Protect ? protect : look;
        if (!told.isEmpty())
            return nightAction(told);
        const QString first = question.options.value(0);
        return nightAction(first == kill ? question.options.value(1) : first);
    });
}

void MafiaMatchLab::playTalk()
{
    playTo(u"DAY_VOTING", [](const Question &) { return pass(); });
}

void MafiaMatchLab::playVote(QStringView target)
{
    answerAll([&](const Question &question) -> std::optional<Answer> {
        const bool isTarget = question.facts.value(key::PlayerId).toString() == target;
        return vote(isTarget ? QStringView() : target);
    });
    if (const std::optional<qint64> due = m_match->dueMs())
        passTo(*due);
}

void MafiaMatchLab::playCycle(QStringView kill, QStringView out)
{
    playNight(kill);
    playTalk();
    playVote(out);
}

QString MafiaMatchLab::phase()
{
    return m_match->observation(std::nullopt).value(key::Phase).toString();
}

QStringList MafiaMatchLab::asked()
{
    QStringList ids;
    for (const Question &question : m_match->pending())
        ids.append(m_setup.seats.at(question.seat).player.text());
    return ids;
}

Question MafiaMatchLab::questionTo(QStringView player)
{
    for (const Question &question : m_match->pending()) {
        if (question.seat == seatOf(player))
            return question;
    }
    return {};
}

QStringList MafiaMatchLab::living()
{
    QStringList ids;
    for (const QVariant &each : m_match->observation(std::nullopt).value(key::Players).toList()) {
        if (each.toMap().value(key::Alive).toBool())
            ids.append(each.toMap().value(key::PlayerId).toString());
    }
    return ids;
}

QStringList MafiaMatchLab::withRole(QStringView role)
{
    QStringList ids;
    for (const QVariant &each : m_match->observation(std::nullopt).value(key::Players).toList()) {
        if (each.toMap().value(key::Role).toString() == role)
            ids.append(each.toMap().value(key::PlayerId).toString());
    }
    return ids;
}

QString MafiaMatchLab::roleOf(QStringView player)
{
    for (const QVariant &each : m_match->observation(std::nullopt).value(key::Players).toList()) {
        if (each.toMap().value(key::PlayerId).toString() == player)
            return each.toMap().value(key::Role).toString();
    }
    return {};
}

const QList<GameEvent> &MafiaMatchLab::events()
{
    return m_events;
}

QStringList MafiaMatchLab::kinds()
{
    QStringList kinds;
    for (const GameEvent &event : std::as_const(m_events))
        kinds.append(event.kind);
    return kinds;
}

QList<QVariantMap> MafiaMatchLab::all(QStringView kind)
{
    QList<QVariantMap> facts;
    for (const GameEvent &event : std::as_const(m_events)) {
        if (event.kind == kind)
            facts.append(event.facts);
    }
    return facts;
}

QVariantMap MafiaMatchLab::last(QStringView kind)
{
    const QList<QVariantMap> facts = all(kind);
    return facts.isEmpty() ? QVariantMap() : facts.last();
}

QStringList MafiaMatchLab::lines()
{
    QStringList lines;
    for (const GameEvent &event : std::as_const(m_events))
        lines.append(inOneLine(event));
    return lines;
}

const QList<MafiaMatchLab::Message> &MafiaMatchLab::mailOf(QStringView player)
{
    return m_mail[player.toString()];
}

int MafiaMatchLab::seatOf(QStringView player) const
{
    for (int seat = 0; seat < m_setup.seats.size(); ++seat) {
        if (m_setup.seats.at(seat).player.text() == player)
            return seat;
    }
    return -1;
}

// Letters first: a question is asked after everything that led to it.
void MafiaMatchLab::collect()
{
    m_events += m_match->takeEvents();
    for (const Letter &letter : m_match->takeLetters())
        m_mail[m_setup.seats.at(letter.seat).player.text()].append({letter.kind, letter.facts});
    for (const Question &question : m_match->pending()) {
        const QString id = QStringLiteral("%1 %2").arg(question.seat).arg(question.id);
        if (m_seenQuestions.contains(id))
            continue;
        m_seenQuestions.append(id);
        m_mail[m_setup.seats.at(question.seat).player.text()].append(
            {question.kind, question.facts});
    }
}

} // namespace league::test

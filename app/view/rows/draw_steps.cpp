#include "app/view/rows/draw_steps.h"

#include "agents/games/even_odd/fair_draw.h"
#include "agents/games/fact_names.h"
#include "app/view/rows/span_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace league::app::view {

namespace {

namespace fair_draw = games::fair_draw;

const QString Open = QStringLiteral("open");
const QString Checked = QStringLiteral("checked");
const QString Failed = QStringLiteral("failed");

// Where translators find these sentences.
struct FairDraw
{
    Q_DECLARE_TR_FUNCTIONS(FairDraw)
};

QString shortened(const QString &digits)
{
    constexpr qsizetype Shown = 16;
    return digits.size() <= 2 * Shown ? digits : digits.left(Shown) + u'\u2026' + digits.right(8);
}

class Prover
{
public:
    Prover(const AttemptTold &attempt, const QString &match, const LeagueStory &story)
        : m_attempt(attempt), m_draw(attempt.draw), m_story(story)
    {
        m_terms.seed = m_draw.seed;
        m_terms.match = base::MatchId(match);
        m_terms.attempt = attempt.attempt;
        m_terms.range = {story.rules().drawMin, story.rules().drawMax};
        const bool isSeeded = m_draw.source.isEmpty()
            ? story.rules().drawSource == tournament::DrawSource::Seeded
            : m_draw.source == games::fact::SourceSeeded;
        m_terms.source = isSeeded ? games::DrawSource::Seeded : games::DrawSource::System;
        for (const QString &player : attempt.players)
            m_terms.entropies.append(m_draw.entropyRevealed.value(player));
    }

    [[nodiscard]] DrawProof prove() const
    {
        DrawProof proof;
        proof.steps = {commit(), sealed(), reveal(), commitment(), number()};
        const auto has = [&](const QString &state) {
            return std::ranges::any_of(proof.steps,
                                       [&](const DrawStep &step) { return step.state == state; });
        };
        if (has(Failed)) {
            proof.verdict = Failed;
            proof.sentence = FairDraw::tr("Draw does not match the commit");
        } else if (!has(Open)) {
            proof.verdict = QStringLiteral("verified");
            proof.sentence = FairDraw::tr("Verified on this computer");
        } else if (m_attempt.isOver() && !m_draw.number) {
            proof.verdict = QStringLiteral("none");
            proof.sentence = FairDraw::tr("No number was drawn");
        } else {
            proof.verdict = Open;
            proof.sentence = FairDraw::tr("Not drawn yet");
        }
        return proof;
    }

private:
    static DrawStep step(const char *name, const QString &title)
    {
        DrawStep made;
        made.step = QLatin1String(name);
        made.state = Open;
        made.title = title;
        return made;
    }

    [[nodiscard]] DrawStep commit() const
    {
        DrawStep made = step("commit", FairDraw::tr("Commit, before any choice"));
        if (m_draw.commitment.isEmpty())
            return made;
        made.detail = m_draw.commitment;
        made.isCode = true;
        made.time = momentText(m_draw.committedMs);
        made.state = Checked;
        if (m_draw.firstChoiceMs != 0 && m_draw.firstChoiceMs < m_draw.committedMs)
            return failed(made, FairDraw::tr("A choice came in before the commit."));
        for (auto sent = m_draw.invitedWith.begin(); sent != m_draw.invitedWith.end(); ++sent) {
            if (sent.value().compare(m_draw.commitment, Qt::CaseInsensitive) != 0)
                return failed(
                    made,
                    FairDraw::tr("%1 was sent another commit.").arg(m_story.nameOf(sent.key())));
        }
        return made;
    }

    [[nodiscard]] DrawStep sealed() const
    {
        DrawStep made = step("sealed", FairDraw::tr("Choices sealed"));
        const bool areIn = std::ranges::all_of(m_attempt.players, [this](const QString &player) {
            return m_draw.sealedBy.contains(player);
        });
        if (m_attempt.players.isEmpty() || m_draw.sealedBy.isEmpty())
            return made;
        made.time = momentText(m_draw.lastChoiceMs);
        made.state = areIn ? Checked : Open;
        return made; // the page shows the choices themselves, with their marks
    }

    [[nodiscard]] DrawStep reveal() const
    {
        DrawStep made = step("reveal", FairDraw::tr("Reveal"));
        if (m_draw.revealedMs == 0 || !m_draw.number)
            return made;
        made.time = momentText(m_draw.revealedMs);
        made.state = Checked;
        made.isCode = true;
        made.detail =
            FairDraw::tr("number %1, seed %2").arg(*m_draw.number).arg(shortened(m_draw.seed));
        for (const QString &player : m_attempt.players) {
            if (m_draw.entropySent.contains(player)
                && m_draw.entropySent.value(player) != m_draw.entropyRevealed.value(player))
                return failed(made,
                              FairDraw::tr("The entropy of %1 is not what %1 sent.")
                                  .arg(m_story.nameOf(player)));
        }
        return made;
    }

    [[nodiscard]] DrawStep commitment() const
    {
        const QString text =
            QStringLiteral("seed:%1:%2").arg(m_terms.match.text()).arg(m_terms.attempt);
        DrawStep made = step("commitment",
                             FairDraw::tr("SHA-256 of \u201c%1\u201d equals the commit").arg(text));
        if (m_draw.revealedMs == 0 || m_draw.commitment.isEmpty() || !m_draw.number)
            return made;
        made.state = Checked;
        const QString computed =
            fair_draw::commitment(m_terms.seed, m_terms.match, m_terms.attempt);
        if (!fair_draw::checkSeed(m_terms.seed, m_terms.source))
            return failed(made, FairDraw::tr("The revealed seed has not the form of a seed."));
        if (computed.compare(m_draw.commitment, Qt::CaseInsensitive) != 0)
            return failed(made,
                          FairDraw::tr("The revealed seed gives %1.").arg(shortened(computed)));
        return made;
    }

    [[nodiscard]] DrawStep number() const
    {
        DrawStep made = step("number", numberTitle());
        const bool isComputable = m_draw.revealedMs != 0 && m_draw.number
            && m_terms.range.min <= m_terms.range.max
            && fair_draw::checkSeed(m_terms.seed, m_terms.source).ok();
        if (!isComputable)
            return made;
        const games::DrawnNumber drawn = fair_draw::draw(m_terms);
        made.state = Checked;
        if (drawn.number != *m_draw.number)
            return failed(made,
                          FairDraw::tr("It gives %1, but %2 was announced.")
                              .arg(drawn.number)
                              .arg(*m_draw.number));
        if (m_draw.index && *m_draw.index != drawn.index)
            return failed(made,
                          FairDraw::tr("The number is found at %1, but %2 was announced.")
                              .arg(drawn.index)
                              .arg(*m_draw.index));
        return made;
    }

    [[nodiscard]] QString numberTitle() const
    {
        const QString number = m_draw.number ? QString::number(*m_draw.number) : QString(u'?');
        if (m_terms.source == games::DrawSource::Seeded)
            return FairDraw::tr("The league's seed gives %1").arg(number);
        return FairDraw::tr("SHA-256 of seed, match and both entropies gives %1").arg(number);
    }

    static DrawStep failed(DrawStep step, const QString &why)
    {
        step.state = Failed;
        step.detail = why;
        step.isCode = false;
        return step;
    }

    const AttemptTold &m_attempt;
    const DrawTold &m_draw;
    const LeagueStory &m_story;
    games::DrawTerms m_terms;
};

} // namespace

DrawProof drawProof(const AttemptTold &attempt, const QString &match, const LeagueStory &story)
{
    return Prover(attempt, match, story).prove();
}

} // namespace league::app::view

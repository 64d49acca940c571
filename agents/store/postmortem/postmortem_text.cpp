// The post-mortem for people: one text from the result to the last vote.
#include "agents/store/postmortem/postmortem.h"
#include "agents/store/replay/replay_words.h"

namespace league::store {

namespace {

// Names, the length of the longest id, and a growing text.
class Report
{
public:
    explicit Report(const Postmortem &postmortem) : m_postmortem(postmortem) { }

    QString write()
    {
        addResult();
        addPlayers();
        for (const PostmortemNight &night : m_postmortem.nights) {
            addNight(night);
            for (const PostmortemDay &day : m_postmortem.days) {
                if (day.number == night.number)
                    addDay(day);
            }
        }
        addFigures();
        addMoments();
        return m_text;
    }

private:
    void line(const QString &text = {}) { m_text += text + u'\n'; }

    void heading(const QString &text)
    {
        line();
        line(text);
        line(QString(text.size(), u'-'));
    }

    QString name(const QString &id) const
    {
        const PostmortemPlayer *player = m_postmortem.player(id);
        if (id.isEmpty())
            return QStringLiteral("nobody");
        if (!player || player->displayName == id)
            return id;
        return QStringLiteral("%1 (%2)").arg(player->displayName, id);
    }

    void addResult()
    {
        line(QStringLiteral("Post-mortem of %1, attempt %2")
                 .arg(m_postmortem.matchId)
                 .arg(m_postmortem.attempt));
        line();
        line(m_postmortem.winnerTeam.isEmpty()
                 ? QStringLiteral("Nobody won (%1).").arg(m_postmortem.status)
                 : QStringLiteral("The %1 won.").arg(m_postmortem.winnerTeam));
        line(QStringLiteral("Reason: %1").arg(m_postmortem.reason));
        line(QStringLiteral("Days: %1. Duration: %2.")
                 .arg(m_postmortem.dayCount)
                 .arg(ReplayWords::time(m_postmortem.durationMs)));
        if (m_postmortem.seed.isEmpty())
            return;
        QString seed = QStringLiteral("Seed: %1.").arg(m_postmortem.seed);
        if (m_postmortem.commitmentFits) {
            seed += *m_postmortem.commitmentFits
                ? QStringLiteral(" It fits what was published before the match.")
                : QStringLiteral(" It does NOT fit what was published before the match.");
        }
        line(seed);
    }

    void addPlayers()
    {
        heading(QStringLiteral("Roles and fates"));
        for (const PostmortemPlayer &player : m_postmortem.players) {
            const QString fate = !player.fate ? QStringLiteral("survived")
                                              : QStringLiteral("left by %1 in cycle %2")
                                                    .arg(player.fate->cause)
                                                    .arg(player.fate->cycleNumber);
            line(QStringLiteral("Seat %1  %2: %3, %4, %5 points%6")
                     .arg(player.seat, 2)
                     .arg(name(player.playerId), player.role, fate)
                     .arg(player.points)
                     .arg(player.wasInactive ? QStringLiteral(", inactive") : QString()));
        }
    }

    void addNight(const PostmortemNight &night)
    {
        heading(QStringLiteral("Night %1").arg(night.number));
        for (const NightAction &action : night.actions) {
            line(QStringLiteral("%1 %2 -> %3%4")
                     .arg(action.playerId.isEmpty() ? QStringLiteral("(draw)")
                                                    : name(action.playerId),
                          action.actionType, name(action.targetId),
                          action.isDefault ? QStringLiteral(" (drawn)") : QString()));
            addThought(action.think);
        }
        if (!night.killDecision.isEmpty()) {
            line(QStringLiteral("The mafia's target is %1 (%2).")
                     .arg(name(night.killTarget), night.killDecision));
        }
        if (!night.saved.isEmpty())
            line(QStringLiteral("%1 is saved.").arg(name(night.saved)));
        if (night.foundMafia) {
            line(QStringLiteral("The sheriff learns that %1 is %2.")
                     .arg(name(night.investigated),
                          *night.foundMafia ? QStringLiteral("mafia")
                                            : QStringLiteral("not mafia")));
        }
        line(night.announcement + u'.');
    }

    void addThought(const QString &think)
    {
        if (!think.isEmpty())
            line(QStringLiteral("    (thinks) %1").arg(think.simplified()));
    }

    void addDay(const PostmortemDay &day)
    {
        heading(QStringLiteral("Day %1").arg(day.number));
        for (const PostmortemStatement &statement : day.statements)
            addStatement(statement);
        if (day.eventSeq > 0)
            addVote(day);
    }

    void addStatement(const PostmortemStatement &statement)
    {
        QString said = statement.isPass ? QStringLiteral("(passes)") : statement.say.simplified();
        if (statement.timedOut)
            said += QStringLiteral(" [time was up]");
        if (statement.isTruncated)
            said += QStringLiteral(" [cut]");
        line(QStringLiteral("%1: %2").arg(name(statement.playerId), said));
        addThought(statement.think);
        for (const PostmortemClaim &claim : statement.claims) {
            line(QStringLiteral("    claims to be the %1, which is %2")
                     .arg(claim.claimedRole,
                          claim.isTrue() ? QStringLiteral("true") : QStringLiteral("false")));
        }
    }

    void addVote(const PostmortemDay &day)
    {
        line();
        line(QStringLiteral("Vote:"));
        for (const PostmortemVote &vote : day.votes) {
            QString row = QStringLiteral("  %1 -> %2")
                              .arg(name(vote.voterId),
                                   vote.isMissing                ? QStringLiteral("(no vote came)")
                                       : vote.targetId.isEmpty() ? QStringLiteral("(abstains)")
                                                                 : name(vote.targetId));
            if (!vote.before.isEmpty()) {
                QStringList before;
                for (const QString &target : vote.before)
                    before << (target.isEmpty() ? QStringLiteral("abstention") : target);
                row += QStringLiteral(", before that %1").arg(before.join(QStringLiteral(", ")));
            }
            line(row);
            addThought(vote.think);
        }
        if (day.eliminated.isEmpty()) {
            line(QStringLiteral("Nobody is voted out (%1).").arg(day.noEliminationReason));
            return;
        }
        line(QStringLiteral("%1 is voted out%2.")
                 .arg(name(day.eliminated),
                      day.wasTieBroken ? QStringLiteral(", drawn from %1")
                                             .arg(day.tied.join(QStringLiteral(", ")))
                                       : QString()));
    }

    void addFigures()
    {
        heading(QStringLiteral("Figures"));
        for (const PostmortemPlayer &player : m_postmortem.players) {
            const auto share = player.goodVotePercent();
            const QString good = share ? QStringLiteral("%1 %").arg(*share) : QStringLiteral("–");
            line(QStringLiteral("%1: good votes %2 of %3, accusations %4 right and %5 wrong, "
                                "saves %6, mafia found %7, passes %8, timeouts %9,")
                     .arg(name(player.playerId), good)
                     .arg(player.votesCast)
                     .arg(player.accusationsRight)
                     .arg(player.accusationsWrong)
                     .arg(player.saves)
                     .arg(player.mafiaFound)
                     .arg(player.passes)
                     .arg(player.timeouts));
            line(QStringLiteral("    %1 statements with %2 characters, answers in %3 on average "
                                "and %4 at most")
                     .arg(player.statements)
                     .arg(player.characters)
                     .arg(milliseconds(player.meanResponseMs),
                          milliseconds(player.longestResponseMs)));
        }
    }

    static QString milliseconds(std::optional<qint64> ms)
    {
        return ms ? QStringLiteral("%1 ms").arg(*ms) : QStringLiteral("–");
    }

    void addMoments()
    {
        heading(QStringLiteral("Key moments"));
        for (const KeyMoment &moment : m_postmortem.keyMoments)
            line(QStringLiteral("[%1] %2").arg(ReplayWords::time(moment.tMs), moment.text));
        if (m_postmortem.keyMoments.isEmpty())
            line(QStringLiteral("None."));
    }

    const Postmortem &m_postmortem;
    QString m_text;
};

} // namespace

QString toText(const Postmortem &postmortem)
{
    return Report(postmortem).write();
}

} // namespace league::store

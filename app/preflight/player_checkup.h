// PlayerCheckup: sham matches against a player, check by check.
//
// Owned by the Preflight. One match shows how the player answers, two at once whether it keeps them
// apart, and one after a few nonsensical requests whether it survived them.
#pragma once

#include "agents/transport/separate_answers.h"
#include "app/preflight/checkup.h"

#include <QSet>

namespace league::app {

class PlayerCheckup final : public Checkup
{
    Q_OBJECT

public:
    PlayerCheckup(const Means &means, const QUrl &agent);

private:
    // A sham match, as far as it got.
    struct Match
    {
        base::MatchId id;
        QString token; // that the referee shows to the player
        Reply join = {};
        Reply choice = {};

        // What came of the last question.
        [[nodiscard]] const Reply &latest() const { return choice.askedId == 0 ? join : choice; }
    };
    using Played = std::function<void(const QString &problem)>;

    [[nodiscard]] QList<Step> steps() override;

    void announceRound();
    void checkJoining();
    void checkDialect();
    void checkChoosing();
    void checkRpcId();
    void checkContentType();
    void checkSubject();
    void checkToken();
    void checkTimestamps();
    void checkFields();
    void tellResult();
    void checkTwoAtOnce();
    void tellStandings();
    void checkStillPlays();

    void invite(const Match &match, const Interview::Done &done);
    void askToChoose(const Match &match, const Interview::Done &done);
    // How the match ended: GAME_OVER.
    [[nodiscard]] JsonObject resultOf(const Match &match) const;
    // Plays a whole match; the problem is empty when all went well.
    void play(Match &match, const Played &done);
    // What may be behind a refused invitation; empty when there is nothing to add.
    [[nodiscard]] QString hintFor(const Reply &reply) const;
    // What is wrong with an answer; empty when nothing is.
    [[nodiscard]] QString problemOfJoining(const Reply &reply) const;
    [[nodiscard]] QString problemOfChoice(const Reply &reply) const;
    [[nodiscard]] bool isSeparate(const Match &match) const;
    [[nodiscard]] protocol::Envelope fromReferee(const Match &match) const;

    transport::SeparateAnswers m_separate;
    QSet<base::MatchId> m_answeredSeparately;
    base::PlayerId m_player; // what the player calls itself
    Match m_first;
    Match m_left;
    Match m_right;
    Match m_last;
    int m_open = 0; // of the two matches at once
    QString m_trouble; // of them
    Evidence m_troubleShown;
    bool m_choosesWell = false;
};

} // namespace league::app

// RefereeCheckup: offers a sham match between two sham players to a referee, and watches it.
//
// Owned by the Preflight. The players choose differently, so that the match has a winner; the
// referee's result is worked out again from the number it says it drew.
#pragma once

#include "agents/protocol/dialect/match_offer.h"
#include "app/preflight/checkup.h"
#include "app/preflight/sham_player.h"

namespace league::app {

class RefereeCheckup final : public Checkup
{
    Q_OBJECT

public:
    RefereeCheckup(const Means &means, const QUrl &agent);

private:
    [[nodiscard]] QList<Step> steps() override;

    void offerMatch();
    void offerInNextForm();
    void onOffered(protocol::OfferForm form, const Reply &reply);
    // It understands none of the forms; perhaps it asks for its matches.
    void waitToBeAsked();
    void taken(protocol::OfferForm form, const Evidence &evidence);
    // Waits until the match is over as far as can be seen, or for as long as a match may take.
    void watchMatch();
    void noteProgress();
    void checkInvitations();
    void checkQuestions();
    void checkNews();
    void checkReport();
    void checkResult();
    void checkReportToken();

    [[nodiscard]] bool isRegistered() const { return means().league.member().has_value(); }
    // The result in the report, or else in the answer to the offer.
    [[nodiscard]] const protocol::MatchResultReport *result() const;
    // The number that the referee says it drew.
    [[nodiscard]] std::optional<int> drawnNumber() const;
    // The player of whom this does not hold, in the way of a sentence; empty when it holds of both.
    [[nodiscard]] QString lacking(bool (*holds)(const ShamPlayer &)) const;
    [[nodiscard]] protocol::MatchAssignment assignment() const;

    ShamPlayer m_even;
    ShamPlayer m_odd;
    protocol::MatchAssignment m_assignment;
    QList<protocol::OfferForm> m_forms; // still to try
    QString m_lastRefusal;
    Evidence m_firstRefusal;
    bool m_isTaken = false;
    std::optional<protocol::MatchResultReport> m_answeredResult; // in the answer to the offer
    std::function<void()> m_whenOver;
    base::Alarm m_patience;
};

} // namespace league::app

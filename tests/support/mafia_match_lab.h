// MafiaMatchLab: a match of Mafia on match time, for tests: plays it with answer functions or step
// by step, and keeps everything that happened and everything that every player was told.
//
//     MafiaMatchLab lab;                                  // seed 42, R1M1, P01 to P10 (protocol.md
//     §9.4) lab.act(u"P02", u"P04");                       // a night action lab.passTo(30'000); //
//     the deadline lab.play(MafiaMatchLab::randomAnswers(7));          // the rest, with random
//     valid answers
#pragma once

#include "agents/games/game_registry.h"

#include <functional>
#include <map>

namespace league::test {

class MafiaMatchLab
{
public:
    // What a player answers to a question; nothing when it is silent.
    using Answers = std::function<std::optional<games::Answer>(const games::Question &question)>;

    explicit MafiaMatchLab(const QVariantMap &rules = {}, quint64 seed = 42);
    explicit MafiaMatchLab(const games::MatchSetup &setup);

    // P01 to P10, "Agent Alpha" to "Agent Juliet", match R1M1, attempt 1.
    [[nodiscard]] static games::MatchSetup setup(const QVariantMap &rules = {}, quint64 seed = 42);
    // Valid answers at random, from the seed; one in ten passes or abstains.
    [[nodiscard]] static Answers randomAnswers(quint64 seed);
    [[nodiscard]] static games::Answer nightAction(QStringView target, QStringView second = {});
    [[nodiscard]] static games::Answer vote(QStringView target); // empty: abstains
    [[nodiscard]] static games::Answer speech(QStringView say);
    [[nodiscard]] static games::Answer pass();
    // One event as a line that holds all of it, in canonical form.
    [[nodiscard]] static QString inOneLine(const games::GameEvent &event);

    [[nodiscard]] games::MatchState &match() { return *m_match; }
    [[nodiscard]] qint64 now() const { return m_now; }

    // --- one thing at a time, now ---
    base::Outcome send(QStringView player, const games::Answer &answer);
    base::Outcome act(QStringView player, QStringView target, QStringView second = {});
    base::Outcome castVote(QStringView voter, QStringView target);
    base::Outcome speak(QStringView player, QStringView say);
    base::Outcome order(QStringView command, QStringView value = {});
    void link(QStringView player, bool isConnected);
    void expire(QStringView player, games::Fault fault = games::Fault::Unreachable);
    // Time passes, and what falls due happens.
    void pass(qint64 ms) { passTo(m_now + ms); }
    void passTo(qint64 ms);

    // --- whole stretches ---
    // Answers what is asked now, once each, in the order of pending().
    void answerAll(const Answers &answers);
    // Goes on until the match is over: answers at once what is asked, then lets time pass.
    void play(const Answers &answers);
    // … until the match is in that phase.
    void playTo(QStringView phase, const Answers &answers);

    // Everybody acts: the mafia kill, the doctor protects (somebody else than the victim unless
    // told), the sheriff looks (at anybody unless told). Ends in the morning.
    void playNight(QStringView kill, QStringView protect = {}, QStringView look = {});
    // The morning passes and nobody says anything. Ends when the vote begins.
    void playTalk();
    // Everybody votes for the target, who abstains; without a target all do. Ends after the vote.
    void playVote(QStringView target);
    // All three.
    void playCycle(QStringView kill, QStringView out);

    // --- what is true now ---
    [[nodiscard]] QString phase();
    [[nodiscard]] QStringList asked(); // ids of those who are asked now, in seat order
    [[nodiscard]] games::Question questionTo(QStringView player);
    [[nodiscard]] QStringList living();
    [[nodiscard]] QStringList withRole(QStringView role); // in seat order, dead or alive
    [[nodiscard]] QString only(QStringView role) { return withRole(role).value(0); }
    [[nodiscard]] QString roleOf(QStringView player);

    // --- what happened ---
    [[nodiscard]] const QList<games::GameEvent> &events();
    [[nodiscard]] QStringList kinds(); // of the events
    [[nodiscard]] QList<QVariantMap> all(QStringView kind); // facts of the events of a kind
    [[nodiscard]] QVariantMap last(QStringView kind);
    [[nodiscard]] QStringList lines(); // every event in one line
    // Everything that a player was sent, letters and questions, in order; kind and facts.
    struct Message
    {
        QString kind;
        QVariantMap facts;
    };
    [[nodiscard]] const QList<Message> &mailOf(QStringView player);

private:
    [[nodiscard]] int seatOf(QStringView player) const;
    void collect();

    games::MatchSetup m_setup;
    std::unique_ptr<games::MatchState> m_match;
    qint64 m_now = 0;
    QList<games::GameEvent> m_events;
    std::map<QString, QList<Message>> m_mail;
    QStringList m_seenQuestions;
};

} // namespace league::test

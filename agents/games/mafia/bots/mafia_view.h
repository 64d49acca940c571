// MafiaView: what a player of Mafia knows, read from the `view` of a call (protocol.md §4.14).
//
// The built-in players think about this and nothing else. Players are numbers: their places in
// `players`, which is in seat order. What cannot be read is left out, so a strange view makes a
// poor player and never a crash.
#pragma once

#include "agents/games/mafia/bots/speech_act.h"

#include <QList>

namespace league::games::bots {

struct KnownPlayer
{
    QString id;
    QString name; // for sentences
    bool isAlive = true;
    QString cause = {}; // of death: night, vote, technical
    int cycle = 0; // in which it died
    QString role = {}; // empty unless it was shown
    QString team = {}; // likewise
};

struct Statement
{
    int day = 0;
    int speaker = Nobody;
    bool isSilent = false; // passed, or time ran out
    QList<SpeechAct> acts = {};
};

struct KnownVote
{
    int day = 0;
    int voter = Nobody;
    int target = Nobody; // an abstention names nobody
};

// What the sheriff found out.
struct Finding
{
    int night = 0;
    int target = Nobody;
    bool isMafia = false;
};

struct MafiaView
{
    int self = Nobody;
    QString role = {};
    QList<int> teammates = {}; // of the mafia, without oneself
    int day = 0;
    int night = 0;
    QList<KnownPlayer> players = {};
    QList<Statement> statements = {}; // the oldest first
    QList<KnownVote> votes = {}; // one for each voter and day
    QList<Finding> findings = {};

    [[nodiscard]] static MafiaView read(const QVariantMap &view);

    [[nodiscard]] int find(const QString &playerId) const;
    [[nodiscard]] bool isAlive(int player) const { return players.at(player).isAlive; }
    [[nodiscard]] bool isMafia() const;
    // Oneself or a teammate; only the mafia knows.
    [[nodiscard]] bool isOfMyMafia(int player) const;
    [[nodiscard]] int livingCount() const;
    [[nodiscard]] QList<int> livingOthers() const;
};

} // namespace league::games::bots

// TrafficDocument: messages that went over the wire, as a JSON file for people and their tools.
//
// Made by the traffic page for "Save as JSON". Tokens are masked, as in everything that is written
// down.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace league::store {

struct TrafficLine
{
    qint64 timeMs = 0;
    QString from = {};
    QString to = {};
    QString messageType = {};
    QString about = {}; // R1M1, R1, or nothing
    QString result = {};
    qint64 tookMs = -1; // -1: not known
    QByteArray request = {}; // as it travelled
    QByteArray reply = {};
};

// {league_id, messages: [{timestamp, from, to, …, request, reply}]}; bodies that are no JSON are
// text.
[[nodiscard]] QByteArray trafficDocument(const QString &leagueId, const QList<TrafficLine> &lines);

} // namespace league::store

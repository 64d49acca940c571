// One message in the list of the traffic page, and everything its detail pane shows.
//
// There are twenty thousand of them: what can be told from the rest is told when it is asked for,
// and many rows share one text (SharedTexts).
#pragma once

#include "agents/protocol/message_topic.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>

namespace league::app::view {

struct TrafficRow
{
    Q_GADGET
    Q_PROPERTY(qint64 number MEMBER number)
    Q_PROPERTY(QString time READ shownTime)
    Q_PROPERTY(QString icon READ icon)
    Q_PROPERTY(QString tone READ tone)
    Q_PROPERTY(QString from MEMBER from)
    Q_PROPERTY(QString to READ shownTo)
    Q_PROPERTY(QString type MEMBER type)
    Q_PROPERTY(QString about MEMBER about)
    Q_PROPERTY(QString result READ shownResult)
    Q_PROPERTY(QString resultTone READ resultTone)
    Q_PROPERTY(QString took READ shownTook)
    Q_PROPERTY(QString spoken READ spoken)

public:
    enum class State { Waiting, Delivered, Failed };

    qint64 number = 0; // 1, 2, 3, … as they came; newer is greater
    size_t identity = 0; // the same message told by the wire and by the journal is one
    qint64 timeMs = 0;
    QString from = {}; // P05, REF02, LM
    QStringList to = {}; // more than one for what the manager tells everybody
    QString type = {};
    QString about = {}; // R5M2, R5
    QString matchId = {};
    State state = State::Delivered;
    QString outcome = {}; // as the wire calls it; empty when only the journal tells
    int status = 0; // of HTTP
    qint64 tookMs = -1; // -1: not known
    int waitedS = 0; // of a row that waits
    bool isAnswer = false;
    protocol::Topic topic = protocol::Topic::Queries;
    QString sender = {}; // as the message says it: referee:REF01
    QString target = {}; // the endpoint, or who
    QString conversation = {};
    int send = 1; // which send of the same call it is
    QByteArray request = {}; // as it travelled; from the journal: the message
    QByteArray reply = {};

    [[nodiscard]] bool isFailed() const { return state == State::Failed; }
    [[nodiscard]] QString shownTime() const;
    [[nodiscard]] QString icon() const;
    [[nodiscard]] QString tone() const;
    [[nodiscard]] QString shownTo() const; // P02, or "all 8"
    [[nodiscard]] QString shownResult() const;
    [[nodiscard]] QString resultTone() const; // good, warn, bad
    [[nodiscard]] QString shownTook() const;
    [[nodiscard]] QString spoken() const;
    // Whether the text stands anywhere in it, whatever its case.
    [[nodiscard]] bool contains(const QString &text) const;
    [[nodiscard]] QString key() const { return QString::number(number); }
};

} // namespace league::app::view

// SpeechRow: one thing in the conversation of a channel, as the page shows it.
#pragma once

#include <QObject>
#include <QString>

namespace league::app::view {

struct SpeechRow
{
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString agentId MEMBER agentId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString time MEMBER time)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString think MEMBER think)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString delivery MEMBER delivery)
    Q_PROPERTY(QString mode MEMBER mode)
    Q_PROPERTY(QString addressed MEMBER addressed)
    Q_PROPERTY(int seconds MEMBER seconds)

public:
    QString id = {};
    QString kind = {}; // agent, human, side, notice, passed
    QString agentId = {}; // of a notice: whom it is about; of a human message: who gets it injected
    QString name = {}; // of that agent
    int number = 0; // gives the hue
    QString time = {}; // 20:59:58
    QString text = {}; // of a notice: the engine's own words
    QString think = {}; // for those who watch
    // Of an agent: speaking, paused, draft, drafted, unfinished, waiting, or the trigger that ended
    // its turn; of a notice: its kind, as the protocol calls it.
    QString mark = {};
    QString reason = {}; // why it waits, in its own words
    QString delivery = {}; // of a human message: held, delivered or not_routed
    QString mode = {}; // … and the mode in which it was sent
    QString addressed = {}; // names, with commas; empty: everyone
    int seconds = 0; // of a notice about time: the limit

    [[nodiscard]] QString key() const { return id; }
    friend bool operator==(const SpeechRow &, const SpeechRow &) = default;
};

} // namespace league::app::view

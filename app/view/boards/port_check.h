// PortCheck: whether the ports of a local league are free, for the line beside the start button.
//
// Made by the welcome page, on the window's thread. While it is active it looks again every few
// seconds: to listen and let go takes microseconds. The plan of the House says which ports count.
#pragma once

#include "agents/base/system_clock.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace league::app::view {

class PortCheck : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int basePort MEMBER m_basePort NOTIFY asked)
    Q_PROPERTY(int players MEMBER m_players NOTIFY asked)
    Q_PROPERTY(int referees MEMBER m_referees NOTIFY asked)
    Q_PROPERTY(bool active MEMBER m_isActive NOTIFY asked)
    Q_PROPERTY(int taken READ taken NOTIFY found)
    Q_PROPERTY(int suggestion READ suggestion NOTIFY found)
    Q_PROPERTY(int lastReferee READ lastReferee NOTIFY asked)
    Q_PROPERTY(int firstPlayer READ firstPlayer NOTIFY asked)
    Q_PROPERTY(int lastPlayer READ lastPlayer NOTIFY asked)

public:
    explicit PortCheck(QObject *parent = nullptr);

    // The first port that somebody else has; 0: all are free, or the system chooses them.
    [[nodiscard]] int taken() const { return m_taken; }
    // When one is taken: the next manager's port with which all are free; 0 when none is near.
    [[nodiscard]] int suggestion() const { return m_suggestion; }
    // The ports of the agents; the first referee's follows the manager's.
    [[nodiscard]] int lastReferee() const;
    [[nodiscard]] int firstPlayer() const;
    [[nodiscard]] int lastPlayer() const;

Q_SIGNALS:
    void asked();
    void found();

private:
    void look();

    base::SystemClock m_clock;
    base::Alarm m_again;
    int m_basePort = 0;
    int m_players = 0;
    int m_referees = 0;
    bool m_isActive = false;
    int m_taken = 0;
    int m_suggestion = 0;
};

} // namespace league::app::view

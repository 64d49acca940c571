// HostedMembers: members of channels that this program brings along, on a thread of their own.
//
// Owned by whoever runs channels for people to watch. The members register with the orchestrator
// over HTTP like everybody else and take visible moments, by speed.
#pragma once

#include "agents/base/result.h"
#include "agents/base/speed.h"
#include "app/host_thread.h"

#include <QHostAddress>
#include <QObject>
#include <QUrl>

#include <functional>
#include <memory>

namespace league::app {

struct MemberPlan
{
    QString name = {};
    QString voice = {}; // summariser, sceptic, echo
    QString command = {}; // of a program that speaks instead
    QString channel = {};
};

class HostedMembers : public QObject
{
    Q_OBJECT

public:
    using Answer = std::function<void(const base::Outcome &)>;

    HostedMembers(const QUrl &orchestrator, const QString &joinCode, base::Speed speed);
    // Everybody leaves.
    ~HostedMembers() override;

    // One more member, when those before it are in; the answer comes later, on this thread.
    void add(const MemberPlan &plan, const Answer &answer);

private:
    class Floor;

    HostThread m_thread;
    std::unique_ptr<Floor> m_floor; // lives on the thread
};

} // namespace league::app

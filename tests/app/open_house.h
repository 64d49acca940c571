// OpenHouse: a House with a lobby, opened in the test, and what it has told so far.
//
// Made by tests of the window's side of a House; the league's folder lives as long as this.
#pragma once

#include "app/house.h"
#include "tests/support/event_wait.h"

#include <QTemporaryDir>

namespace league::test {

class OpenHouse
{
public:
    using Change = std::function<void(app::HouseOptions &)>;

    // Opens a lobby with these hosted players and one referee, on ports of the system's choice.
    explicit OpenHouse(int players, const Change &change = {})
    {
        app::HouseOptions options = usual(m_data.path());
        options.players = players;
        if (change)
            change(options);
        makeHouse(options);
    }
    // Goes on in the folder of another one, which must be closed.
    OpenHouse(const OpenHouse &other, const QString &league)
    {
        app::HouseOptions options = usual(other.m_data.path());
        options.resume = league;
        makeHouse(options);
    }

    // Gives an order and waits for its answer.
    template<class Order>
    base::Result<QString> ask(const Order &order)
    {
        std::optional<base::Result<QString>> answer;
        order(*house, [&](const base::Result<QString> &result) { answer = result; });
        if (!eventually([&] { return answer.has_value(); }))
            qFatal("The order was not answered.");
        return *answer;
    }
    // Waits until everybody has been told, and every entry up to the end of the league has come:
    // entries may be a frame later than other signals.
    [[nodiscard]] bool ends()
    {
        return eventually([this] {
            for (auto entry = entries.crbegin(); isSettled && entry != entries.crend(); ++entry) {
                if (entry->kind == QLatin1String("transition")
                    && entry->body.value(QStringLiteral("to")) == QLatin1String("COMPLETED")
                    && entry->body.value(QStringLiteral("chart")) == QLatin1String("league"))
                    return true;
            }
            return false;
        });
    }
    [[nodiscard]] QList<store::Entry> entriesOf(const QString &kind) const
    {
        QList<store::Entry> found;
        for (const store::Entry &entry : entries) {
            if (entry.kind == kind)
                found.append(entry);
        }
        return found;
    }

    std::unique_ptr<app::House> house;
    base::Outcome opened = base::Done{};
    bool isReady = false;
    bool isSettled = false;
    bool isClosed = false;
    int pauses = 0;
    int counted = 0;
    int stoppedAfter = 0;
    QStringList registered;
    QStringList failures;
    QList<store::Entry> entries;
    QList<qsizetype> batches; // sizes
    QList<transport::Exchange> exchanges;
    QList<manager::AgentHealth> health;

private:
    static app::HouseOptions usual(const QString &dataFolder)
    {
        app::HouseOptions options;
        options.opening = app::Opening::Lobby;
        options.referees = 1;
        options.basePort = 0;
        options.dataFolder = dataFolder;
        options.rules.choiceTimeout = std::chrono::seconds(3); // nobody thinks for long
        return options;
    }

    void makeHouse(const app::HouseOptions &options)
    {
        using app::House;
        house = std::make_unique<House>(options);
        House *raw = house.get();
        const auto on = [raw](auto signal, auto slot) { QObject::connect(raw, signal, raw, slot); };
        on(&House::ready, [this] { isReady = true; });
        on(&House::settled, [this] { isSettled = true; });
        on(&House::closed, [this] { isClosed = true; });
        on(&House::paused, [this] { ++pauses; });
        on(&House::matchCounted, [this](int count, int) { counted = count; });
        on(&House::stopped, [this](int round) { stoppedAfter = round; });
        on(&House::agentRegistered,
           [this](const QString &id, const QString &) { registered.append(id); });
        on(&House::failed,
           [this](const base::Failure &reason) { failures.append(reason.sentence); });
        on(&House::agentFailed,
           [this](const base::Failure &reason) { failures.append(reason.sentence); });
        on(&House::entriesStored, [this](const QList<store::Entry> &batch) {
            entries += batch;
            batches.append(batch.size());
        });
        on(&House::exchanged,
           [this](const QList<transport::Exchange> &batch, qint64) { exchanges += batch; });
        on(&House::healthChanged,
           [this](const QList<manager::AgentHealth> &agents) { health = agents; });
        opened = house->open();
        if (opened)
            (void)eventually([this] { return isReady || !failures.isEmpty(); });
    }

    QTemporaryDir m_data;
};

} // namespace league::test

// ExportDesk: writes the league on the screen to files, for people who want to keep or print it.
//
// A singleton of QML. Works on a thread of its own; written() or failed() follows. Files go to the
// person's downloads, under a name that is free.
#pragma once

#include "agents/store/league_export.h"
#include "app/host_thread.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace league::app::view {

class ExportDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)
    Q_PROPERTY(bool isBusy READ isBusy NOTIFY busyChanged)

public:
    explicit ExportDesk(QObject *parent = nullptr);
    ~ExportDesk() override;

    // Writes the league in `leagueFolder` as "html", "csv", "json" or "bundle"; `name` is what
    // people call it.
    Q_INVOKABLE void write(const QString &leagueFolder, const QString &name, const QString &format);

    // A path as an address, whatever letters are in it.
    Q_INVOKABLE [[nodiscard]] static QUrl address(const QString &path)
    {
        return QUrl::fromLocalFile(path);
    }

    Q_INVOKABLE [[nodiscard]] static QString path(const QUrl &address)
    {
        return address.toLocalFile();
    }

    [[nodiscard]] const QString &folder() const { return m_folder; }
    void setFolder(const QString &folder);
    [[nodiscard]] bool isBusy() const { return m_pending > 0; }

Q_SIGNALS:
    // It is there: the file's name for people, and where to open it.
    void written(const QString &fileName, const QUrl &file);
    void failed(const QString &sentence);
    void folderChanged();
    void busyChanged();

private:
    void finish(const base::Result<QStringList> &result);

    HostThread m_thread;
    QString m_folder;
    int m_pending = 0;
};

} // namespace league::app::view

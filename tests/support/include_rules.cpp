#include "tests/support/include_rules.h"

#include <QDir>
#include <QLibraryInfo>
#include <QRegularExpression>

namespace league::test {

namespace {

struct Include
{
    QString target;
    QChar bracket; // " or <
    qsizetype line;
};

QList<Include> includesOf(const QString &text)
{
    static const QRegularExpression pattern(
        QStringLiteral(R"(^\s*#\s*include\s*(["<])([^">]+)[">])"));
    QList<Include> includes;
    qsizetype number = 0;
    for (const QString &line : text.split(u'\n')) {
        ++number;
        const QRegularExpressionMatch match = pattern.match(line);
        if (match.hasMatch())
            includes.append({match.captured(2), match.captured(1).front(), number});
    }
    return includes;
}

// How far a room may reach at most: the table of the architecture.
const QHash<QString, QSet<QString>> &reachOfRooms()
{
    static const QSet<QString> belowRoles{QStringLiteral("base"),     QStringLiteral("protocol"),
                                          QStringLiteral("games"),    QStringLiteral("league"),
                                          QStringLiteral("channel"),  QStringLiteral("store"),
                                          QStringLiteral("transport")};
    static const QSet<QString> onlyBase{QStringLiteral("base")};
    static const QSet<QString> baseAndProtocol{QStringLiteral("base"), QStringLiteral("protocol")};
    static const QHash<QString, QSet<QString>> reach{
        {QStringLiteral("base"), {}},
        {QStringLiteral("protocol"), onlyBase},
        // A game whose players talk runs on the turn engine, which is as pure as the game (X-02).
        {QStringLiteral("games"),
         {QStringLiteral("base"), QStringLiteral("protocol"), QStringLiteral("channel")}},
        {QStringLiteral("league"), onlyBase},
        {QStringLiteral("channel"), baseAndProtocol},
        {QStringLiteral("store"), baseAndProtocol},
        {QStringLiteral("transport"), baseAndProtocol},
        {QStringLiteral("manager"), belowRoles},
        {QStringLiteral("referee"), belowRoles},
        {QStringLiteral("player"), belowRoles},
    };
    return reach;
}

// Libraries that are not Qt's and the one room each of them lives in.
QString ownerOfSystemHeader(const QString &header)
{
    if (header.startsWith(QLatin1String("curl/")))
        return QStringLiteral("transport");
    if (header == QLatin1String("sqlite3.h"))
        return QStringLiteral("store");
    static const QStringList sockets{QStringLiteral("netinet/"), QStringLiteral("arpa/"),
                                     QStringLiteral("netdb.h"), QStringLiteral("sys/socket.h"),
                                     QStringLiteral("sys/epoll.h")};
    for (const QString &socket : sockets) {
        if (header.startsWith(socket))
            return QStringLiteral("transport");
    }
    return {};
}

bool mayUseModule(const SourceFile &file, const QString &module, const QString &header,
                  const QHash<QString, RoomLinks> &links)
{
    const QString room = file.room();
    if (module == QLatin1String("Core"))
        return true;
    // The program introduces the rooms to people: it shows and listens, the rooms store and serve.
    if (room == QLatin1String("app"))
        return module != QLatin1String("Sql") && module != QLatin1String("Test");
    // An address is a value; whoever talks through transport may hold one.
    if (header == QLatin1String("QHostAddress")
        && links.value(room).rooms.contains(QStringLiteral("transport")))
        return true;
    return links.value(room).qtModules.contains(module);
}

} // namespace

QHash<QString, RoomLinks> linksFromCMake(const QString &cmakeText)
{
    static const QRegularExpression call(QStringLiteral(R"(^league_room\(([^)]*)\))"),
                                         QRegularExpression::MultilineOption);
    QHash<QString, RoomLinks> links;
    for (auto it = call.globalMatch(cmakeText); it.hasNext();) {
        QStringList words = it.next().captured(1).simplified().split(u' ');
        RoomLinks &room = links[words.takeFirst()];
        QSet<QString> *list = nullptr;
        for (const QString &word : std::as_const(words)) {
            if (word == QLatin1String("LINKS"))
                list = &room.rooms;
            else if (word == QLatin1String("QT"))
                list = &room.qtModules;
            else if (word == QLatin1String("LIBRARIES"))
                list = nullptr;
            else if (list)
                list->insert(word);
        }
    }
    return links;
}

QStringList upwardLinks(const QHash<QString, RoomLinks> &links)
{
    QStringList wrong;
    for (auto it = links.cbegin(); it != links.cend(); ++it) {
        if (!reachOfRooms().contains(it.key()))
            wrong.append(QStringLiteral("%1 is not a room of the architecture").arg(it.key()));
        for (const QString &room : it->rooms) {
            if (!reachOfRooms().value(it.key()).contains(room))
                wrong.append(QStringLiteral("%1 must not link %2").arg(it.key(), room));
        }
    }
    wrong.sort();
    return wrong;
}

QStringList wrongRoomIncludes(const SourceFile &file, const QHash<QString, RoomLinks> &links)
{
    QStringList wrong;
    const QString room = file.room();
    const bool isApp = room == QLatin1String("app");
    for (const Include &include : includesOf(file.text)) {
        if (include.bracket != u'"' || include.target.endsWith(QLatin1String(".moc")))
            continue;
        const QString top = include.target.section(u'/', 0, 0);
        const QString target = SourceFile{include.target, {}}.room();
        if (top == QLatin1String("app") && isApp)
            continue;
        if (top == QLatin1String("agents")
            && (isApp || target == room || links.value(room).rooms.contains(target)))
            continue;
        wrong.append(QStringLiteral("%1 includes \"%2\": %3")
                         .arg(file.place(include.line), include.target,
                              top == QLatin1String("agents") || top == QLatin1String("app")
                                  ? QStringLiteral("%1 may not use %2").arg(room, target)
                                  : QStringLiteral("write it from the repository's top, "
                                                   "\"agents/room/file.h\"")));
    }
    return wrong;
}

QString installedModuleOf(const QString &header)
{
    static QHash<QString, QString> known;
    const auto found = known.constFind(header);
    if (found != known.constEnd())
        return *found;
    QString module;
    const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    const QStringList folders = headers.entryList({QStringLiteral("Qt*")}, QDir::Dirs);
    for (const QString &folder : folders) {
        if (header.startsWith(folder + u'/') || headers.exists(folder + u'/' + header)) {
            module = folder.mid(2);
            break;
        }
    }
    known.insert(header, module);
    return module;
}

QStringList wrongLibraryIncludes(const SourceFile &file, const QHash<QString, RoomLinks> &links,
                                 const ModuleOf &moduleOf)
{
    QStringList wrong;
    const QString room = file.room();
    for (const Include &include : includesOf(file.text)) {
        if (include.bracket != u'<')
            continue;
        const QString owner = ownerOfSystemHeader(include.target);
        if (!owner.isEmpty() && owner != room && room != QLatin1String("app")) {
            wrong.append(QStringLiteral("%1 includes <%2>: that is the work of %3")
                             .arg(file.place(include.line), include.target, owner));
        }
        const QString module = moduleOf(include.target);
        if (!module.isEmpty() && !mayUseModule(file, module, include.target, links)) {
            wrong.append(QStringLiteral("%1 includes <%2>: %3 may not use Qt %4")
                             .arg(file.place(include.line), include.target, room, module));
        }
    }
    return wrong;
}

} // namespace league::test

#include "tests/window/window_lab.h"

#include "app/window/fonts.h"
#include "tests/support/event_wait.h"

#include <QAccessible>
#include <QDir>
#include <QFile>
#include <QMutex>
#include <QQuickStyle>
#include <QRegularExpression>
#include <QTest>

namespace league::test {

namespace {

QMutex complaintsLock; // other threads complain as well
QStringList complaints;
QtMessageHandler spokesman = nullptr;

// The program's own log (league.…) tells of leagues, and what goes wrong there is no fault of the
// window.
void hear(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    const QLatin1String category(context.category ? context.category : "");
    if (type == QtDebugMsg || type == QtInfoMsg || category.startsWith(QLatin1String("league.")))
        return;
    const QMutexLocker guard(&complaintsLock);
    complaints.append(text);
    if (spokesman)
        spokesman(type, context, text);
}

using Wanted = std::function<bool(QQuickItem *)>;

// In the order of painting from the last to the first, so that what is in front comes first.
void collect(QQuickItem *item, const Wanted &wanted, QList<QQuickItem *> &found)
{
    if (!item->isVisible())
        return;
    const QList<QQuickItem *> children = item->childItems();
    for (auto child = children.crbegin(); child != children.crend(); ++child)
        collect(*child, wanted, found);
    if (wanted(item))
        found.append(item);
}

// A Flickable around the item is moved until the item is in it.
void bringIntoSight(QQuickItem *item)
{
    for (QQuickItem *outer = item->parentItem(); outer; outer = outer->parentItem()) {
        if (!outer->inherits("QQuickFlickable"))
            continue;
        const QRectF place = item->mapRectToItem(outer, item->boundingRect());
        for (const auto &[low, high, size, content] :
             {std::tuple(place.top(), place.bottom(), outer->height(), "contentY"),
              std::tuple(place.left(), place.right(), outer->width(), "contentX")}) {
            const double by = low < 0 ? low : std::max(0.0, high - size);
            if (by != 0)
                outer->setProperty(content, outer->property(content).toDouble() + by);
        }
    }
}

// Whether a dialog is over it, perhaps one that fades out: then the mouse does not get there.
bool isCovered(const QQuickWindow &window, const QQuickItem *item)
{
    const auto objects = window.findChildren<QObject *>();
    return std::ranges::any_of(objects, [item](const QObject *popup) {
        if (!popup->inherits("QQuickPopup") || !popup->property("modal").toBool()
            || !popup->property("visible").toBool())
            return false;
        const auto *content = popup->property("contentItem").value<QQuickItem *>();
        return content && !content->parentItem()->isAncestorOf(item);
    });
}

// Whether a dialog comes or goes: then the window's shortcuts do not work yet.
bool isMoving(const QQuickWindow &window)
{
    const auto objects = window.findChildren<QObject *>();
    return std::ranges::any_of(objects, [](const QObject *popup) {
        return popup->inherits("QQuickPopup") && popup->property("visible").toBool()
            && !popup->property("opened").toBool();
    });
}

} // namespace

WindowLab::WindowLab(const QStringList &settings, const QString &dataFolder)
    : m_data(dataFolder.isEmpty() ? m_folder.filePath(QStringLiteral("data")) : dataFolder)
{
    complaints.clear();
    m_before = qInstallMessageHandler(hear);
    spokesman = m_before;
    qputenv("AGENT_LEAGUE_DATA", m_data.toLocal8Bit());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    writeSettings(settings);
    static const bool hasFonts = app::loadFonts();
    if (!hasFonts)
        qFatal("The fonts could not be loaded.");
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    m_engine = std::make_unique<QQmlApplicationEngine>();
    m_engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine->load(QUrl(QStringLiteral("qrc:/qt/qml/League/Main.qml")));
    if (m_engine->rootObjects().isEmpty())
        qFatal("The window could not be made.");
    m_window = qobject_cast<QQuickWindow *>(m_engine->rootObjects().constFirst());
    resize(1440, 900); // the screen of the offscreen platform is smaller
    m_window->requestActivate();
    if (!eventually([this] { return m_window->isActive() && m_window->isExposed(); }))
        qFatal("The window did not come up.");
}

WindowLab::~WindowLab()
{
    m_engine.reset();
    qInstallMessageHandler(m_before);
    spokesman = nullptr;
    for (const QString &complaint : warnings())
        QTest::qFail(qPrintable(complaint), __FILE__, __LINE__);
}

void WindowLab::writeSettings(const QStringList &settings) const
{
    QDir(m_folder.path()).mkpath(QStringLiteral("agent-league"));
    QSettings file(m_folder.filePath(QStringLiteral("agent-league/window.ini")),
                   QSettings::IniFormat);
    const QStringList usual{QStringLiteral("language=en"), QStringLiteral("theme=dark"),
                            QStringLiteral("base_port=0"), QStringLiteral("reduced_motion=true")};
    for (const QString &line : usual + settings)
        file.setValue(line.section(u'=', 0, 0), line.section(u'=', 1));
}

app::view::Languages *WindowLab::languages() const
{
    return board<app::view::Languages>("Languages");
}

app::view::Preferences *WindowLab::preferences() const
{
    return board<app::view::Preferences>("Preferences");
}

void WindowLab::resize(int width, int height) const
{
    m_window->resize(width, height);
    if (!eventually([&] { return m_window->contentItem()->size() == QSizeF(width, height); }))
        qFatal("The window did not take its size.");
}

QString WindowLab::page() const
{
    return m_window->property("page").toString();
}

QString WindowLab::spoken(QQuickItem *item)
{
    QAccessibleInterface *reader = QAccessible::queryAccessibleInterface(item);
    return reader ? reader->text(QAccessible::Name) : QString();
}

QList<QQuickItem *> WindowLab::findAll(const QString &name) const
{
    QList<QQuickItem *> found;
    collect(
        m_window->contentItem(),
        [&name](QQuickItem *item) { return item->objectName() == name || spoken(item) == name; },
        found);
    return found;
}

QQuickItem *WindowLab::find(const QString &name) const
{
    return findAll(name).value(0);
}

QQuickItem *WindowLab::findLike(const QString &expression) const
{
    const QRegularExpression pattern(expression);
    QList<QQuickItem *> found;
    collect(
        m_window->contentItem(),
        [&pattern](QQuickItem *item) { return pattern.match(spoken(item)).hasMatch(); }, found);
    return found.value(0);
}

bool WindowLab::shows(const QString &name) const
{
    return eventually([&] { return find(name) != nullptr; });
}

bool WindowLab::hides(const QString &name) const
{
    return eventually([&] { return find(name) == nullptr; });
}

bool WindowLab::focuses(const QString &name) const
{
    return eventually([&] {
        const QQuickItem *item = find(name);
        const QQuickItem *focused = m_window->activeFocusItem();
        return item && focused && (item == focused || item->isAncestorOf(focused));
    });
}

bool WindowLab::click(const QString &name) const
{
    return click([this, &name] { return find(name); });
}

bool WindowLab::clickLike(const QString &expression) const
{
    return click([this, &expression] { return findLike(expression); });
}

bool WindowLab::click(const std::function<QQuickItem *()> &wanted, QPointF at) const
{
    QPointF place(-1, -1);
    const QRectF glass(QPointF(0, 0), m_window->size());
    const bool isReady = eventually([&] {
        QQuickItem *item = wanted();
        if (!item || !item->isEnabled() || isCovered(*m_window, item))
            return false;
        bringIntoSight(item);
        const QPointF before = place;
        place = item->mapToScene(QPointF(item->width() * at.x(), item->height() * at.y()));
        if (place == before && glass.contains(place))
            return true; // it rests: a frame was drawn in between
        drawFrame();
        return false;
    });
    if (isReady)
        QTest::mouseClick(m_window, Qt::LeftButton, {}, place.toPoint());
    return isReady;
}

void WindowLab::drawFrame() const
{
    bool isDrawn = false;
    const QObject listener;
    QObject::connect(
        m_window, &QQuickWindow::frameSwapped, &listener, [&isDrawn] { isDrawn = true; },
        Qt::QueuedConnection);
    m_window->update();
    if (!eventually([&isDrawn] { return isDrawn; }))
        qFatal("The window draws no frames.");
}

void WindowLab::press(Qt::Key key, Qt::KeyboardModifiers modifiers) const
{
    if (modifiers != Qt::NoModifier && !eventually([this] { return !isMoving(*m_window); }))
        qFatal("A dialog neither comes nor goes.");
    QTest::keyClick(m_window, key, modifiers);
}

void WindowLab::type(const QString &text) const
{
    for (const QChar letter : text)
        QTest::keyClick(m_window, letter.toLatin1());
}

bool WindowLab::fill(const QString &field, const QString &text) const
{
    if (!click(field) || !focuses(field))
        return false;
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_Delete);
    type(text);
    return true;
}

bool WindowLab::tabTo(const QString &name) const
{
    for (int tries = 0; tries < 80; ++tries) {
        // A button's label may be called like the button.
        QQuickItem *focused = m_window->activeFocusItem();
        if (focused && (focused->objectName() == name || spoken(focused) == name))
            return true;
        press(Qt::Key_Tab);
    }
    return false;
}

QStringList WindowLab::warnings()
{
    const QMutexLocker guard(&complaintsLock);
    return complaints;
}

} // namespace league::test

// The window without a mouse: every control of each page is reached by Tab, in the order people
// read, and the keys that the help lists do what it says.
#include "app/view/boards/agents_board.h"
#include "tests/support/event_wait.h"
#include "tests/window/stored_league.h"
#include "tests/window/window_lab.h"

#include <QAccessible>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace league::app::view;

namespace {

bool isControl(QQuickItem *item)
{
    const QAccessibleInterface *reader = QAccessible::queryAccessibleInterface(item);
    if (!reader)
        return false;
    switch (reader->role()) {
    case QAccessible::Button:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::EditableText:
        return true;
    default:
        return false;
    }
}

// What can be pressed on the page itself: visible, enabled, not a part of another control or of a
// list that is walked with the arrow keys.
void collectControls(QQuickItem *item, QList<QQuickItem *> &found)
{
    if (!item->isVisible() || !item->isEnabled() || item->opacity() == 0)
        return;
    if (item->inherits("QQuickItemView") || item->inherits("QQuickTableView"))
        return;
    if (isControl(item) && item->width() > 0 && item->activeFocusOnTab()) {
        found.append(item);
        return;
    }
    for (QQuickItem *child : item->childItems())
        collectControls(child, found);
}

// Everything that Tab reaches, in its order, from one turn around the window.
QList<QQuickItem *> tabRound(const WindowLab &lab)
{
    QList<QQuickItem *> stops;
    for (int presses = 0; presses < 120; ++presses) {
        lab.press(Qt::Key_Tab);
        QQuickItem *stop = lab.window()->activeFocusItem();
        if (!stop || stops.contains(stop))
            break;
        stops.append(stop);
    }
    return stops;
}

} // namespace

class TestKeyboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tab_reachesEveryControl_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QSize>("size");
        for (const char *page : {"welcome", "league", "agents", "traffic", "settings", "match"}) {
            QTest::addRow("%s", page) << QString::fromLatin1(page) << QSize(1440, 900);
            QTest::addRow("%s, small window", page)
                << QString::fromLatin1(page) << QSize(1024, 680);
        }
        QTest::newRow("finished") << "finished" << QSize(1440, 900);
        QTest::newRow("lobby") << "lobby" << QSize(1440, 900);
    }
    void tab_reachesEveryControl()
    {
        QFETCH(QString, place);
        QFETCH(QSize, size);
        const bool isOver = place == QLatin1String("finished");
        const WindowLab lab({isOver ? QStringLiteral("speed=MAX") : QStringLiteral("speed=STEP")});
        lab.resize(size.width(), size.height());
        open(lab, place);
        QList<QQuickItem *> controls;
        collectControls(lab.window()->contentItem(), controls);
        QVERIFY(!controls.isEmpty());
        const QList<QQuickItem *> stops = tabRound(lab);
        QVERIFY2(stops.size() > 2, "Tab leads nowhere");
        for (QQuickItem *control : std::as_const(controls)) {
            const bool isReached = std::ranges::any_of(stops, [control](QQuickItem *stop) {
                return stop == control || control->isAncestorOf(stop)
                    || stop->isAncestorOf(control);
            });
            QVERIFY2(isReached,
                     qPrintable(QStringLiteral("Tab does not reach \"%1\" (%2)")
                                    .arg(WindowLab::spoken(control),
                                         QString::fromLatin1(control->metaObject()->className()))));
        }
    }

    void escape_leadsBack_fromEveryPageBesideTheLeague_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("page");
        QTest::newRow("match") << int(Qt::Key_2) << "match";
        QTest::newRow("agents") << int(Qt::Key_3) << "agents";
        QTest::newRow("traffic") << int(Qt::Key_4) << "traffic";
        QTest::newRow("settings") << int(Qt::Key_Comma) << "settings";
    }
    void escape_leadsBack_fromEveryPageBesideTheLeague()
    {
        QFETCH(int, key);
        QFETCH(QString, page);
        const WindowLab lab({QStringLiteral("speed=STEP")});
        open(lab, QStringLiteral("league"));
        lab.press(Qt::Key(key), Qt::ControlModifier);
        QVERIFY(eventually([&] { return lab.page() == page; }));
        lab.press(Qt::Key_Escape);
        QVERIFY(eventually([&] { return lab.page() == QStringLiteral("league"); }));
        lab.press(Qt::Key_Escape); // there is nothing to leave
        QCOMPARE(lab.page(), QStringLiteral("league"));
        QCOMPARE(lab.desk()->phase(), Desk::Phase::Playing);
    }

    void thePalette_runsACommand()
    {
        const WindowLab lab;
        lab.press(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(lab.shows(QStringLiteral("Commands")));
        lab.type(QStringLiteral("light"));
        lab.press(Qt::Key_Return);
        QVERIFY(lab.hides(QStringLiteral("Commands")));
        QCOMPARE(lab.preferences()->theme(), QStringLiteral("light"));
        lab.press(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(lab.shows(QStringLiteral("Commands")));
        lab.type(QStringLiteral("settings"));
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.page() == QStringLiteral("settings"); }));
        QVERIFY(lab.hides(QStringLiteral("Commands")));
        lab.press(Qt::Key_Escape);
        QVERIFY(eventually([&] { return lab.page() == QStringLiteral("welcome"); }));
    }

    void theKeysAreShown_byAQuestionMark()
    {
        const WindowLab lab;
        lab.press(Qt::Key_Question);
        QVERIFY(lab.shows(QStringLiteral("Pages of the help")));
        QVERIFY(lab.findLike(QStringLiteral("^Close or go back")));
        lab.press(Qt::Key_Escape);
        QVERIFY(eventually([&] { return !lab.findLike(QStringLiteral("^Close or go back")); }));
    }

    void aClosedDialog_givesTheFocusBack()
    {
        const WindowLab lab;
        QVERIFY(lab.tabTo(QStringLiteral("Customise first")));
        QQuickItem *before = lab.window()->activeFocusItem();
        for (const Qt::Key key : {Qt::Key_H, Qt::Key_P, Qt::Key_W, Qt::Key_F1}) {
            lab.press(key);
            QVERIFY(eventually([&] { return lab.window()->activeFocusItem() != before; }));
            lab.press(Qt::Key_Escape);
            QVERIFY(eventually([&] { return lab.window()->activeFocusItem() == before; }));
        }
    }

    void f6_goesFromRegionToRegion()
    {
        const WindowLab lab({QStringLiteral("speed=STEP")});
        open(lab, QStringLiteral("league"));
        QList<QQuickItem *> stops;
        for (int presses = 0; presses < 3; ++presses) {
            lab.press(Qt::Key_F6);
            stops.append(lab.window()->activeFocusItem());
        }
        // Rail, header, content: three different places, and then the first again.
        QCOMPARE(QSet<QQuickItem *>(stops.cbegin(), stops.cend()).size(), 3);
        lab.press(Qt::Key_F6);
        QCOMPARE(lab.window()->activeFocusItem(), stops.constFirst());
    }

    void theTimeMachine_isDrivenByKeys()
    {
        const WindowLab lab({QStringLiteral("speed=MAX")});
        open(lab, QStringLiteral("finished"));
        QVERIFY(lab.tabTo(QStringLiteral("Rounds and matches")));
        lab.press(Qt::Key_Return);
        QVERIFY(lab.shows(QStringLiteral("Rounds")));
        for (int tries = 0; tries < 60 && !isIn(lab, QStringLiteral("Rounds")); ++tries)
            lab.press(Qt::Key_Tab);
        QVERIFY(isIn(lab, QStringLiteral("Rounds")));
        lab.press(Qt::Key_Right);
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->shownRound() > 0; }));
        QVERIFY(lab.shows(QStringLiteral("Back to now")));
        QVERIFY(lab.tabTo(QStringLiteral("Back to now")));
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->shownRound() == -1; }));
    }

private:
    static bool isIn(const WindowLab &lab, const QString &name)
    {
        const QQuickItem *focused = lab.window()->activeFocusItem();
        const QQuickItem *item = lab.find(name);
        return item && focused && (item == focused || item->isAncestorOf(focused));
    }

    static void open(const WindowLab &lab, const QString &place)
    {
        if (place == QLatin1String("welcome"))
            return;
        if (place == QLatin1String("lobby")) {
            lab.press(Qt::Key_H);
            QVERIFY(lab.focuses(QStringLiteral("leagueNameField")));
            lab.press(Qt::Key_Return);
            QVERIFY(lab.shows(QStringLiteral("startButton")));
            QVERIFY(lab.hides(QStringLiteral("leagueNameField")));
            return;
        }
        lab.press(Qt::Key_Return);
        if (place == QLatin1String("finished")) {
            QVERIFY(eventually([&] { return lab.findLike(QStringLiteral("^Champion: .")); }));
            return;
        }
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        const QHash<QString, Qt::Key> keys{{QStringLiteral("match"), Qt::Key_2},
                                           {QStringLiteral("agents"), Qt::Key_3},
                                           {QStringLiteral("traffic"), Qt::Key_4},
                                           {QStringLiteral("settings"), Qt::Key_Comma}};
        if (keys.contains(place))
            lab.press(keys.value(place), Qt::ControlModifier);
        QVERIFY(eventually([&] { return lab.page() == place; }));
    }
};

QTEST_MAIN(TestKeyboard)
#include "tst_keyboard.moc"

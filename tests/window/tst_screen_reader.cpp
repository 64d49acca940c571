// What a screen reader finds on each page: every control has a name and a role, and nothing is read
// twice.
#include "tests/support/event_wait.h"
#include "tests/window/window_lab.h"

#include <QAccessible>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace league::app::view;

namespace {

// Roles that promise something to press, choose or fill in, and regions that a reader jumps to.
bool needsName(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::Button:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::EditableText:
    case QAccessible::PageTab:
    case QAccessible::PageTabList:
    case QAccessible::MenuItem:
    case QAccessible::List:
    case QAccessible::ListItem:
    case QAccessible::Table:
    case QAccessible::Cell:
    case QAccessible::Dialog:
    case QAccessible::AlertMessage:
    case QAccessible::ProgressBar:
    case QAccessible::Graphic:
    case QAccessible::Heading:
    case QAccessible::Link:
        return true;
    default:
        return false;
    }
}

QString describe(QQuickItem *item)
{
    QStringList path;
    for (QQuickItem *each = item; each && path.size() < 5; each = each->parentItem()) {
        path.append(QString::fromLatin1(each->metaObject()->className())
                        .section(QStringLiteral("_QMLTYPE"), 0, 0));
    }
    return path.join(QStringLiteral(" in "));
}

void inspect(QQuickItem *item, QStringList &faults, int &controls)
{
    if (!item->isVisible())
        return;
    QAccessibleInterface *reader = QAccessible::queryAccessibleInterface(item);
    const bool takesKeys = item->activeFocusOnTab();
    if (reader && needsName(reader->role())) {
        ++controls;
        // A popup is named by the dialog inside; an alert says nothing until there is something.
        const bool mayBeSilent = item->inherits("QQuickPopupItem")
            || reader->role() == QAccessible::AlertMessage
            || reader->role() == QAccessible::Heading;
        if (!mayBeSilent && reader->text(QAccessible::Name).trimmed().isEmpty())
            faults.append(QStringLiteral("no name: %1").arg(describe(item)));
    }
    // Qt 6.4 takes the role away from a plain Control; its name is still read.
    const bool isNamed = reader && !reader->text(QAccessible::Name).isEmpty();
    if (takesKeys && !isNamed
        && (!reader || reader->role() == QAccessible::NoRole
            || reader->role() == QAccessible::Client)) {
        faults.append(QStringLiteral("takes keys, has no role: %1").arg(describe(item)));
    }
    for (QQuickItem *child : item->childItems())
        inspect(child, faults, controls);
}

} // namespace

class TestScreenReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyControl_hasANameAndARole_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1440, 900);
        QTest::newRow("small") << QSize(1024, 680);
    }
    void everyControl_hasANameAndARole()
    {
        QFETCH(QSize, size);
        const WindowLab lab({QStringLiteral("speed=STEP")});
        lab.resize(size.width(), size.height());
        check(lab, "welcome");
        for (const char *dialog : {"H", "P", "R", "W"}) {
            lab.press(Qt::Key(dialog[0]));
            QVERIFY(eventually([&] { return lab.findLike(QStringLiteral("^Cancel$")); }));
            check(lab, dialog);
            lab.press(Qt::Key_Escape);
            QVERIFY(lab.hides(QStringLiteral("Cancel")));
        }
        lab.press(Qt::Key_F1);
        QVERIFY(lab.shows(QStringLiteral("A tour in five minutes")));
        check(lab, "help");
        lab.press(Qt::Key_End);
        QVERIFY(eventually([&] { return lab.findLike(QStringLiteral("^Close or go back")); }));
        check(lab, "keys");
        lab.press(Qt::Key_Escape);
        QVERIFY(eventually([&] { return !lab.findLike(QStringLiteral("^Close or go back")); }));

        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        check(lab, "league");
        lab.press(Qt::Key_N);
        QVERIFY(eventually([&] { return lab.desk()->league()->matchesDone() == 1; }));
        for (const auto &[key, page] :
             {std::pair(Qt::Key_2, "match"), std::pair(Qt::Key_3, "agents"),
              std::pair(Qt::Key_4, "traffic"), std::pair(Qt::Key_Comma, "settings")}) {
            lab.press(key, Qt::ControlModifier);
            QVERIFY(eventually([&] { return lab.page() == QLatin1String(page); }));
            check(lab, page);
        }
        lab.press(Qt::Key_3, Qt::ControlModifier);
        QVERIFY(lab.clickLike(QStringLiteral(", P02, ")));
        QVERIFY(lab.shows(QStringLiteral("Ping now")));
        check(lab, "one agent");
        if (size.width() < 1360) { // a drawer
            lab.press(Qt::Key_Escape);
            QVERIFY(lab.hides(QStringLiteral("Ping now")));
        }
        lab.press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(eventually([&] { return lab.page() == QStringLiteral("league"); }));
        lab.press(Qt::Key_Period, Qt::ControlModifier);
        QVERIFY(lab.shows(QStringLiteral("Stop league")));
        check(lab, "stop");
        lab.press(Qt::Key_Escape);
        QVERIFY(lab.hides(QStringLiteral("Stop league")));
        lab.desk()->setSpeed(QStringLiteral("MAX"));
        QVERIFY(eventually([&] { return lab.findLike(QStringLiteral("^Champion: .")); }));
        check(lab, "finished");
    }

    void theLobby_theSeatAndTheReplay_areNamedToo()
    {
        const WindowLab lab({QStringLiteral("speed=MAX")});
        lab.press(Qt::Key_H);
        QVERIFY(lab.focuses(QStringLiteral("leagueNameField")));
        lab.press(Qt::Key_Return);
        QVERIFY(lab.shows(QStringLiteral("startButton")));
        QVERIFY(lab.hides(QStringLiteral("leagueNameField")));
        // While the lobby opens the button only says why it does nothing.
        QVERIFY(eventually([&] {
            const QQuickItem *button = lab.find(QStringLiteral("addPlayerButton"));
            return button && button->property("reason").toString().isEmpty();
        }));
        QVERIFY(lab.click(QStringLiteral("addPlayerButton")));
        QVERIFY(eventually([&] { return lab.findLike(QStringLiteral("^Built-in, ")); }));
        check(lab, "menu of players");
        QVERIFY(lab.clickLike(QStringLiteral("^Built-in, ")));
        QVERIFY(lab.click(QStringLiteral("addPlayerButton")));
        QVERIFY(lab.click(QStringLiteral("Yourself")));
        QVERIFY(lab.focuses(QStringLiteral("newcomerName")));
        check(lab, "newcomer");
        lab.type(QStringLiteral("Me"));
        lab.press(Qt::Key_Return);
        QVERIFY(lab.hides(QStringLiteral("newcomerName")));
        QVERIFY(lab.shows(QStringLiteral("Remove Me")));
        check(lab, "lobby");
        auto *start = lab.find(QStringLiteral("startButton"));
        QVERIFY(eventually([&] { return start->property("reason").toString().isEmpty(); }));
        lab.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(lab.shows(QStringLiteral("evenButton")));
        check(lab, "seat");
    }

    void aTableOfMafia_isNamedToo_data() { everyControl_hasANameAndARole_data(); }
    void aTableOfMafia_isNamedToo()
    {
        QFETCH(QSize, size);
        const WindowLab lab({QStringLiteral("speed=MAX"), QStringLiteral("game=mafia")});
        lab.resize(size.width(), size.height());
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        QVERIFY(eventually([&] { return !lab.findAll(QStringLiteral("cardFace")).isEmpty(); }));
        check(lab, "card of a table");
        QVERIFY(lab.clickLike(QStringLiteral("^R1M1, ")));
        MafiaBoard *board = lab.desk()->mafia();
        QVERIFY(eventually([&] { return board->seats()->count() == 10; }));
        check(lab, "table");
        lab.press(Qt::Key_G);
        QVERIFY(eventually([&] { return lab.findLike(QStringLiteral("^Day that is shown")); }));
        check(lab, "suspicions");
        lab.press(Qt::Key_Escape);
        QVERIFY(eventually([&] { return !lab.findLike(QStringLiteral("^Day that is shown")); }));
        QVERIFY(eventually([&] { return board->table().isOver; }, 90'000)); // some days and nights
        check(lab, "end of a table");
        for (const char *phase : {"NIGHT_ACTIONS", "DAY_DISCUSSION", "DAY_VOTING"}) {
            const int row = board->phases()->indexOf(QStringLiteral("phase"), QLatin1String(phase));
            QVERIFY2(row >= 0, phase);
            board->jumpTo(board->phases()->rows().at(row).seq);
            QCOMPARE(board->table().phase, QLatin1String(phase));
            check(lab, phase);
            board->follow();
        }
        QVERIFY(eventually([&] { return lab.desk()->league()->matchesDone() >= 1; }));
        lab.press(Qt::Key_P); // the keys go to the page again since the drawer has closed
        QVERIFY(lab.shows(QStringLiteral("postmortem")));
        check(lab, "post-mortem");
    }

    void theChannel_andItsDialogs_areNamedToo()
    {
        const WindowLab lab;
        lab.press(Qt::Key_C);
        QVERIFY(lab.focuses(QStringLiteral("emptyAction")));
        check(lab, "no channel");
        lab.press(Qt::Key_Return);
        QVERIFY(lab.focuses(QStringLiteral("channelName")));
        check(lab, "new channel");
        lab.press(Qt::Key_Return);
        QVERIFY(lab.focuses(QStringLiteral("composerField")));
        QVERIFY(lab.hides(QStringLiteral("channelName")));
        QVERIFY(eventually([&] { return lab.findLike(QStringLiteral("^echo")); }));
        check(lab, "channel");
        QVERIFY(lab.click(QStringLiteral("Add agent")));
        QVERIFY(eventually([&] { return lab.findLike(QStringLiteral("^Cancel$")); }));
        check(lab, "new agent");
    }

private:
    static void check(const WindowLab &lab, const char *place)
    {
        QStringList faults;
        int controls = 0;
        // A page that goes may still be there for a moment.
        (void)eventually(
            [&] {
                faults.clear();
                inspect(lab.window()->contentItem(), faults, controls);
                return faults.isEmpty();
            },
            3'000);
        QVERIFY2(controls > 0, place);
        faults.removeDuplicates();
        QVERIFY2(
            faults.isEmpty(),
            qPrintable(QStringLiteral("%1:\n%2").arg(QLatin1String(place), faults.join(u'\n'))));
    }
};

QTEST_MAIN(TestScreenReader)
#include "tst_screen_reader.moc"

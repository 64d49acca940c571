// A list of the window gets from any state to any other with changes that QML can follow.
#include "app/view/row_model.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace league::app::view;

struct Fruit
{
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int weight MEMBER weight)
    Q_PROPERTY(bool isRipe MEMBER isRipe)

public:
    QString name;
    int weight = 0;
    bool isRipe = false;

    [[nodiscard]] QString key() const { return name; }
    friend bool operator==(const Fruit &, const Fruit &) = default;
};

namespace {

QList<Fruit> fruits(const QString &names, int weight = 1)
{
    QList<Fruit> list;
    for (const QChar name : names)
        list.append({QString(name), weight, false});
    return list;
}

QString namesOf(const Rows<Fruit> &rows)
{
    QString names;
    for (const Fruit &fruit : rows.rows())
        names += fruit.name;
    return names;
}

} // namespace

class TestRowModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roles_areTheRowsProperties()
    {
        Rows<Fruit> rows;
        rows.show({{QStringLiteral("fig"), 7, true}});
        const QHash<int, QByteArray> names = rows.roleNames();
        QCOMPARE(names.size(), 3);
        QCOMPARE(rows.data(rows.index(0), names.key("name")).toString(), QStringLiteral("fig"));
        QCOMPARE(rows.data(rows.index(0), names.key("weight")).toInt(), 7);
        QCOMPARE(rows.field(0, QStringLiteral("isRipe")).toBool(), true);
        QVERIFY(!rows.field(1, QStringLiteral("isRipe")).isValid());
        QVERIFY(!rows.field(0, QStringLiteral("colour")).isValid());
        QCOMPARE(rows.indexOf(QStringLiteral("name"), QStringLiteral("fig")), 0);
        QCOMPARE(rows.indexOf(QStringLiteral("name"), QStringLiteral("nut")), -1);
    }

    void changes_areAsFewAsPossible_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("inserted");
        QTest::addColumn<int>("removed");
        QTest::addColumn<int>("moved");
        QTest::newRow("nothing") << "abc"
                                 << "abc" << 0 << 0 << 0;
        QTest::newRow("filled") << ""
                                << "abc" << 1 << 0 << 0;
        QTest::newRow("emptied") << "abc"
                                 << "" << 0 << 1 << 0;
        QTest::newRow("one in front") << "bc"
                                      << "abc" << 1 << 0 << 0;
        QTest::newRow("several in the middle") << "ad"
                                               << "abcd" << 1 << 0 << 0;
        QTest::newRow("two places") << "bd"
                                    << "abcd" << 2 << 0 << 0;
        QTest::newRow("removed in two places") << "abcde"
                                               << "ace" << 0 << 2 << 0;
        QTest::newRow("one up") << "abcd"
                                << "dabc" << 0 << 0 << 1;
        QTest::newRow("one down") << "abcd"
                                  << "bcda" << 0 << 0 << 1;
        QTest::newRow("one up, one down") << "abcdefg"
                                          << "bfcdega" << 0 << 0 << 2;
        QTest::newRow("swapped") << "abcd"
                                 << "acbd" << 0 << 0 << 1;
        QTest::newRow("all at once") << "abc"
                                     << "dca" << 1 << 1 << 1;
    }

    void changes_areAsFewAsPossible()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        Rows<Fruit> rows;
        const QAbstractItemModelTester tester(
            &rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        rows.show(fruits(before));
        const QSignalSpy inserted(&rows, &QAbstractItemModel::rowsInserted);
        const QSignalSpy removed(&rows, &QAbstractItemModel::rowsRemoved);
        const QSignalSpy moved(&rows, &QAbstractItemModel::rowsMoved);
        const QSignalSpy changed(&rows, &QAbstractItemModel::dataChanged);
        const QSignalSpy reset(&rows, &QAbstractItemModel::modelReset);
        rows.show(fruits(after));
        QCOMPARE(namesOf(rows), after);
        QTEST(int(inserted.count()), "inserted");
        QTEST(int(removed.count()), "removed");
        QTEST(int(moved.count()), "moved");
        QCOMPARE(changed.count(), 0);
        QCOMPARE(reset.count(), 0);
    }

    void whatChangedInRows_isToldWithItsRoles_neighboursTogether()
    {
        Rows<Fruit> rows;
        rows.show(fruits(QStringLiteral("abcdefg")));
        const QSignalSpy changed(&rows, &QAbstractItemModel::dataChanged);
        QList<Fruit> later = fruits(QStringLiteral("abcdefg"));
        later[1].weight = 5;
        later[2].weight = 6;
        later[5].isRipe = true;
        rows.show(later);
        QCOMPARE(changed.count(), 2);
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
        QCOMPARE(changed.at(0).at(1).toModelIndex().row(), 2);
        QCOMPARE(changed.at(0).at(2).value<QList<int>>(),
                 QList<int>{rows.roleNames().key("weight")});
        QCOMPARE(changed.at(1).at(0).toModelIndex().row(), 5);
        QCOMPARE(changed.at(1).at(1).toModelIndex().row(), 5);
        QCOMPARE(changed.at(1).at(2).value<QList<int>>(),
                 QList<int>{rows.roleNames().key("isRipe")});
        QCOMPARE(rows.rows(), later);
    }

    void editing_touchesOnlyTheRowsItIsToldOf()
    {
        Rows<Fruit> rows;
        rows.show(fruits(QStringLiteral("abcdefg")));
        const QSignalSpy changed(&rows, &QAbstractItemModel::dataChanged);
        QStringList edited;
        rows.edit({QStringLiteral("c"), QStringLiteral("f"), QStringLiteral("x")},
                  [&](Fruit &fruit) {
                      edited.append(fruit.name);
                      fruit.weight = fruit.name == QStringLiteral("f") ? 9 : fruit.weight;
                  });
        QCOMPARE(edited, (QStringList{QStringLiteral("c"), QStringLiteral("f")}));
        QCOMPARE(changed.count(), 1); // c is as it was
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 5);
        QCOMPARE(rows.rows().at(5).weight, 9);
    }

    void newRowsInFront_pushTheOldestOut_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("newest");
        QTest::addColumn<QString>("after");
        QTest::newRow("the first") << ""
                                   << "ab"
                                   << "ab";
        QTest::newRow("room for all") << "cd"
                                      << "ab"
                                      << "abcd";
        QTest::newRow("some fall off") << "cdef"
                                       << "ab"
                                       << "abcde";
        QTest::newRow("all fall off") << "xyz"
                                      << "abcdefg"
                                      << "abcde";
        QTest::newRow("none") << "abc"
                              << ""
                              << "abc";
    }

    void newRowsInFront_pushTheOldestOut()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, newest);
        Rows<Fruit> rows;
        const QAbstractItemModelTester tester(
            &rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        rows.show(fruits(before));
        const QSignalSpy inserted(&rows, &QAbstractItemModel::rowsInserted);
        const QSignalSpy removed(&rows, &QAbstractItemModel::rowsRemoved);
        rows.prepend(fruits(newest), 5);
        QTEST(namesOf(rows), "after");
        QVERIFY(inserted.count() <= 1 && removed.count() <= 1);
    }

    void anyList_leadsToAnyOther()
    {
        QRandomGenerator random(4711);
        Rows<Fruit> rows;
        const QAbstractItemModelTester tester(
            &rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int round = 0; round < 300; ++round) {
            QList<Fruit> wanted;
            QString alphabet = QStringLiteral("abcdefghijkl");
            for (int left = random.bounded(12); left > 0; --left) {
                const int at = random.bounded(int(alphabet.size()));
                wanted.append({alphabet.mid(at, 1), random.bounded(3), false});
                alphabet.remove(at, 1);
            }
            rows.show(wanted);
            QCOMPARE(rows.rows(), wanted);
            QCOMPARE(rows.count(), int(wanted.size()));
        }
    }

    void aRowThatMoves_isTheSameRow()
    {
        Rows<Fruit> rows;
        rows.show(fruits(QStringLiteral("abcd")));
        const QPersistentModelIndex c(rows.index(2));
        rows.show(fruits(QStringLiteral("cxabd")));
        QCOMPARE(c.row(), 0);
    }
};

QTEST_GUILESS_MAIN(TestRowModel)
#include "tst_row_model.moc"

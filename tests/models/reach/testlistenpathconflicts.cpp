#include "listenpath.h"
#include "listenpathconflicts.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using reach::ListenPathConflict;
using Kind = reach::ListenPathConflictKind;
using Paths = QList<QByteArray>;
using Conflicts = QList<ListenPathConflict>;

/** Which listen paths lose requests to others. */
class TestListenPathConflicts final : public QObject
{
    Q_OBJECT

private slots:
    void findsThem_data();
    void findsThem();
    void ordersThem();
    void agreesWithTheGateway();
    void comparesManyThatBeginEqually();
    void endsWithManyThatDivideEachOther();
    void endsWithExpressionsThatNeedManySteps();
    void endsWithManySegments();
};

void TestListenPathConflicts::findsThem_data()
{
    QTest::addColumn<Paths>("paths");
    QTest::addColumn<bool>("prefixMatch");
    QTest::addColumn<Conflicts>("expected");
    QTest::newRow("none") << Paths{"/a", "/b", "/ab"} << false << Conflicts{};
    QTest::newRow("equal") << Paths{"/a", "/a"} << false << Conflicts{{Kind::Equal, 1, 0, "/a"}};
    QTest::newRow("equal without a slash") << Paths{"a", "/a"} << false << Conflicts{{Kind::Equal, 1, 0, "/a"}};
    QTest::newRow("three equal") << Paths{"/a", "/a", "/a"} << false
                                 << Conflicts{{Kind::Equal, 1, 0, "/a"}, {Kind::Equal, 2, 0, "/a"}};
    QTest::newRow("below") << Paths{"/a", "/a/b"} << false << Conflicts{{Kind::Divided, 0, 1, "/a/b"}};
    QTest::newRow("the root") << Paths{"/", "/a"} << false << Conflicts{{Kind::Divided, 0, 1, "/a"}};
    QTest::newRow("a slash at the end") << Paths{"/a/", "/a"} << false << Conflicts{{Kind::Divided, 1, 0, "/a/"}};
    QTest::newRow("a longer parameter hides")
        << Paths{"/pets", "/{tenant}"} << false << Conflicts{{Kind::NeverReached, 0, 1, "/pets"}};
    QTest::newRow("a shorter parameter divides")
        << Paths{"/bookshop", "/{id}"} << false << Conflicts{{Kind::Divided, 1, 0, "/bookshop"}};
    QTest::newRow("the literal of equal length")
        << Paths{"/{id}", "/pets"} << false << Conflicts{{Kind::Divided, 0, 1, "/pets"}};
    QTest::newRow("other names") << Paths{"/a/{id}", "/a/{name}"} << false
                                 << Conflicts{{Kind::NeverReached, 0, 1, "/a/{id}"}};
    QTest::newRow("names of one length") << Paths{"/a/{id}", "/a/{no}"} << false
                                         << Conflicts{{Kind::NeverReached, 1, 0, "/a/{no}"}};
    QTest::newRow("crossed") << Paths{"/{x}/books", "/shop/{y}"} << false
                             << Conflicts{{Kind::Divided, 1, 0, "/shop/books"}};
    QTest::newRow("an expression hides none")
        << Paths{"/7", "/{id:[0-9]+}"} << false << Conflicts{{Kind::Divided, 0, 1, "/7"}};
    QTest::newRow("outside of an expression") << Paths{"/pets", "/{id:[0-9]+}"} << false << Conflicts{};
    QTest::newRow("an expression over segments")
        << Paths{"/a/b/z", "/{x:.*}/z"} << false << Conflicts{{Kind::Divided, 0, 1, "/a/b/z"}};
    QTest::newRow("another part of a segment") << Paths{"/a.yaml", "/{name}.json"} << false << Conflicts{};
    QTest::newRow("a part of a segment") << Paths{"/a.json", "/{name}.json"} << false
                                         << Conflicts{{Kind::Divided, 0, 1, "/a.json"}};
    QTest::newRow("no prefix") << Paths{"/a", "/ab"} << false << Conflicts{};
    QTest::newRow("a prefix") << Paths{"/a", "/ab"} << true << Conflicts{{Kind::Divided, 0, 1, "/ab"}};
    QTest::newRow("a prefix hides") << Paths{"/x/ab", "/{tenant}/a"} << true
                                    << Conflicts{{Kind::NeverReached, 0, 1, "/x/ab"}};
    QTest::newRow("invalid and empty") << Paths{"", "/{", "/{}", "/a"} << false << Conflicts{};
    QTest::newRow("hidden and divided") << Paths{"/pets", "/pets/more/x", "/{tenant}"} << false
                                        << Conflicts{{Kind::NeverReached, 0, 2, "/pets"},
                                                     {Kind::Divided, 2, 1, "/pets/more/x"}};
}

void TestListenPathConflicts::findsThem()
{
    QFETCH(Paths, paths);
    QFETCH(bool, prefixMatch);
    QFETCH(Conflicts, expected);
    const Conflicts found = reach::listenPathConflicts(paths, prefixMatch).found;
    for (qsizetype i = 0; i < std::max(found.size(), expected.size()); ++i) {
        QVERIFY2(i < found.size() && i < expected.size(), qPrintable(QString::number(found.size())));
        QCOMPARE(int(found.at(i).kind), int(expected.at(i).kind));
        QCOMPARE(found.at(i).loser, expected.at(i).loser);
        QCOMPARE(found.at(i).winner, expected.at(i).winner);
        QCOMPARE(found.at(i).common, expected.at(i).common);
    }
}

void TestListenPathConflicts::ordersThem()
{
    QCOMPARE(reach::listenPathOrder({"/a", "/{id}", "/pets", "/a/b/c", "/b"}), (QList<qsizetype>{3, 2, 1, 0, 4}));
}

/** Random listen paths and requests: what is never reached gets no request, and a request that two match goes to the
 * winner of their conflict. */
void TestListenPathConflicts::agreesWithTheGateway()
{
    const QList<QByteArray> parts{"a", "b", "ab", "{x}", "{name}", "{n:[0-9]+}", "7", "{x}.json", "a.json"};
    const QList<QByteArray> words{"a", "b", "ab", "abc", "7", "77", "a.json", "z.json", "zz"};
    QRandomGenerator random(20261129);
    const auto pathOf = [&random](const QList<QByteArray> &from, int most) {
        QByteArray path;
        for (int i = 0, count = 1 + int(random.bounded(most)); i < count; ++i)
            path += '/' + from.at(random.bounded(int(from.size())));
        return random.bounded(4) == 0 ? path + '/' : path;
    };
    for (int round = 0; round < 500; ++round) {
        const bool prefixMatch = random.bounded(2) == 0;
        Paths paths;
        for (int i = 0; i < 4; ++i)
            paths.append(pathOf(parts, 2));
        QHash<std::pair<qsizetype, qsizetype>, Kind> conflicts;
        QSet<qsizetype> hidden;
        const Conflicts found = reach::listenPathConflicts(paths, prefixMatch).found;
        for (const ListenPathConflict &conflict : found) {
            conflicts.insert({conflict.loser, conflict.winner}, conflict.kind);
            if (conflict.kind != Kind::Divided)
                hidden.insert(conflict.loser);
        }
        const QList<qsizetype> order = reach::listenPathOrder(paths);
        for (int i = 0; i < 20; ++i) {
            const QByteArray request = pathOf(words, 3);
            qsizetype first = -1;
            for (const qsizetype index : order) {
                if (!routing::ListenPath(paths.at(index), prefixMatch).match(request))
                    continue;
                const QByteArray what = request + " of " + paths.join(' ');
                if (first < 0) {
                    first = index;
                    QVERIFY2(!hidden.contains(index), what.constData());
                } else {
                    QVERIFY2(hidden.contains(index) || conflicts.contains({index, first}), what.constData());
                }
            }
        }
    }
}

/** Only listen paths with the same segments are compared: all of these are. */
void TestListenPathConflicts::comparesManyThatBeginEqually()
{
    Paths paths;
    for (int i = 0; i < 20'000; ++i)
        paths.append("/api/v1/" + QByteArray::number(i) + "/items");
    paths.append("/api/v1/777");
    const auto conflicts = reach::listenPathConflicts(paths);
    QVERIFY(conflicts.isComplete);
    QCOMPARE(conflicts.found, (Conflicts{{Kind::Divided, 20'000, 777, "/api/v1/777/items", true}}));
}

void TestListenPathConflicts::endsWithManyThatDivideEachOther()
{
    Paths paths;
    for (int i = 0; i < 400; ++i)
        paths.append("/{a}" + QByteArray("/x").repeated(i));
    const auto conflicts = reach::listenPathConflicts(paths);
    QVERIFY(!conflicts.isComplete);
    QVERIFY(conflicts.found.size() <= reach::MaximumPathConflicts);
    QVERIFY(!conflicts.found.isEmpty());
}

void TestListenPathConflicts::endsWithExpressionsThatNeedManySteps()
{
    Paths paths;
    for (int i = 0; i < 300; ++i)
        paths.append("/{x:(a*)*(b|a)*(a*)*}/" + QByteArray::number(i));
    for (int i = 0; i < 300; ++i)
        paths.append('/' + QByteArray(200, 'a') + QByteArray::number(i));
    const auto conflicts = reach::listenPathConflicts(paths);
    QVERIFY(conflicts.found.size() <= reach::MaximumPathConflicts);
}

void TestListenPathConflicts::endsWithManySegments()
{
    Paths paths;
    for (int i = 0; i < 300; ++i)
        paths.append(QByteArray("/x").repeated(20'000) + '/' + QByteArray::number(i));
    QVERIFY(!reach::listenPathConflicts(paths).isComplete);
}

GATEWRIGHT_TEST(TestListenPathConflicts, QCoreApplication)
#include "testlistenpathconflicts.moc"

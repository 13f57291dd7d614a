#include "listenpath.h"
#include "routetable.h"
#include "testprogram.h"

#include <QTest>

using routing::ListenPath;
using routing::ListenPathProblem;

class TestListenPath : public QObject
{
    Q_OBJECT

private slots:
    void matches_data();
    void matches();
    void namesWhatTwoHaveInCommon_data();
    void namesWhatTwoHaveInCommon();
    void findsProblems_data();
    void findsProblems();
    void matchesNothingWhereThePatternIsWrong();
    void givesUpOnPatternsThatBacktrack();
};

void TestListenPath::matches_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("strict"); // Bytes taken, -1: not served.
    QTest::addColumn<int>("prefix");
    const auto row = [](const char *name, const QByteArray &written, const QByteArray &path, int strict, int prefix) {
        QTest::newRow(name) << written << path << strict << prefix;
    };
    row("itself", "/a", "/a", 2, 2);
    row("with a slash", "/a", "/a/", 2, 2);
    row("below", "/a", "/a/b", 2, 2);
    row("longer segment", "/a", "/ab", -1, 2);
    row("other", "/a", "/b", -1, -1);
    row("case counts", "/a", "/A", -1, -1);
    row("shorter", "/abc", "/ab", -1, -1);
    row("slash kept: itself", "/a/", "/a/", 3, 3);
    row("slash kept: below", "/a/", "/a/b", 3, 3);
    row("slash kept: without it", "/a/", "/a", -1, -1);
    row("leading slash added", "a/", "/a/x", 3, 3);
    row("root", "/", "/x", 1, 1);
    row("root alone", "/", "/", 1, 1);
    row("empty is the root", "", "/x", 1, 1);
    row("parameter", "/{id}/", "/7/x", 3, 3);
    row("parameter is one segment", "/{id}/x", "/7/8/x", -1, -1);
    row("parameter is not empty", "/{id}/", "//x", -1, -1);
    row("parameter at the end", "/{id}", "/7/x", 2, 2);
    row("pattern", "/{id:[0-9]+}/", "/42/x", 4, 4);
    row("pattern that does not fit", "/{id:[0-9]+}/", "/x/", -1, -1);
    row("pattern with braces", "/{id:[0-9]{2}}/", "/42/", 4, 4);
    row("pattern with alternatives", "/{v:v1|v2}/", "/v2/x", 4, 4);
    row("pattern before more digits", "/{id:[0-9]{2}}", "/421", -1, 3);
    row("parameter among literals", "/a/{id}/b", "/a/1/b/c", 6, 6);
    row("dots are dots", "/a.b/{id}", "/axb/1", -1, -1);
    row("blanks come encoded", "/a b/", "/a%20b/x", 7, 7);
    row("letters beyond ASCII come encoded", "/\xc3\xa4/", "/%C3%A4/x", 8, 8);
}

void TestListenPath::matches()
{
    QFETCH(const QByteArray, written);
    QFETCH(const QByteArray, path);
    QFETCH(const int, strict);
    QFETCH(const int, prefix);
    QCOMPARE(ListenPath(written).match(path).value_or(-1), strict);
    QCOMPARE(ListenPath(written, true).match(path).value_or(-1), prefix);
}

void TestListenPath::namesWhatTwoHaveInCommon_data()
{
    QTest::addColumn<QByteArray>("added");
    QTest::addColumn<QByteArray>("served");
    QTest::addColumn<bool>("prefixMatch");
    QTest::addColumn<QByteArray>("path"); // Empty: none.
    QTest::addColumn<bool>("takesOver");
    const QByteArray none;
    QTest::newRow("apart") << QByteArray("/a/") << QByteArray("/b/") << false << none << false;
    QTest::newRow("longer") << QByteArray("/a/b") << QByteArray("/a/") << false << QByteArray("/a/b") << true;
    QTest::newRow("shorter") << QByteArray("/a") << QByteArray("/a/b") << false << QByteArray("/a/b") << false;
    QTest::newRow("the same") << QByteArray("a/") << QByteArray("/a/") << false << QByteArray("/a/") << false;
    QTest::newRow("with a slash") << QByteArray("/a/") << QByteArray("/a") << false << QByteArray("/a/") << true;
    QTest::newRow("everything") << QByteArray("/") << QByteArray("/a") << false << QByteArray("/a") << false;
    QTest::newRow("longer name") << QByteArray("/ab") << QByteArray("/a") << false << none << false;
    QTest::newRow("longer name, prefix") << QByteArray("/ab") << QByteArray("/a") << true << QByteArray("/ab") << true;
    QTest::newRow("in a pattern") << QByteArray("/books/special") << QByteArray("/books/{id}") << false
                                  << QByteArray("/books/special") << true;
    QTest::newRow("pattern that is longer")
        << QByteArray("/books/{id}") << QByteArray("/books/a") << false << QByteArray("/books/a") << true;
    QTest::newRow("literal of the same length")
        << QByteArray("/b/four") << QByteArray("/b/{id}") << false << QByteArray("/b/four") << true;
    QTest::newRow("wrong pattern") << QByteArray("/{id:[}") << QByteArray("/a") << false << none << false;
}

void TestListenPath::namesWhatTwoHaveInCommon()
{
    QFETCH(const QByteArray, added);
    QFETCH(const QByteArray, served);
    QFETCH(const bool, prefixMatch);
    QFETCH(const QByteArray, path);
    const auto overlap = routing::overlapOf(added, served, prefixMatch);
    QCOMPARE(overlap ? overlap->path : QByteArray(), path);
    QCOMPARE(overlap.has_value(), !path.isEmpty());
    if (!overlap)
        return;
    QTEST(overlap->takesOver, "takesOver");
    // The table decides in the same way.
    const auto route = [](const QByteArray &listenPath) {
        routing::Route made;
        made.listenPath = listenPath;
        return made;
    };
    const routing::RouteTable table({route(served), route(added)}, prefixMatch);
    QCOMPARE(table.match(path)->listenPath, overlap->takesOver ? added : served);
}

void TestListenPath::findsProblems_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<int>("kind"); // -1: none.
    using Kind = ListenPathProblem::Kind;
    QTest::newRow("literal") << QByteArray("/a") << -1;
    QTest::newRow("parameter") << QByteArray("/{id}") << -1;
    QTest::newRow("pattern") << QByteArray("/{id:[0-9]{2,3}}") << -1;
    QTest::newRow("open brace") << QByteArray("/{id") << int(Kind::UnbalancedBrace);
    QTest::newRow("open brace in a pattern") << QByteArray("/{id:[0-9]{2}") << int(Kind::UnbalancedBrace);
    QTest::newRow("no name") << QByteArray("/{}") << int(Kind::EmptyParameter);
    QTest::newRow("no pattern") << QByteArray("/{id:}") << int(Kind::EmptyParameter);
    QTest::newRow("wrong pattern") << QByteArray("/{id:[}") << int(Kind::InvalidPattern);
    QTest::newRow("parenthesis that opens nothing") << QByteArray("/{id:a)}") << int(Kind::InvalidPattern);
}

void TestListenPath::findsProblems()
{
    QFETCH(const QByteArray, written);
    QFETCH(const int, kind);
    const auto problem = routing::listenPathProblem(written);
    QCOMPARE(problem ? int(problem->kind) : -1, kind);
}

void TestListenPath::matchesNothingWhereThePatternIsWrong()
{
    for (const QByteArray path : {"/", "/{id:[}", "/a"})
        QVERIFY(!ListenPath("/{id:[}").match(path));
}

void TestListenPath::givesUpOnPatternsThatBacktrack()
{
    const ListenPath path("/{id:(a+)+b}/");
    // Tried to its end this takes longer than any test may run.
    QVERIFY(!path.match('/' + QByteArray(4000, 'a')));
}

GATEWRIGHT_TEST(TestListenPath, QCoreApplication)
#include "testlistenpath.moc"

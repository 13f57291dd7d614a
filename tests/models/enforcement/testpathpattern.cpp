#include "pathpattern.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace enforcement;

/** Regular expressions for the paths of an API description. */
class TestPathPattern final : public QObject
{
    Q_OBJECT

private slots:
    void writesExpressions_data();
    void writesExpressions();
    void excludesSegments_data();
    void excludesSegments();
    void cannotExcludeTextWithNames();
};

void TestPathPattern::writesExpressions_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QList<QByteArray>>("others");
    QTest::addColumn<QString>("expression");
    using Paths = QList<QByteArray>;
    QTest::newRow("text") << QByteArray("/pets") << Paths{} << u"^/pets$"_qs;
    QTest::newRow("root") << QByteArray("/") << Paths{} << u"^/$"_qs;
    QTest::newRow("names") << QByteArray("/pets/{id}/toys/{toy}") << Paths{} << u"^/pets/[^/]+/toys/[^/]+$"_qs;
    QTest::newRow("characters with a meaning")
        << QByteArray("/v1.0/a+b/%7Bx%7D%20y") << Paths{} << u"^/v1\\.0/a\\+b/\\x7bx\\x7d\\x20y$"_qs;
    QTest::newRow("text beside a name") << QByteArray("/report.{format}") << Paths{} << u"^/report\\.[^/]+$"_qs;
    QTest::newRow("without a text") << QByteArray("/{id}") << Paths{"/me"}
                                    << u"^/(?:[^/m][^/]*|m(?:[^/e][^/]*|e[^/]+)?)$"_qs;
    QTest::newRow("without a longer path")
        << QByteArray("/{a}/{b}") << Paths{"/x/y"} << u"^(?:/(?:[^/x][^/]*|x[^/]+)/[^/]+|/x/(?:[^/y][^/]*|y[^/]+))$"_qs;
    QTest::newRow("without a part of it")
        << QByteArray("/{a}/{b}") << Paths{"/x/{b}"} << u"^/(?:[^/x][^/]*|x[^/]+)/[^/]+$"_qs;
}

void TestPathPattern::writesExpressions()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QList<QByteArray>, others);
    QFETCH(const QString, expression);
    QList<PathPattern> excluded;
    for (const QByteArray &other : others)
        excluded.append(PathPattern(other));
    const auto written = PathPattern(path).expressionWithout(excluded);
    QVERIFY(written);
    QCOMPARE(*written, expression);
    QVERIFY(!PathPattern(path).expressionWithout({PathPattern(path)}));
}

void TestPathPattern::excludesSegments_data()
{
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("one") << QStringList{u"mine"_qs};
    QTest::newRow("one is the start of another") << QStringList{u"me"_qs, u"mean"_qs, u"m"_qs};
    QTest::newRow("characters with a meaning") << QStringList{u"^a"_qs, u"-]\\"_qs, u".*"_qs, u"{x}"_qs, u" \n"_qs};
    QTest::newRow("beyond the first plane") << QStringList{u"😀é"_qs, u"😁"_qs};
    QTest::newRow("none") << QStringList{};
}

void TestPathPattern::excludesSegments()
{
    QFETCH(const QStringList, texts);
    const QRegularExpression expression(u"\\A"_qs + segmentExcept(texts) + u"\\z"_qs);
    QVERIFY2(expression.isValid(), qPrintable(expression.errorString()));
    QVERIFY2(!expression.pattern().contains(u"(?!") && !expression.pattern().contains(u"(?<"),
             "Many gateways have no lookarounds.");
    QVERIFY(!expression.match(QString()).hasMatch());
    QVERIFY(!expression.match(u"a/b"_qs).hasMatch());
    // All starts of the texts, with and without another character at the end.
    QStringList tried{u"x"_qs, u"%"_qs};
    for (const QString &text : texts) {
        for (qsizetype size = 1; size <= text.size(); ++size) {
            if (!text.at(size - 1).isHighSurrogate())
                tried.append({text.first(size), text.first(size) + u'x', text.first(size) + u"😀"_qs});
        }
    }
    for (const QString &text : std::as_const(tried))
        QVERIFY2(expression.match(text).hasMatch() != texts.contains(text), qPrintable(text));
}

void TestPathPattern::cannotExcludeTextWithNames()
{
    const PathPattern name("/{file}");
    const auto report = name.commonPath(PathPattern("/report.{format}"));
    QVERIFY(report.path);
    QVERIFY(!report.isKnown);
    const auto literal = name.commonPath(PathPattern("/a b"));
    QCOMPARE(*literal.path, QByteArray("/a%20b"));
    QVERIFY(literal.isKnown);
    QVERIFY(!PathPattern("/report.{format}").commonPath(PathPattern("/report.json")).isKnown);
    QVERIFY(!PathPattern("/report.{format}").commonPath(PathPattern("/list.json")).path);
    QVERIFY(PathPattern("/report.{format}").commonPath(name).isKnown);
    QVERIFY(!name.commonPath(PathPattern("/a/b")).path);
}

GATEWRIGHT_TEST(TestPathPattern, QCoreApplication)
#include "testpathpattern.moc"

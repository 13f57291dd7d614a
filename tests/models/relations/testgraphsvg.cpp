#include "drawnsvg.h"
#include "graphsvg.h"
#include "headlessbrowser.h"
#include "testprogram.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace relations;

/** The picture as a file. */
class TestGraphSvg final : public QObject
{
    Q_OBJECT

private slots:
    void writesHostileNames_data();
    void writesHostileNames();
    void drawsEachRelation();
    void isDrawnByABrowser();
};

namespace {

struct Contents {
    QString error;
    QStringList texts;
    QStringList elements;
    QStringList attributes; ///< "name=value".
};

Contents contentsOf(const QByteArray &svg)
{
    Contents contents;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        if (token == QXmlStreamReader::StartElement) {
            contents.elements.append(reader.name().toString());
            for (const QXmlStreamAttribute &attribute : reader.attributes())
                contents.attributes.append(attribute.name().toString() + u'=' + attribute.value().toString());
        } else if (token == QXmlStreamReader::Characters && !reader.isWhitespace()) {
            contents.texts.append(reader.text().toString());
        }
    }
    contents.error = reader.errorString();
    return contents;
}

QByteArray svgOfNames(const QString &name, const QString &label)
{
    const SchemaGraph graph{{{name, {"components", "schemas", "A"}}, {u"B"_qs, {"components", "schemas", "B"}}},
                            {{0, 1, {label}}, {1, 1, {u"self"_qs}}}};
    return svgOf(graph, layOut(graph, {}), name, u"%1 more"_qs);
}

} // namespace

void TestGraphSvg::writesHostileNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("written");
    QTest::newRow("script") << u"<script>alert(1)</script>"_qs << u"<script>alert(1)</script>"_qs;
    QTest::newRow("quotes") << u"\"' onload='x()\" &amp; ]]>"_qs << u"\"' onload='x()\" &amp; ]]>"_qs;
    QTest::newRow("comment") << u"--><!ENTITY a>"_qs << u"--><!ENTITY a>"_qs;
    QTest::newRow("control") << u"a\u0001b\u001fc"_qs << u"a\uFFFDb\uFFFDc"_qs;
    QTest::newRow("null") << (u"a"_qs + QChar(0) + u'b') << u"a\uFFFDb"_qs;
    QTest::newRow("lone surrogate") << (u"a"_qs + QChar(0xD800) + u'b') << u"a\uFFFDb"_qs;
    QTest::newRow("noncharacter") << (u"a"_qs + QChar(0xFFFE) + u'b') << u"a\uFFFDb"_qs;
    QTest::newRow("other scripts") << u"книга 本 \U0001F4D6"_qs << u"книга 本 \U0001F4D6"_qs;
}

void TestGraphSvg::writesHostileNames()
{
    QFETCH(QString, name);
    QFETCH(QString, written);
    const Contents contents = contentsOf(svgOfNames(name, name));
    QCOMPARE(contents.error, QString());
    // The title, and the tooltip, name and row of the box.
    QCOMPARE(contents.texts.count(written), 4);
    for (const QString &element : contents.elements)
        QVERIFY2((QStringList{u"svg"_qs, u"title"_qs, u"rect"_qs, u"path"_qs, u"g"_qs, u"text"_qs}.contains(element)),
                 qPrintable(element));
    for (const QString &attribute : contents.attributes) {
        QVERIFY2(!attribute.startsWith(u"on") && !attribute.startsWith(u"href") && !attribute.contains(u"url("),
                 qPrintable(attribute));
    }
}

void TestGraphSvg::drawsEachRelation()
{
    const QByteArray svg = svgOfNames(u"A"_qs, u"b"_qs);
    const Contents contents = contentsOf(svg);
    // Each with its arrow head.
    QCOMPARE(contents.elements.count(u"path"_qs), 4);
    QCOMPARE(contents.elements.count(u"rect"_qs), 3);
    QVERIFY(contents.texts.contains(u"self"_qs));
    QVERIFY(!svg.contains("nan") && !svg.contains("inf"));
    QCOMPARE(svgOfNames(u"A"_qs, u"b"_qs), svg);
}

void TestGraphSvg::isDrawnByABrowser()
{
    QVERIFY2(!support::HeadlessBrowser::program().isEmpty(), "chromium is one of the packages of ./dev test");
    const support::DrawnSvg drawn = support::drawnByBrowser(svgOfNames(u"<Книга> & \"本\""_qs, u"author"_qs));
    QCOMPARE(drawn.fault, QString());
    QCOMPARE(drawn.texts, (QStringList{u"<Книга> & \"本\""_qs, u"author"_qs, u"B"_qs, u"self"_qs}));
    QCOMPARE(drawn.notVisible, QStringList());
    QCOMPARE(drawn.outside, QStringList());
}

GATEWRIGHT_TEST(TestGraphSvg, QCoreApplication)
#include "testgraphsvg.moc"

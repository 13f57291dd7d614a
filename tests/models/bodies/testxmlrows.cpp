#include "bodylimits.h"
#include "testprogram.h"
#include "xmlrows.h"

#include <QTest>

using namespace bodies;

class TestXmlRows final : public QObject
{
    Q_OBJECT

private slots:
    void indentsElements();
    void foldsElements();
    void foldsAfterTextOfSeveralLines();
    void neverExpandsEntities_data();
    void neverExpandsEntities();
    void saysWhatIsWrong();
    void formatsDeepNesting();
};

namespace {

QByteArray xmlText(const QByteArray &xml)
{
    const auto rows = xmlRows(xml);
    return rows ? textBetween(**rows, {0, 0}, {(*rows)->rowCount() - 1, LongestRow}, 1'000'000) : QByteArray();
}

} // namespace

void TestXmlRows::indentsElements()
{
    QCOMPARE(
        xmlText("<?xml version=\"1.0\" encoding=\"UTF-8\"?><!DOCTYPE shop><shop xmlns:a=\"urn:a\"><!-- c --><a:book "
                "id='1 &lt; \"2\"'>Emma &amp; co</a:book><x/>\n <y></y><?go now?>text <b>bold</b> more"
                "<![CDATA[<&>]]></shop>\n"),
        QByteArray(R"(<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE shop>
<shop xmlns:a="urn:a">
  <!-- c -->
  <a:book id="1 &lt; &quot;2&quot;">Emma &amp; co</a:book>
  <x/>
  <y/>
  <?go now?>
  text
  <b>bold</b>
  more<![CDATA[<&>]]>
</shop>)"));
}

void TestXmlRows::foldsElements()
{
    const auto rows = xmlRows("<a><b><c/>x</b><d>1</d></a>");
    QVERIFY(rows.isOk());
    QCOMPARE((*rows)->fold(0), (Fold{0, 6, 2, Fold::Kind::Element}));
    QCOMPARE((*rows)->fold(1), (Fold{1, 4, 1, Fold::Kind::Element}));
    QVERIFY(!(*rows)->fold(5));
    QVERIFY((*rows)->row(1).canFold && !(*rows)->row(2).canFold);
}

void TestXmlRows::foldsAfterTextOfSeveralLines()
{
    const auto rows = xmlRows("<a><t>one\ntwo " + QByteArray(2500, 'x') + "</t><b><c/></b></a>");
    QVERIFY(rows.isOk());
    const auto fold = (*rows)->fold(5);
    QVERIFY(fold.has_value());
    QCOMPARE((*rows)->row(fold->first).text, QByteArray("  <b>"));
    QCOMPARE((*rows)->row(fold->last).text, QByteArray("  </b>"));
    QCOMPARE((*rows)->fold(0)->last, (*rows)->rowCount() - 1);
}

void TestXmlRows::neverExpandsEntities_data()
{
    QTest::addColumn<QByteArray>("xml");
    QByteArray laughs = "<!DOCTYPE a [<!ENTITY l0 \"ha\">";
    for (int i = 1; i < 30; ++i)
        laughs += "<!ENTITY l" + QByteArray::number(i) + " \"" + ("&l" + QByteArray::number(i - 1) + ';').repeated(10) +
                  "\">";
    QTest::newRow("billion laughs") << laughs + "]><a>&l29;</a>";
    QTest::newRow("file") << QByteArray("<!DOCTYPE a [<!ENTITY f SYSTEM \"file:///etc/passwd\">]><a>&f;</a>");
    QTest::newRow("parameter entity") << QByteArray("<!DOCTYPE a [<!ENTITY % p \"x\"> <!ENTITY q \"y\">]><a>&q;</a>");
}

void TestXmlRows::neverExpandsEntities()
{
    QFETCH(QByteArray, xml);
    const auto rows = xmlRows(xml);
    QVERIFY(!rows.isOk());
    QCOMPARE(int(rows.error().code), int(Fault::Code::DeclaresEntities));
}

void TestXmlRows::saysWhatIsWrong()
{
    const auto rows = xmlRows("<a>\n  <b></a>");
    QVERIFY(!rows.isOk());
    QCOMPARE(int(rows.error().code), int(Fault::Code::InvalidXml));
    QCOMPARE(int(rows.error().line), 2);
    QVERIFY(!rows.error().detail.isEmpty());
    QVERIFY(!xmlRows("<a>&unknown;</a>").isOk());
    QVERIFY(!xmlRows("").isOk());
    QVERIFY(!xmlRows(QByteArray("<a>\0</a>", 8)).isOk());
    QCOMPARE(int(xmlRows(QByteArray(MaximumFormattedXml + 1, ' ')).error().code), int(Fault::Code::TooLarge));
}

void TestXmlRows::formatsDeepNesting()
{
    constexpr int Depth = 20'000;
    const auto rows = xmlRows(QByteArray("<a>").repeated(Depth) + "x<b/>" + QByteArray("</a>").repeated(Depth));
    QVERIFY(rows.isOk());
    QCOMPARE((*rows)->rowCount(), qsizetype(2 * Depth + 2));
    QCOMPARE((*rows)->fold(0), (Fold{0, 2 * Depth + 1, 1, Fold::Kind::Element}));
}

GATEWRIGHT_TEST(TestXmlRows, QCoreApplication)
#include "testxmlrows.moc"

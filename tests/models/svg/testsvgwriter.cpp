#include "svgwriter.h"

#include "testprogram.h"

#include <QTest>
#include <QXmlStreamReader>

using svg::SvgWriter;

/** The files that pictures are written to. */
class TestSvgWriter final : public QObject
{
    Q_OBJECT

private slots:
    void writesShapes();
    void replacesWhatXmlDoesNotAllow_data();
    void replacesWhatXmlDoesNotAllow();
};

void TestSvgWriter::writesShapes()
{
    SvgWriter picture({40, 20.04}, u"A & B"_qs);
    picture.beginGroup(u"tip"_qs);
    picture.writeRect({1, 2, 3, 4}, 5, {u"#111111"_qs, u"#222222"_qs});
    picture.writeText(SvgWriter::baseLineIn({0, 0, 40, 20}, 8), u"<b>"_qs, u"#333333"_qs, u"bold"_qs);
    picture.endGroup();
    picture.writePath(u'M' + SvgWriter::pointText({0.26, 1}), {u"none"_qs, u"#444444"_qs});
    QCOMPARE(picture.finish(), QByteArray(R"(<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="40.0" height="20.0" viewBox="0 0 40.0 20.0" font-family="sans-serif" font-size="12.0">
 <title>A &amp; B</title>
 <rect x="0.0" y="0.0" width="40.0" height="20.0" fill="#ffffff"/>
 <g>
  <title>tip</title>
  <rect x="1.0" y="2.0" width="3.0" height="4.0" rx="5.0" fill="#111111" stroke="#222222"/>
  <text x="8.0" y="14.0" fill="#333333" font-weight="bold">&lt;b&gt;</text>
 </g>
 <path d="M0.3 1.0" fill="none" stroke="#444444"/>
</svg>
)"));
}

void TestSvgWriter::replacesWhatXmlDoesNotAllow_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    QTest::newRow("control") << u"a\u0001b"_qs << u"a\uFFFDb"_qs;
    QTest::newRow("null") << (u"a"_qs + QChar(0) + u'b') << u"a\uFFFDb"_qs;
    QTest::newRow("lone surrogate") << (u"a"_qs + QChar(0xD800) + u'b') << u"a\uFFFDb"_qs;
    QTest::newRow("noncharacter") << (u"a"_qs + QChar(0xFFFE) + u'b') << u"a\uFFFDb"_qs;
    QTest::newRow("other scripts") << u"книга 本 \U0001F4D6"_qs << u"книга 本 \U0001F4D6"_qs;
}

void TestSvgWriter::replacesWhatXmlDoesNotAllow()
{
    QFETCH(QString, text);
    SvgWriter picture({1, 1}, text);
    QXmlStreamReader reader(picture.finish());
    while (!reader.atEnd() && reader.readNext() != QXmlStreamReader::Characters) {
    }
    while (reader.isWhitespace() && !reader.atEnd()) {
        while (!reader.atEnd() && reader.readNext() != QXmlStreamReader::Characters) {
        }
    }
    QCOMPARE(reader.error(), QXmlStreamReader::NoError);
    QTEST(reader.text().toString(), "written");
}

GATEWRIGHT_TEST(TestSvgWriter, QCoreApplication)
#include "testsvgwriter.moc"

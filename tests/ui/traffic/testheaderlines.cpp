#include "headerlines.h"
#include "testprogram.h"

#include <QTest>

/** The header lines of a request whose form is filled again. */
class TestHeaderLines final : public QObject
{
    Q_OBJECT

private slots:
    void replacesWhatWasGenerated();
    void keepsWhatWasTyped();
};

using traffic::mergedHeaderLines;

void TestHeaderLines::replacesWhatWasGenerated()
{
    QCOMPARE(mergedHeaderLines({}, {}, {u"A: 1"_qs}), u"A: 1"_qs);
    QCOMPARE(mergedHeaderLines(u"A: 1\nB: 2"_qs, {u"A: 1"_qs, u"B: 2"_qs}, {u"B: 3"_qs}), u"B: 3"_qs);
    QCOMPARE(mergedHeaderLines(u"A: 1"_qs, {u"A: 1"_qs}, {}), QString());
}

void TestHeaderLines::keepsWhatWasTyped()
{
    QCOMPARE(mergedHeaderLines(u"A: 1\nX: y\n"_qs, {u"A: 1"_qs}, {u"A: 2"_qs}), u"A: 2\nX: y"_qs);
    // A line that was changed is the user's.
    QCOMPARE(mergedHeaderLines(u"content-type: text/plain"_qs, {u"Content-Type: application/json"_qs},
                               {u"Content-Type: application/xml"_qs}),
             u"content-type: text/plain"_qs);
}

GATEWRIGHT_TEST(TestHeaderLines, QCoreApplication)
#include "testheaderlines.moc"

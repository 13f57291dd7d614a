#include "linemessages.h"
#include "lineparser.h"
#include "testprogram.h"

#include <QTest>

using propertyline::LineFault;
using propertyline::LineProblem;

/** The messages about a property in one line say what to do. */
class TestLineMessages final : public QObject
{
    Q_OBJECT

private slots:
    void differForEachProblem();
    void sayWhatToWrite_data();
    void sayWhatToWrite();
};

void TestLineMessages::differForEachProblem()
{
    QStringList texts;
    for (int problem = 0; problem <= int(LineProblem::NotAnObject); ++problem) {
        const QString text = messages::lineText(LineFault{LineProblem(problem), 0, 0, u"<1>"_qs, {}});
        QVERIFY2(text.endsWith(u'.') && !text.contains(u'%'), qPrintable(text));
        QVERIFY2(!texts.contains(text), qPrintable(text));
        texts.append(text);
    }
}

void TestLineMessages::sayWhatToWrite_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("message");
    QTest::newRow("typo")
        << u"a strng"_qs
        << u"There is no type or component “strng”. Did you mean “string”? Enter \"strng\" in quotes for a text."_qs;
    QTest::newRow("unknown")
        << u"a Invoice"_qs
        << u"There is no type or component “Invoice”. Enter @Invoice for a component that you will add, "
           "or \"Invoice\" in quotes for a text."_qs;
    QTest::newRow("number") << u"a string(80)"_qs
                            << u"Enter 80..80 for exactly 80, <=80 for at most 80, or >=80 for at least 80."_qs;
    QTest::newRow("facet") << u"a integer(unique)"_qs
                           << u"“unique” does not apply to the type “integer”. Remove it, or change the type."_qs;
    QTest::newRow("closing") << u"a map<string"_qs << u"A > is missing. Add it here."_qs;
}

void TestLineMessages::sayWhatToWrite()
{
    QFETCH(QString, line);
    const auto read = propertyline::parseLine(line, {});
    QVERIFY(!read);
    QTEST(messages::lineText(read.error()), "message");
}

GATEWRIGHT_TEST(TestLineMessages, QCoreApplication)
#include "testlinemessages.moc"

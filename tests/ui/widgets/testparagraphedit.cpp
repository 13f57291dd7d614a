#include "paragraphedit.h"
#include "testprogram.h"

#include <QApplication>
#include <QMimeData>
#include <QTest>

namespace {

/** With access to what a paste and a drop call. */
class Edit final : public widgets::ParagraphEdit
{
public:
    using ParagraphEdit::insertFromMimeData;
};

} // namespace

class TestParagraphEdit final : public QObject
{
    Q_OBJECT

private slots:
    void takesTextsUpToItsLimits_data();
    void takesTextsUpToItsLimits();
    void ignoresAnEmptyClipboard();
    void countsWhatIsThere();
    void takesNoMarkup();
    void showsABeginning();
};

void TestParagraphEdit::takesTextsUpToItsLimits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isTaken");
    const QString line = QString(widgets::LongestLine - 1, u'x') + u'\n';
    QTest::newRow("longest line") << QString(widgets::LongestLine, u'x') << true;
    QTest::newRow("longer line") << QString(widgets::LongestLine + 1, u'x') << false;
    QTest::newRow("longer line at the end") << u"a\n"_qs + QString(widgets::LongestLine + 1, u'x') << false;
    QTest::newRow("longest text") << line.repeated(widgets::LongestParagraph / line.size()) << true;
    QTest::newRow("longer text") << line.repeated(widgets::LongestParagraph / line.size()) + u'x' << false;
    QTest::newRow("characters of several bytes") << QString(widgets::LongestLine / 2, QChar(0x20AC)) << false;
}

void TestParagraphEdit::takesTextsUpToItsLimits()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isTaken);
    QMimeData data;
    data.setText(text);
    Edit edit;
    edit.insertFromMimeData(&data);
    QCOMPARE(edit.toPlainText().size(), isTaken ? text.size() : 0);
}

/** Qt ends the program if it inserts data without a format. */
void TestParagraphEdit::ignoresAnEmptyClipboard()
{
    QMimeData data;
    Edit edit;
    edit.setPlainText(u"text"_qs);
    edit.insertFromMimeData(&data);
    QCOMPARE(edit.toPlainText(), u"text"_qs);
}

void TestParagraphEdit::countsWhatIsThere()
{
    const QString half = QString(u"some text\n"_qs).repeated(widgets::LongestParagraph / 20);
    QMimeData data;
    data.setText(half);
    Edit edit;
    for (int i = 0; i < 3; ++i)
        edit.insertFromMimeData(&data);
    QCOMPARE(edit.toPlainText().size(), 2 * half.size());
}

void TestParagraphEdit::takesNoMarkup()
{
    QMimeData data;
    data.setHtml(u"<b>bold</b><img src='file:///dev/zero'>"_qs);
    data.setText(u"<i>a</i>"_qs);
    Edit edit;
    edit.insertFromMimeData(&data);
    QCOMPARE(edit.toPlainText(), u"<i>a</i>"_qs);
}

void TestParagraphEdit::showsABeginning()
{
    QCOMPARE(widgets::shownPart(u"a\nb"_qs), u"a\nb"_qs);
    const QString shown = widgets::shownPart(QString(widgets::LongestLine + 1, u'x'));
    QVERIFY(shown.endsWith(u"x…"_qs));
    QVERIFY(widgets::isShownWhole(shown.toUtf8()));
}

GATEWRIGHT_TEST(TestParagraphEdit, QApplication)
#include "testparagraphedit.moc"

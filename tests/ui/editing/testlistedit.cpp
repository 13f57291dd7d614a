#include "celledit.h"
#include "driving.h"
#include "entrysplit.h"
#include "listedit.h"
#include "testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

using editing::ListEdit;

/** A list editor over a list of texts, driven by keys and clicks. */
class TestListEdit final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_page.reset(); }
    void splitsTexts_data();
    void splitsTexts();
    void addsOneAfterTheOther();
    void editsAndRemovesByMouse();
    void removesAndMovesByKeys();
    void movesTheEntryThatIsEdited();
    void pastesSeveralEntries();
    void keepsACommaOnRequest();
    void keepsARefusedText();
    void skipsWhatIsThere();
    void closesTheCompletions();
    void isLeftByTab();
    void isNotEditedWhenReadOnly();
    void namesTheRowOfANewEntry();

private:
    [[nodiscard]] QModelIndex row(int row) const { return m_list->model()->index(row, 0); }
    [[nodiscard]] QLineEdit *line() const { return qobject_cast<QLineEdit *>(m_list->focusWidget()); }
    void clickRow(int row) const { support::clickRow(*m_list, this->row(row)); }

    std::unique_ptr<QWidget> m_page;
    ListEdit *m_list = nullptr;
    QPushButton *m_after = nullptr;
    QStringList m_written;
    int m_writes = 0;
    QString m_refused; ///< A text that is not written.
};

void TestListEdit::init()
{
    m_page = std::make_unique<QWidget>();
    m_list = new ListEdit(m_page.get());
    m_list->setObjectName(u"list"_qs);
    m_list->setAccessibleName(u"List"_qs);
    m_after = new QPushButton(u"After"_qs, m_page.get());
    auto *column = new QVBoxLayout(m_page.get());
    column->addWidget(m_list);
    column->addWidget(m_after);
    m_writes = 0;
    m_refused = u"bad"_qs;
    m_list->setWriter([this](const QStringList &texts) {
        if (texts.contains(m_refused))
            return false;
        m_written = texts;
        ++m_writes;
        m_list->setTexts(texts);
        return true;
    });
    m_list->setMover([this](int from, int to) {
        QStringList texts = m_list->texts();
        texts.move(from, to);
        m_list->setTexts(texts);
    });
    m_list->setTexts({u"one"_qs, u"two"_qs, u"three"_qs});
    support::activate(*m_page, {400, 400});
}

void TestListEdit::splitsTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("entries");
    const auto row = [](const char *name, const char *text, const QStringList &entries) {
        QTest::newRow(name) << QString::fromLatin1(text) << entries;
    };
    row("one", " a b ", {u"a b"_qs});
    row("commas", "female, male,other,", {u"female"_qs, u"male"_qs, u"other"_qs});
    row("lines", "a\r\n\r\n b\nc", {u"a"_qs, u"b"_qs, u"c"_qs});
    row("a list of YAML", "- a\n- b", {u"a"_qs, u"b"_qs});
    row("quotes", "\"a, b\", 'c, d'", {u"\"a, b\""_qs, u"'c, d'"_qs});
    row("an escaped quote", R"("a\", b", c)", {uR"("a\", b")"_qs, u"c"_qs});
    row("an apostrophe", "don't, won't", {u"don't"_qs, u"won't"_qs});
    row("brackets", "[1, 2], {a: 1, b: 2}", {u"[1, 2]"_qs, u"{a: 1, b: 2}"_qs});
    row("an object over lines", "{\n\"a\": 1,\n\"b\": 2}", {u"{ \"a\": 1, \"b\": 2}"_qs});
    row("an open bracket", "[1, 2", {u"[1, 2"_qs});
    row("nothing", " ,\n", {});
}

void TestListEdit::splitsTexts()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, entries);
    QCOMPARE(editing::splitEntries(text), entries);
}

/** Return goes on with the next one, and ends the list when nothing was typed. */
void TestListEdit::addsOneAfterTheOther()
{
    clickRow(3);
    QVERIFY(line());
    QTest::keyClicks(line(), u"four"_qs);
    QTest::keyClick(line(), Qt::Key_Return);
    QVERIFY(line() && line()->text().isEmpty());
    QTest::keyClicks(line(), u"five"_qs);
    QTest::keyClick(line(), Qt::Key_Return);
    QTest::keyClick(line(), Qt::Key_Return);
    QVERIFY(m_list->hasFocus());
    QCOMPARE(m_written, QStringList({u"one"_qs, u"two"_qs, u"three"_qs, u"four"_qs, u"five"_qs}));
    QCOMPARE(m_writes, 2);
    // A key in the row for a new entry begins one.
    QTest::keyClick(m_list, Qt::Key_S);
    QVERIFY(line());
    QCOMPARE(line()->text(), u"s"_qs);
}

void TestListEdit::editsAndRemovesByMouse()
{
    clickRow(1);
    QVERIFY(line());
    QCOMPARE(line()->text(), u"two"_qs);
    QTest::keyClicks(line(), u"2"_qs);
    m_after->setFocus();
    QCOMPARE(m_written, QStringList({u"one"_qs, u"2"_qs, u"three"_qs}));
    const auto *delegate = qobject_cast<editing::EntryDelegate *>(m_list->itemDelegate());
    const QRect cross = delegate->crossIn(m_list->visualRect(row(0)), row(0));
    // It follows the text.
    QVERIFY(cross.right() < m_list->viewport()->width() / 2);
    QTest::mouseClick(m_list->viewport(), Qt::LeftButton, Qt::NoModifier, cross.center());
    QCOMPARE(m_written, QStringList({u"2"_qs, u"three"_qs}));
    // An entry without a text is none.
    clickRow(0);
    QTest::keyClick(line(), Qt::Key_Delete);
    QTest::keyClick(line(), Qt::Key_Return);
    QCOMPARE(m_written, QStringList(u"three"_qs));
}

void TestListEdit::removesAndMovesByKeys()
{
    m_list->setFocus(Qt::TabFocusReason);
    QCOMPARE(m_list->currentIndex().row(), 0);
    QTest::keyClick(m_list, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(m_list->texts(), QStringList({u"two"_qs, u"one"_qs, u"three"_qs}));
    QCOMPARE(m_list->currentIndex().row(), 1);
    QTest::keyClick(m_list, Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(m_list, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(m_list->texts(), QStringList({u"one"_qs, u"two"_qs, u"three"_qs}));
    QTest::keyClick(m_list, Qt::Key_Down);
    QTest::keyClick(m_list, Qt::Key_Delete);
    QCOMPARE(m_list->texts(), QStringList({u"one"_qs, u"three"_qs}));
    QCOMPARE(m_list->currentIndex().row(), 1);
    // The row for a new entry can't be removed or moved.
    QTest::keyClick(m_list, Qt::Key_Down);
    QTest::keyClick(m_list, Qt::Key_Delete);
    QTest::keyClick(m_list, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(m_list->texts(), QStringList({u"one"_qs, u"three"_qs}));
}

void TestListEdit::movesTheEntryThatIsEdited()
{
    clickRow(0);
    QTest::keyClicks(line(), u"1"_qs);
    QTest::keyClick(line(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(m_list->texts(), QStringList({u"two"_qs, u"1"_qs, u"three"_qs}));
    QCOMPARE(m_list->currentIndex().row(), 1);
}

void TestListEdit::pastesSeveralEntries()
{
    QApplication::clipboard()->setText(u"- a\n- b, c\n"_qs);
    m_list->setFocus(Qt::TabFocusReason);
    QTest::keyClick(m_list, Qt::Key_V, Qt::ControlModifier);
    const QStringList all{u"one"_qs, u"two"_qs, u"three"_qs, u"a"_qs, u"b"_qs, u"c"_qs};
    QCOMPARE(m_written, all);
    QCOMPARE(m_writes, 1);
    clickRow(6);
    QApplication::clipboard()->setText(u"d\ne"_qs);
    QTest::keyClick(line(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_written, all + QStringList({u"d"_qs, u"e"_qs}));
    QCOMPARE(m_writes, 2);
}

void TestListEdit::keepsACommaOnRequest()
{
    auto *keep = support::control<QPushButton>(*m_list, "keepAsOneEntry");
    support::typeEntries(*m_page, "list", {u"Smith, John"_qs});
    QCOMPARE(m_written.mid(3), QStringList({u"Smith"_qs, u"John"_qs}));
    QVERIFY(keep->isVisible());
    QTest::mouseClick(keep, Qt::LeftButton);
    QCOMPARE(m_written.mid(3), QStringList(u"Smith, John"_qs));
    QVERIFY(!keep->isVisible());
    // It stays one when it is edited.
    clickRow(3);
    QTest::keyClick(line(), Qt::Key_End);
    QTest::keyClicks(line(), u"ny"_qs);
    QTest::keyClick(line(), Qt::Key_Return);
    QCOMPARE(m_written.mid(3), QStringList(u"Smith, Johnny"_qs));
    // Another edit ends the offer.
    support::typeEntries(*m_page, "list", {u"a, b"_qs});
    QVERIFY(keep->isVisible());
    support::typeEntries(*m_page, "list", {u"c"_qs});
    QVERIFY(!keep->isVisible());
}

void TestListEdit::keepsARefusedText()
{
    clickRow(1);
    QTest::keyClicks(line(), u"bad"_qs);
    QTest::keyClick(line(), Qt::Key_Return);
    QVERIFY(line());
    QCOMPARE(line()->text(), u"bad"_qs);
    QCOMPARE(m_writes, 0);
    QTest::keyClick(line(), Qt::Key_Escape);
    QVERIFY(!line());
    QCOMPARE(m_list->texts(), QStringList({u"one"_qs, u"two"_qs, u"three"_qs}));
}

void TestListEdit::skipsWhatIsThere()
{
    support::typeEntries(*m_page, "list", {u"two"_qs, u"four, one, four"_qs});
    QCOMPARE(m_written, QStringList({u"one"_qs, u"two"_qs, u"three"_qs, u"four"_qs}));
    QCOMPARE(m_writes, 1);
}

/** The list of completions is closed with the line, before the line is deleted. */
void TestListEdit::closesTheCompletions()
{
    m_list->setChoices([] { return QStringList{u"four"_qs, u"five"_qs}; });
    clickRow(3);
    QPointer<QLineEdit> edited(line());
    QTest::keyClicks(edited, u"f"_qs);
    QTRY_VERIFY(edited->completer()->popup()->isVisible());
    const QPointer<QAbstractItemView> popup(edited->completer()->popup());
    editing::CellEdit::of(edited)->complete();
    QVERIFY(popup && !popup->isVisible());
    QCOMPARE(m_written.last(), u"f"_qs);
    QTRY_VERIFY(!edited);
}

void TestListEdit::isLeftByTab()
{
    clickRow(3);
    QTest::keyClicks(line(), u"four"_qs);
    QTest::keyClick(line(), Qt::Key_Tab);
    QCOMPARE(m_written.last(), u"four"_qs);
    QVERIFY(m_after->hasFocus());
}

void TestListEdit::isNotEditedWhenReadOnly()
{
    m_list->setEditable(false);
    QCOMPARE(m_list->model()->rowCount(), 3);
    clickRow(1);
    QVERIFY(!line());
    QTest::keyClick(m_list, Qt::Key_Delete);
    QTest::keyClick(m_list, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_writes, 0);
    m_list->setEditable(true);
    QCOMPARE(m_list->model()->rowCount(), 4);
}

/** For screen readers, which say nothing about an empty text. */
void TestListEdit::namesTheRowOfANewEntry()
{
    m_list->setPlaceholder(u"Add tag"_qs);
    QCOMPARE(row(3).data(Qt::AccessibleTextRole).toString(), u"Add tag"_qs);
    QVERIFY(!row(0).data(Qt::AccessibleTextRole).isValid());
}

GATEWRIGHT_TEST(TestListEdit, QApplication)
#include "testlistedit.moc"

#include "accessiblerows.h"
#include "jsonbody.h"
#include "rowsview.h"
#include "testprogram.h"
#include "textrows.h"
#include "xmlrows.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using bodies::RowPlace;
using traffic::RowsView;

class TestRowsView final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_view.reset(); }
    void mapsLinesToRows();
    void foldsByMouse();
    void foldsByKeyboard();
    void foldsByMenu();
    void foldsElements();
    void opensAFoldThatHidesAPlace();
    void selectsByKeyboard();
    void selectsByMouse();
    void copiesTheSelection();
    void copiesALongTextInPart();
    void scrollsByKeyboard();
    void readsOnlyVisibleRows();
    void tellsItsVisibleText();
    void showsNothing();

private:
    void showJson(const QByteArray &json);
    [[nodiscard]] QPoint pointOf(const RowPlace &place) const { return m_view->cursorRect(place).center(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(m_view.get(), key, modifiers); }

    std::unique_ptr<RowsView> m_view;
};

void TestRowsView::init()
{
    m_view = std::make_unique<RowsView>();
    traffic::makeAccessible(*m_view);
    m_view->resize(600, 400);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    m_view->activateWindow();
    m_view->setFocus();
    QTRY_VERIFY(m_view->hasFocus());
}

void TestRowsView::showJson(const QByteArray &json)
{
    const auto rows = bodies::jsonRows(json);
    QVERIFY(rows.isOk());
    m_view->setRows(*rows);
}

void TestRowsView::mapsLinesToRows()
{
    traffic::RowFolds folds;
    folds.reset(100);
    folds.close({10, 19, 0, {}});
    folds.close({12, 15, 0, {}}); // Within the first one.
    folds.close({20, 29, 0, {}});
    QCOMPARE(folds.lineCount(), 100 - 9 - 9);
    QList<qsizetype> visible;
    for (qsizetype row = 0; row < 100; ++row) {
        if (!(row > 10 && row <= 19) && !(row > 20 && row <= 29))
            visible.append(row);
    }
    for (qsizetype line = 0; line < visible.size(); ++line) {
        QCOMPARE(folds.rowOfLine(line), visible.at(line));
        QCOMPARE(folds.lineOfRow(visible.at(line)), line);
    }
    QCOMPARE(folds.lineOfRow(15), 10);
    QVERIFY(folds.reveal(13));
    QVERIFY(!folds.reveal(13));
    QCOMPARE(folds.lineCount(), 100 - 9);
    QVERIFY(folds.closedAt(20) && !folds.closedAt(12));
    folds.open(20);
    QCOMPARE(folds.lineCount(), 100);
}

void TestRowsView::foldsByMouse()
{
    showJson(R"({"a":{"b":1,"c":2},"d":[1,2,3]})");
    const QPoint arrow(5, pointOf({1, 0}).y());
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, arrow);
    QCOMPARE(m_view->foldNote(1), u"… 2 members },"_qs);
    QCOMPARE(m_view->visibleText(), u"{\n  \"a\": { … 2 members },\n  \"d\": [\n    1,\n    2,\n    3\n  ]\n}"_qs);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, arrow);
    QVERIFY(m_view->foldNote(1).isEmpty());
    QCOMPARE(m_view->folds().lineCount(), 11);
    // A line in which nothing begins.
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, {5, pointOf({2, 0}).y()});
    QCOMPARE(m_view->folds().lineCount(), 11);
}

void TestRowsView::foldsByKeyboard()
{
    showJson(R"({"a":[1,2,3]})");
    press(Qt::Key_Down);
    press(Qt::Key_BracketLeft, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_view->foldNote(1), u"… 3 items ]"_qs);
    press(Qt::Key_Down);
    QCOMPARE(m_view->cursor().row, 6);
    press(Qt::Key_Up);
    QCOMPARE(m_view->cursor().row, 1);
    press(Qt::Key_BracketRight, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_view->foldNote(1).isEmpty());
}

void TestRowsView::foldsByMenu()
{
    showJson(R"({"a":[1,2,3]})");
    press(Qt::Key_Down);
    const auto openMenu = [this] {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, m_view->mapToGlobal(QPoint(20, 20)));
        QCoreApplication::sendEvent(m_view->viewport(), &event);
        return m_view->findChildren<QMenu *>().last();
    };
    QMenu *menu = openMenu();
    QVERIFY(!menu->findChild<QAction *>(u"copyBodyText"_qs)->isEnabled());
    menu->findChild<QAction *>(u"foldBodyText"_qs)->trigger();
    menu->close();
    QCOMPARE(m_view->foldNote(1), u"… 3 items ]"_qs);
    press(Qt::Key_Down);
    QVERIFY(!openMenu()->findChild<QAction *>(u"foldBodyText"_qs)->isEnabled());
}

void TestRowsView::foldsElements()
{
    const auto rows = bodies::xmlRows("<a><b><c/><d/></b></a>");
    QVERIFY(rows.isOk());
    m_view->setRows(*rows);
    m_view->toggleFold(1);
    QCOMPARE(m_view->visibleText(), u"<a>\n  <b> … 2 elements </b>\n</a>"_qs);
}

void TestRowsView::opensAFoldThatHidesAPlace()
{
    showJson(R"({"a":[1,2,3]})");
    m_view->select({3, 4}, {3, 5});
    m_view->toggleFold(0);
    QCOMPARE(m_view->folds().lineCount(), 1);
    // The cursor goes to what is visible.
    QCOMPARE(m_view->cursor(), (RowPlace{0, 1}));
    m_view->select({3, 4}, {3, 5});
    QCOMPARE(m_view->folds().lineCount(), 7);
}

void TestRowsView::selectsByKeyboard()
{
    m_view->setRows(std::make_shared<bodies::TextRows>("one\nt\xC3\xA9o\nthree"));
    QSignalSpy changed(m_view.get(), &RowsView::selectionChanged);
    press(Qt::Key_Right);
    press(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(m_view->anchor(), (RowPlace{0, 1}));
    QCOMPARE(m_view->cursor(), (RowPlace{1, 1}));
    press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_view->cursor(), (RowPlace{1, 3})); // A character of two bytes.
    press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(m_view->cursor(), (RowPlace{2, 5}));
    QVERIFY(!m_view->hasSelection());
    press(Qt::Key_Home, Qt::ShiftModifier);
    QCOMPARE(m_view->cursor(), (RowPlace{2, 0}));
    press(Qt::Key_Left);
    QCOMPARE(m_view->cursor(), (RowPlace{1, 4}));
    press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_view->anchor(), RowPlace());
    QCOMPARE(m_view->cursor(), (RowPlace{2, 5}));
    QVERIFY(changed.count() >= 7);
}

void TestRowsView::selectsByMouse()
{
    m_view->setRows(std::make_shared<bodies::TextRows>("one two\nthree"));
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, pointOf({0, 4}));
    QTest::mouseMove(m_view->viewport(), pointOf({1, 2}));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, pointOf({1, 2}));
    QCOMPARE(m_view->anchor(), (RowPlace{0, 4}));
    QCOMPARE(m_view->cursor(), (RowPlace{1, 2}));
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, pointOf({0, 5}));
    QCOMPARE(m_view->anchor(), (RowPlace{0, 4}));
    QCOMPARE(m_view->cursor(), (RowPlace{0, 7}));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ShiftModifier, pointOf({1, 5}));
    QCOMPARE(m_view->anchor(), (RowPlace{0, 4}));
    QCOMPARE(m_view->cursor(), (RowPlace{1, 5}));
}

void TestRowsView::copiesTheSelection()
{
    showJson(R"({"a":[1,2]})");
    m_view->toggleFold(1);
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"{\n  \"a\": [\n    1,\n    2\n  ]\n}"_qs);
}

void TestRowsView::copiesALongTextInPart()
{
    QApplication::clipboard()->clear();
    const QByteArray text = QByteArray("0123456789abcde\n").repeated(RowsView::MaximumCopied / 16 + 100);
    m_view->setRows(std::make_shared<bodies::TextRows>(text));
    QSignalSpy inPart(m_view.get(), &RowsView::copiedInPart);
    m_view->selectAll();
    m_view->copy();
    QTRY_COMPARE_WITH_TIMEOUT(inPart.count(), 1, 30'000);
    QCOMPARE(QApplication::clipboard()->text().size(), RowsView::MaximumCopied);
}

void TestRowsView::scrollsByKeyboard()
{
    m_view->setRows(std::make_shared<bodies::TextRows>(QByteArray("line\n").repeated(1000)));
    press(Qt::Key_PageDown);
    QVERIFY(m_view->firstLine() > 5);
    QVERIFY(m_view->cursor().row > 5);
    press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(m_view->verticalScrollBar()->value(), m_view->verticalScrollBar()->maximum());
    press(Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(m_view->verticalScrollBar()->value(), m_view->verticalScrollBar()->maximum() - 1);
    press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(m_view->firstLine(), 0);
    m_view->setRows(std::make_shared<bodies::TextRows>(QByteArray(900, 'x')));
    press(Qt::Key_End);
    QVERIFY(m_view->horizontalScrollBar()->value() > 0);
    QVERIFY(m_view->viewport()->rect().contains(pointOf(m_view->cursor())));
}

namespace {

/** Counts the rows that are read. */
class CountedRows final : public bodies::BodyRows
{
public:
    [[nodiscard]] qsizetype rowCount() const override { return 1'000'000'000; }
    void read(qsizetype first, const std::function<bool(const bodies::Row &)> &take) const override
    {
        for (qsizetype row = first; row < rowCount(); ++row) {
            ++count;
            if (!take({QByteArray::number(row)}))
                return;
        }
    }
    mutable int count = 0;
};

} // namespace

void TestRowsView::readsOnlyVisibleRows()
{
    const auto rows = std::make_shared<CountedRows>();
    m_view->setRows(rows);
    m_view->verticalScrollBar()->setValue(m_view->verticalScrollBar()->maximum());
    m_view->grab();
    QVERIFY(m_view->visibleText().endsWith(u"\n999999999"_qs));
    QVERIFY(rows->count < 500);
}

void TestRowsView::tellsItsVisibleText()
{
    m_view->setAccessibleName(u"Response body"_qs);
    m_view->setRows(std::make_shared<bodies::TextRows>(QByteArray("line\n").repeated(1000)));
    m_view->verticalScrollBar()->setValue(500);
    QAccessibleInterface *view = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(view);
    QCOMPARE(view->role(), QAccessible::EditableText);
    QVERIFY(view->state().readOnly);
    QCOMPARE(view->text(QAccessible::Name), u"Response body"_qs);
    QVERIFY(view->text(QAccessible::Value).startsWith(u"line\nline\n"_qs));
    QVERIFY(view->text(QAccessible::Value).size() < 1000);
    QAccessibleTextInterface *text = view->textInterface();
    QVERIFY(text);
    QCOMPARE(text->text(0, 6), u"line\nl"_qs);
    text->setCursorPosition(7);
    QCOMPARE(m_view->cursor(), (RowPlace{501, 2}));
    QCOMPARE(text->cursorPosition(), 7);
    text->setSelection(0, 1, 8);
    QCOMPARE(text->selectionCount(), 1);
    int start = 0;
    int end = 0;
    text->selection(0, &start, &end);
    QCOMPARE(start, 1);
    QCOMPARE(end, 8);
}

void TestRowsView::showsNothing()
{
    for (const auto &rows : {bodies::BodyRowsPtr(), bodies::BodyRowsPtr(std::make_shared<bodies::TextRows>(""))}) {
        m_view->setRows(rows);
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_End, Qt::Key_Left})
            press(key, Qt::ShiftModifier);
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, {50, 50});
        m_view->copy();
        m_view->toggleFold(0);
        QCOMPARE(m_view->cursor(), RowPlace());
        m_view->grab();
    }
}

GATEWRIGHT_TEST(TestRowsView, QApplication)
#include "testrowsview.moc"

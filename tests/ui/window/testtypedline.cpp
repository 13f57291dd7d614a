#include "definitionpage.h"
#include "fieldmessage.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>

#include <algorithm>

/** The line of a property that is half typed while the user saves, closes, quits or undoes: it is written as a whole or
 * stays in its editor. */
class TestTypedLine final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void isWritten_data();
    void isWritten();
    void isRefused_data();
    void isRefused();
    void isUndoneInTheEditor();
    void isNotUndoneByTheMenu();
    void isStored();

private:
    void startLine(const QString &row);
    [[nodiscard]] QLineEdit *line() const { return qobject_cast<QLineEdit *>(QApplication::focusWidget()); }
    [[nodiscard]] QByteArray text() const;
    [[nodiscard]] bool hasError() const;

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

namespace {

const QByteArray LibraryText =
    "openapi: 3.1.0\ninfo: {title: Library, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n"
    "    Book:\n      type: object\n      properties:\n        isbn: {type: string} # printed\n";

} // namespace

void TestTypedLine::init()
{
    m_fixture = std::make_unique<support::WindowFixture>();
    m_fixture->store.files.insert(support::ShopPath, LibraryText);
    m_window = std::make_unique<window::MainWindow>(m_fixture->services());
    support::activate(*m_window, {1320, 860});
    m_window->open({support::ShopPath});
    QVERIFY(m_window->currentDefinition());
}

void TestTypedLine::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

/** Edits the line of a row, or that of a new property if the row has no name. */
void TestTypedLine::startLine(const QString &row)
{
    m_window->findChild<window::DefinitionPage *>()->showLocation(
        {navigation::View::Form, {{}, {"components", "schemas", "Book"}}});
    const auto visibleTree = [this]() -> QAbstractItemView * {
        const auto trees = m_window->findChildren<QAbstractItemView *>(u"schemaTree"_qs);
        const auto shown = std::find_if(trees.cbegin(), trees.cend(),
                                        [](const auto *each) { return each->isVisible(); });
        return shown == trees.cend() ? nullptr : *shown;
    };
    QTRY_VERIFY(visibleTree() && visibleTree()->model()->rowCount() > 0);
    QAbstractItemView *tree = visibleTree();
    const QModelIndex root = tree->model()->index(0, 0);
    tree->setFocus(Qt::TabFocusReason);
    tree->setCurrentIndex(row.isEmpty() ? root : tree->model()->index(0, 0, root));
    QTest::keyClick(tree, row.isEmpty() ? Qt::Key_Insert : Qt::Key_Return);
    QVERIFY(line() && tree->isAncestorOf(line()));
    line()->selectAll();
}

QByteArray TestTypedLine::text() const
{
    return m_fixture->workspace.find(support::ShopPath)->document().snapshot().text();
}

bool TestTypedLine::hasError() const
{
    const auto messages = m_window->findChildren<forms::FieldMessage *>();
    return std::any_of(messages.cbegin(), messages.cend(), [](const forms::FieldMessage *message) {
        return message->isVisible() && message->kind() == forms::FieldMessage::Kind::Error &&
               message->text().startsWith(u"Column ");
    });
}

void TestTypedLine::isWritten_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<int>("key");
    for (const QString &row : {QString(), u"isbn"_qs}) {
        const QByteArray which = row.isEmpty() ? "new" : "existing";
        QTest::newRow((which + ", save").constData()) << row << int(Qt::Key_S);
        QTest::newRow((which + ", close").constData()) << row << int(Qt::Key_W);
        QTest::newRow((which + ", quit").constData()) << row << int(Qt::Key_Q);
    }
}

void TestTypedLine::isWritten()
{
    QFETCH(QString, row);
    QFETCH(int, key);
    startLine(row);
    QTest::keyClicks(line(), row.isEmpty() ? u"pages integer(>=0)"_qs : u"isbn string(13..13)"_qs);
    QTest::keyClick(line(), Qt::Key(key), Qt::ControlModifier);
    const QByteArray written = row.isEmpty()
                                   ? LibraryText + "        pages:\n          type: integer\n          minimum: 0\n"
                                   : QByteArray(LibraryText)
                                         .replace("string}", "string, minLength: 13, maxLength: 13}");
    QCOMPARE(text(), written);
    if (key == Qt::Key_S) {
        QTRY_COMPARE(*m_fixture->store.files.find(support::ShopPath), written);
        return;
    }
    // The edit is not saved, so the user is asked.
    QTRY_VERIFY(m_window->findChild<QMessageBox *>(u"unsavedQuestion"_qs));
    QVERIFY(m_window->isVisible());
    m_window->findChild<QMessageBox *>(u"unsavedQuestion"_qs)->reject();
}

void TestTypedLine::isRefused_data()
{
    isWritten_data();
}

void TestTypedLine::isRefused()
{
    QFETCH(QString, row);
    QFETCH(int, key);
    startLine(row);
    QLineEdit *editor = line();
    QTest::keyClicks(editor, u"pages integer(>="_qs);
    QTest::keyClick(editor, Qt::Key(key), Qt::ControlModifier);
    QCOMPARE(text(), LibraryText);
    QCOMPARE(*m_fixture->store.files.find(support::ShopPath), LibraryText);
    QVERIFY(m_window->isVisible());
    QCOMPARE(line(), editor);
    QCOMPARE(editor->text(), u"pages integer(>="_qs);
    QVERIFY(hasError());
    // It goes on where it is wrong.
    QTest::keyClicks(editor, u"0)"_qs);
    QTest::keyClick(editor, Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(m_fixture->store.files.find(support::ShopPath)->contains("pages"));
    QVERIFY(!hasError());
}

void TestTypedLine::isUndoneInTheEditor()
{
    startLine(u"isbn"_qs);
    QTest::keyClicks(line(), u"isbn uuid"_qs);
    QTest::keyClick(line(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(line());
    QCOMPARE(line()->text(), u"isbn string"_qs);
    QVERIFY(line()->isRedoAvailable());
    QCOMPARE(text(), LibraryText);
}

/** The menu entry is about the document, which has no step yet, so that the text stays in its editor. */
void TestTypedLine::isNotUndoneByTheMenu()
{
    startLine({});
    QTest::keyClicks(line(), u"pages integer"_qs);
    m_window->action(window::ActionId::Undo)->trigger();
    QCOMPARE(text(), LibraryText);
    QVERIFY(line());
    QCOMPARE(line()->text(), u"pages integer"_qs);
}

/** As the texts of other cells. */
void TestTypedLine::isStored()
{
    startLine({});
    QTest::keyClicks(line(), u"pages integer(>="_qs);
    QTRY_VERIFY(!m_fixture->recoveryStore.written().isEmpty());
    const workspace::RecoveryRecord record = m_fixture->recoveryStore.written().constFirst();
    QCOMPARE(record.typed.size(), 1);
    QCOMPARE(record.typed.constFirst().text, u"pages integer(>="_qs);
    QVERIFY(!record.isEdited);
}

GATEWRIGHT_TEST(TestTypedLine, QApplication)
#include "testtypedline.moc"

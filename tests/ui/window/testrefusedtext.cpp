#include "definitionpage.h"
#include "fieldmessage.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <functional>

/** While a text can't be written, other fields can be used, and nothing but Escape drops it. */
class TestRefusedText final : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void anotherFieldCanBeClicked();
    void fieldsOfOneAdditionAreOneEdit();
    void aFieldThatIsClickedKeepsTheFocus();
    void aFieldOfAnOperationKeepsTheFocus();
    void otherMembersCanBeAdded();
    void otherMembersCanBeRemoved();
    void schemaMembersCanBeAdded();
    void aCellKeepsItsReason();
    void aRenamedObjectKeepsIt();
    void aCellOfARenamedSchemaKeepsIt();
    void aCellOfARenamedResponseKeepsIt();
    void anotherObjectDropsIt();
    void aDroppedFileDoesNotHideIt();

private:
    void open(const QByteArray &text);
    void rename(const QString &component) const;
    [[nodiscard]] QLineEdit *line(const QString &name) const { return support::control<QLineEdit>(*m_window, name); }
    [[nodiscard]] QPlainTextEdit *paragraph(const QString &name) const
    {
        return support::control<QPlainTextEdit>(*m_window, name);
    }
    [[nodiscard]] QByteArray text() const { return m_window->currentDefinition()->document().snapshot().text(); }

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

void TestRefusedText::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestRefusedText::open(const QByteArray &text)
{
    m_fixture = std::make_unique<support::WindowFixture>();
    m_fixture->store.files.insert(support::ShopPath, text);
    m_window = std::make_unique<window::MainWindow>(m_fixture->services());
    support::activate(*m_window);
    m_window->open({support::ShopPath});
    QVERIFY(m_window->currentDefinition());
}

/** Gives the component that is shown another name, with the mouse and keys. */
void TestRefusedText::rename(const QString &component) const
{
    QLineEdit *name = line(u"componentName"_qs);
    QTest::mouseClick(name, Qt::LeftButton);
    name->selectAll();
    QTest::keyClicks(name, component);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(text().contains(component.toUtf8() + ": "));
    QCoreApplication::processEvents(); // The form follows.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void TestRefusedText::anotherFieldCanBeClicked()
{
    open("openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths: {}\n");
    QTest::keyClick(m_window.get(), Qt::Key_4, Qt::ControlModifier);
    QTest::mouseClick(line(u"newApiName"_qs), Qt::LeftButton);
    QTest::keyClicks(line(u"newApiName"_qs), u"My shop"_qs);
    // The name alone can't be added.
    QLineEdit *url = line(u"newUpstreamUrl"_qs);
    QTest::mouseClick(url, Qt::LeftButton);
    QVERIFY(url->hasFocus());
    QTest::keyClicks(url, u"https://stock.example"_qs);
    support::click(*m_window, "addExtension");
    QVERIFY(text().contains("My shop"));
    QVERIFY(text().contains("https://stock.example"));
}

/** With a suggested URL the settings could be added as soon as the first field is left. */
void TestRefusedText::fieldsOfOneAdditionAreOneEdit()
{
    open("openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\nservers: [{url: 'https://shop.example'}]\npaths: {}\n");
    QTest::keyClick(m_window.get(), Qt::Key_4, Qt::ControlModifier);
    QTest::mouseClick(line(u"newListenPath"_qs), Qt::LeftButton);
    QTest::keyClicks(line(u"newListenPath"_qs), u"x"_qs);
    QLineEdit *url = line(u"newUpstreamUrl"_qs);
    QTest::mouseClick(url, Qt::LeftButton);
    QVERIFY(url->hasFocus());
    QVERIFY(!text().contains("x-vendor-api-gateway"));
    url->selectAll();
    QTest::keyClicks(url, u"https://stock.example"_qs);
    m_window->action(window::ActionId::Save)->trigger();
    QVERIFY(text().contains("https://stock.example"));
}

void TestRefusedText::aFieldThatIsClickedKeepsTheFocus()
{
    open("openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths: {}\n");
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QLineEdit *name = line(u"otherMemberName"_qs);
    QTest::mouseClick(name, Qt::LeftButton);
    QTest::keyClicks(name, u"x-team"_qs);
    QTest::mouseClick(line(u"title"_qs), Qt::LeftButton);
    QVERIFY(text().contains("x-team"));
    QVERIFY(line(u"title"_qs)->hasFocus());
}

void TestRefusedText::aFieldOfAnOperationKeepsTheFocus()
{
    open(support::shopText());
    m_window->findChild<window::DefinitionPage *>()->showLocation(
        {navigation::View::Form, {{}, {"paths", "/books", "get"}}});
    QLineEdit *name = line(u"otherMemberName"_qs);
    for (auto *one : m_window->findChildren<QLineEdit *>(u"otherMemberName"_qs))
        name = one->isVisible() ? one : name;
    QTest::mouseClick(name, Qt::LeftButton);
    QTest::keyClicks(name, u"x-team"_qs);
    QTest::mouseClick(line(u"operationId"_qs), Qt::LeftButton);
    QVERIFY(text().contains("x-team"));
    QVERIFY(line(u"operationId"_qs)->hasFocus());
}

void TestRefusedText::otherMembersCanBeAdded()
{
    open("openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths: {}\nx-one: 1\n");
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QPlainTextEdit *one = paragraph(u"otherMember.x-one"_qs);
    QTest::mouseClick(one->viewport(), Qt::LeftButton);
    QTest::keyClick(one, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(one, u"{"_qs);
    const QString typed = one->toPlainText();
    QTest::mouseClick(line(u"otherMemberName"_qs), Qt::LeftButton);
    QTest::keyClicks(line(u"otherMemberName"_qs), u"x-two"_qs);
    QTest::keyClick(line(u"otherMemberName"_qs), Qt::Key_Return);
    QVERIFY(text().contains("x-two"));
    QCOMPARE(paragraph(u"otherMember.x-one"_qs), one);
    QCOMPARE(one->toPlainText(), typed);
    m_window->action(window::ActionId::Save)->trigger();
    QVERIFY(one->hasFocus());
    QTest::keyClick(one, Qt::Key_Escape);
    QCOMPARE(one->toPlainText(), u"1"_qs);
}

void TestRefusedText::otherMembersCanBeRemoved()
{
    open("openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths: {}\nx-one: 1\nx-two: 2\n");
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QPlainTextEdit *two = paragraph(u"otherMember.x-two"_qs);
    QTest::mouseClick(two->viewport(), Qt::LeftButton);
    QTest::keyClick(two, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(two, u"{"_qs);
    QVERIFY(m_window->currentDefinition()->document().remove({"x-one"}));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(paragraph(u"otherMember.x-two"_qs)->toPlainText(), u"{"_qs);
    QTest::keyClick(paragraph(u"otherMember.x-two"_qs), Qt::Key_Escape);
    QCOMPARE(paragraph(u"otherMember.x-two"_qs)->toPlainText(), u"2"_qs);
    // What can be written is written, also while its field is replaced.
    two = paragraph(u"otherMember.x-two"_qs);
    QTest::mouseClick(two->viewport(), Qt::LeftButton);
    QTest::keyClicks(two, u"0"_qs);
    QVERIFY(m_window->currentDefinition()->document().set({"x-zero"}, document::Value::string(u"z"_qs)));
    QVERIFY(m_window->currentDefinition()->document().remove({"x-two"}));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!text().contains("x-two"));
}

void TestRefusedText::schemaMembersCanBeAdded()
{
    open(
        "openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths: {}\ncomponents: {schemas: {Book: {type: object, x-one: 1}}}\n");
    m_window->findChild<window::DefinitionPage *>()->showLocation(
        {navigation::View::Form, {{}, {"components", "schemas", "Book"}}});
    QPlainTextEdit *one = paragraph(u"schemaMember_x-one"_qs);
    QVERIFY(one);
    QTest::mouseClick(one->viewport(), Qt::LeftButton);
    QTest::keyClick(one, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(one, u"{"_qs);
    const QString typed = one->toPlainText();
    QTest::mouseClick(line(u"schemaMemberName"_qs), Qt::LeftButton);
    QTest::keyClicks(line(u"schemaMemberName"_qs), u"x-two"_qs);
    QTest::keyClick(line(u"schemaMemberName"_qs), Qt::Key_Return);
    QVERIFY(text().contains("x-two"));
    QCOMPARE(paragraph(u"schemaMember_x-one"_qs), one);
    QCOMPARE(one->toPlainText(), typed);
}

void TestRefusedText::aCellKeepsItsReason()
{
    open("openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths:\n  /books:\n    get:\n      responses:\n"
         "        '200': {description: Books, headers: {X-Total: {schema: {type: integer}}}}\n");
    m_window->findChild<window::DefinitionPage *>()->showLocation(
        {navigation::View::Form, {{}, {"paths", "/books", "get"}}});
    const QLineEdit *cell = support::submitCell(*m_window, u"responseHeaders"_qs, 0, 0, u"no header"_qs);
    QVERIFY(cell && cell->isVisible());
    const auto hasReason = [this] {
        const QList<forms::FieldMessage *> messages = m_window->findChildren<forms::FieldMessage *>();
        return std::any_of(messages.cbegin(), messages.cend(), [](const forms::FieldMessage *message) {
            return message->isVisible() && message->kind() == forms::FieldMessage::Kind::Error;
        });
    };
    QVERIFY(hasReason());
    QTest::mouseClick(line(u"operationId"_qs), Qt::LeftButton);
    QTest::keyClicks(line(u"operationId"_qs), u"0"_qs);
    QVERIFY(hasReason());
    m_window->action(window::ActionId::Save)->trigger();
    QVERIFY(cell->hasFocus());
    QVERIFY(hasReason());
}

void TestRefusedText::aRenamedObjectKeepsIt()
{
    open("openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths: {}\n"
         "components: {schemas: {Book: {type: string, minLength: 1, x-one: 1}}}\n");
    m_window->findChild<window::DefinitionPage *>()->showLocation(
        {navigation::View::Form, {{}, {"components", "schemas", "Book"}}});
    QLineEdit *number = line(u"keywordMinLength"_qs);
    QPlainTextEdit *member = paragraph(u"schemaMember_x-one"_qs);
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, u"many"_qs);
    QTest::mouseClick(member->viewport(), Qt::LeftButton);
    QTest::keyClick(member, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(member, u"[bad"_qs);
    const QString typed = member->toPlainText();
    rename(u"Novel"_qs);
    QCOMPARE(number->text(), u"many"_qs);
    QCOMPARE(paragraph(u"schemaMember_x-one"_qs), member);
    QCOMPARE(member->toPlainText(), typed);
    // They are typed into the renamed schema.
    QTest::keyClick(member, Qt::Key_Escape);
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, u"7"_qs);
    QVERIFY(text().contains("Novel: {type: string, minLength: 7, x-one: 1}"));
}

/** The name is completed before the cell, which is edited later, so that both can be half typed. */
void TestRefusedText::aCellOfARenamedSchemaKeepsIt()
{
    open("openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths: {}\n"
         "components: {schemas: {Book: {type: object, properties: {isbn: {type: string}, title: {type: string}}}}}\n");
    m_window->findChild<window::DefinitionPage *>()->showLocation(
        {navigation::View::Form, {{}, {"components", "schemas", "Book"}}});
    const QList<QTreeView *> trees = m_window->findChildren<QTreeView *>(u"schemaTree"_qs);
    auto *tree = *std::find_if(trees.cbegin(), trees.cend(), std::mem_fn(&QTreeView::isVisible));
    tree->setFocus();
    tree->setCurrentIndex(tree->model()->index(1, 0, tree->model()->index(0, 0)));
    QTest::keyClick(tree, Qt::Key_F2);
    const QPointer<QLineEdit> cell(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    QVERIFY(cell && tree->isAncestorOf(cell));
    QTest::keyClick(cell, Qt::Key_End);
    QTest::keyClicks(cell, u" nothing"_qs);
    const QString typed = cell->text();
    rename(u"Novel"_qs);
    QVERIFY(cell && cell->isVisible());
    QCOMPARE(cell->text(), typed);
    m_window->action(window::ActionId::Save)->trigger();
    QVERIFY(cell->hasFocus());
    // It is typed into the renamed schema.
    cell->selectAll();
    QTest::keyClicks(cell, u"name string"_qs);
    QTest::keyClick(cell, Qt::Key_Return);
    QVERIFY(text().contains("Novel: {type: object, properties: {isbn: {type: string}, name: {type: string}}}"));
}

void TestRefusedText::aCellOfARenamedResponseKeepsIt()
{
    open("openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths: {}\ncomponents:\n  responses:\n"
         "    Books: {description: Books, headers: {X-Total: {schema: {type: integer}}}}\n");
    m_window->findChild<window::DefinitionPage *>()->showLocation(
        {navigation::View::Form, {{}, {"components", "responses", "Books"}}});
    const QPointer<QLineEdit> cell(support::submitCell(*m_window, u"objectHeaders"_qs, 0, 0, u"no header"_qs));
    QVERIFY(cell && cell->isVisible());
    rename(u"Novels"_qs);
    QVERIFY(cell && cell->isVisible());
    QCOMPARE(cell->text(), u"no header"_qs);
    m_window->action(window::ActionId::Save)->trigger();
    QVERIFY(cell->hasFocus());
    cell->selectAll();
    QTest::keyClicks(cell, u"X-Count"_qs);
    QTest::keyClick(cell, Qt::Key_Return);
    QVERIFY(text().contains("Novels: {description: Books, headers: {X-Count: {schema: {type: integer}}}}"));
}

void TestRefusedText::anotherObjectDropsIt()
{
    open("openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths: {}\n"
         "components: {schemas: {Book: {type: string, minLength: 1}, Novel: {type: string, minLength: 2}}}\n");
    auto *page = m_window->findChild<window::DefinitionPage *>();
    page->showLocation({navigation::View::Form, {{}, {"components", "schemas", "Book"}}});
    QLineEdit *number = line(u"keywordMinLength"_qs);
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, u"many"_qs);
    QVERIFY(m_window->currentDefinition()->document().remove({"components", "schemas", "Book"}));
    page->showLocation({navigation::View::Form, {{}, {"components", "schemas", "Novel"}}});
    QCOMPARE(line(u"keywordMinLength"_qs)->text(), u"2"_qs);
    QVERIFY(!text().contains("many"));
}

void TestRefusedText::aDroppedFileDoesNotHideIt()
{
    open(support::shopText());
    const QString other = u"/apis/other.yaml"_qs;
    m_fixture->store.files.insert(other, support::shopText("Other"));
    m_window->findChild<window::DefinitionPage *>()->showLocation({navigation::View::Form, {{}, {"paths", "/books"}}});
    QLineEdit *name = line(u"pathName"_qs);
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, u"no-slash"_qs);
    QVERIFY(support::dropFile(*m_window, other));
    QVERIFY(!m_fixture->workspace.find(other));
    QVERIFY(name->hasFocus());
    QTest::keyClick(name, Qt::Key_Escape);
    QVERIFY(support::dropFile(*m_window, other));
    QVERIFY(m_fixture->workspace.find(other));
}

GATEWRIGHT_TEST(TestRefusedText, QApplication)

#include "testrefusedtext.moc"

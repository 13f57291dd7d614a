#include "schemaeditorfixture.h"
#include "testprogram.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>

using namespace designer;
using document::Pointer;

/** Components that are made where they are referred to, and schemas that are refined with one more sample. */
class TestNewComponent final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void makesAComponentOfWhatIsThere();
    void makesAnEmptyComponentForAReference();
    void makesAComponentInTheTree();
    void makesItWhereItWasAskedFor();
    void refusesNames();
    void refinesASchema();
    void showsWhatChanges();

private:
    std::unique_ptr<SchemaEditor> m_editor;
};

namespace {

QByteArray libraryOfComponents()
{
    return R"(openapi: 3.1.1
info: {title: Library, version: '1'}
paths: {}
components:
  schemas:
    Author:
      type: object
    Book: # with a comment
      type: object
      required: [title, isbn]
      properties:
        title: {type: string, maxLength: 4}
        isbn: {type: string}
        publisher: {type: object, properties: {name: {type: string}}}
        author: {$ref: '#/components/schemas/Author'}
)";
}

/** Chooses the last entry of a drop-down list as a user does. */
void chooseNewComponent(QComboBox &box)
{
    box.setFocus();
    box.showPopup();
    QCOMPARE(box.itemText(box.count() - 1), u"New component…"_qs);
    QAbstractItemView *list = box.view();
    list->setCurrentIndex(box.model()->index(box.count() - 1, 0));
    QTest::keyClick(list, Qt::Key_Return);
}

} // namespace

void TestNewComponent::initTestCase()
{
    m_editor = std::make_unique<SchemaEditor>(libraryOfComponents());
}

void TestNewComponent::cleanupTestCase()
{
    m_editor.reset();
}

void TestNewComponent::makesAComponentOfWhatIsThere()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"publisher"_qs);
    chooseNewComponent(*control<QComboBox>(m_editor->tab(), u"schemaReference"_qs));
    auto *name = control<QLineEdit>(m_editor->tab(), u"schemaReferenceNewComponentLine"_qs);
    QTRY_VERIFY(name->isVisible());
    QCOMPARE(name->text(), u"Publisher"_qs);
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Publisher"}),
             QByteArray(R"({"type":"object","properties":{"name":{"type":"string"}}})"));
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Book", "properties", "publisher"}),
             QByteArray(R"({"$ref":"#/components/schemas/Publisher"})"));
    QCOMPARE(m_editor->document().undoName(), u"Add component Publisher"_qs);
    m_editor->document().undo();
    QCOMPARE(m_editor->text(), libraryOfComponents());
    QVERIFY(!m_editor->document().canUndo());
}

void TestNewComponent::makesAnEmptyComponentForAReference()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"author"_qs);
    chooseNewComponent(*control<QComboBox>(m_editor->tab(), u"schemaReference"_qs));
    auto *name = control<QLineEdit>(m_editor->tab(), u"schemaReferenceNewComponentLine"_qs);
    QTRY_VERIFY(name->isVisible());
    name->setText(u"Person"_qs);
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Person"}), QByteArray(R"({"type":"object"})"));
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Book", "properties", "author"}),
             QByteArray(R"({"$ref":"#/components/schemas/Person"})"));
    QVERIFY(m_editor->undoesAll());
}

void TestNewComponent::makesAComponentInTheTree()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"publisher"_qs, items::ShapeModel::Type);
    m_editor->trigger(u"referToSchemaAction"_qs);
    auto *box = m_editor->tree()->findChild<QComboBox *>(u"cellChoice"_qs);
    QVERIFY(box);
    chooseNewComponent(*box);
    QLineEdit *name = nullptr;
    QTRY_VERIFY((name = m_editor->tab().findChild<QLineEdit *>(u"schemaNewComponentLine"_qs)) && name->isVisible());
    QCOMPARE(m_editor->text(), libraryOfComponents());
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Book", "properties", "publisher"}),
             QByteArray(R"({"$ref":"#/components/schemas/Publisher"})"));
    m_editor->document().undo();
    QCOMPARE(m_editor->text(), libraryOfComponents());
}

/** Another row can be the current one when the name is typed. */
void TestNewComponent::makesItWhereItWasAskedFor()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"publisher"_qs, items::ShapeModel::Type);
    m_editor->trigger(u"referToSchemaAction"_qs);
    chooseNewComponent(*m_editor->tree()->findChild<QComboBox *>(u"cellChoice"_qs));
    QLineEdit *name = nullptr;
    QTRY_VERIFY((name = m_editor->tab().findChild<QLineEdit *>(u"schemaNewComponentLine"_qs)) && name->isVisible());
    m_editor->tree()->setCurrentIndex(m_editor->row(u"isbn"_qs));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Book", "properties", "publisher"}),
             QByteArray(R"({"$ref":"#/components/schemas/Publisher"})"));
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Book", "properties", "isbn"}),
             QByteArray(R"({"type":"string"})"));
    m_editor->document().undo();
    QCOMPARE(m_editor->text(), libraryOfComponents());
}

void TestNewComponent::refusesNames()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"publisher"_qs);
    chooseNewComponent(*control<QComboBox>(m_editor->tab(), u"schemaReference"_qs));
    auto *name = control<QLineEdit>(m_editor->tab(), u"schemaReferenceNewComponentLine"_qs);
    QTRY_VERIFY(name->isVisible());
    for (const QString &wrong : {u"Author"_qs, u"a b"_qs}) {
        name->setText(wrong);
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(name->isVisible());
        QCOMPARE(m_editor->text(), libraryOfComponents());
    }
    QTest::keyClick(name, Qt::Key_Escape);
    QTRY_VERIFY(!name->isVisible());
    QCOMPARE(m_editor->text(), libraryOfComponents());
}

void TestNewComponent::refinesASchema()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"Book"_qs);
    m_editor->trigger(u"refineWithSampleAction"_qs);
    auto *dialog = control<QDialog>(m_editor->tab(), u"refineDialog"_qs);
    QTRY_VERIFY(dialog->isVisible());
    QVERIFY(!control(*dialog, u"refineSchema"_qs)->isEnabled());
    control<QPlainTextEdit>(*dialog, u"refineText"_qs)
        ->setPlainText(u"{\"title\": \"Middlemarch\", \"pages\": 800}"_qs);
    QTRY_VERIFY(control(*dialog, u"refineSchema"_qs)->isEnabled());
    QCOMPARE(m_editor->text(), libraryOfComponents());
    click(*dialog, u"refineSchema"_qs);
    const Pointer book{"components", "schemas", "Book"};
    QCOMPARE(m_editor->jsonAt(book / Pointer{"required"}), QByteArray(R"(["title"])"));
    QCOMPARE(m_editor->jsonAt(book / Pointer{"properties", "title", "maxLength"}), QByteArray("11"));
    QCOMPARE(m_editor->jsonAt(book / Pointer{"properties", "pages"}), QByteArray(R"({"type":"integer"})"));
    QCOMPARE(m_editor->document().undoName(), u"Refine with a sample"_qs);
    m_editor->document().undo();
    QCOMPARE(m_editor->text(), libraryOfComponents());
    QVERIFY(!m_editor->document().canUndo());
}

void TestNewComponent::showsWhatChanges()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"Book"_qs);
    m_editor->trigger(u"refineWithSampleAction"_qs);
    QDialog *dialog = nullptr;
    QTRY_VERIFY((dialog = m_editor->tab().findChild<QDialog *>(u"refineDialog"_qs)) && dialog->isVisible());
    const auto changes = [dialog] { return control<QPlainTextEdit>(*dialog, u"refineChanges"_qs)->toPlainText(); };
    auto *text = control<QPlainTextEdit>(*dialog, u"refineText"_qs);
    text->setPlainText(u"title: Middlemarch"_qs);
    QTRY_COMPARE(changes(), u"Book.isbn: not required any more\nBook.title: maxLength becomes 11 instead of 4"_qs);
    text->setPlainText(u"{\"title\": \"Emma\", \"isbn\": \"1\"}"_qs);
    QTRY_COMPARE(changes(), u"Nothing. The schema accepts this value already."_qs);
    QVERIFY(!control(*dialog, u"refineSchema"_qs)->isEnabled());
    text->setPlainText(u"{\"title\": "_qs);
    const auto isWrong = [dialog] {
        const auto labels = dialog->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->text().startsWith(u"Not valid YAML or JSON at ");
        });
    };
    QTRY_VERIFY(isWrong());
    QCOMPARE(support::unnamedControls(*dialog), QStringList());
    QTest::keyClick(text, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QCOMPARE(m_editor->text(), libraryOfComponents());
}

GATEWRIGHT_TEST(TestNewComponent, QApplication)
#include "testnewcomponent.moc"

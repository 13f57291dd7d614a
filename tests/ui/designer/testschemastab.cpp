#include "banner.h"
#include "designerfixture.h"
#include "schemastab.h"
#include "shapemodel.h"
#include "testprogram.h"

#include "fakestore.h"
#include "references.h"

#include <QApplication>
#include <QComboBox>
#include <QListWidget>
#include <QTreeView>
#include <QTreeWidget>

using namespace designer;
using items::ShapeModel;

/** The tab Schemas, driven by keys and clicks. */
class TestSchemasTab final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void listsComponentsByKind();
    void namesTheKindOfAComponent();
    void reportsNoRenameOfOneName();
    void showsASchemaAsATree();
    void renamesWithAllReferences();
    void keepsTheFormOfARenamedComponent();
    void renamesOverFilesAsOneStep();
    void renamesNothingWhenAFileIsReadOnly();
    void rejectsAnInvalidName();
    void showsWhereAComponentIsUsed();
    void deletesOnlyWhatNothingUses();
    void deletesNothingThatAnotherFileUses();
    void addsASchemaAndAProperty();
    void choosesAReferenceAsType();
    void setsRequiredWithOneClick();
    void revealsAPlaceInASchema();
    void startsTheFirstSchema();

private:
    [[nodiscard]] QTreeWidgetItem *item(const QString &name) const
    {
        return control<QTreeWidget>(*m_tab, u"componentTree"_qs)
            ->findItems(name, Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    }
    void choose(const QString &name) const
    {
        control<QTreeWidget>(*m_tab, u"componentTree"_qs)->setCurrentItem(item(name));
    }
    [[nodiscard]] QTreeView *tree() const { return control<QTreeView>(*m_tab, u"schemaTree"_qs); }
    [[nodiscard]] QModelIndex cell(int row, int column) const
    {
        const QAbstractItemModel *model = tree()->model();
        return model->index(row, column, model->index(0, 0));
    }

    void openTab(const QByteArray &text);
    void rename(const QString &from, const QString &to) const;

    support::FakeStore m_store;
    std::unique_ptr<workspace::Workspace> m_workspace;
    workspace::OpenDefinition *m_definition = nullptr;
    Surroundings m_surroundings;
    std::unique_ptr<SchemasTab> m_tab;
};

namespace {

QByteArray shop()
{
    return bookshop().replace("components:\n", R"(components:
  schemas:
    Book:
      type: object
      required: [isbn]
      properties:
        isbn: {type: string} # thirteen digits
        price:
          $ref: '#/components/schemas/Price'
    Price: {type: number}
    Unused: {type: string}
)");
}

} // namespace

void TestSchemasTab::init()
{
    openTab(shop());
}

void TestSchemasTab::openTab(const QByteArray &text)
{
    m_tab.reset();
    m_store.files.clear();
    m_surroundings.window.shown.clear();
    m_workspace = std::make_unique<workspace::Workspace>(m_store);
    m_definition = m_workspace->addUntitled(u"bookshop.yaml"_qs, text, document::Format::Yaml);
    m_tab = std::make_unique<SchemasTab>(m_surroundings.context(*m_definition, *m_workspace));
    show(*m_tab);
    QTRY_VERIFY(m_workspace->references().isCurrent());
}

void TestSchemasTab::rename(const QString &from, const QString &to) const
{
    choose(from);
    type(*m_tab, u"componentName"_qs, to);
    QTest::keyClick(control<QLineEdit>(*m_tab, u"componentName"_qs), Qt::Key_Return);
}

void TestSchemasTab::cleanup()
{
    m_tab.reset();
    m_workspace.reset();
}

void TestSchemasTab::listsComponentsByKind()
{
    const auto *list = control<QTreeWidget>(*m_tab, u"componentTree"_qs);
    QCOMPARE(list->topLevelItem(0)->text(0), u"Schemas"_qs);
    QCOMPARE(list->topLevelItem(0)->childCount(), 3);
    QVERIFY(item(u"Limit"_qs) && item(u"Problem"_qs) && item(u"clientLogin"_qs));
    type(*m_tab, u"componentFilter"_qs, u"pri"_qs);
    QVERIFY(!item(u"Price"_qs)->isHidden());
    QVERIFY(item(u"Book"_qs)->isHidden());
    QVERIFY(item(u"Limit"_qs)->parent()->isHidden());
}

void TestSchemasTab::namesTheKindOfAComponent()
{
    choose(u"Book"_qs);
    QCOMPARE(control<QLabel>(*m_tab, u"componentKind"_qs)->text(), u"Schema"_qs);
    choose(u"clientLogin"_qs);
    QCOMPARE(control<QLabel>(*m_tab, u"componentKind"_qs)->text(), u"Security scheme"_qs);
}

/** A name that nothing else uses. */
void TestSchemasTab::reportsNoRenameOfOneName()
{
    click(*m_tab, u"addSchema"_qs);
    type(*m_tab, u"componentName"_qs, u"Customer"_qs);
    QTest::keyClick(control<QLineEdit>(*m_tab, u"componentName"_qs), Qt::Key_Return);
    QTRY_VERIFY(item(u"Customer"_qs));
    QTest::qWait(50);
    QVERIFY(!control<widgets::Banner>(*m_tab, u"schemasFailure"_qs)->isVisible());
    QVERIFY(item(u"Customer"_qs)->isSelected());
}

void TestSchemasTab::showsASchemaAsATree()
{
    choose(u"Book"_qs);
    QVERIFY(tree()->isVisible());
    QCOMPARE(tree()->model()->index(0, 0).data().toString(), u"Book"_qs);
    QCOMPARE(cell(0, ShapeModel::Name).data().toString(), u"isbn"_qs);
    QCOMPARE(cell(0, ShapeModel::Type).data().toString(), u"string"_qs);
    QCOMPARE(cell(0, ShapeModel::Required).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QCOMPARE(cell(1, ShapeModel::Type).data().toString(), u"Price"_qs);
    choose(u"Limit"_qs);
    QVERIFY(!tree()->isVisible());
    QCOMPARE(control<QLineEdit>(*m_tab, u"componentName"_qs)->text(), u"Limit"_qs);
}

void TestSchemasTab::renamesWithAllReferences()
{
    rename(u"Price"_qs, u"Amount"_qs);
    QTRY_COMPARE(textOf(*m_definition),
                 shop().replace("    Price: {", "    Amount: {").replace("schemas/Price'", "schemas/Amount'"));
    QTRY_VERIFY(item(u"Amount"_qs) && item(u"Amount"_qs)->isSelected());
    const auto *notice = control<widgets::Banner>(*m_tab, u"schemasFailure"_qs);
    QTRY_VERIFY(notice->isVisible());
    QCOMPARE(notice->kind(), widgets::Banner::Kind::Success);
    QVERIFY2(notice->text().contains(u"Updated references: 1. Changed files: 1."), qPrintable(notice->text()));
    m_definition->document().undo();
    QCOMPARE(textOf(*m_definition), shop());
    QVERIFY(item(u"Price"_qs)->isSelected());
}

/** A hidden form would lose the focus, and the text of a cell that is open in it. */
void TestSchemasTab::keepsTheFormOfARenamedComponent()
{
    choose(u"Price"_qs);
    const auto *name = control<QLineEdit>(*m_tab, u"componentName"_qs);
    int hiddenCount = 0;
    connect(&m_definition->document(), &document::Document::changed, this, [name, &hiddenCount] {
        if (!name->isVisible())
            ++hiddenCount;
    });
    rename(u"Price"_qs, u"Amount"_qs);
    QTRY_VERIFY(item(u"Amount"_qs) && item(u"Amount"_qs)->isSelected());
    QCOMPARE(hiddenCount, 0);
    QCOMPARE(name->text(), u"Amount"_qs);
}

void TestSchemasTab::renamesOverFilesAsOneStep()
{
    m_tab.reset();
    const QString shopPath = u"/f/shop.yaml"_qs;
    const QString apiPath = u"/f/api.yaml"_qs;
    const QString partPath = u"/f/part.yaml"_qs;
    const QByteArray api = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {/a: {$ref: part.yaml}}\n";
    const QByteArray part = "get: # keep\n  responses:\n    '200': {$ref: \"shop.yaml#/components/schemas/Price\"}\n";
    m_store.files = {{shopPath, shop()}, {apiPath, api}, {partPath, part}};
    m_definition = *m_workspace->open(shopPath);
    QVERIFY(m_workspace->open(apiPath).isOk());
    m_tab = std::make_unique<SchemasTab>(m_surroundings.context(*m_definition, *m_workspace));
    show(*m_tab);
    QTRY_VERIFY(m_workspace->references().isCurrent());

    // The form shows before the rename what it would change.
    choose(u"Price"_qs);
    auto *uses = control<QListWidget>(*m_tab, u"componentUses"_qs);
    QTRY_COMPARE(uses->count(), 2);
    QCOMPARE(uses->item(1)->text(), u"part.yaml: get › 200"_qs);
    QVERIFY2(control(*m_tab, u"componentName"_qs)->accessibleDescription().contains(u"References: 2. Files: 2."),
             qPrintable(control(*m_tab, u"componentName"_qs)->accessibleDescription()));
    const QList<navigation::Visit> &asked = m_surroundings.window.shown;
    uses->setFocus();
    uses->setCurrentRow(1);
    QTest::keyClick(uses, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().location.definition, partPath);

    rename(u"Price"_qs, u"Amount"_qs);
    auto *notice = control<widgets::Banner>(*m_tab, u"schemasFailure"_qs);
    QTRY_VERIFY(notice->isVisible());
    QVERIFY2(notice->text().contains(u"Updated references: 2. Changed files: 2."), qPrintable(notice->text()));
    const workspace::OpenDefinition *opened = m_workspace->find(partPath);
    QVERIFY(opened);
    QCOMPARE(textOf(*opened), QByteArray(part).replace("schemas/Price", "schemas/Amount"));
    QCOMPARE(textOf(*m_workspace->find(apiPath)), api);
    click(*m_tab, u"undoRename"_qs);
    QCOMPARE(textOf(*m_definition), shop());
    QCOMPARE(textOf(*opened), part);
    QVERIFY(!notice->isVisible());
    // Undo in one file undoes the rename in all files.
    m_definition->document().redo();
    QCOMPARE(textOf(*opened), QByteArray(part).replace("schemas/Price", "schemas/Amount"));
    m_workspace->find(partPath)->document().undo();
    QCOMPARE(textOf(*m_definition), shop());
}

void TestSchemasTab::renamesNothingWhenAFileIsReadOnly()
{
    m_tab.reset();
    const QString partPath = u"/f/part.yaml"_qs;
    m_store.files = {{u"/f/shop.yaml"_qs, shop()},
                     {partPath, "get: {responses: {'200': {$ref: 'shop.yaml#/components/schemas/Price'}}}\n"}};
    m_definition = *m_workspace->open(u"/f/shop.yaml"_qs);
    (*m_workspace->open(partPath))->document().setReadOnly(document::ReadOnlyReason::NotWritable);
    m_tab = std::make_unique<SchemasTab>(m_surroundings.context(*m_definition, *m_workspace));
    show(*m_tab);
    rename(u"Price"_qs, u"Amount"_qs);
    QTRY_VERIFY(control(*m_tab, u"componentName"_qs)->accessibleDescription().contains(partPath));
    QCOMPARE(textOf(*m_definition), shop());
}

void TestSchemasTab::rejectsAnInvalidName()
{
    const QString help = control(*m_tab, u"componentName"_qs)->accessibleDescription();
    for (const QString &name : {u"Book"_qs, u"a price"_qs}) {
        rename(u"Price"_qs, name);
        QTRY_VERIFY(control(*m_tab, u"componentName"_qs)->accessibleDescription().contains(u"name"_qs) &&
                    control(*m_tab, u"componentName"_qs)->accessibleDescription() != help);
        QCOMPARE(textOf(*m_definition), shop());
    }
}

void TestSchemasTab::showsWhereAComponentIsUsed()
{
    choose(u"Price"_qs);
    auto *uses = control<QListWidget>(*m_tab, u"componentUses"_qs);
    QTRY_COMPARE(uses->count(), 1);
    QCOMPARE(uses->item(0)->text(), u"Book › price"_qs);
    const QList<navigation::Visit> &asked = m_surroundings.window.shown;
    uses->setFocus();
    uses->setCurrentRow(0);
    QTest::keyClick(uses, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    choose(u"Unused"_qs);
    QTRY_VERIFY(!uses->isVisible());
}

void TestSchemasTab::deletesOnlyWhatNothingUses()
{
    choose(u"Price"_qs);
    click(*m_tab, u"deleteComponent"_qs);
    QCOMPARE(textOf(*m_definition), shop());
    QVERIFY(control(*m_tab, u"schemasFailure"_qs)->isVisible());
    choose(u"Unused"_qs);
    QVERIFY(!control(*m_tab, u"schemasFailure"_qs)->isVisible());
    click(*m_tab, u"deleteComponent"_qs);
    QCOMPARE(textOf(*m_definition), shop().replace("    Unused: {type: string}\n", ""));
}

void TestSchemasTab::deletesNothingThatAnotherFileUses()
{
    m_tab.reset();
    m_store.files = {
        {u"/f/shop.yaml"_qs, shop()},
        {u"/f/part.yaml"_qs, "get: {responses: {'200': {$ref: 'shop.yaml#/components/schemas/Unused'}}}\n"}};
    m_definition = *m_workspace->open(u"/f/shop.yaml"_qs);
    QVERIFY(m_workspace->open(u"/f/part.yaml"_qs).isOk());
    m_tab = std::make_unique<SchemasTab>(m_surroundings.context(*m_definition, *m_workspace));
    show(*m_tab);
    QTRY_VERIFY(m_workspace->references().isCurrent());
    choose(u"Unused"_qs);
    click(*m_tab, u"deleteComponent"_qs);
    QCOMPARE(textOf(*m_definition), shop());
    QVERIFY(control(*m_tab, u"schemasFailure"_qs)->isVisible());
}

void TestSchemasTab::addsASchemaAndAProperty()
{
    click(*m_tab, u"addSchema"_qs);
    QVERIFY(control(*m_tab, u"componentName"_qs)->hasFocus());
    click(*m_tab, u"addProperty"_qs);
    auto *editor = tree()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, u"title"_qs);
    QTest::keyClick(editor, Qt::Key_Return);
    const document::Pointer place{"components", "schemas", "NewSchema", "properties", "title", "type"};
    QTRY_COMPARE(m_definition->document().snapshot().at(place).text(), u"string"_qs);
}

void TestSchemasTab::choosesAReferenceAsType()
{
    choose(u"Book"_qs);
    tree()->setFocus();
    tree()->setCurrentIndex(cell(0, ShapeModel::Type));
    QTest::keyClick(tree(), Qt::Key_F2);
    auto *box = tree()->findChild<QComboBox *>();
    QVERIFY(box);
    QVERIFY(box->findText(u"Unused"_qs) >= 0);
    box->setCurrentText(u"Unused"_qs);
    QTest::keyClick(box, Qt::Key_Return);
    const document::Pointer isbn{"components", "schemas", "Book", "properties", "isbn"};
    QTRY_COMPARE(m_definition->document().snapshot().at(isbn).value()->toJson(),
                 QByteArray(R"({"$ref":"#/components/schemas/Unused"})"));
    QVERIFY(textOf(*m_definition).contains("# thirteen digits"));
}

void TestSchemasTab::setsRequiredWithOneClick()
{
    choose(u"Book"_qs);
    QVERIFY(tree()->model()->setData(cell(1, ShapeModel::Required), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(textOf(*m_definition), shop().replace("[isbn]", "[isbn, price]"));
    QVERIFY(tree()->model()->setData(cell(0, ShapeModel::Required), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(textOf(*m_definition), shop().replace("[isbn]", "[price]"));
}

void TestSchemasTab::revealsAPlaceInASchema()
{
    QVERIFY(m_tab->reveal({"components", "schemas", "Book", "properties", "price", "$ref"}));
    QCOMPARE(tree()->currentIndex().siblingAtColumn(0).data().toString(), u"price"_qs);
    QVERIFY(!m_tab->reveal({"paths", "/books"}));
    QVERIFY(!m_tab->reveal({"components", "schemas", "Nowhere"}));
}

void TestSchemasTab::startsTheFirstSchema()
{
    openTab("openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n");
    click(*m_tab, u"addFirstSchema"_qs);
    QVERIFY(m_definition->document().snapshot().at({"components", "schemas", "NewSchema"}).exists());
    QVERIFY(control(*m_tab, u"componentName"_qs)->hasFocus());
}

GATEWRIGHT_TEST(TestSchemasTab, QApplication)
#include "testschemastab.moc"

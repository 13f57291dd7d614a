#include "designerfixture.h"
#include "schemamodel.h"
#include "schemastab.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QListWidget>
#include <QSignalSpy>
#include <QTreeView>
#include <QTreeWidget>

using namespace designer;

/** The tab Schemas, driven by keys and clicks. */
class TestSchemasTab final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void listsComponentsByKind();
    void showsASchemaAsATree();
    void renamesWithAllReferences();
    void refusesANameThatCannotBe();
    void tellsWhereAComponentIsUsed();
    void deletesOnlyWhatNothingUses();
    void addsASchemaAndAProperty();
    void choosesAReferenceAsType();
    void setsRequiredWithOneClick();
    void revealsAPlaceInASchema();
    void theModelKeepsItsPromises();
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

    std::unique_ptr<workspace::OpenDefinition> m_definition;
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
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_qs));
    m_definition = open(shop());
    m_tab = std::make_unique<SchemasTab>(*m_definition);
    show(*m_tab);
}

void TestSchemasTab::cleanup()
{
    m_tab.reset();
    m_definition.reset();
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

void TestSchemasTab::showsASchemaAsATree()
{
    choose(u"Book"_qs);
    QVERIFY(tree()->isVisible());
    QCOMPARE(tree()->model()->index(0, 0).data().toString(), u"Book"_qs);
    QCOMPARE(cell(0, SchemaModel::Name).data().toString(), u"isbn"_qs);
    QCOMPARE(cell(0, SchemaModel::Type).data().toString(), u"string"_qs);
    QCOMPARE(cell(0, SchemaModel::Required).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QCOMPARE(cell(1, SchemaModel::Type).data().toString(), u"#/components/schemas/Price"_qs);
    choose(u"Limit"_qs);
    QVERIFY(!tree()->isVisible());
    QCOMPARE(control<QLineEdit>(*m_tab, u"componentName"_qs)->text(), u"Limit"_qs);
}

void TestSchemasTab::renamesWithAllReferences()
{
    choose(u"Price"_qs);
    type(*m_tab, u"componentName"_qs, u"Amount"_qs);
    QTest::keyClick(control<QLineEdit>(*m_tab, u"componentName"_qs), Qt::Key_Return);
    QCOMPARE(textOf(*m_definition),
             shop().replace("    Price: {", "    Amount: {").replace("schemas/Price'", "schemas/Amount'"));
    QVERIFY(item(u"Amount"_qs) && item(u"Amount"_qs)->isSelected());
    m_definition->document().undo();
    QCOMPARE(textOf(*m_definition), shop());
}

void TestSchemasTab::refusesANameThatCannotBe()
{
    choose(u"Price"_qs);
    for (const QString &name : {u"Book"_qs, u"a price"_qs}) {
        type(*m_tab, u"componentName"_qs, name);
        QTest::keyClick(control<QLineEdit>(*m_tab, u"componentName"_qs), Qt::Key_Return);
        QVERIFY(!control(*m_tab, u"componentName"_qs)->accessibleDescription().isEmpty());
        QCOMPARE(textOf(*m_definition), shop());
    }
}

void TestSchemasTab::tellsWhereAComponentIsUsed()
{
    choose(u"Price"_qs);
    auto *uses = control<QListWidget>(*m_tab, u"componentUses"_qs);
    QTRY_COMPARE(uses->count(), 1);
    QCOMPARE(uses->item(0)->text(), u"components.schemas.Book.properties.price"_qs);
    QSignalSpy asked(m_tab.get(), &DesignerTab::sourceRequested);
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
    tree()->setCurrentIndex(cell(0, SchemaModel::Type));
    QTest::keyClick(tree(), Qt::Key_F2);
    auto *box = tree()->findChild<QComboBox *>();
    QVERIFY(box);
    QVERIFY(box->findText(u"#/components/schemas/Unused"_qs) >= 0);
    box->setCurrentText(u"#/components/schemas/Unused"_qs);
    emit box->activated(box->currentIndex());
    const document::Pointer isbn{"components", "schemas", "Book", "properties", "isbn"};
    QCOMPARE(m_definition->document().snapshot().at(isbn).value()->toJson(),
             QByteArray(R"({"$ref":"#/components/schemas/Unused"})"));
    QVERIFY(textOf(*m_definition).contains("# thirteen digits"));
}

void TestSchemasTab::setsRequiredWithOneClick()
{
    choose(u"Book"_qs);
    QVERIFY(tree()->model()->setData(cell(1, SchemaModel::Required), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(textOf(*m_definition), shop().replace("[isbn]", "[isbn, price]"));
    QVERIFY(tree()->model()->setData(cell(0, SchemaModel::Required), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(textOf(*m_definition), shop().replace("[isbn]", "[price]"));
}

void TestSchemasTab::revealsAPlaceInASchema()
{
    QVERIFY(m_tab->reveal({"components", "schemas", "Book", "properties", "price", "$ref"}));
    QCOMPARE(tree()->currentIndex().siblingAtColumn(0).data().toString(), u"price"_qs);
    QVERIFY(!m_tab->reveal({"paths", "/books"}));
    QVERIFY(!m_tab->reveal({"components", "schemas", "Nowhere"}));
}

void TestSchemasTab::theModelKeepsItsPromises()
{
    SchemaModel model(m_definition->document());
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setPlace({"components", "schemas", "Book"});
    QCOMPARE(model.rowCount(model.index(0, 0)), 2);
    QVERIFY(m_definition->document().set({"components", "schemas", "Book", "properties", "isbn", "format"},
                                         document::Value::string(u"isbn"_qs)));
    QCOMPARE(model.index(0, SchemaModel::Format, model.index(0, 0)).data().toString(), u"isbn"_qs);
    QVERIFY(m_definition->document().remove({"components", "schemas", "Book", "properties", "price"}));
    QCOMPARE(model.rowCount(model.index(0, 0)), 1);
    QVERIFY(m_definition->document().remove({"components", "schemas", "Book"}));
    QCOMPARE(model.rowCount(), 0);
}

void TestSchemasTab::startsTheFirstSchema()
{
    m_tab.reset();
    m_definition = open("openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n");
    m_tab = std::make_unique<SchemasTab>(*m_definition);
    show(*m_tab);
    click(*m_tab, u"addFirstSchema"_qs);
    QVERIFY(m_definition->document().snapshot().at({"components", "schemas", "NewSchema"}).exists());
    QVERIFY(control(*m_tab, u"componentName"_qs)->hasFocus());
}

QTEST_MAIN(TestSchemasTab)
#include "testschemastab.moc"

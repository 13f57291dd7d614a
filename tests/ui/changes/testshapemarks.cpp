#include "pathstab.h"
#include "reviewfixture.h"
#include "schemastab.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTreeView>
#include <QTreeWidget>

using document::Pointer;
using document::Value;
using support::control;

/** What differs from HEAD, in the trees of schemas and in the tables of parameters. */
class TestShapeMarks final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void marksProperties();
    void restoresARemovedProperty();
    void showsABreakWhileItIsTyped();
    void showsThatAPropertyBecameRequired();
    void marksParameters();
    void showsTheBreakOfAParameter();
    void restoresARemovedParameter();
    void marksNothingWithoutChanges();
    void marksAReferenceToAChangedParameter();

private:
    void openSchema();
    void openOperation();
    [[nodiscard]] document::Document &document() const { return m_shop->definition->document(); }
    [[nodiscard]] QTreeView &tree() const { return *control<QTreeView>(*m_tab, u"schemaTree"_qs); }
    [[nodiscard]] QTableView &table() const { return *control<QTableView>(*m_tab, u"operationParameters"_qs); }
    [[nodiscard]] QModelIndex property(const QString &name) const
    {
        return tree()
            .model()
            ->match(tree().model()->index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    }
    /** What is said about the mark of a row. */
    [[nodiscard]] static QString mark(const QModelIndex &row)
    {
        return row.data(Qt::AccessibleDescriptionRole).toString();
    }
    /** True if a label of the tab shows a text that contains `words`. */
    [[nodiscard]] bool isShown(const QString &words) const
    {
        const QList<QLabel *> labels = m_tab->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->isVisible() && label->text().contains(words); });
    }

    std::unique_ptr<ReviewedShop> m_shop;
    std::unique_ptr<QWidget> m_tab;
};

namespace {

const Pointer Order{"components", "schemas", "Order"};
const Pointer Parameters{"paths", "/books", "get", "parameters"};

} // namespace

void TestShapeMarks::init()
{
    m_shop = std::make_unique<ReviewedShop>();
}

void TestShapeMarks::cleanup()
{
    m_tab.reset();
    m_shop.reset();
}

void TestShapeMarks::openSchema()
{
    auto tab = std::make_unique<designer::SchemasTab>(*m_shop->context);
    support::activate(*tab, {1024, 640});
    tab->reveal(Order);
    tab->setAutoFillBackground(true);
    m_tab = std::move(tab);
    QVERIFY(m_shop->isCompared());
}

void TestShapeMarks::openOperation()
{
    auto tab = std::make_unique<designer::PathsTab>(*m_shop->context);
    support::activate(*tab, {1024, 640});
    tab->reveal({"paths", "/books", "get"});
    tab->setAutoFillBackground(true);
    m_tab = std::move(tab);
    QVERIFY(m_shop->isCompared());
}

void TestShapeMarks::marksProperties()
{
    QVERIFY(document().set(Order / Pointer{"properties", "note", "type"}, Value::string(u"string"_qs)));
    QVERIFY(document().setScalar(Order / Pointer{"properties", "quantity", "type"}, Value::string(u"number"_qs)));
    openSchema();
    const QAbstractItemModelTester tester(tree().model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(mark(property(u"note"_qs)), u"Added since HEAD (info)"_qs);
    QVERIFY(mark(property(u"quantity"_qs)).startsWith(u"Changed since HEAD"_qs));
    QVERIFY(property(u"quantity"_qs).data(Qt::ToolTipRole).toString().contains(u"\nChanged since HEAD"_qs));
    QCOMPARE(mark(property(u"book"_qs)), QString());
    QVERIFY(!control(*m_tab, u"schemaTreeRemoved"_qs)->isVisible());
    support::grabTo(*m_tab, u"schema-tree-marks"_qs);
}

void TestShapeMarks::restoresARemovedProperty()
{
    openSchema();
    QVERIFY(document().remove(Order / Pointer{"properties", "quantity"}));
    QVERIFY(m_shop->isCompared());
    auto *removed = control(*m_tab, u"schemaTreeRemoved"_qs);
    QTRY_VERIFY(removed->isVisible());
    QCOMPARE(control<QLabel>(*m_tab, u"schemaTreeRemovedName0"_qs)->text(), u"quantity"_qs);
    QVERIFY(control<QLabel>(*m_tab, u"schemaTreeRemovedName0"_qs)->font().strikeOut());
    QCOMPARE(support::unnamedControls(*m_tab), QStringList());
    support::grabTo(*m_tab, u"schema-tree-removed"_qs);
    support::click(*m_tab, u"schemaTreeRestore0"_qs);
    QCOMPARE(m_shop->text(), ReviewedShop::committedShop());
    QVERIFY(m_shop->isCompared());
    QTRY_VERIFY(!removed->isVisible());
    QVERIFY(property(u"quantity"_qs).isValid());
}

void TestShapeMarks::showsABreakWhileItIsTyped()
{
    openSchema();
    support::clickRow(tree(), property(u"quantity"_qs));
    support::type(*m_tab, u"keywordMinimum"_qs, u"5"_qs);
    QTest::keyClick(control<QLineEdit>(*m_tab, u"keywordMinimum"_qs), Qt::Key_Return);
    QVERIFY(m_shop->isCompared());
    QTRY_VERIFY(isShown(u"breaking: POST /orders"_qs));
    QCOMPARE(mark(property(u"quantity"_qs)), u"Changed since HEAD (breaking)"_qs);
    support::grabTo(*m_tab, u"schema-break"_qs);
}

void TestShapeMarks::showsThatAPropertyBecameRequired()
{
    openSchema();
    support::clickRow(tree(), property(u"quantity"_qs));
    QVERIFY(document().append(Order / QByteArray("required"), Value::string(u"quantity"_qs)));
    QVERIFY(m_shop->isCompared());
    QTRY_VERIFY(isShown(u"required now"_qs));
    QCOMPARE(mark(property(u"quantity"_qs)), u"Changed since HEAD (breaking)"_qs);
    QCOMPARE(mark(property(u"book"_qs)), QString());
    support::grabTo(*m_tab, u"schema-required"_qs);
}

void TestShapeMarks::marksParameters()
{
    QVERIFY(document().setScalar(Parameters / Pointer{"0", "schema", "maximum"}, Value::integer(20)));
    QVERIFY(document().append(
        Parameters, Value::object({{"name", Value::string(u"page"_qs)}, {"in", Value::string(u"query"_qs)}})));
    openOperation();
    const QAbstractItemModelTester tester(table().model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(mark(table().model()->index(0, 0)), u"Changed since HEAD (breaking)"_qs);
    QVERIFY(mark(table().model()->index(1, 0)).startsWith(u"Added since HEAD"_qs));
    support::grabTo(*m_tab, u"parameters-marks"_qs);
}

void TestShapeMarks::showsTheBreakOfAParameter()
{
    openOperation();
    support::clickRow(table(), table().model()->index(0, 0));
    QVERIFY(!isShown(u"breaking: "_qs));
    QVERIFY(document().setScalar(Parameters / Pointer{"0", "schema", "maximum"}, Value::integer(20)));
    QVERIFY(m_shop->isCompared());
    QTRY_VERIFY(isShown(u"breaking: GET /books: Parameter “limit” (query)"_qs));
    document().undo();
    QVERIFY(m_shop->isCompared());
    QTRY_VERIFY(!isShown(u"breaking: "_qs));
}

void TestShapeMarks::restoresARemovedParameter()
{
    openOperation();
    QVERIFY(document().append(
        Parameters, Value::object({{"name", Value::string(u"page"_qs)}, {"in", Value::string(u"query"_qs)}})));
    QVERIFY(document().remove(Parameters / QByteArray("0")));
    QVERIFY(m_shop->isCompared());
    QTRY_VERIFY(control(*m_tab, u"operationParametersRemoved"_qs)->isVisible());
    QCOMPARE(control<QLabel>(*m_tab, u"operationParametersRemovedName0"_qs)->text(), u"limit (query)"_qs);
    support::grabTo(*m_tab, u"parameters-removed"_qs);
    support::click(*m_tab, u"operationParametersRestore0"_qs);
    QVERIFY(m_shop->text().contains("        - name: limit\n          in: query\n          schema: {type: integer, "
                                    "minimum: 1, maximum: 50} # a page\n"));
    QVERIFY(m_shop->isCompared());
    QTRY_VERIFY(!control(*m_tab, u"operationParametersRemoved"_qs)->isVisible());
}

void TestShapeMarks::marksNothingWithoutChanges()
{
    openSchema();
    for (const QString &name : {u"book"_qs, u"quantity"_qs})
        QCOMPARE(mark(property(name)), QString());
    QVERIFY(!control(*m_tab, u"schemaTreeRemoved"_qs)->isVisible());
}

void TestShapeMarks::marksAReferenceToAChangedParameter()
{
    m_shop = std::make_unique<ReviewedShop>(
        ReviewedShop::committedShop().replace("      parameters:\n",
                                              "      parameters:\n        - $ref: '#/components/parameters/Page'\n") +
        "  parameters:\n    Page: {name: page, in: query, schema: {type: integer, maximum: 50}}\n");
    QVERIFY(document().setScalar({"components", "parameters", "Page", "schema", "maximum"}, Value::integer(20)));
    openOperation();
    QCOMPARE(mark(table().model()->index(0, 0)), u"Changed since HEAD (breaking)"_qs);
    QCOMPARE(mark(table().model()->index(1, 0)), QString());
    support::clickRow(table(), table().model()->index(0, 0));
    QTRY_VERIFY(isShown(u"Parameter “page” (query)"_qs));
}

GATEWRIGHT_TEST(TestShapeMarks, QApplication)
#include "testshapemarks.moc"

#include "shapedocuments.h"
#include "shapemodel.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Snapshot;
using items::ShapeModel;

/** The tree model of a shape: rows are read when they are expanded, and stay the same rows after edits. */
class TestShapeModel final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void readsRowsWhenTheyAreExpanded();
    void editsCells();
    void keepsRowsThatAreRenamed();
    void keepsRowsThatMove();
    void followsEditsOfOtherFiles();
    void ignoresEditsElsewhere();
    void revealsPlaces();
    void findsTheRowThatIsRepeated();
    void movesDraggedRows();
    void losesItsSchema();
    void addsATypedProperty_data();
    void addsATypedProperty();
    void refusesALineWithoutAMeaning_data();
    void refusesALineWithoutAMeaning();
    void editsALine_data();
    void editsALine();
    void refusesALineOfARow_data();
    void refusesALineOfARow();
    void hasLinesOfPropertiesOnly();
    void passesTheModelTester();

private:
    class Source;
    [[nodiscard]] QModelIndex row(const QByteArray &names) const;
    [[nodiscard]] QString rows(const QModelIndex &parent = {}, int depth = 0) const;
    [[nodiscard]] QByteArray text() const;

    std::unique_ptr<Source> m_source;
    std::unique_ptr<ShapeModel> m_model;
};

namespace {

const QString ModelApi = u"/api.yaml"_qs;
const QString ModelPart = u"/part.yaml"_qs;

} // namespace

class TestShapeModel::Source final : public items::ShapeSource
{
public:
    Source()
    {
        documents.add(ModelApi, R"(openapi: 3.1.0
info: {title: T, version: '1'}
components:
  schemas:
    Book:
      required: [isbn]
      properties:
        isbn: {type: string}
        author: {$ref: 'part.yaml#/Person'}
        size: {type: object, properties: {height: {type: number}}}
        sequel: {$ref: '#/components/schemas/Book'}
)",
                      Format::Yaml);
        documents.add(ModelPart, "Person:\n  properties:\n    name: {type: string}\n    born: {type: string}\n",
                      Format::Yaml);
    }
    shapes::ShapeReader reader() override { return documents.reader(); }
    document::Snapshot textAt(const QString &address) override { return documents.find(address)->snapshot(); }
    bool canEdit(const QString &) override { return true; }
    bool perform(Act, const shapes::Row &edited, const shapes::Gesture &gesture) override
    {
        return gesture({documents, u"Edit"_qs}, edited).isOk();
    }

    void refuseLine(const propertyline::LineFault &fault) override { refused = fault; }

    std::optional<propertyline::LineFault> refused;
    support::ShapeDocuments documents;
};

void TestShapeModel::init()
{
    m_source = std::make_unique<Source>();
    m_model = std::make_unique<ShapeModel>(*m_source);
    for (const QString &address : m_source->documents.addresses()) {
        connect(m_source->documents.find(address), &Document::changed, m_model.get(),
                [this, address](const document::Change &change) { m_model->refreshAfter(address, change); });
    }
    m_model->setPlace({ModelApi, {"components", "schemas", "Book"}});
}

void TestShapeModel::cleanup()
{
    m_model.reset();
    m_source.reset();
}

/** The row at the end of a way such as "author/name". */
QModelIndex TestShapeModel::row(const QByteArray &names) const
{
    QModelIndex index = m_model->index(0, 0);
    for (const QByteArray &name : names.split('/')) {
        m_model->fetchMore(index);
        index = m_model
                    ->match(m_model->index(0, 0, index), Qt::DisplayRole, QString::fromUtf8(name), 1, Qt::MatchExactly)
                    .value(0);
    }
    return index;
}

/** The names of the rows that were read, with a dash for each level. */
QString TestShapeModel::rows(const QModelIndex &parent, int depth) const
{
    QString text;
    for (int at = 0; at < m_model->rowCount(parent); ++at) {
        const QModelIndex index = m_model->index(at, 0, parent);
        text += QString(depth, u'-') + index.data().toString() + u' ' + rows(index, depth + 1);
    }
    return text;
}

QByteArray TestShapeModel::text() const
{
    return m_source->documents.text(ModelApi);
}

void TestShapeModel::readsRowsWhenTheyAreExpanded()
{
    QCOMPARE(rows(), u"Book -isbn -author -size -sequel "_qs);
    QVERIFY(m_model->hasChildren(row("author")) && m_model->canFetchMore(row("author")));
    QVERIFY(!m_model->hasChildren(row("isbn")) && !m_model->hasChildren(row("sequel")));
    m_model->fetchMore(row("author"));
    QCOMPARE(rows(), u"Book -isbn -author --name --born -size -sequel "_qs);
    QCOMPARE(m_model->readCount(), 7);
    QCOMPARE(row("author").siblingAtColumn(ShapeModel::Type).data().toString(), u"Person"_qs);
}

void TestShapeModel::editsCells()
{
    QVERIFY(m_model->setData(row("isbn").siblingAtColumn(ShapeModel::Type), u"integer"_qs));
    QVERIFY(m_model->setData(row("isbn").siblingAtColumn(ShapeModel::Description), u"Number"_qs));
    QVERIFY(m_model->setData(row("isbn").siblingAtColumn(ShapeModel::Required), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(text().contains("isbn: {description: Number, type: integer}"));
    QVERIFY(!text().contains("required"));
    QCOMPARE(row("isbn").siblingAtColumn(ShapeModel::Type).data().toString(), u"integer"_qs);
    QCOMPARE(row("isbn").siblingAtColumn(ShapeModel::Type).data(Qt::EditRole).toString(), u"integer"_qs);
    QVERIFY(!m_model->setData(row("isbn"), u"size"_qs));
}

void TestShapeModel::keepsRowsThatAreRenamed()
{
    m_model->fetchMore(row("size"));
    const QPersistentModelIndex size = row("size");
    QVERIFY(m_model->setData(size, u"extent"_qs));
    QCOMPARE(size.data().toString(), u"extent"_qs);
    QCOMPARE(rows(), u"Book -isbn -author -extent --height -sequel "_qs);
}

void TestShapeModel::keepsRowsThatMove()
{
    m_model->fetchMore(row("size"));
    const QPersistentModelIndex size = row("size");
    QVERIFY(m_source->documents.find(ModelApi)->moveEntry(m_model->rowAt(size)->written.pointer, 0));
    QCOMPARE(size.row(), 0);
    QCOMPARE(rows(), u"Book -size --height -isbn -author -sequel "_qs);
    QVERIFY(m_source->documents.find(ModelApi)->remove({"components", "schemas", "Book", "properties", "isbn"}));
    QCOMPARE(rows(), u"Book -size --height -author -sequel "_qs);
    QVERIFY(size.isValid());
}

void TestShapeModel::followsEditsOfOtherFiles()
{
    m_model->fetchMore(row("author"));
    QVERIFY(m_model->setData(row("author/name"), u"title"_qs));
    QCOMPARE(m_source->documents.text(ModelPart),
             "Person:\n  properties:\n    title: {type: string}\n    born: {type: string}\n");
    QCOMPARE(rows(), u"Book -isbn -author --title --born -size -sequel "_qs);
    m_source->documents.find(ModelPart)->undo();
    QCOMPARE(rows(), u"Book -isbn -author --name --born -size -sequel "_qs);
}

void TestShapeModel::ignoresEditsElsewhere()
{
    const QSignalSpy changed(m_model.get(), &ShapeModel::dataChanged);
    QVERIFY(m_source->documents.find(ModelApi)->set({"info", "title"}, document::Value::string(u"Other"_qs)));
    QVERIFY(m_source->documents.find(ModelPart)->set({"Other"}, document::Value::object()));
    QCOMPARE(changed.size(), 0);
}

void TestShapeModel::revealsPlaces()
{
    const Pointer height{"components", "schemas", "Book", "properties", "size", "properties", "height", "type"};
    QCOMPARE(m_model->reveal({ModelApi, height}).data().toString(), u"height"_qs);
    QVERIFY(!m_model->reveal({ModelPart, {"Person", "properties", "name"}}).isValid());
    m_model->fetchMore(row("author"));
    QCOMPARE(m_model->reveal({ModelPart, {"Person", "properties", "name", "type"}}).data().toString(), u"name"_qs);
    QCOMPARE(m_model->reveal({ModelApi, {"components", "schemas", "Book", "title"}}).data().toString(), u"Book"_qs);
    QVERIFY(!m_model->reveal({ModelApi, {"info"}}).isValid());
}

void TestShapeModel::findsTheRowThatIsRepeated()
{
    QVERIFY(m_model->rowAt(row("sequel"))->isRecursion());
    QCOMPARE(m_model->repeatedBy(row("sequel")), m_model->index(0, 0));
    QVERIFY(!m_model->repeatedBy(row("isbn")).isValid());
}

void TestShapeModel::movesDraggedRows()
{
    const auto drag = [this](const QByteArray &from) {
        return std::unique_ptr<QMimeData>(m_model->mimeData({row(from)}));
    };
    const QModelIndex root = m_model->index(0, 0);
    QVERIFY(m_model->dropMimeData(drag("size").get(), Qt::MoveAction, 0, 0, root));
    QCOMPARE(rows(), u"Book -size -isbn -author -sequel "_qs);
    // Into another schema.
    QVERIFY(m_model->dropMimeData(drag("isbn").get(), Qt::MoveAction, -1, -1, row("size")));
    QCOMPARE(rows(), u"Book -size -author -sequel "_qs);
    QVERIFY(text().contains("size: {type: object, properties: {height: {type: number}, isbn: {type: string}}"));
    m_source->documents.find(ModelApi)->undo();
    // Not into a schema of another file, not into a schema that has no properties, and not from another model.
    QVERIFY(!m_model->dropMimeData(drag("isbn").get(), Qt::MoveAction, -1, -1, row("author")));
    QVERIFY(!m_model->dropMimeData(drag("size").get(), Qt::MoveAction, -1, -1, row("isbn")));
    ShapeModel other(*m_source);
    other.setPlace(m_model->place());
    QVERIFY(!other.dropMimeData(drag("size").get(), Qt::MoveAction, 0, 0, other.index(0, 0)));
}

void TestShapeModel::losesItsSchema()
{
    QVERIFY(m_source->documents.find(ModelApi)->remove({"components", "schemas", "Book"}));
    QCOMPARE(m_model->rowCount(), 0);
    m_source->documents.find(ModelApi)->undo();
    QCOMPARE(rows(), u"Book -isbn -author -size -sequel "_qs);
}

void TestShapeModel::addsATypedProperty_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<bool>("isRequired");
    const auto row = [](const char *typed, const char *property, bool isRequired) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QByteArray(property) << isRequired;
    };
    row("pages", "pages: {type: string}", false);
    row("two words", "two words: {type: string}", false);
    row("\"first name\"", "first name: {type: string}", false);
    row("pages integer(>=0)", "pages: {type: integer, minimum: 0}", false);
    row("title! string(1..80) // as printed",
        "title: {description: as printed, type: string, minLength: 1, maxLength: 80}", true);
    row("next Book", "next: {$ref: '#/components/schemas/Book'}", false);
    row("kind \"a\" | \"b\"", "kind: {type: string, enum: [a, b]}", false);
    row("open! boolean", "open: {type: boolean}", true);
}

void TestShapeModel::addsATypedProperty()
{
    m_model->setPlace({ModelApi, {"components", "schemas", "Book"}});
    const QModelIndex book = m_model->index(0, 0);
    m_model->fetchMore(book);
    QFETCH(QString, typed);
    const QModelIndex draft = m_model->addDraft(book, shapes::Row(*m_model->rowAt(book)));
    QVERIFY(m_model->setData(draft, typed));
    const document::Snapshot snapshot = m_source->documents.find(ModelApi)->snapshot();
    const document::Node properties = snapshot.at({"components", "schemas", "Book", "properties"});
    const QByteArray name = properties.keyAt(properties.childCount() - 1);
    const auto value = properties.childAt(properties.childCount() - 1).value();
    QVERIFY(value);
    QFETCH(QByteArray, property);
    const auto expected = Snapshot::parse(property, Format::Yaml).root();
    QCOMPARE(name, expected.keyAt(0));
    QCOMPARE(value->toJson(), expected.childAt(0).value()->toJson());
    const auto required = snapshot.at({"components", "schemas", "Book", "required"}).value();
    QTEST(required->items().contains(document::Value::string(name)), "isRequired");
}

void TestShapeModel::refusesALineWithoutAMeaning_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("column");
    QTest::newRow("facets") << u"title! strin(1..80)"_qs << 7;
    QTest::newRow("a type that is misspelled") << u"pages intger"_qs << 6;
    QTest::newRow("blanks") << u"  "_qs << 2;
}

void TestShapeModel::refusesALineWithoutAMeaning()
{
    const QModelIndex book = m_model->index(0, 0);
    m_model->fetchMore(book);
    const QByteArray before = text();
    const QModelIndex draft = m_model->addDraft(book, shapes::Row(*m_model->rowAt(book)));
    QFETCH(QString, typed);
    QVERIFY(!m_model->setData(draft, typed));
    QVERIFY(m_source->refused);
    QTEST(int(m_source->refused->column), "column");
    QCOMPARE(text(), before);
    QVERIFY(m_model->isDraft(draft)); // The text can be corrected.
}

void TestShapeModel::editsALine_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("a facet") << QByteArray("isbn") << u"isbn! string"_qs << u"isbn! string(13..13)"_qs
                             << QByteArray("isbn: {type: string}")
                             << QByteArray("isbn: {type: string, minLength: 13, maxLength: 13}");
    QTest::newRow("a type") << QByteArray("author") << u"author @\"part.yaml#/Person\""_qs << u"author Book"_qs
                            << QByteArray("'part.yaml#/Person'") << QByteArray("'#/components/schemas/Book'");
    QTest::newRow("a flag beside what a line does not have")
        << QByteArray("size") << u"size object"_qs << u"size object deprecated"_qs
        << QByteArray("size: {type: object, properties: {height: {type: number}}}")
        << QByteArray("size: {deprecated: true, type: object, properties: {height: {type: number}}}");
    QTest::newRow("a name alone") << QByteArray("size") << u"size object"_qs << u"format"_qs << QByteArray("size:")
                                  << QByteArray("format:");
    QTest::newRow("required") << QByteArray("size") << u"size object"_qs << u"size! object"_qs
                              << QByteArray("required: [isbn]") << QByteArray("required: [isbn, size]");
}

void TestShapeModel::editsALine()
{
    QFETCH(QByteArray, name);
    const QByteArray before = text();
    const QModelIndex edited = row(name);
    QTEST(edited.data(ShapeModel::LineRole).toString(), "line");
    QFETCH(QString, typed);
    QVERIFY(m_model->setData(edited, typed, ShapeModel::LineRole));
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QCOMPARE(text(), QByteArray(before).replace(from, to));
    m_source->documents.find(ModelApi)->undo();
    QCOMPARE(text(), before);
    QVERIFY(!m_source->documents.find(ModelApi)->canUndo());
}

void TestShapeModel::refusesALineOfARow_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("column");
    QTest::newRow("a type that does not exist") << u"isbn strin"_qs << 5;
    QTest::newRow("two words, which can be the name of a new property") << u"serial number of it"_qs << 14;
    QTest::newRow("no type") << u"isbn!"_qs << 5;
    QTest::newRow("nothing") << u""_qs << 0;
    QTest::newRow("a name that is taken") << u"size string"_qs << -1;
}

void TestShapeModel::refusesALineOfARow()
{
    QFETCH(QString, typed);
    QFETCH(int, column);
    const QByteArray before = text();
    QVERIFY(!m_model->setData(row("isbn"), typed, ShapeModel::LineRole));
    QCOMPARE(m_source->refused.has_value(), column >= 0);
    if (column >= 0)
        QCOMPARE(int(m_source->refused->column), column);
    QCOMPARE(text(), before);
    QVERIFY(!m_source->documents.find(ModelApi)->canUndo());
}

void TestShapeModel::hasLinesOfPropertiesOnly()
{
    QVERIFY(!m_model->index(0, 0).data(ShapeModel::LineRole).isValid());
    m_model->fetchMore(row("author"));
    QCOMPARE(row("author/name").data(ShapeModel::LineRole).toString(), u"name string"_qs);
    QVERIFY(m_source->documents.find(ModelApi)->set({"components", "schemas", "Book", "properties", "isbn"},
                                                    document::Value::boolean(false)));
    QVERIFY(!row("isbn").data(ShapeModel::LineRole).isValid());
    const QModelIndex draft = m_model->addDraft(m_model->index(0, 0),
                                                shapes::Row(*m_model->rowAt(m_model->index(0, 0))));
    QCOMPARE(draft.data(ShapeModel::LineRole), QVariant(QString()));
}

void TestShapeModel::passesTheModelTester()
{
    const QAbstractItemModelTester tester(m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_model->setPlace(m_model->place());
    for (const QByteArray &name : {QByteArray("author"), QByteArray("size")})
        m_model->fetchMore(row(name));
    QCOMPARE(rows(), u"Book -isbn -author --name --born -size --height -sequel "_qs);
    Document *document = m_source->documents.find(ModelApi);
    const Pointer book{"components", "schemas", "Book"};
    QVERIFY(document->moveEntry(book / Pointer{"properties", "size"}, 0));
    QVERIFY(document->set(book / Pointer({"properties", "isbn", "items"}), document::Value::object()));
    QVERIFY(document->remove(book / Pointer({"properties", "size", "properties"})));
    QVERIFY(document->renameKey(book / Pointer({"properties", "sequel"}), "next"));
    QVERIFY(m_source->documents.find(ModelPart)->remove({"Person"}));
    QCOMPARE(rows(), u"Book -size -isbn --items -author -next "_qs);
    while (document->canUndo())
        document->undo();
    m_source->documents.find(ModelPart)->undo();
    QCOMPARE(rows(), u"Book -isbn -author --name --born -size --height -sequel "_qs);
}

GATEWRIGHT_TEST(TestShapeModel, QCoreApplication)

#include "testshapemodel.moc"

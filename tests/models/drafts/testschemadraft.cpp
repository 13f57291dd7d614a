#include "schemadraft.h"

#include "corpus.h"
#include "objectplace.h"
#include "sample.h"
#include "schemasofatest.h"
#include "testprogram.h"
#include "validator.h"

#include <QDirIterator>
#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Snapshot;
using document::Value;
using drafts::ObjectSchemas;

/** Schemas that are made from JSON: what they accept, which components they add and which they use. */
class TestSchemaDraft final : public QObject
{
    Q_OBJECT

private slots:
    void makesComponents_data();
    void makesComponents();
    void writesObjectsInPlace();
    void usesComponents_data();
    void usesComponents();
    void makesEqualObjectsOnce();
    void namesComponents_data();
    void namesComponents();
    void refusesATakenName();
    void acceptsSamplesOfTheCorpus();
};

namespace {

constexpr int MostSamples = 600;
const QString Uri = QStringLiteral("file:///drafted");

Value json(const QByteArray &text)
{
    const auto value = Value::fromJson(text);
    Q_ASSERT(value);
    return *value;
}

Snapshot documentWith(const QByteArray &schemas, const QByteArray &version = "3.1.0")
{
    return Snapshot::parse("{\"openapi\":\"" + version + "\",\"components\":{\"schemas\":" + schemas + "}}",
                           Format::Json);
}

QByteArray shown(const drafts::SchemaDraft &draft)
{
    QByteArray text = draft.schema.toJson();
    for (const auto &component : draft.components)
        text += "\n" + component.name + " " + component.schema.toJson();
    return text;
}

/** Returns the objects and lists in the examples of a document. */
void collectExamples(const document::Node &node, bool isExample, QList<Value> &found)
{
    constexpr qsizetype MostInADocument = 46;
    for (qsizetype i = 0; i < node.childCount() && found.size() < MostInADocument; ++i) {
        const document::Node child = node.childAt(i);
        const QByteArray key = node.isMapping() ? node.keyAt(i) : QByteArray();
        if (key == "example" || (isExample && key == "value")) {
            const auto example = child.value();
            if (example && example->isContainer())
                found.append(*example);
        } else {
            collectExamples(child, key == "examples" || (isExample && !node.isSequence()), found);
        }
    }
}

/** Returns the place at which the test puts the schema of the index-th sample. */
Pointer bodyOf(qsizetype index)
{
    return {"components", "schemas", "PastedBody" + QByteArray::number(index)};
}

/** Returns samples of the schema components of a document, as servers could send them. */
void addSamples(const Snapshot &snapshot, schema::Dialect dialect, QList<Value> &samples)
{
    constexpr qsizetype MostInADocument = 46;
    support::SchemasOfATest source;
    source.add(Uri, snapshot.root(), false);
    schema::Sampler sampler(source, {.dialect = dialect});
    const Pointer schemas{"components", "schemas"};
    const document::Node all = snapshot.at(schemas);
    for (qsizetype i = 0; i < qMin(all.childCount(), MostInADocument); ++i) {
        const schema::Sample sample = sampler.sampleOf({Uri, schemas.child(all.keyAt(i))});
        if (sample.findings.isEmpty() && sample.value.isContainer())
            samples.append(sample.value);
    }
}

} // namespace

void TestSchemaDraft::makesComponents_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("sample");
    QTest::addColumn<QByteArray>("drafted");

    const auto row = [](const char *name, const char *version, const char *sample, const char *drafted) {
        QTest::newRow(name) << QByteArray(version) << QByteArray(sample) << QByteArray(drafted);
    };
    row("a number", "3.1.0", "1", R"({"type":"integer"})");
    row("an object", "3.1.0", R"({"id":1})", R"({"$ref":"#/components/schemas/Book"}
Book {"type":"object","required":["id"],"properties":{"id":{"type":"integer"}}})");
    row("an object in it", "3.1.0", R"({"main_author":{"id":1,"name":"Ann"}})", R"({"$ref":"#/components/schemas/Book"}
MainAuthor {"type":"object","required":["id","name"],"properties":{"id":{"type":"integer"},"name":{"type":"string"}}}
Book {"type":"object","required":["main_author"],"properties":{"main_author":{"$ref":"#/components/schemas/MainAuthor"}}})");
    row("an object with one property stays in it", "3.1.0", R"({"a":{"b":1}})", R"({"$ref":"#/components/schemas/Book"}
Book {"type":"object","required":["a"],"properties":{"a":{"type":"object","required":["b"],"properties":{"b":{"type":"integer"}}}}})");
    row("items", "3.1.0", R"([{"id":1},{"id":2,"n":null}])",
        R"({"type":"array","items":{"$ref":"#/components/schemas/Book"}}
Book {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"n":{"type":"null"}}})");
    row("items are in the singular", "3.1.0", R"({"categories":[{"a":1,"b":2}]})",
        R"({"$ref":"#/components/schemas/Book"}
Category {"type":"object","required":["a","b"],"properties":{"a":{"type":"integer"},"b":{"type":"integer"}}}
Book {"type":"object","required":["categories"],"properties":{"categories":{"type":"array","items":{"$ref":"#/components/schemas/Category"}}}})");
    row("an object or null", "3.0.3", R"([{"a":{"b":1,"c":2}},{"a":null}])",
        R"({"type":"array","items":{"$ref":"#/components/schemas/Book"}}
Book {"type":"object","required":["a"],"properties":{"a":{"type":"object","nullable":true,"required":["b","c"],"properties":{"b":{"type":"integer"},"c":{"type":"integer"}}}}})");
    row("nothing", "3.1.0", "{}", R"({"type":"object"})");
    row("an empty list", "3.1.0", "[]", R"({"type":"array","items":{}})");
}

void TestSchemaDraft::makesComponents()
{
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, sample);
    const auto draft = drafts::schemaDraft(documentWith("{}", version), "book", {json(sample)},
                                           ObjectSchemas::Components);
    QTEST(shown(draft), "drafted");
}

void TestSchemaDraft::writesObjectsInPlace()
{
    const auto draft = drafts::schemaDraft(documentWith("{}"), "book", {json(R"({"a":{"b":1,"c":2}})")},
                                           ObjectSchemas::Inline);
    QVERIFY(draft.components.isEmpty());
    QVERIFY(!draft.schema.toJson().contains("$ref"));
}

void TestSchemaDraft::usesComponents_data()
{
    QTest::addColumn<QByteArray>("schemas");
    QTest::addColumn<QByteArray>("used");

    const auto row = [](const char *name, const char *schemas, const char *used) {
        QTest::newRow(name) << QByteArray(schemas) << QByteArray(used);
    };
    row("equal", R"({"Title":{"type":"object","properties":{"id":{"type":"integer"},"name":{"type":"string"}}}})",
        "Title");
    row("more that is optional", R"({"T":{"properties":{"id":{},"name":{},"more":{}}}})", "T");
    row("more that is required", R"({"T":{"required":["more"],"properties":{"id":{},"name":{},"more":{}}}})", "");
    row("much more", R"({"T":{"properties":{"id":{},"name":{},"a":{},"b":{},"c":{}}}})", "");
    row("less", R"({"T":{"properties":{"id":{}}}})", "");
    row("another type", R"({"T":{"properties":{"id":{"type":"boolean"},"name":{}}}})", "");
    row("the closest", R"({"T":{"properties":{"id":{},"name":{},"more":{}}},"U":{"properties":{"id":{},"name":{}}}})",
        "U");
    row("the one with the name",
        R"({"T":{"properties":{"id":{},"name":{}}},"Book":{"properties":{"id":{},"name":{},"more":{}}}})", "Book");
    row("a reference that does not resolve", R"({"T":{"properties":{"id":{"$ref":"other.yaml"},"name":{}}}})", "");
}

void TestSchemaDraft::usesComponents()
{
    QFETCH(QByteArray, schemas);
    QFETCH(QByteArray, used);
    const auto draft = drafts::schemaDraft(documentWith(schemas), "book", {json(R"({"id":1,"name":"A"})")},
                                           ObjectSchemas::Components);
    QCOMPARE(draft.usedComponents, used.isEmpty() ? QList<QByteArray>() : QList<QByteArray>{used});
    QCOMPARE(draft.components.isEmpty(), !used.isEmpty());
    const QByteArray name = used.isEmpty() ? QByteArray("Book") : used;
    QCOMPARE(draft.schema.toJson(), R"({"$ref":"#/components/schemas/)" + name + "\"}");
}

void TestSchemaDraft::makesEqualObjectsOnce()
{
    const auto draft = drafts::schemaDraft(documentWith(R"({"Home":{"type":"string"}})"), "person",
                                           {json(R"({"home":{"street":"A","zip":1},"work":{"street":"B","zip":2}})")},
                                           ObjectSchemas::Components);
    QCOMPARE(draft.components.size(), 2);
    QCOMPARE(draft.components.first().name, "Home2"); // The document has another Home.
    QCOMPARE(draft.components.last().schema.toJson().count("Home2"), 2);
}

void TestSchemaDraft::namesComponents_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("singular");
    QTest::addColumn<QByteArray>("name");

    const auto row = [](const char *word, const char *singular, const char *name) {
        QTest::newRow(word) << QByteArray(word) << QByteArray(singular) << QByteArray(name);
    };
    row("books", "book", "Book");
    row("line_items", "line_item", "LineItem");
    row("homeAddresses", "homeAddress", "HomeAddress");
    row("categories", "category", "Category");
    row("boxes", "box", "Box");
    row("status", "status", "Status");
    row("analysis", "analysis", "Analysis");
    row("series", "series", "Series");
    row("class", "class", "Class");
    row("$ref-count", "$ref-count", "RefCount");
    row("2024", "2024", "Schema");
    row("as", "as", "As");
}

void TestSchemaDraft::namesComponents()
{
    QFETCH(QByteArray, word);
    const QByteArray singular = drafts::singularOf(word);
    QTEST(singular, "singular");
    QTEST(drafts::schemaNameOf(singular), "name");
}

void TestSchemaDraft::refusesATakenName()
{
    Document document("openapi: 3.1.0\ncomponents:\n  schemas:\n    Book: {}\n", Format::Yaml);
    const auto added = drafts::add(document, drafts::additionsOf({{"Book", Value::object()}}), QStringLiteral("Add"));
    QVERIFY(!added);
    QCOMPARE(added.error(), (base::Error{base::ErrorCode::AlreadyExists, QStringLiteral("Book")}));
}

/** Each example of the corpus, and a sample of each schema, is pasted into its definition, twice: the schema accepts
 * it, no component is there twice, and the second time nothing is added. */
void TestSchemaDraft::acceptsSamplesOfTheCorpus()
{
    SKIP_WITHOUT_CORPUS();
    QDirIterator files(support::corpusFolder(), {u"*.yaml"_qs, u"*.json"_qs}, QDir::Files,
                       QDirIterator::Subdirectories);
    int pasted = 0;
    while (files.hasNext() && pasted < MostSamples) {
        const QFileInfo info(files.next());
        QFile file(info.filePath());
        QVERIFY(file.open(QIODevice::ReadOnly));
        Document document(file.readAll(), document::formatOfFileName(info.fileName()));
        if (!document.snapshot().at({"openapi"}).text().startsWith(u'3'))
            continue;
        const auto dialect = openapi::versionOf(document.snapshot()) == specification::Version::V30
                                 ? schema::Dialect::OpenApi30
                                 : schema::Dialect::Draft202012;
        QList<Value> samples;
        collectExamples(document.snapshot().root(), false, samples);
        addSamples(document.snapshot(), dialect, samples);
        const Snapshot before = document.snapshot();
        for (qsizetype i = 0; i < samples.size(); ++i) {
            const auto draft = drafts::schemaDraft(document.snapshot(), "pasted", {samples[i]},
                                                   ObjectSchemas::Components);
            for (const auto &component : draft.components) {
                QVERIFY2(!before.at({"components", "schemas", component.name}).exists(), component.name.constData());
                for (const auto &other : draft.components)
                    QVERIFY2(&component == &other || component.schema != other.schema, component.name.constData());
            }
            QVERIFY(drafts::add(document, drafts::additionsOf(draft.components), QStringLiteral("Add")));
            QVERIFY(document.set(bodyOf(i), draft.schema));
        }
        support::SchemasOfATest source;
        source.add(Uri, document.snapshot().root(), false);
        schema::Validator validator(source, {.dialect = dialect, .assertFormats = true});
        for (qsizetype i = 0; i < samples.size(); ++i) {
            const QByteArray where = info.fileName().toUtf8() + ": " + samples[i].toJson().left(300);
            const auto instance = Snapshot::parse(samples[i].toJson(), Format::Json);
            QVERIFY2(validator.validate(instance.root(), {Uri, bodyOf(i)}).isValid, where.constData());
            const auto again = drafts::schemaDraft(document.snapshot(), "pasted", {samples[i]},
                                                   ObjectSchemas::Components);
            QVERIFY2(again.components.isEmpty(), (where + '\n' + shown(again)).constData());
        }
        pasted += int(samples.size());
    }
    QVERIFY2(pasted >= 200, QByteArray::number(pasted).constData());
}

GATEWRIGHT_TEST(TestSchemaDraft, QCoreApplication)
#include "testschemadraft.moc"

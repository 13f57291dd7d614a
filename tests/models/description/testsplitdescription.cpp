#include "accessmessages.h"
#include "corpus.h"
#include "diagnosticmessages.h"
#include "document.h"
#include "fakedocuments.h"
#include "lint.h"
#include "operationaccess.h"
#include "parameters.h"
#include "requestbuilder.h"
#include "schemagraph.h"
#include "split.h"
#include "statistics.h"
#include "testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <span>

using description::Description;
using document::Document;
using document::Pointer;
using document::Value;
using support::FakeDocuments;

/** A description and the same one split into files have the same problems: rule, severity, place in the description,
 * and message except for the texts of references. */
class TestSplitDescription final : public QObject
{
    Q_OBJECT

private slots:
    void hasTheSameProblems_data();
    void hasTheSameProblems();
    void hasTheSameOperations_data();
    void hasTheSameOperations();
};

namespace {

const QString SplitFolder = u"/f"_qs;

Value jsonValue(const QByteArray &text)
{
    return *Value::fromJson(text);
}

/** An operation in the middle of the document. */
std::optional<openapi::Operation> someOperation(const Document &document)
{
    const auto all = openapi::operations(document.snapshot());
    return all.isEmpty() ? std::nullopt : std::optional(all[all.size() / 2]);
}

bool setInOperation(Document &document, const QByteArray &member, const QByteArray &value)
{
    const auto operation = someOperation(document);
    return operation && document.set(operation->pointer.child(member), jsonValue(value)).isOk();
}

/** A component schema in the middle of the list. */
std::optional<Pointer> someSchema(const Document &document)
{
    const document::Node schemas = document.snapshot().at({"components", "schemas"}).resolved();
    if (!schemas.isMapping() || schemas.childCount() == 0)
        return std::nullopt;
    return Pointer{"components", "schemas", schemas.keyAt(schemas.childCount() / 2)};
}

bool setSchema(Document &document, const QByteArray &value)
{
    const auto schema = someSchema(document);
    return schema && document.set(*schema, jsonValue(value)).isOk();
}

bool setComponent(Document &document, const QByteArray &section, const QByteArray &value)
{
    return document.set({"components", section, "GatewrightMistake"}, jsonValue(value)).isOk();
}

bool repeatOperationId(Document &document)
{
    const auto all = openapi::operations(document.snapshot());
    return all.size() > 1 && document.set(all.first().pointer.child("operationId"), jsonValue("\"twice\"")).isOk() &&
           document.set(all.last().pointer.child("operationId"), jsonValue("\"twice\"")).isOk();
}

bool removeResponses(Document &document)
{
    const auto operation = someOperation(document);
    return operation && document.remove(operation->pointer.child("responses")).isOk();
}

bool contradictReferencedSchema(Document &document)
{
    const auto schema = someSchema(document);
    return schema && setSchema(document, R"({"type": "integer"})") &&
           setInOperation(document, "requestBody",
                          "{\"content\": {\"application/json\": {\"schema\": {\"$ref\": \"#" +
                              schema->toString().toUtf8() + "\"}, \"example\": \"text\"}}}");
}

bool referToAnotherKind(Document &document)
{
    return setComponent(document, "headers", R"({"schema": {"type": "string"}})") &&
           setInOperation(document, "parameters", R"([{"$ref": "#/components/headers/GatewrightMistake"}])");
}

/** The requirement has one scope that the scheme declares, and one that it does not. */
bool requireUnknownScope(Document &document)
{
    return setComponent(document, "securitySchemes",
                        R"({"type": "oauth2", "flows": {"clientCredentials": {"tokenUrl": "https://sign.test/",
                            "scopes": {"read": "d"}}}})") &&
           setInOperation(document, "security", R"([{"GatewrightMistake": ["read", "unknown"]}])");
}

/** The example of the request lacks a property that is read-only, and one that is not. */
bool leaveOutProperties(Document &document)
{
    return setComponent(document, "schemas",
                        R"({"allOf": [{"properties": {"id": {"readOnly": true}, "name": {"type": "string"}}},
                            {"required": ["id", "name"]}]})") &&
           setInOperation(document, "requestBody",
                          R"({"content": {"application/json": {"schema":
                              {"$ref": "#/components/schemas/GatewrightMistake"}, "example": {}}}})");
}

struct Mistake {
    const char *name;
    bool (*make)(Document &document); ///< False if the document has no place for it.
};

constexpr Mistake Mistakes[] = {
    {"none", [](Document &) { return true; }},
    {"unknown member", [](Document &document) { return setInOperation(document, "wrong", "1"); }},
    {"no responses", removeResponses},
    {"reference to nothing",
     [](Document &document) { return setSchema(document, R"({"$ref": "#/components/schemas/NoSuchSchema"})"); }},
    {"wrong type", [](Document &document) { return setSchema(document, R"({"type": "wrong"})"); }},
    {"the same operationId twice", repeatOperationId},
    {"path parameter that is not in the path",
     [](Document &document) {
         return setInOperation(document, "parameters", R"([{"name": "no", "in": "path", "required": false}])");
     }},
    {"unknown security scheme",
     [](Document &document) { return setInOperation(document, "security", R"([{"noSuchScheme": []}])"); }},
    {"unknown scope", requireUnknownScope},
    {"link to nothing",
     [](Document &document) { return setComponent(document, "links", R"({"operationId": "none"})"); }},
    {"properties that are missing", leaveOutProperties},
    {"unknown tag", [](Document &document) { return setInOperation(document, "tags", R"(["noSuchTag", "other"])"); }},
    {"example that does not match",
     [](Document &document) { return setSchema(document, R"({"type": "integer", "example": "text"})"); }},
    {"example that does not match what a reference leads to", contradictReferencedSchema},
    {"parameter twice",
     [](Document &document) {
         return setInOperation(document, "parameters",
                               R"([{"name": "q", "in": "query"}, {"name": "q", "in": "query"}])");
     }},
    {"value twice",
     [](Document &document) { return setSchema(document, R"({"type": "string", "enum": ["a", "b", "a", 3]})"); }},
    {"component that nothing uses",
     [](Document &document) { return setComponent(document, "schemas", R"({"type": "object"})"); }},
    {"reference to another kind of object", referToAnotherKind},
    {"list without items", [](Document &document) { return setSchema(document, R"({"type": "array"})"); }},
};

/** Texts of references differ: `#/components/schemas/A` and `../schemas/A.yaml`. */
QString withoutReferences(QString message)
{
    static const QRegularExpression reference(u"“[^”]*(#/|\\.yaml|\\.json)[^”]*”"_qs);
    return message.replace(reference, u"“…”"_qs);
}

QStringList shownProblems(const Description &description)
{
    QStringList shown;
    for (const lint::DocumentFindings &found : lint::lint(description)) {
        for (const base::Diagnostic &each : found.diagnostics) {
            shown.append(u"%1 %2 %3 %4"_qs.arg(QString::number(int(each.severity)), each.rule, base::logicalPlace(each),
                                               withoutReferences(messages::diagnosticText(each))));
        }
    }
    shown.sort();
    return shown;
}

/** What lists and forms show of an operation: its parameters, values for them, and who may call it. */
QString shownOperation(openapi::ReferenceResolver &resolver, const Description &description,
                       const openapi::PathItem &item, const openapi::Operation &operation)
{
    const QString &entry = description.entry()->address();
    const openapi::Place place{item.address.isEmpty() ? entry : item.address, operation.pointer};
    QStringList shown{QString::fromUtf8(operation.method + ' ' + item.path), operation.summary, operation.operationId,
                      operation.tags.join(u' ')};
    const QList<openapi::Parameter> parameters = openapi::parametersOf(resolver, place);
    for (const openapi::Parameter &parameter : parameters)
        shown.append(QString::fromUtf8(parameter.name) + u' ' + parameter.location + u' ' +
                     openapi::suggestedValue(resolver, parameter));
    shown.append(openapi::filledPath(item.path, openapi::pathSegments(resolver, parameters)));
    const auto access = contract::operationAccess(resolver, entry, {item.path, operation.method, place}, {});
    shown.append(messages::requiredSecurityText(access.security));
    shown.append(messages::clientAccessText(access));
    for (const contract::Disagreement &disagreement : access.disagreements)
        shown.append(messages::disagreementText(disagreement));
    return shown.join(u" | "_qs);
}

QStringList shownOperations(const Description &description)
{
    openapi::ReferenceResolver resolver(description.set());
    requests::RequestBuilder builder(std::make_shared<const Description>(description));
    QStringList shown;
    for (const openapi::PathItem &item : description.pathItems()) {
        for (const openapi::Operation &operation : item.operations) {
            shown.append(shownOperation(resolver, description, item, operation));
            const requests::BuiltRequest request = builder.build(item, operation);
            shown.append(QString::fromUtf8(request.target() + '\n' + request.body));
            for (const http::HeaderList::Field &field : request.headers.fields())
                shown.append(QString::fromUtf8(field.line()));
        }
    }
    return shown;
}

/** What the statistics and the picture of the schemas show. */
QStringList shownSchemas(const Description &description)
{
    QStringList shown;
    const relations::SchemaGraph graph = relations::readSchemaGraph(description);
    for (const relations::Relation &relation : graph.relations)
        shown.append(graph.schemas[size_t(relation.from)].name + u" -> "_qs + graph.schemas[size_t(relation.to)].name +
                     u": "_qs + relation.labels.join(u", "_qs));
    return shown;
}

reading::Statistics shownStatistics(const Description &description)
{
    reading::Statistics statistics = reading::statisticsOf(description);
    statistics.bytes = 0;
    return statistics;
}

/** Nothing if the document can't be split. */
std::optional<Description> splitOf(const openapi::ReferencedDocument &whole)
{
    const auto files = bundling::split(whole, SplitFolder);
    if (!files)
        return std::nullopt;
    FakeDocuments documents;
    for (const bundling::SplitFile &file : *files)
        documents.texts.insert(SplitFolder + u'/' + file.name, file.bytes);
    const QString entry = SplitFolder + u'/' + files->first().name;
    const auto set = documents.load({entry});
    return Description(set.find(entry), set);
}

/** The first problems that only one of two sorted lists has. */
QString differences(const QStringList &whole, const QStringList &split)
{
    QStringList onlyWhole;
    QStringList onlySplit;
    std::set_difference(whole.begin(), whole.end(), split.begin(), split.end(), std::back_inserter(onlyWhole));
    std::set_difference(split.begin(), split.end(), whole.begin(), whole.end(), std::back_inserter(onlySplit));
    return u"only as one file: "_qs + onlyWhole.mid(0, 5).join(u'\n') + u"\nonly split: "_qs +
           onlySplit.mid(0, 5).join(u'\n');
}

} // namespace

static void addDefinitions()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("bookshop") << QStringLiteral(RESOURCES "/examples/bookshop.yaml");
    if (support::corpusFolder().isEmpty())
        return;
    for (const QString &folder : {u"/definitions"_qs, u"/openapi"_qs}) {
        QDirIterator walk(support::corpusFolder() + folder, {u"*.json"_qs, u"*.yaml"_qs}, QDir::Files);
        while (walk.hasNext()) {
            const QString path = walk.next();
            QTest::newRow(qPrintable(walk.fileName())) << path;
        }
    }
}

void TestSplitDescription::hasTheSameProblems_data()
{
    addDefinitions();
}

void TestSplitDescription::hasTheSameProblems()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    // Without a mistake a large document says enough.
    constexpr qsizetype LargeFile = 200'000;
    const std::span<const Mistake> mistakes = std::span(Mistakes).first(text.size() > LargeFile ? 1
                                                                                                : std::size(Mistakes));
    int made = 0;
    for (const Mistake &mistake : mistakes) {
        Document document(text, document::formatOfFileName(path));
        if (!mistake.make(document))
            continue;
        const openapi::ReferencedDocument whole(
            SplitFolder + (path.endsWith(u".json") ? u"/openapi.json"_qs : u"/openapi.yaml"_qs), document.snapshot());
        const auto parts = splitOf(whole);
        QVERIFY2(parts, mistake.name);
        const QStringList split = shownProblems(*parts);
        const QStringList expected = shownProblems(
            Description(std::make_shared<const openapi::ReferencedDocument>(whole)));
        QVERIFY2(split == expected,
                 qPrintable(QString::fromLatin1(mistake.name) + u'\n' + differences(expected, split)));
        ++made;
    }
    QVERIFY(made > 0);
}

void TestSplitDescription::hasTheSameOperations_data()
{
    addDefinitions();
}

void TestSplitDescription::hasTheSameOperations()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Document document(file.readAll(), document::formatOfFileName(path));
    const auto whole = std::make_shared<const openapi::ReferencedDocument>(
        SplitFolder + (path.endsWith(u".json") ? u"/openapi.json"_qs : u"/openapi.yaml"_qs), document.snapshot());
    const auto parts = splitOf(*whole);
    QVERIFY(parts);
    QVERIFY(parts->set().documents().size() > 1);
    const Description description(whole);
    const QStringList expected = shownOperations(description);
    QVERIFY(!expected.isEmpty());
    QCOMPARE(shownOperations(*parts), expected);
    QCOMPARE(shownSchemas(*parts), shownSchemas(description));
    QCOMPARE(shownStatistics(*parts), shownStatistics(description));
}

GATEWRIGHT_TEST(TestSplitDescription, QCoreApplication)
#include "testsplitdescription.moc"

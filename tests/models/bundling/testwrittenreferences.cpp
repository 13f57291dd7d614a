#include "bundle.h"
#include "conversion.h"
#include "corpus.h"
#include "description.h"
#include "fakedocuments.h"
#include "lint.h"
#include "plaindescription.h"
#include "publicexport.h"
#include "split.h"
#include "swaggersamples.h"
#include "testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>
#include <QRandomGenerator>
#include <QTest>

#include <memory>

using conversion::Loss;
using document::Document;
using document::Pointer;
using specification::Version;
using support::FakeDocuments;
using support::Fixture;
using support::PlainDescription;

/** What the program writes keeps references whole: a reader that shares no code with the program resolves each
 * reference of the result, and reads the same operations from it. */
class TestWrittenReferences final : public QObject
{
    Q_OBJECT

private slots:
    void seesWhatIsBroken_data();
    void seesWhatIsBroken();
    void converts_data();
    void converts();
    void bundles_data();
    void bundles();
    void splits_data();
    void splits();
    void exports_data();
    void exports();
};

namespace {

using Texts = QHash<QString, QByteArray>;

/** A definition in one or several files. */
struct WrittenCase {
    QString name;
    Texts texts;
    QString entry;
};

/** Larger definitions are not checked by lint, whose time is tested elsewhere. */
constexpr qsizetype LargestLinted = 256 * 1024;
/** The operations of a definition that are compared, chosen with a fixed seed. */
constexpr qsizetype ComparedOperations = 60;
constexpr quint32 Seed = 36;

const char *const OwnDefinitions[] = {
    R"(
        //- api.yaml
        openapi: 3.1.0
        info: {title: Ids and anchors, version: '1'}
        paths:
          /a:
            get:
              operationId: a
              security: [{key: []}]
              responses:
                '200':
                  description: d
                  links: {next: {operationId: b}, other: {operationRef: '#/paths/~1b~1{id}/get'}}
                  content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
          /b/{id}:
            get:
              operationId: b
              parameters: [{$ref: '#/components/parameters/id'}]
              responses:
                '200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Tree'}}}}
        components:
          parameters: {id: {name: id, in: path, required: true, schema: {type: string}}}
          securitySchemes: {key: {type: apiKey, name: k, in: header}}
          schemas:
            Pet: {type: object, discriminator: {propertyName: k, mapping: {c: Cat, d: '#/components/schemas/Dog'}}, oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}
            Cat: {$anchor: cat, type: object, properties: {k: {const: c}, friend: {$ref: '#dog'}}}
            Dog: {$anchor: dog, type: object, properties: {k: {const: d}, 'a b/c': {type: string}, same: {$ref: '#/components/schemas/Dog/properties/a%20b~1c'}}}
            Tree: {$id: 'https://e.test/tree', type: object, properties: {child: {$ref: '#'}, leaf: {$ref: '#/$defs/Leaf'}}, $defs: {Leaf: {type: string}}}
    )",
    R"(
        //- api.yaml
        openapi: 3.0.3
        info: {title: Several files, version: '1'}
        paths:
          /a: {$ref: 'paths/a.yaml'}
          /b: {$ref: 'paths/all.yaml#/b'}
        components:
          schemas:
            Book: {$ref: 'schemas/Book.yaml'}
            Own: {type: object, properties: {book: {$ref: '#/components/schemas/Book'}}}
        //- paths/a.yaml
        get:
          operationId: a
          parameters: [{$ref: '../parts.yaml#/parameters/q'}]
          responses:
            '200': {description: d, content: {application/json: {schema: {$ref: '../schemas/Book.yaml'}}}}
            default: {$ref: '../parts.yaml#/responses/error'}
        //- paths/all.yaml
        b:
          post:
            operationId: b
            requestBody: {content: {application/json: {schema: {$ref: '../api.yaml#/components/schemas/Own'}}}}
            responses: {'201': {description: d, headers: {X: {$ref: '../parts.yaml#/headers/X'}}}}
        //- schemas/Book.yaml
        type: object
        properties: {author: {$ref: 'Author.yaml'}, next: {$ref: '#'}, title: {$ref: '#/properties/name'}, name: {type: string}}
        //- schemas/Author.yaml
        type: object
        properties: {books: {type: array, items: {$ref: 'Book.yaml'}}}
        //- parts.yaml
        parameters: {q: {name: q, in: query, schema: {type: string}}}
        headers: {X: {schema: {type: integer}}}
        responses: {error: {description: e, content: {application/json: {schema: {$ref: '#/schemas/Error'}}}}}
        schemas: {Error: {type: object, properties: {cause: {$ref: '#/schemas/Error'}}}}
    )",
    R"(
        //- api.yaml
        openapi: 3.2.0
        $self: https://e.test/apis/api.yaml
        info: {title: A URI of its own, version: '1'}
        paths:
          /a:
            query: {operationId: a, responses: {'200': {description: d, content: {application/json: {schema: {$ref: 'https://e.test/apis/api.yaml#/components/schemas/A'}}}}}}
            additionalOperations: {COPY: {responses: {'200': {$ref: '#/components/responses/R'}}}}
        components:
          responses: {R: {description: d, content: {application/json: {$ref: '#/components/mediaTypes/M'}}}}
          mediaTypes: {M: {schema: {$ref: 'api.yaml#/components/schemas/A'}}}
          schemas: {A: {type: object, $defs: {I: {type: string}}, properties: {i: {$ref: '#/components/schemas/A/$defs/I'}}}}
    )",
    R"(
        //- api.yaml
        openapi: 3.0.3
        info: {title: References into the middle, version: '1'}
        paths:
          /a/{id}:
            parameters: [{name: id, in: path, required: true, schema: {type: string}}]
            get:
              operationId: a
              parameters: [{$ref: '#/components/parameters/q'}, {$ref: '#/paths/~1b/post/parameters/0'}]
              responses:
                '200':
                  description: d
                  headers: {X: {$ref: '#/paths/~1b/post/responses/201/headers/X'}}
                  content:
                    application/json:
                      schema: {type: array, items: {$ref: '#/paths/~1b/post/requestBody/content/application~1json/schema/properties/inner'}}
                      examples: {one: {$ref: '#/components/examples/E'}, two: {value: {$ref: '#/none'}}}
                default: {$ref: '#/components/responses/Alias'}
          /b:
            post:
              operationId: b
              parameters: [{name: p, in: query, schema: {$ref: '#/paths/~1a~1%7Bid%7D/parameters/0/schema'}}]
              requestBody: {content: {application/json: {schema: {type: object, properties: {inner: {type: object, properties: {example: {$ref: '#/components/schemas/A'}, default: {$ref: '#/components/schemas/B%20%C3%A9'}}}}}}}}
              callbacks: {done: {'{$request.body#/url}': {post: {requestBody: {$ref: '#/components/requestBodies/R'}, responses: {'200': {description: d}}}}}, other: {$ref: '#/components/callbacks/C'}}
              responses: {'201': {description: d, headers: {X: {schema: {type: integer}}}, links: {l: {$ref: '#/components/links/L'}}}}
        components:
          parameters: {q: {name: q, in: query, schema: {$ref: '#/components/schemas/A/properties/a'}}}
          examples: {E: {value: [1]}}
          requestBodies: {R: {content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}}
          responses: {Alias: {$ref: '#/components/responses/Error'}, Error: {description: e, content: {application/json: {schema: {$ref: '#/components/schemas/A/allOf/0'}}}}}
          callbacks: {C: {'http://c.test': {get: {responses: {'200': {$ref: '#/components/responses/Error'}}}}}}
          links: {L: {operationId: a}}
          schemas:
            A: {type: object, nullable: true, properties: {a: {type: number, minimum: 1, exclusiveMinimum: true}, self: {$ref: '#/components/schemas/A'}}, allOf: [{type: object, properties: {e: {$ref: '#/components/schemas/Enum'}}}]}
            B é: {type: string}
            Enum: {type: string, enum: [a, b], nullable: true, default: a}
    )",
    R"(
        //- api.yaml
        openapi: 3.1.0
        info: {title: Files with the same names, version: '1'}
        paths:
          /a: {$ref: 'a/paths.yaml#/item'}
          /b: {$ref: 'b/paths.yaml#/item'}
        webhooks: {w: {$ref: 'b/paths.yaml#/hook'}}
        components:
          schemas: {Pet: {type: object, discriminator: {propertyName: k, mapping: {cat: 'a/Pet.yaml#/$defs/Cat', dog: 'b/Pet.yaml'}}, oneOf: [{$ref: 'a/Pet.yaml#/$defs/Cat'}, {$ref: 'b/Pet.yaml'}]}}
          securitySchemes: {key: {type: apiKey, name: k, in: header}}
        //- a/paths.yaml
        item:
          get:
            operationId: a
            security: [{key: []}]
            responses: {'200': {description: d, content: {application/json: {schema: {$ref: 'Pet.yaml'}}}, links: {l: {operationId: b}}}}
        //- a/Pet.yaml
        type: object
        properties: {a: {$ref: '#/$defs/Cat'}, other: {$ref: '../b/Pet.yaml'}, whole: {$ref: '../api.yaml#/components/schemas/Pet'}}
        $defs: {Cat: {type: object, properties: {cat: {type: string, description: one}}}}
        //- b/paths.yaml
        item:
          summary: s
          get: {operationId: b, responses: {'200': {$ref: '#/response'}}}
        hook: {post: {operationId: hook, requestBody: {content: {application/json: {schema: {$ref: './Pet.yaml#/properties/b'}}}}}}
        response: {description: d, content: {application/json: {schema: {$ref: 'Pet.yaml', description: beside}}}}
        //- b/Pet.yaml
        type: object
        properties: {b: {type: [string, 'null'], examples: [x]}, same: {$ref: '#/properties/b'}}
    )",
    R"(
        //- api.yaml
        openapi: 3.1.0
        info: {title: Merge keys, version: '1'}
        x-base: &base {in: header, required: false, schema: {$ref: '#/components/schemas/A'}}
        paths:
          /a:
            get:
              parameters: [{<<: *base, name: X-A}]
              responses: {'200': &ok {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}, '201': {<<: *ok, description: e}}
        components: {schemas: {A: {type: string}}}
    )",
};

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** The definitions of a folder: each file that states a version, with all files of its folder. */
void addFolder(const QString &folder, QList<WrittenCase> &cases)
{
    QDirIterator found(folder, {u"*.yaml"_qs, u"*.yml"_qs, u"*.json"_qs}, QDir::Files, QDirIterator::Subdirectories);
    QMap<QString, QByteArray> texts; // Sorted.
    while (found.hasNext()) {
        const QString path = found.next();
        texts.insert(path, bytesOf(path));
    }
    for (auto text = texts.cbegin(); text != texts.cend(); ++text) {
        const auto snapshot = document::Snapshot::parse(text.value(), document::formatOfFileName(text.key()));
        if (!snapshot.isValid() || !specification::versionOf(snapshot.at({"openapi"}).text()))
            continue;
        WrittenCase added{QDir(folder).relativeFilePath(text.key()), {}, text.key()};
        const QString own = QFileInfo(text.key()).path();
        for (auto other = texts.cbegin(); other != texts.cend(); ++other) {
            if (other.key().startsWith(own + u'/') && (own != folder || other.key() == text.key()))
                added.texts.insert(other.key(), other.value());
        }
        cases.append(added);
    }
}

QList<WrittenCase> readCases()
{
    QList<WrittenCase> cases;
    for (const char *text : OwnDefinitions) {
        const Fixture files(text);
        const auto root = document::Snapshot::parse(files.texts().value(u"/f/api.yaml"_qs), document::Format::Yaml);
        cases.append({root.at({"info", "title"}).text(), files.texts(), u"/f/api.yaml"_qs});
    }
    addFolder(QStringLiteral(RESOURCES "/examples"), cases);
    if (const QString corpus = support::corpusFolder(); !corpus.isEmpty()) {
        addFolder(QDir(corpus + u"/openapi"_qs).canonicalPath(), cases);
        addFolder(QDir(corpus + u"/definitions"_qs).canonicalPath(), cases);
    }
    // More definitions, for longer runs.
    if (const QString more = qEnvironmentVariable("GATEWRIGHT_MORE_DEFINITIONS"); !more.isEmpty())
        addFolder(QDir(more).canonicalPath(), cases);
    return cases;
}

const QList<WrittenCase> &definitionCases()
{
    static const QList<WrittenCase> cases = readCases();
    return cases;
}

QList<WrittenCase> allCases()
{
    QList<WrittenCase> cases = definitionCases();
    for (const support::SwaggerSample &sample : support::swaggerSamples())
        cases.append({u"Swagger: "_qs + QString::fromLatin1(sample.name),
                      {{u"/f/api.yaml"_qs, sample.text}},
                      u"/f/api.yaml"_qs});
    return cases;
}

void addRows(const QList<WrittenCase> &cases)
{
    QTest::addColumn<qsizetype>("index");
    for (qsizetype i = 0; i < cases.size(); ++i)
        QTest::newRow(qPrintable(cases[i].name)) << i;
}

FakeDocuments documentsOf(const Texts &texts)
{
    FakeDocuments documents;
    documents.texts = texts;
    return documents;
}

enum class Where { Everywhere, EntryDocument };

/** The findings of the rules about references and structure, with their numbers. The texts of references do not count,
 * because they differ between files. */
QMap<QString, int> findingsOf(const WrittenCase &written, Where where)
{
    QMap<QString, int> findings;
    qsizetype size = 0;
    for (const QByteArray &text : written.texts)
        size += text.size();
    if (size > LargestLinted)
        return findings;
    FakeDocuments documents = documentsOf(written.texts);
    const auto entry = documents.read(written.entry);
    const description::Description described(entry, openapi::DocumentSet::load({entry}, documents));
    for (const lint::DocumentFindings &each : lint::lint(described)) {
        if (where == Where::EntryDocument && each.document->address() != written.entry)
            continue;
        for (const base::Diagnostic &finding : each.diagnostics) {
            if (finding.rule.startsWith(u"ref-"))
                ++findings[finding.rule];
            else if (finding.rule == u"oas3-schema")
                ++findings[finding.rule + u' ' + finding.arguments.join(u' ')];
        }
    }
    return findings;
}

/** Returns the findings that are new in `after`, and that no loss is about. */
QStringList newFindings(const WrittenCase &before, const WrittenCase &after, const QList<Loss> &losses = {},
                        Where where = Where::Everywhere)
{
    const QMap<QString, int> known = findingsOf(before, where);
    const QMap<QString, int> found = findingsOf(after, where);
    QStringList added;
    for (auto finding = found.cbegin(); finding != found.cend(); ++finding) {
        const bool isListed = std::any_of(losses.begin(), losses.end(), [&](const Loss &loss) {
            return std::any_of(loss.arguments.begin(), loss.arguments.end(),
                               [&](const QString &argument) { return finding.key().contains(argument); });
        });
        if (finding.value() > known.value(finding.key()) && !isListed)
            added.append(finding.key());
    }
    return added;
}

/** The name at the end of a reference, which stays when its target moves. */
QString lastOf(const QString &reference)
{
    return reference.section(u'/', -1);
}

/** The definition of a case, read once for all tests. */
const PlainDescription &originalOf(const WrittenCase &before)
{
    static QHash<QString, std::shared_ptr<const PlainDescription>> known;
    std::shared_ptr<const PlainDescription> &original = known[before.name];
    if (!original)
        original = std::make_shared<const PlainDescription>(before.texts, before.entry);
    return *original;
}

/** Returns the references of a result that do not resolve, although they did before and no loss names them. */
QStringList brokenReferences(const WrittenCase &before, const PlainDescription &written, const QList<Loss> &losses = {})
{
    const PlainDescription &original = originalOf(before);
    if (original.isValid() && !written.isValid())
        return {u"not valid"_qs};
    QSet<QString> unresolved;
    for (const PlainDescription::Use &use : original.uses()) {
        if (!original.isResolved(use))
            unresolved.insert(lastOf(use.text));
    }
    QSet<QString> listed;
    for (const Loss &loss : losses)
        listed.unite({loss.arguments.begin(), loss.arguments.end()});
    QStringList broken;
    for (const PlainDescription::Use &use : written.uses()) {
        if (PlainDescription::isLocal(use) && !written.isResolved(use) && !unresolved.contains(lastOf(use.text)) &&
            !listed.contains(use.text))
            broken.append(use.document + use.pointer + u' ' + use.text);
    }
    return broken;
}

/** Returns the first place where two values differ, with both; an empty text if they are equal. What did not resolve
 * before may be anything. */
QString difference(const QJsonValue &before, const QJsonValue &after)
{
    if (before == after || before == PlainDescription::unresolvedValue())
        return {};
    const QJsonArray items = before.toArray();
    const QJsonArray otherItems = after.toArray();
    const QJsonObject members = before.toObject();
    const QJsonObject otherMembers = after.toObject();
    const bool isSameShape = before.type() == after.type() && items.size() == otherItems.size() &&
                             members.keys() == otherMembers.keys() && before.type() >= QJsonValue::Array;
    if (!isSameShape) {
        const QJsonDocument both(QJsonArray{before, after});
        return u": "_qs + QString::fromUtf8(both.toJson(QJsonDocument::Compact).left(500));
    }
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (const QString inner = difference(items[i], otherItems[i]); !inner.isEmpty())
            return u'/' + QString::number(i) + inner;
    }
    for (auto member = members.begin(); member != members.end(); ++member) {
        if (const QString inner = difference(member.value(), otherMembers.value(member.key())); !inner.isEmpty())
            return u'/' + member.key() + inner;
    }
    return {};
}

/** Returns the operations that are not the same, or whose content is not the same, when all references are replaced by
 * what they name. */
QStringList changedOperations(const WrittenCase &before, const PlainDescription &written)
{
    const PlainDescription &original = originalOf(before);
    if (original.operations() != written.operations())
        return original.operations() + written.operations();
    QStringList operations = original.operations();
    QRandomGenerator random(Seed);
    while (operations.size() > ComparedOperations)
        operations.removeAt(random.bounded(int(operations.size())));
    QStringList changed;
    for (const QString &operation : std::as_const(operations)) {
        const QString inner = difference(original.expanded(operation), written.expanded(operation));
        if (!inner.isEmpty())
            changed.append(operation + inner);
    }
    return changed;
}

WrittenCase withEntry(const WrittenCase &written, const QByteArray &text)
{
    WrittenCase changed = written;
    changed.texts.insert(written.entry, text);
    return changed;
}

} // namespace

void TestWrittenReferences::seesWhatIsBroken_data()
{
    QTest::addColumn<QByteArray>("text");     ///< In the definition that has all kinds of references.
    QTest::addColumn<QByteArray>("replaced"); ///< Names nothing, or something else.
    QTest::addColumn<bool>("isBroken");
    const auto row = [](const char *name, const char *text, const char *replaced, bool isBroken) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(replaced) << isBroken;
    };
    row("a component", "schema: {$ref: '#/components/schemas/Pet'}", "schema: {$ref: '#/components/schemas/Cow'}",
        true);
    row("another component", "schema: {$ref: '#/components/schemas/Pet'}", "schema: {$ref: '#/components/schemas/Dog'}",
        false);
    row("a percent-encoded place", "a%20b~1c", "a%20b%2Fc", true);
    row("an anchor", "{$ref: '#dog'}", "{$ref: '#cow'}", true);
    row("the pointer below an $id", "'#/$defs/Leaf'", "'#/components/schemas/Pet'", true);
    row("the root below an $id", "child: {$ref: '#'}", "child: {$ref: '#/$defs/Leaf'}", false);
    row("a name in a mapping", "c: Cat", "c: Cow", true);
    row("another name in a mapping", "c: Cat", "c: Dog", false);
    row("a reference in a mapping", "d: '#/components/schemas/Dog'", "d: '#/components/schemas/Cow'", true);
    row("an operationId", "operationId: b}", "operationId: c}", true);
    row("a reference to an operation", "'#/paths/~1b~1{id}/get'", "'#/paths/~1b/get'", true);
    row("a security scheme", "security: [{key: []}]", "security: [{kye: []}]", true);
    row("a value", "const: d", "const: e", false);
}

void TestWrittenReferences::seesWhatIsBroken()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, replaced);
    QFETCH(const bool, isBroken);
    const WrittenCase before = definitionCases().first();
    QByteArray changed = before.texts.value(before.entry);
    QCOMPARE(changed.count(text), 1);
    const WrittenCase after = withEntry(before, changed.replace(text, replaced));
    const PlainDescription written(after.texts, after.entry);
    QCOMPARE(brokenReferences(before, originalOf(before)), QStringList());
    QCOMPARE(changedOperations(before, originalOf(before)), QStringList());
    QCOMPARE(brokenReferences(before, written).isEmpty(), !isBroken);
    // A link and a requirement have no content.
    if (!isBroken)
        QVERIFY(!changedOperations(before, written).isEmpty());
}

void TestWrittenReferences::converts_data()
{
    addRows(allCases());
}

void TestWrittenReferences::converts()
{
    QFETCH(const qsizetype, index);
    const WrittenCase before = allCases()[index];
    const QByteArray text = before.texts.value(before.entry);
    for (const Version to : {Version::V30, Version::V31, Version::V32}) {
        if (text.size() > LargestLinted && to != Version::V31)
            continue; // One conversion of a large definition takes as long as all of the others.
        Document document(text, document::formatOfFileName(before.entry));
        const auto losses = conversion::convert(document, to, before.entry);
        QVERIFY2(losses.isOk(), losses.isOk() ? "" : qPrintable(losses.error().detail));
        const WrittenCase after = withEntry(before, document.fileBytes());
        QCOMPARE(brokenReferences(before, PlainDescription(after.texts, after.entry), *losses).join(u'\n'), QString());
        // Swagger has no findings, so all are new. Only the entry document is converted.
        if (!before.name.startsWith(u"Swagger"))
            QCOMPARE(newFindings(before, after, *losses, Where::EntryDocument).join(u'\n'), QString());
    }
}

void TestWrittenReferences::bundles_data()
{
    addRows(definitionCases());
}

void TestWrittenReferences::bundles()
{
    QFETCH(const qsizetype, index);
    const WrittenCase before = definitionCases()[index];
    Document document(before.texts.value(before.entry), document::formatOfFileName(before.entry));
    FakeDocuments documents = documentsOf(before.texts);
    const auto left = bundling::bundle(document, documents.load({before.entry}), before.entry);
    QVERIFY2(left.isOk(), left.isOk() ? "" : qPrintable(left.error().detail));
    const WrittenCase after{before.name, {{before.entry, document.fileBytes()}}, before.entry};
    QList<Loss> listed;
    for (const bundling::LeftReference &each : *left)
        listed.append({Loss::Kind::OtherFile, each.place.pointer, {each.reference}});
    const PlainDescription written(after.texts, after.entry);
    QCOMPARE(brokenReferences(before, written, listed).join(u'\n'), QString());
    QCOMPARE(changedOperations(before, written).join(u'\n'), QString());
    QCOMPARE(newFindings(before, after, listed).join(u'\n'), QString());
}

void TestWrittenReferences::splits_data()
{
    addRows(definitionCases());
}

void TestWrittenReferences::splits()
{
    QFETCH(const qsizetype, index);
    const WrittenCase before = definitionCases()[index];
    const QString folder = QFileInfo(before.entry).path() + u"/parts"_qs;
    const openapi::ReferencedDocument document(
        before.entry,
        document::Snapshot::parse(before.texts.value(before.entry), document::formatOfFileName(before.entry)));
    const auto files = bundling::split(document, folder);
    if (!files && files.error().detail == u"*") // Aliases, which cannot reach over files.
        return;
    QVERIFY2(files.isOk(), files.isOk() ? "" : qPrintable(files.error().detail));
    WrittenCase after{before.name, before.texts, folder + u'/' + files->first().name};
    for (const bundling::SplitFile &file : *files)
        after.texts.insert(folder + u'/' + file.name, file.bytes);
    const PlainDescription written(after.texts, after.entry);
    QCOMPARE(brokenReferences(before, written).join(u'\n'), QString());
    QCOMPARE(changedOperations(before, written).join(u'\n'), QString());
    QCOMPARE(newFindings(before, after).join(u'\n'), QString());
}

void TestWrittenReferences::exports_data()
{
    addRows(definitionCases());
}

void TestWrittenReferences::exports()
{
    QFETCH(const qsizetype, index);
    const WrittenCase before = definitionCases()[index];
    Document document(before.texts.value(before.entry), document::formatOfFileName(before.entry));
    QVERIFY(definition::exportPublic(document, false).isOk());
    const WrittenCase after = withEntry(before, document.fileBytes());
    const PlainDescription written(after.texts, after.entry);
    QCOMPARE(brokenReferences(before, written).join(u'\n'), QString());
    QCOMPARE(changedOperations(before, written).join(u'\n'), QString());
    QCOMPARE(newFindings(before, after).join(u'\n'), QString());
}

GATEWRIGHT_TEST(TestWrittenReferences, QCoreApplication)

#include "testwrittenreferences.moc"

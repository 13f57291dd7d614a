#include "corpus.h"
#include "fakedocuments.h"
#include "lint.h"
#include "testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

using openapi::Unavailability;
using support::FakeDocuments;
using support::Fixture;
using Reason = Unavailability::Reason;

/** Problems of references between files, each in the file and at the bytes where it stands. */
class TestLintSet final : public QObject
{
    Q_OBJECT

private slots:
    void findsTheRuleInTheRightFile_data();
    void findsTheRuleInTheRightFile();
    void asksOfAPartWhatItAsksOfADefinition();
    void checksTheStructureOfParts_data();
    void checksTheStructureOfParts();
    void repeatsNoValuesOfOtherFiles();
    void findsNothingInASplitDescription();
    void judgesTheKindOfATarget_data();
    void judgesTheKindOfATarget();
    void judgesReferencesByIdsAndAnchors_data();
    void judgesReferencesByIdsAndAnchors();
    void leavesOtherDefinitionsToThemselves();
    void knowsComponentsThatDiscriminatorsName();
};

namespace {

const QByteArray SetHead = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\n";
const QString Api = u"/f/api.yaml"_qs;
const QString Part = u"/f/parts/part.yaml"_qs;

struct SetRow {
    const char *name;
    QByteArray api;
    QByteArray part;
    QString address;
    const char *rule;
    const char *pointer;
    QByteArray marked;
};

QList<SetRow> setRows()
{
    const QByteArray toPart = SetHead + "paths: {/a: {$ref: 'parts/part.yaml'}}\n";
    return {
        {"no such file", SetHead + "paths: {/a: {$ref: 'no%20such.yaml#/x'}}\n", "", Api, "ref-file-missing",
         "/paths/~1a/$ref", "'no%20such.yaml#/x'"},
        {"no such place", SetHead + "paths: {/a: {$ref: \"parts/part.yaml#/no\"}}\n", "get: {}\n", Api,
         "ref-unresolved", "/paths/~1a/$ref", "\"parts/part.yaml#/no\""},
        {"no such file, said in a part", toPart, "get:\n  # why\n  requestBody: {$ref: no.yaml}\n", Part,
         "ref-file-missing", "/get/requestBody/$ref", "no.yaml"},
        {"no such place, said in a part", toPart, "get:\n  requestBody: {$ref: '../api.yaml#/no'}\n", Part,
         "ref-unresolved", "/get/requestBody/$ref", "'../api.yaml#/no'"},
        {"a circle over files", SetHead + "paths: {/a: {$ref: 'parts/part.yaml'}}\n",
         "$ref: '../api.yaml#/paths/~1a'\n", Part, "ref-cycle", "/$ref", "'../api.yaml#/paths/~1a'"},
        {"not valid", toPart, "get: \"open\n", Api, "ref-file-invalid", "/paths/~1a/$ref", "'parts/part.yaml'"},
        {"not readable", SetHead + "paths: {/a: {$ref: /f/unreadable}}\n", "", Api, "ref-file-unreadable",
         "/paths/~1a/$ref", "/f/unreadable"},
        {"outside", SetHead + "paths: {/a: {$ref: ../outside}}\n", "", Api, "ref-outside-folder", "/paths/~1a/$ref",
         "../outside"},
        {"not fetched", SetHead + "paths: {/a: {$ref: 'https://h/x.yaml#/A'}}\n", "", Api, "ref-not-fetched",
         "/paths/~1a/$ref", "'https://h/x.yaml#/A'"},
        {"being fetched", SetHead + "paths: {/a: {$ref: 'https://h/later'}}\n", "", Api, "ref-being-fetched",
         "/paths/~1a/$ref", "'https://h/later'"},
        {"no answer", SetHead + "paths: {/a: {$ref: 'https://h/silent'}}\n", "", Api, "ref-fetch-failed",
         "/paths/~1a/$ref", "'https://h/silent'"},
        {"refused", SetHead + "paths: {/a: {$ref: 'https://h/404'}}\n", "", Api, "ref-fetch-refused", "/paths/~1a/$ref",
         "'https://h/404'"},
        {"too large", SetHead + "paths: {/a: {$ref: 'https://h/large'}}\n", "", Api, "ref-fetch-too-large",
         "/paths/~1a/$ref", "'https://h/large'"},
        {"elsewhere", SetHead + "paths: {/a: {$ref: 'https://h/moved'}}\n", "", Api, "ref-leads-elsewhere",
         "/paths/~1a/$ref", "'https://h/moved'"},
        {"files", SetHead + "paths: {/a: {$ref: files}}\n", "", Api, "ref-too-many-files", "/paths/~1a/$ref", "files"},
        {"bytes", SetHead + "paths: {/a: {$ref: bytes}}\n", "", Api, "ref-too-many-bytes", "/paths/~1a/$ref", "bytes"},
        {"depth", SetHead + "paths: {/a: {$ref: depth}}\n", "", Api, "ref-too-deep", "/paths/~1a/$ref", "depth"},
        {"a security scheme named in a part", toPart, "get: {security: [{key: []}]}\n", Part,
         "oas3-operation-security-defined", "/get/security/0/key", "key"},
    };
}

FakeDocuments documentsOf(const QByteArray &api, const QByteArray &part)
{
    FakeDocuments documents;
    documents.texts = {{Api, api}, {Part, part}};
    documents.refused = {{u"/f/unreadable"_qs, {Reason::Unreadable, u"Permission denied"_qs}},
                         {u"/outside"_qs, {Reason::OutsideFolder, {}}},
                         {u"https://h/x.yaml"_qs, {Reason::NotFetched, {}}},
                         {u"https://h/later"_qs, {Reason::BeingFetched, {}}},
                         {u"https://h/silent"_qs, {Reason::FetchFailed, u"Connection refused"_qs}},
                         {u"https://h/404"_qs, {Reason::FetchRefused, u"404"_qs}},
                         {u"https://h/large"_qs, {Reason::FetchTooLarge, u"64"_qs}},
                         {u"https://h/moved"_qs, {Reason::LeadsElsewhere, u"https://other/"_qs}},
                         {u"/f/files"_qs, {Reason::TooManyFiles, u"10000"_qs}},
                         {u"/f/bytes"_qs, {Reason::TooManyBytes, u"256"_qs}},
                         {u"/f/depth"_qs, {Reason::TooDeep, u"64"_qs}}};
    return documents;
}

QStringList rulesWithPlaces(const base::Diagnostics &diagnostics)
{
    QStringList rules;
    for (const base::Diagnostic &diagnostic : diagnostics)
        rules.append(diagnostic.rule + u' ' + diagnostic.pointer);
    return rules;
}

/** Files of a folder. */
class FolderDocuments final : public openapi::DocumentSource
{
public:
    base::Result<openapi::ReferencedDocumentPtr, Unavailability> open(const QString &address) override
    {
        QFile file(address);
        if (!file.open(QIODevice::ReadOnly))
            return Unavailability{Reason::NotFound, file.errorString()};
        const auto snapshot = document::Snapshot::parse(file.readAll(), document::formatOfFileName(address));
        return std::make_shared<const openapi::ReferencedDocument>(address, snapshot);
    }
};

} // namespace

void TestLintSet::findsTheRuleInTheRightFile_data()
{
    QTest::addColumn<int>("row");
    const QList<SetRow> all = setRows();
    for (qsizetype i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << int(i);
}

void TestLintSet::findsTheRuleInTheRightFile()
{
    QFETCH(int, row);
    const SetRow expected = setRows().at(row);
    FakeDocuments documents = documentsOf(expected.api, expected.part);
    const auto set = documents.load({Api});
    const auto document = set.find(expected.address);
    QVERIFY(document);
    const base::Diagnostics found = lint::diagnosticsIn(lint::lint(description::Description(set.find(Api), set)),
                                                        document);
    const auto place = std::find_if(found.begin(), found.end(), [&](const auto &each) {
        return each.rule == QLatin1String(expected.rule) && each.pointer == QLatin1String(expected.pointer);
    });
    QVERIFY2(place != found.end(), qPrintable(rulesWithPlaces(found).join(u'\n')));
    QCOMPARE(document->snapshot().text(place->span), expected.marked);
    QVERIFY(!place->arguments.isEmpty());
}

void TestLintSet::asksOfAPartWhatItAsksOfADefinition()
{
    FakeDocuments documents(Fixture(R"(
        //- api.yaml
        openapi: 3.0.3
        info: {title: T, version: '1'}
        paths: {/a: {$ref: 'parts/part.yaml'}}
        //- parts/part.yaml
        get: {responses: {'200': {description: d}}}
    )"));
    const auto set = documents.load({Api});
    const auto found = lint::lint(description::Description(set.find(Api), set));
    const QStringList expected{u"operation-operationId /get"_qs, u"operation-description /get"_qs,
                               u"operation-tags /get"_qs};
    QStringList places = rulesWithPlaces(lint::diagnosticsIn(found, set.find(Part)));
    places.removeIf([&](const QString &place) { return !expected.contains(place); });
    QCOMPARE(places.size(), expected.size());
    for (const base::Diagnostic &each : lint::diagnosticsIn(found, set.find(Part)))
        QCOMPARE(base::logicalPlace(each).left(10), u"/paths/~1a"_qs);
    // The same file on its own is no definition, and that is said.
    QVERIFY(rulesWithPlaces(lint::lint(set.find(Part)->snapshot())).contains(u"openapi-missing /openapi"_qs));
}

void TestLintSet::checksTheStructureOfParts_data()
{
    QTest::addColumn<QByteArray>("api");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QStringList>("expected");
    const QByteArray schema31 = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\n"
                                "components: {schemas: {A: {$ref: 'parts/part.yaml#/A'}}}\n";
    const QByteArray item = SetHead + "paths: {/a: {$ref: 'parts/part.yaml'}}\n";
    const auto row = [](const char *name, const QByteArray &api, const QByteArray &part, const QStringList &expected) {
        QTest::newRow(name) << api << part << expected;
    };
    row("a path item", item, "get: {responses: {'99': {description: d}}}\n",
        {u"part oas3-schema /get/responses/99"_qs});
    row("a sound one", item, "get: {responses: {'200': {description: d}}}\nx-more: {get: 1}\n", {});
    row("what another part refers to", item, "get: {responses: {'200': {$ref: '#/x-all/r'}}}\nx-all: {r: {}, s: {}}\n",
        {u"part oas3-schema /x-all/r"_qs});
    row("a schema of 3.1", schema31, "A: {type: [string, 'null'], items: {type: wrong}}\nB: {type: wrong}\n",
        {u"part oas3-schema /A/items/type"_qs});
    row("a schema of 3.0",
        QByteArray(schema31).replace("3.1.0", "3.0.3").replace("components", "paths: {}\ncomponents"),
        "A: {type: [string, 'null']}\n", {u"part oas3-schema /A/type"_qs});
    row("one inside the other",
        QByteArray(schema31).replace("A: {", "P: {$ref: 'parts/part.yaml#/A/properties/p'}, A: {"),
        "A: {properties: {p: {type: wrong}}}\n", {u"part oas3-schema /A/properties/p/type"_qs});
    row("a schema that a mapping names",
        SetHead + "paths: {}\ncomponents: {schemas: {A: {discriminator: {propertyName: p, mapping: {x: "
                  "'parts/part.yaml#/X'}}, properties: {p: {type: string}}, required: [p]}}}\n",
        "X: {type: wrong}\n", {u"part oas3-schema /X/type"_qs});
    row("a reference to a reference",
        SetHead + "paths: {/a: {get: {responses: {'200': {$ref: 'parts/part.yaml#/a'}}}}}\n",
        "a: {$ref: '#/b'}\nb: {headers: {h: {content: {}}}}\n",
        {u"part oas3-schema /b"_qs, u"part oas3-schema /b/headers/h/content"_qs});
    row("places in the document itself that only references reach",
        SetHead + "paths: {}\ncomponents: {schemas: {A: {$ref: '#/x-defs/A'}}}\nx-defs: {A: {type: wrong}, B: {type: "
                  "wrong}}\n",
        "", {u"api oas3-schema /x-defs/A/type"_qs});
    row("a reference in an example is none",
        SetHead + "paths: {}\ncomponents: {examples: {A: {value: {$ref: 'parts/part.yaml#/A'}}}}\n",
        "A: {type: wrong}\n", {});
}

void TestLintSet::checksTheStructureOfParts()
{
    QFETCH(QByteArray, api);
    QFETCH(QByteArray, part);
    QFETCH(QStringList, expected);
    FakeDocuments documents = documentsOf(api, part);
    const auto set = documents.load({Api});
    QStringList found;
    for (const lint::DocumentFindings &in : lint::lint(description::Description(set.find(Api), set))) {
        const bool isApi = in.document->address() == Api;
        for (const base::Diagnostic &problem : in.diagnostics) {
            if (problem.rule == u"oas3-schema")
                found.append((isApi ? u"api "_qs : u"part "_qs) + problem.rule + u' ' + problem.pointer);
        }
    }
    QCOMPARE(found, expected);
}

/** A definition can name any file in its folder: only names are repeated for which OpenAPI has a place. */
void TestLintSet::repeatsNoValuesOfOtherFiles()
{
    FakeDocuments documents(Fixture(R"(
        //- api.yaml
        openapi: 3.0.3
        info: {title: T, version: '1'}
        paths: {/a: {$ref: 'parts/part.yaml'}}
        //- parts/part.yaml
        get:
          security: [hunter2, hunter2]
          parameters: hunter2
          responses: {hunter2: 5, '200': {description: [hunter2]}}
        password: hunter2
    )"));
    const auto set = documents.load({Api});
    const auto found = lint::diagnosticsIn(lint::lint(description::Description(set.find(Api), set)), set.find(Part));
    QVERIFY(found.size() > 2);
    for (const base::Diagnostic &problem : found) {
        const bool isKey = problem.arguments.value(0) == u"wrong-status" || problem.arguments.value(0) == u"not-object";
        QVERIFY2(isKey || !problem.arguments.join(u' ').contains(u"hunter2"), qPrintable(problem.arguments.join(u' ')));
    }
}

void TestLintSet::findsNothingInASplitDescription()
{
    SKIP_WITHOUT_CORPUS();
    FolderDocuments documents;
    const QString entry = support::corpusFolder() + u"/openapi/cafe-split/cafe.yaml"_qs;
    const auto opened = documents.open(QDir::cleanPath(entry));
    QVERIFY(opened.isOk());
    const auto set = openapi::DocumentSet::load({*opened}, documents);
    QVERIFY(set.documents().size() > 30);
    for (const lint::DocumentFindings &found : lint::lint(description::Description(*opened, set))) {
        for (const base::Diagnostic &problem : found.diagnostics)
            QVERIFY2(!problem.rule.startsWith(u"ref-") && problem.rule != u"oas3-schema" &&
                         problem.rule != u"oas3-operation-security-defined",
                     qPrintable(found.document->address() + u' ' + problem.rule + u' ' + problem.arguments.join(u' ')));
    }
}

void TestLintSet::judgesTheKindOfATarget_data()
{
    QTest::addColumn<QByteArray>("api");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<bool>("isWrong");
    const auto row = [](const char *name, const QByteArray &members, const QByteArray &part, bool isWrong) {
        QTest::newRow(name) << "openapi: 3.1.0\ninfo: {title: T, version: '1'}\n" + members << part << isWrong;
    };
    const QByteArray all = "components: {schemas: {S: {items: {}}, B: true}, responses: {R: {description: d}}, "
                           "pathItems: {I: {get: {}}}}\n";
    const auto schema = [&](const QByteArray &reference) {
        return all + "paths: {/a: {get: {responses: {'200': {description: d, content: {a/b: {schema: {$ref: '" +
               reference + "'}}}}}}}}\n";
    };
    row("a schema", schema("#/components/schemas/S"), "", false);
    row("inside a schema", schema("#/components/schemas/S/items"), "", false);
    row("a boolean schema", schema("#/components/schemas/B"), "", false);
    row("a response", schema("#/components/responses/R"), "", true);
    row("a text", schema("#/info/title"), "", true);
    row("the document", schema("#"), "", true);
    row("another place", schema("#/x-defs/A") + "x-defs: {A: {type: string}}\n", "", false);
    row("a file", schema("parts/part.yaml"), "type: string\n", false);
    row("a file with a boolean schema", schema("parts/part.yaml"), "true\n", false);
    row("a file with a text", schema("parts/part.yaml"), "text\n", true);
    row("an object of a definition", schema("parts/part.yaml#/components/parameters/P"),
        "openapi: 3.1.0\ncomponents: {parameters: {P: {name: p, in: query, schema: {}}}}\n", true);
    row("a path item", all + "paths: {/a: {$ref: '#/components/pathItems/I'}}\n", "", false);
    row("an operation for a path item", all + "paths: {/a: {$ref: '#/components/pathItems/I/get'}}\n", "", true);
    row("two kinds for one place",
        "paths: {/a: {parameters: [{$ref: parts/part.yaml}], get: {responses: {'200': {$ref: parts/part.yaml}}}}}\n",
        "{name: p, in: query, schema: {}}\n", true);
}

void TestLintSet::judgesTheKindOfATarget()
{
    QFETCH(QByteArray, api);
    QFETCH(QByteArray, part);
    QFETCH(bool, isWrong);
    FakeDocuments documents = documentsOf(api, part);
    const auto set = documents.load({Api});
    const auto found = lint::diagnosticsIn(lint::lint(description::Description(set.find(Api), set)), set.find(Api));
    const auto count = std::count_if(found.begin(), found.end(),
                                     [](const auto &each) { return each.rule == u"ref-wrong-kind"; });
    QCOMPARE(count, isWrong ? 1 : 0);
}

void TestLintSet::judgesReferencesByIdsAndAnchors_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("schemas");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QString>("problem");
    const QByteArray head = "openapi: 3.2.0\ninfo: {title: T, version: '1'}\n";
    const auto row = [&](const char *name, const QByteArray &schemas, const QString &problem,
                         const QByteArray &part = {}, const QByteArray &more = {}) {
        QTest::newRow(name) << head + more << schemas << part << problem;
    };
    const QByteArray resource = "A: {$id: 'https://h/a', $defs: {B: {type: string, $anchor: b}}, properties: {p: ";
    const QString inside = u"ref-unresolved /components/schemas/A/properties/p/$ref"_qs;
    const QString outside = u"ref-unresolved /components/schemas/C/$ref"_qs;
    row("an anchor", "A: {$anchor: a}, C: {$ref: '#a'}", {});
    row("no such anchor", "A: {$anchor: a}, C: {$ref: '#b'}", outside);
    row("an anchor of a file", "C: {$ref: 'parts/part.yaml#a'}", {}, "x: {$anchor: a}\n");
    row("no such anchor in a file", "C: {$ref: 'parts/part.yaml#b'}", outside, "x: {$anchor: a}\n");
    row("inside a resource", resource + "{$ref: '#/$defs/B'}}}", {});
    row("an anchor inside a resource", resource + "{$ref: '#b'}}}", {});
    row("not inside a resource", resource + "{$ref: '#/components/schemas/A'}}}", inside);
    row("an anchor of another resource", resource + "{$ref: '#c'}}}, C: {$anchor: c}", inside);
    row("a resource by its URI", resource + "{}}}, C: {$ref: 'https://h/a#/$defs/B'}", {});
    row("an anchor of a resource by its URI", resource + "{}}}, C: {$ref: 'https://h/a#b'}", {});
    row("no place of a resource", resource + "{}}}, C: {$ref: 'https://h/a#/$defs/C'}", outside);
    row("relative to a resource", resource + "{$ref: other}}}", {});
    row("a resource relative to a resource", resource + "{$id: c, $defs: {D: {}}}}}, C: {$ref: 'https://h/c#/$defs/D'}",
        {});
    row("the document by its URI", "A: {type: string}, C: {$ref: 'https://h/self.yaml#/components/schemas/A'}", {}, {},
        "$self: https://h/self.yaml\n");
    row("no place of the document", "C: {$ref: 'https://h/self.yaml#/components/schemas/A'}", outside, {},
        "$self: https://h/self.yaml\n");
    row("a resource of a file", "A: {$ref: parts/part.yaml}, C: {$ref: 'https://h/part#/$defs/B'}", {},
        "$id: https://h/part\n$defs: {B: {}}\n");
    row("a file whose root has an id", "A: {$ref: parts/part.yaml}", {},
        "$id: https://h/part\nitems: {$ref: '#/$defs/B'}\n$defs: {B: {}}\n");
    QTest::newRow("3.0 has no ids") << QByteArray("openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n")
                                    << resource + "{$ref: '#/components/schemas/C'}}}, C: {}" << QByteArray()
                                    << QString();
}

void TestLintSet::judgesReferencesByIdsAndAnchors()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, schemas);
    QFETCH(QByteArray, part);
    QFETCH(QString, problem);
    FakeDocuments documents = documentsOf(head + "components: {schemas: {" + schemas + "}}\n", part);
    const auto set = documents.load({Api});
    QStringList found;
    for (const lint::DocumentFindings &in : lint::lint(description::Description(set.find(Api), set))) {
        for (const base::Diagnostic &each : in.diagnostics) {
            if (each.rule.startsWith(u"ref-"))
                found.append(each.rule + u' ' + each.pointer);
        }
    }
    QCOMPARE(found.join(u'\n'), problem);
    // Nothing is fetched for a name.
    QVERIFY2(std::none_of(documents.opened.begin(), documents.opened.end(),
                          [](const QString &address) { return address.startsWith(u"https://h/a"); }),
             qPrintable(documents.opened.join(u' ')));
}

/** What another definition says of itself is not repeated; the names that it needs of this one are checked. */
void TestLintSet::leavesOtherDefinitionsToThemselves()
{
    FakeDocuments documents(Fixture(R"(
        //- api.yaml
        openapi: 3.0.3
        info: {title: T, version: '1'}
        paths: {/a: {$ref: 'parts/part.yaml#/paths/~1b'}}
        components: {schemas: {A: {$ref: 'parts/part.yaml#/components/schemas/A'}}}
        //- parts/part.yaml
        openapi: 3.0.3
        info: {title: T, version: '1'}
        paths:
          /b: {get: {tags: [none], security: [{key: []}], wrong: 1}}
          /c: {get: {security: [{no: []}]}}
        components: {securitySchemes: {key: {}}, schemas: {A: {example: 1, type: string}}}
    )"));
    const auto set = documents.load({Api});
    const auto found = lint::lint(description::Description(set.find(Api), set));
    const QStringList expected{u"operation-tag-defined /paths/~1b/get/tags/0"_qs,
                               u"oas3-operation-security-defined /paths/~1b/get/security/0/key"_qs};
    QCOMPARE(rulesWithPlaces(lint::diagnosticsIn(found, set.find(Part))), expected);
}

void TestLintSet::knowsComponentsThatDiscriminatorsName()
{
    FakeDocuments documents(Fixture(R"(
        //- api.yaml
        openapi: 3.0.3
        info: {title: T, version: '1'}
        paths: {}
        components:
          schemas:
            Pet: {discriminator: {propertyName: p}}
            Cat: {allOf: [{$ref: '#/components/schemas/Pet'}]}
            Kitten: {allOf: [{$ref: '#/components/schemas/Cat'}]}
            Dog: {$ref: 'parts/part.yaml'}
            Other: {allOf: [{type: object}]}
        //- parts/part.yaml
        allOf: [{$ref: '../api.yaml#/components/schemas/Pet'}]
    )"));
    const auto set = documents.load({Api});
    QStringList unused;
    for (const base::Diagnostic &each :
         lint::diagnosticsIn(lint::lint(description::Description(set.find(Api), set)), set.find(Api))) {
        if (each.rule == u"oas3-unused-component")
            unused.append(each.pointer);
    }
    QCOMPARE(unused, QStringList{u"/components/schemas/Other"_qs});
}

GATEWRIGHT_TEST(TestLintSet, QCoreApplication)
#include "testlintset.moc"

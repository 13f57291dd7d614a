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
using Reason = Unavailability::Reason;

/** Problems of references between files, each in the file and at the bytes where it stands. */
class TestLintSet final : public QObject
{
    Q_OBJECT

private slots:
    void findsTheRuleInTheRightFile_data();
    void findsTheRuleInTheRightFile();
    void asksOfAPartOnlyWhatHoldsForParts();
    void checksTheStructureOfParts_data();
    void checksTheStructureOfParts();
    void repeatsNoValuesOfOtherFiles();
    void findsNothingInASplitDescription();
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
    const base::Diagnostics found = lint::lint(document, set);
    const auto place = std::find_if(found.begin(), found.end(), [&](const auto &each) {
        return each.rule == QLatin1String(expected.rule) && each.pointer == QLatin1String(expected.pointer);
    });
    QVERIFY2(place != found.end(), qPrintable(rulesWithPlaces(found).join(u'\n')));
    QCOMPARE(document->snapshot().text(place->span), expected.marked);
    QVERIFY(!place->arguments.isEmpty());
}

void TestLintSet::asksOfAPartOnlyWhatHoldsForParts()
{
    FakeDocuments documents = documentsOf(SetHead + "paths: {/a: {$ref: 'parts/part.yaml'}}\n",
                                          "get: {responses: {'200': {description: d}}}\n");
    const auto set = documents.load({Api});
    QCOMPARE(rulesWithPlaces(lint::lint(set.find(Part), set)), QStringList());
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
    const lint::Parts parts = lint::Parts::of(set);
    QStringList found;
    for (const auto &document : set.documents()) {
        const bool isApi = document->address() == Api;
        for (const base::Diagnostic &problem :
             isApi ? lint::lint(document, set) : lint::lintNamed(document, set, parts)) {
            if (problem.rule == u"oas3-schema")
                found.append((isApi ? u"api "_qs : u"part "_qs) + problem.rule + u' ' + problem.pointer);
        }
    }
    QCOMPARE(found, expected);
}

/** A definition can name any file in its folder. */
void TestLintSet::repeatsNoValuesOfOtherFiles()
{
    FakeDocuments documents = documentsOf(
        SetHead + "paths: {/a: {$ref: 'parts/part.yaml'}}\n",
        "get: {tags: [hunter2, hunter2], parameters: hunter2, responses: {hunter2: 5, "
        "'200': {description: [hunter2]}}}\npassword: hunter2\n");
    const auto set = documents.load({Api});
    const auto found = lint::lintNamed(set.find(Part), set, lint::Parts::of(set));
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
    for (const auto &document : set.documents()) {
        for (const base::Diagnostic &problem : lint::lint(document, set))
            QVERIFY2(!problem.rule.startsWith(u"ref-") && problem.rule != u"oas3-schema" &&
                         problem.rule != u"oas3-operation-security-defined",
                     qPrintable(document->address() + u' ' + problem.rule + u' ' + problem.arguments.join(u' ')));
    }
}

GATEWRIGHT_TEST(TestLintSet, QCoreApplication)
#include "testlintset.moc"

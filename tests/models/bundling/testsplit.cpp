#include "bundle.h"
#include "corpus.h"
#include "fakedocuments.h"
#include "split.h"
#include "testprogram.h"
#include "version.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using document::Document;
using document::Format;
using document::Snapshot;
using openapi::ReferencedDocument;
using support::FakeDocuments;

/** A definition becomes several files with the same text, and one again. */
class TestSplit final : public QObject
{
    Q_OBJECT

private slots:
    void givesEachPieceAFile();
    void rewritesReferences_data();
    void rewritesReferences();
    void rewritesAnchors();
    void rewritesRelativeUris_data();
    void rewritesRelativeUris();
    void removesItsOwnUri();
    void copiesWhatAliasesShare();
    void keepsNamesApart();
    void becomesOneAgain_data();
    void becomesOneAgain();
    void refuses();
};

namespace {

const QString Folder = u"/f/split"_qs;

QHash<QString, QByteArray> filesOf(const QByteArray &text, const QString &address = u"/f/api.yaml"_qs)
{
    const auto files = bundling::split(
        ReferencedDocument(address, Snapshot::parse(text, document::formatOfFileName(address))), Folder);
    QHash<QString, QByteArray> texts;
    if (files) {
        for (const bundling::SplitFile &file : *files)
            texts.insert(file.name, file.bytes);
    }
    return texts;
}

} // namespace

void TestSplit::givesEachPieceAFile()
{
    const QByteArray text = "openapi: 3.0.3 # ours\n"
                            "info: {title: T, version: '1'}\n"
                            "paths:\n"
                            "  # books\n"
                            "  /books/{id}:\n"
                            "    get: # one\n"
                            "      description: |\n"
                            "        Two\n"
                            "          lines\n"
                            "      responses:\n"
                            "        '200': {description: \"a\n"
                            "          b\"}\n"
                            "  /: {get: {}}\n"
                            "components:\n"
                            "  schemas:\n"
                            "    Book: {type: object} # flow\n"
                            "    Empty: {}\n"
                            "  securitySchemes:\n"
                            "    key: {type: http}\n";
    const auto files = filesOf(text);
    QCOMPARE(files.value(u"openapi.yaml"_qs), QByteArray("openapi: 3.0.3 # ours\n"
                                                         "info: {title: T, version: '1'}\n"
                                                         "paths:\n"
                                                         "  # books\n"
                                                         "  /books/{id}:\n"
                                                         "    $ref: paths/books_%7Bid%7D.yaml\n"
                                                         "  /:\n"
                                                         "    $ref: paths/root.yaml\n"
                                                         "components:\n"
                                                         "  schemas:\n"
                                                         "    Book: # flow\n"
                                                         "      $ref: components/schemas/Book.yaml\n"
                                                         "    Empty: {}\n"
                                                         "  securitySchemes:\n"
                                                         "    key: {type: http}\n"));
    QCOMPARE(files.value(u"paths/books_{id}.yaml"_qs), QByteArray("get: # one\n"
                                                                  "  description: |\n"
                                                                  "    Two\n"
                                                                  "      lines\n"
                                                                  "  responses:\n"
                                                                  "    '200': {description: \"a\n"
                                                                  "      b\"}\n"));
    QCOMPARE(files.value(u"paths/root.yaml"_qs), QByteArray("{get: {}}\n"));
    QCOMPARE(files.value(u"components/schemas/Book.yaml"_qs), QByteArray("{type: object}\n"));
    QCOMPARE(files.size(), 4);
}

void TestSplit::rewritesReferences_data()
{
    QTest::addColumn<QByteArray>("reference");
    QTest::addColumn<QByteArray>("inPath");
    QTest::addColumn<QByteArray>("inEntry");
    QTest::newRow("a component") << QByteArray("#/components/schemas/Book")
                                 << QByteArray("../components/schemas/Book.yaml")
                                 << QByteArray("components/schemas/Book.yaml");
    QTest::newRow("inside one") << QByteArray("#/components/schemas/Book/properties/x")
                                << QByteArray("../components/schemas/Book.yaml#/properties/x")
                                << QByteArray("components/schemas/Book.yaml#/properties/x");
    QTest::newRow("what stays") << QByteArray("#/x-schemas/A") << QByteArray("../openapi.yaml#/x-schemas/A")
                                << QByteArray("#/x-schemas/A");
    QTest::newRow("a file") << QByteArray("other/a.yaml#/A") << QByteArray("../../other/a.yaml#/A")
                            << QByteArray("../other/a.yaml#/A");
    QTest::newRow("a server") << QByteArray("https://h.test/a.yaml#/A") << QByteArray("https://h.test/a.yaml#/A")
                              << QByteArray("https://h.test/a.yaml#/A");
}

void TestSplit::rewritesReferences()
{
    QFETCH(const QByteArray, reference);
    QFETCH(const QByteArray, inPath);
    QFETCH(const QByteArray, inEntry);
    const auto textWith = [](const QByteArray &one, const QByteArray &other) {
        return "get: {responses: {default: {content: {a/b: {schema: {$ref: '" + one + "'}}}}}}\n" + other;
    };
    const QByteArray text =
        "openapi: 3.1.0\npaths:\n  /a:\n    " + textWith(reference, "") + "definitions: {D: {$ref: '" + reference +
        "'}}\ncomponents:\n  schemas:\n    Book: {properties: {x: {type: string}}}\nx-schemas: {A: {type: string}}\n";
    const auto files = filesOf(text);
    QCOMPARE(files.value(u"paths/a.yaml"_qs), textWith(inPath, ""));
    QCOMPARE(Snapshot::parse(files.value(u"openapi.yaml"_qs), Format::Yaml).at({"definitions", "D", "$ref"}).bytes(),
             inEntry);
}

/** Anchors of other files, and what is below the `$id` of a schema, stay what they are. */
void TestSplit::rewritesAnchors()
{
    const auto files = filesOf(
        "openapi: 3.1.0\npaths:\n  /a: {get: {responses: {default: {content: {a/b: {schema: {$ref: '#here'}}}}, "
        "x: {$ref: 'other.yaml#there'}}}}\ncomponents:\n  schemas:\n"
        "    A: {properties: {x: {$anchor: here}, y: {$ref: '#here'}, z: {$ref: 'https://e.example/b#/$defs/d'}}}\n"
        "    B: {$id: 'https://e.example/b', items: {$ref: '#/$defs/d'}, not: {$ref: c}, $defs: {d: {$ref: '#e'}, "
        "e: {$anchor: e}}}\n    C: {$id: 'https://e.example/c', $ref: b}\n    D: {$id: d, not: {$ref: d#/items}, "
        "items: {}}\n");
    QCOMPARE(files.value(u"paths/a.yaml"_qs),
             QByteArray("{get: {responses: {default: {content: {a/b: {schema: {$ref: "
                        "'../components/schemas/A.yaml#/properties/x'}}}}, x: {$ref: '../../other.yaml#there'}}}}\n"));
    QCOMPARE(files.value(u"components/schemas/A.yaml"_qs),
             QByteArray("{properties: {x: {$anchor: here}, y: {$ref: '#here'}, z: {$ref: 'B.yaml#/$defs/d'}}}\n"));
    QCOMPARE(files.value(u"components/schemas/B.yaml"_qs),
             QByteArray("{$id: 'https://e.example/b', items: {$ref: '#/$defs/d'}, not: {$ref: https://e.example/c}, "
                        "$defs: {d: {$ref: '#e'}, e: {$anchor: e}}}\n"));
    QCOMPARE(files.value(u"components/schemas/D.yaml"_qs),
             QByteArray("{$id: ../../../d, not: {$ref: '#/items'}, items: {}}\n"));
}

void TestSplit::rewritesRelativeUris_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("YAML") << u"/f/api.yaml"_qs
                          << QByteArray(
                                 "openapi: 3.1.0\ninfo: {license: {url: license.html}}\npaths:\n  /a:\n    get:\n"
                                 "      externalDocs: {url: docs/a.html} # here\n      responses: {default: {content: "
                                 "{a/b: {examples: {e: {externalValue: ../e.json}}}}, links: {l: {operationRef: "
                                 "'#/paths/~1b/get'}, o: {operationRef: 'api.yaml#/paths/~1b/get'}}}}\n"
                                 "  /b: {get: {}}\n")
                          << QByteArray(
                                 "get:\n  externalDocs: {url: ../../docs/a.html} # here\n  responses: {default: "
                                 "{content: {a/b: {examples: {e: {externalValue: ../../../e.json}}}}, links: {l: "
                                 "{operationRef: 'b.yaml#/get'}, o: {operationRef: 'b.yaml#/get'}}}}\n");
    QTest::newRow("JSON") << u"/f/api.json"_qs
                          << QByteArray(
                                 R"({"openapi": "3.1.0", "info": {"license": {"url": "license.html"}}, "paths": {)"
                                 R"("/a": {"get": {"externalDocs": {"url": "docs/a.html"}}}}})")
                          << QByteArray("{\"get\": {\"externalDocs\": {\"url\": \"../../docs/a.html\"}}}\n");
}

void TestSplit::rewritesRelativeUris()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, path);
    const auto files = filesOf(text, name);
    const QString ending = name.section(u'.', -1);
    QCOMPARE(files.value(u"paths/a."_qs + ending), path);
    const QString entry = u"openapi."_qs + ending;
    QCOMPARE(
        Snapshot::parse(files.value(entry), document::formatOfFileName(entry)).at({"info", "license", "url"}).bytes(),
        QByteArray("../license.html"));
}

void TestSplit::removesItsOwnUri()
{
    const auto files = filesOf("openapi: 3.2.0\n$self: https://e.example/apis/api.yaml\npaths:\n"
                               "  /a: {get: {x: {$ref: 'https://e.example/apis/api.yaml#/components/schemas/A'}}}\n"
                               "components: {schemas: {A: {type: string}}}\n");
    QCOMPARE(files.value(u"paths/a.yaml"_qs), QByteArray("{get: {x: {$ref: '../components/schemas/A.yaml'}}}\n"));
    QVERIFY(!files.value(u"openapi.yaml"_qs).contains("$self"));
}

void TestSplit::copiesWhatAliasesShare()
{
    const QByteArray text = "openapi: 3.1.0\n"
                            "x-params:\n"
                            "  base: &base {in: query, schema: {$ref: '#/components/schemas/A'}}\n"
                            "paths:\n"
                            "  /a:\n"
                            "    get: &get\n"
                            "      parameters:\n"
                            "        - <<: *base # ours\n"
                            "          name: q\n"
                            "      responses: {'200': &ok {description: d}, '201': *ok}\n"
                            "  /b:\n"
                            "    get: *get\n"
                            "components:\n"
                            "  schemas:\n"
                            "    A: &A {type: object}\n"
                            "    B: {<<: *A, title: B}\n";
    const auto files = filesOf(text);
    QCOMPARE(files.value(u"paths/a.yaml"_qs), QByteArray("get: &get\n"
                                                         "  parameters:\n"
                                                         "    - in: query\n"
                                                         "      schema:\n"
                                                         "        $ref: '../components/schemas/A.yaml' # ours\n"
                                                         "      name: q\n"
                                                         "  responses: {'200': &ok {description: d}, '201': *ok}\n"));
    QCOMPARE(files.value(u"paths/b.yaml"_qs), QByteArray("get:\n"
                                                         "  parameters:\n"
                                                         "    - in: query\n"
                                                         "      schema:\n"
                                                         "        $ref: '../components/schemas/A.yaml'\n"
                                                         "      name: q\n"
                                                         "  responses:\n"
                                                         "    '200':\n"
                                                         "      description: d\n"
                                                         "    '201':\n"
                                                         "      description: d\n"));
    QCOMPARE(files.value(u"components/schemas/B.yaml"_qs), QByteArray("{type: object, title: B}\n"));
    QVERIFY(
        files.value(u"openapi.yaml"_qs).contains("base: &base {in: query, schema: {$ref: '#/components/schemas/A'}}"));
}

void TestSplit::keepsNamesApart()
{
    const auto files = filesOf("openapi: 3.1.0\npaths:\n  /a/b: {get: {}}\n  /a_b: {put: {}}\n  /A/B: {post: {}}\n"
                               "  /../..: {head: {}}\n  /con?: {trace: {}}\n");
    QStringList names = files.keys();
    names.sort();
    QCOMPARE(names, (QStringList{u"openapi.yaml"_qs, u"paths/A_B-3.yaml"_qs, u"paths/a_b-2.yaml"_qs,
                                 u"paths/a_b.yaml"_qs, u"paths/con.yaml"_qs, u"paths/root.yaml"_qs}));
}

void TestSplit::becomesOneAgain_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("example") << QStringLiteral(RESOURCES "/examples/bookshop.yaml");
    if (support::corpusFolder().isEmpty())
        return;
    QDirIterator files(support::corpusFolder() + u"/openapi"_qs, {u"*.yaml"_qs, u"*.json"_qs}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        QTest::newRow(qPrintable(QFileInfo(file).fileName())) << file;
    }
}

void TestSplit::becomesOneAgain()
{
    QFETCH(const QString, file);
    QFile bytes(file);
    QVERIFY(bytes.open(QIODevice::ReadOnly));
    const auto before = Snapshot::parse(bytes.readAll(), document::formatOfFileName(file));
    if (!specification::versionOf(before.at({"openapi"}).text()) || file.contains(u"-split"))
        return; // A part of a description, or one of several files.
    const auto files = filesOf(before.text(), u"/f/"_qs + QFileInfo(file).fileName());
    QVERIFY(files.size() > 1);
    FakeDocuments documents;
    QString entry;
    for (auto each = files.cbegin(); each != files.cend(); ++each) {
        documents.texts.insert(Folder + u'/' + each.key(), each.value());
        if (each.key().startsWith(u"openapi."))
            entry = Folder + u'/' + each.key();
    }
    Document document(documents.texts.value(entry), document::formatOfFileName(entry));
    const auto left = bundling::bundle(document, documents.load({entry}), entry);
    QVERIFY2(left.isOk(), left.isOk() ? "" : qPrintable(left.error().detail));
    QCOMPARE(left->size(), 0);
    const base::Result<document::Value> one = before.root().mergedValue();
    const base::Result<document::Value> other = document.snapshot().root().mergedValue();
    QVERIFY(one.isOk() && other.isOk());
    QVERIFY(*one == *other);
}

void TestSplit::refuses()
{
    const auto codeOf = [](const QByteArray &text) {
        const auto files = bundling::split(ReferencedDocument(u"/f/a.yaml"_qs, Snapshot::parse(text, Format::Yaml)),
                                           Folder);
        return files ? base::ErrorCode() : files.error().code;
    };
    QCOMPARE(codeOf("swagger: '2.0'\n"), base::ErrorCode::Unsupported);
    QByteArray aliases = "openapi: 3.1.0\nx-0: &a0 [x, x]\n";
    for (int i = 1; i < 30; ++i) {
        const QByteArray before = "*a" + QByteArray::number(i - 1);
        aliases += "x-" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [" + before + ", " + before +
                   "]\n";
    }
    QCOMPARE(codeOf(aliases), base::ErrorCode::TooLarge);
    QCOMPARE(codeOf("openapi: \"3\n"), base::ErrorCode::SyntaxError);
}

GATEWRIGHT_TEST(TestSplit, QCoreApplication)

#include "testsplit.moc"

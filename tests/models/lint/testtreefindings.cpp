#include "document.h"
#include "executions.h"
#include "fakedocuments.h"
#include "lintsession.h"
#include "pieces.h"
#include "testprogram.h"
#include "treefindings.h"

#include <QRandomGenerator>
#include <QTest>

#include <map>
#include <memory>

using document::Document;
using document::Format;
using document::Pointer;
using document::Snapshot;
using document::Value;
using openapi::DocumentSet;
using openapi::ReferencedDocument;
using openapi::ReferencedDocumentPtr;
using support::Fixture;

/** Tests which findings of objects in other files are kept after an edit of one of the files of a description. */
class TestTreeFindings final : public QObject
{
    Q_OBJECT

private slots:
    void forgetsWhatAnEditCanChange_data();
    void forgetsWhatAnEditCanChange();
    void forgetsWhatRefersToMissingFiles();
    void keepsNothingBesideSchemaIds();
    void findsWhatOddReferencesChange_data();
    void findsWhatOddReferencesChange();
    void forgetsBesideAliases();
    void findsWhatAFullRunFinds_data();
    void findsWhatAFullRunFinds();
};

namespace {

const QString Entry = u"/f/openapi.yaml"_qs;

const Fixture &bookshop()
{
    static const Fixture files(R"(
        //- openapi.yaml
        openapi: 3.1.0
        info: {title: T, version: '1'}
        tags: [{name: books}]
        paths:
          /books: {$ref: paths/books.yaml}
          /pens:
            get:
              parameters: [{$ref: 'parameters.yaml#/Page'}]
              responses: {'200': {description: d, content: {text/x: {schema: {$ref: schemas/pen.yaml}}, text/y: {$ref: media.yaml}}}}
        components:
          schemas:
            Book: {$ref: schemas/book.yaml}
            Cover: {type: string}
            Thing: {$ref: schemas/thing.yaml}
        //- paths/books.yaml
        get:
          tags: [books, others]
          responses:
            '200':
              description: d
              content:
                application/json:
                  schema: {$ref: ../schemas/shelf.yaml}
                  examples: {one: {$ref: '../examples.yaml#/One'}}
        //- schemas/shelf.yaml
        {type: array, items: {$ref: book.yaml}}
        //- schemas/book.yaml
        {type: object, required: [title], properties: {title: {type: string, example: 1}}}
        //- schemas/pen.yaml
        {type: object, properties: {ink: {$ref: '../openapi.yaml#/components/schemas/Cover'}}}
        //- media.yaml
        {schema: {type: string}, example: 1}
        //- schemas/thing.yaml
        {type: object, oneOf: [{$ref: pen.yaml}], discriminator: {propertyName: k, mapping: {c: Cover}}}
        //- parameters.yaml
        Page: {name: page, in: query, schema: {type: integer}, example: one}
        //- examples.yaml
        One: {value: [{title: a}, {}]}
    )");
    return files;
}

/** The files of a description as they are edited. */
class Files final : public openapi::DocumentSource
{
public:
    explicit Files(const Fixture &fixture)
    {
        for (const QString &path : fixture.paths())
            put(path, fixture.texts().value(path));
    }

    base::Result<ReferencedDocumentPtr, openapi::Unavailability> open(const QString &address) override
    {
        const auto text = m_texts.find(address);
        if (text == m_texts.end())
            return openapi::Unavailability{openapi::Unavailability::Reason::NotFound, {}};
        ReferencedDocumentPtr &read = m_read[address];
        if (!read || read->snapshot().data() != text->second->snapshot().data())
            read = std::make_shared<const ReferencedDocument>(address, text->second->snapshot());
        return read;
    }

    [[nodiscard]] description::Description description()
    {
        const ReferencedDocumentPtr entry = *open(Entry);
        return {entry, DocumentSet::load({entry}, *this)};
    }

    [[nodiscard]] Document &operator[](const QString &path) { return *m_texts.at(path); }
    [[nodiscard]] QStringList paths() const
    {
        QStringList paths;
        for (const auto &text : m_texts)
            paths.append(text.first);
        return paths;
    }
    /** Adds a file, or replaces it. */
    void put(const QString &path, const QByteArray &text)
    {
        m_texts[path] = std::make_unique<Document>(text, Format::Yaml);
    }
    void remove(const QString &path) { m_texts.erase(path); }

private:
    std::map<QString, std::unique_ptr<Document>> m_texts;
    QHash<QString, ReferencedDocumentPtr> m_read;
};

/** Keeps an empty result for each tree of another document than the entry. */
void keepAll(lint::TreeFindings &findings, const description::Description &description)
{
    for (const description::Tree &tree : description.trees().sliced(1))
        findings.keep(tree, {});
}

/** Returns the names of the files with a tree whose result is not kept in the new state. */
QStringList forgotten(lint::TreeFindings &findings, const description::Description &before,
                      const description::Description &now)
{
    const QSet<Pointer> changed = lint::Pieces(now.entry()->snapshot())
                                      .differencesFrom(lint::Pieces(before.entry()->snapshot()));
    findings.start(now, changed);
    QSet<QString> files;
    for (const description::Tree &tree : now.trees().sliced(1)) {
        if (!findings.find(tree))
            files.insert(tree.document->address().section(u'/', -1));
    }
    QStringList names(files.cbegin(), files.cend());
    names.sort();
    return names;
}

QStringList shown(const QList<lint::DocumentFindings> &found)
{
    QStringList lines;
    for (const lint::DocumentFindings &each : found) {
        for (const base::Diagnostic &one : each.diagnostics)
            lines.append(u"%1 %2+%3 %4 %5 %6 %7"_qs.arg(each.document->address())
                             .arg(one.span.offset)
                             .arg(one.span.length)
                             .arg(one.pointer, one.logicalPointer, one.rule, one.arguments.join(u'|')));
    }
    return lines;
}

/** Edits a random place of a random file, removes a file or restores one. */
void edit(Files &files, QRandomGenerator &random)
{
    static const QList<QByteArray> References{"schemas/book.yaml",
                                              "book.yaml",
                                              "../schemas/pen.yaml",
                                              "../openapi.yaml#/components/schemas/Book",
                                              "#/components/schemas/Cover",
                                              "../examples.yaml#/One/value",
                                              "missing.yaml"};
    const QStringList paths = files.paths();
    const QString path = paths[random.bounded(int(paths.size()))];
    Document &document = files[path];
    const Snapshot now = document.snapshot();
    const Pointer place = now.pointerAt(random.bounded(int(now.size()) + 1));
    switch (random.bounded(8)) {
    case 0:
        (void)document.remove(place);
        return;
    case 1:
        (void)document.renameKey(place, "k" + QByteArray::number(random.bounded(9)));
        return;
    case 2:
        (void)document.set(place / "$ref", Value::string(References[random.bounded(int(References.size()))]));
        return;
    case 3:
        if (path != Entry)
            files.remove(path);
        return;
    case 4: {
        const QString known = bookshop().paths()[random.bounded(int(bookshop().paths().size()))];
        files.put(known, bookshop().texts().value(known));
        return;
    }
    case 5:
        document.undo();
        return;
    default:
        if (now.at(place).isScalar())
            (void)document.setScalar(place,
                                     random.bounded(2) == 0 ? Value::integer(1) : Value::string(QByteArray("a")));
    }
}

} // namespace

void TestTreeFindings::forgetsWhatAnEditCanChange_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("forgotten");
    const QStringList all{u"book.yaml"_qs,       u"books.yaml"_qs, u"examples.yaml"_qs, u"media.yaml"_qs,
                          u"parameters.yaml"_qs, u"pen.yaml"_qs,   u"shelf.yaml"_qs,    u"thing.yaml"_qs};
    const auto row = [](const char *name, const char *file, const char *place, const char *text,
                        const QStringList &files) {
        QTest::newRow(name) << u"/f/"_qs + QString::fromLatin1(file) << QString::fromLatin1(place) << QByteArray(text)
                            << files;
    };
    row("a file that one other refers to", "schemas/shelf.yaml", "/type", "object",
        {u"books.yaml"_qs, u"shelf.yaml"_qs});
    row("over two files", "schemas/book.yaml", "/type", "string",
        {u"book.yaml"_qs, u"books.yaml"_qs, u"shelf.yaml"_qs});
    row("an example", "examples.yaml", "/One/value/0/title", "b", {u"books.yaml"_qs, u"examples.yaml"_qs});
    row("a file that only the entry refers to", "parameters.yaml", "/Page/example", "two", {u"parameters.yaml"_qs});
    row("a text of the entry", "openapi.yaml", "/info/title", "U", {});
    // One of them refers to it by its name.
    row("a component of the entry", "openapi.yaml", "/components/schemas/Cover/type", "integer",
        {u"pen.yaml"_qs, u"thing.yaml"_qs});
    row("what is around a tree", "openapi.yaml", "/paths/~1pens/get/responses/200/description", "e",
        {u"media.yaml"_qs});
    row("a tag", "openapi.yaml", "/tags/0/name", "others", all);
}

void TestTreeFindings::forgetsWhatAnEditCanChange()
{
    QFETCH(const QString, file);
    QFETCH(const QString, place);
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, forgotten);
    Files files(bookshop());
    lint::TreeFindings findings;
    const description::Description before = files.description();
    findings.start(before, {});
    keepAll(findings, before);
    QCOMPARE(::forgotten(findings, before, before), QStringList());
    const Pointer pointer = *Pointer::parse(place);
    QVERIFY(files[file].snapshot().at(pointer).exists());
    QVERIFY(files[file].setScalar(pointer, Value::string(text)));
    QCOMPARE(::forgotten(findings, before, files.description()), forgotten);
}

void TestTreeFindings::forgetsWhatRefersToMissingFiles()
{
    Files files(bookshop());
    const QByteArray pen = files[u"/f/schemas/pen.yaml"_qs].snapshot().text();
    files.remove(u"/f/schemas/pen.yaml"_qs);
    lint::TreeFindings findings;
    const description::Description without = files.description();
    findings.start(without, {});
    keepAll(findings, without);
    QCOMPARE(forgotten(findings, without, without), QStringList{u"thing.yaml"_qs});
    keepAll(findings, without);
    files.put(u"/f/schemas/pen.yaml"_qs, pen);
    QVERIFY(forgotten(findings, without, files.description()).contains(u"thing.yaml"_qs));
}

void TestTreeFindings::keepsNothingBesideSchemaIds()
{
    Files files(bookshop());
    QVERIFY(files[u"/f/schemas/shelf.yaml"_qs].set({"$id"}, Value::string(QByteArray("https://e.example/s"))));
    lint::TreeFindings findings;
    const description::Description before = files.description();
    findings.start(before, {});
    keepAll(findings, before);
    QVERIFY(forgotten(findings, before, before).contains(u"parameters.yaml"_qs));
}

namespace {

/** An operation in a file, with a schema and an example that is a number. */
QByteArray operationWith(const QByteArray &schema)
{
    return "get:\n  responses:\n    '200':\n      description: d\n      content:\n        application/json:\n"
           "          schema: " +
           schema + "\n          example: {a: 1}\n";
}

} // namespace

void TestTreeFindings::findsWhatOddReferencesChange_data()
{
    QTest::addColumn<QByteArray>("entry"); ///< The text of the entry document after its head and its path.
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("text");
    const QByteArray text = "string";
    const auto row = [](const char *name, const QByteArray &entry, const QByteArray &part, const QString &file,
                        const QString &place,
                        const QByteArray &value) { QTest::newRow(name) << entry << part << file << place << value; };
    const QString author = u"/f/author.yaml"_qs;
    const QByteArray reference = "{properties: {a: {$ref: author.yaml}}}";
    row("over a vendor member",
        "components: {schemas: {Bar: {type: integer}}}\n"
        "x-defs: {Foo: {properties: {a: {$ref: '#/components/schemas/Bar'}}}}\n",
        operationWith("{$ref: 'openapi.yaml#/x-defs/Foo'}"), Entry, u"/components/schemas/Bar/type"_qs, text);
    row("the kind of a vendor member",
        "  /a: {get: {responses: {'200': {$ref: '#/x-defs/Foo'}}}}\nx-defs: {Foo: {description: d}}\n",
        operationWith("{$ref: 'openapi.yaml#/x-defs/Foo'}"), Entry, u"/paths/~1a/get/responses/200/$ref"_qs,
        "#/x-defs/Bar");
    row("a dynamic reference", "components: {schemas: {Author: {$ref: author.yaml}}}\n",
        operationWith("{properties: {a: {$dynamicRef: author.yaml}}}"), author, u"/type"_qs, text);
    row("below an id", "components: {schemas: {Author: {$ref: author.yaml}}}\n",
        operationWith("{$id: '#Book', properties: {a: {$ref: author.yaml}}}"), author, u"/type"_qs, text);
    row("below the address of a file", "components: {schemas: {Author: {$ref: author.yaml}}}\n",
        operationWith("{$id: b.yaml, properties: {a: {$ref: author.yaml}}}"), author, u"/type"_qs, text);
    row("a tag that is a text now", "tags: [{name: 2024}]\n", "get: {tags: ['2024'], responses: {}}\n", Entry,
        u"/tags/0/name"_qs, "2024");
    row("what a merge key brings in", "components: {schemas: {<<: {Bar: {properties: {a: {type: integer}}}}}}\n",
        operationWith("{$ref: 'openapi.yaml#/components/schemas/Bar'}"), Entry,
        u"/components/schemas/<</Bar/properties/a/type"_qs, text);
    row("a file", {}, operationWith(reference), author, u"/type"_qs, text);
}

void TestTreeFindings::findsWhatOddReferencesChange()
{
    QFETCH(const QByteArray, entry);
    QFETCH(const QByteArray, part);
    QFETCH(const QString, file);
    QFETCH(const QString, place);
    QFETCH(const QByteArray, text);
    Files files(bookshop());
    files.put(Entry, "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n  /b: {$ref: b.yaml}\n" + entry);
    files.put(u"/f/b.yaml"_qs, part);
    files.put(u"/f/author.yaml"_qs, "type: integer\n");
    lint::Session session;
    const QStringList before = shown(session.lint(files.description()));
    QVERIFY(files[file].setScalar(*Pointer::parse(place), Value::string(text)));
    const description::Description now = files.description();
    const QStringList all = shown(lint::lint(now));
    QVERIFY(before != all);
    QCOMPARE(shown(session.lint(now)), all);
}

/** A piece that is removed while the entry document has an alias is not among the changed pieces afterwards. */
void TestTreeFindings::forgetsBesideAliases()
{
    const QByteArray head = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\n"
                            "paths: {/b: {get: {responses: {'200': {$ref: 'b.yaml#/R'}}}}}\n";
    Files files(bookshop());
    files.put(u"/f/b.yaml"_qs, "R:\n  description: d\n  content:\n    application/json:\n"
                               "      schema: {$ref: 'openapi.yaml#/components/headers/A'}\n");
    lint::Session session;
    for (const QByteArray rest : {"components: {headers: {A: {schema: {type: string}}}}\n",
                                  "components: {headers: {A: &a {schema: {type: string}}, B: *a}}\n",
                                  "components: {headers: {B: {schema: {type: string}}}}\n"}) {
        files.put(Entry, head + rest);
        const description::Description now = files.description();
        QCOMPARE(shown(session.lint(now)), shown(lint::lint(now)));
    }
}

void TestTreeFindings::findsWhatAFullRunFinds_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 8; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestTreeFindings::findsWhatAFullRunFinds()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    Files files(bookshop());
    lint::Session session;
    for (int i = 0; i < support::executions(120); ++i) {
        const description::Description now = files.description();
        QCOMPARE(shown(session.lint(now)), shown(lint::lint(now)));
        edit(files, random);
        if (i % 20 == 19)
            files = Files(bookshop());
    }
}

GATEWRIGHT_TEST(TestTreeFindings, QCoreApplication)

#include "testtreefindings.moc"

#include "completion.h"
#include "document.h"
#include "edits.h"
#include "fakedocuments.h"
#include "testprogram.h"

#include <QElapsedTimer>
#include <QTest>

using assist::CompletionItem;
using assist::Completions;
using document::Format;
using document::Snapshot;
using support::Fixture;

/** Tests the offers of completion at a place, which `|` marks in a text, or the cursor in a fixture. */
class TestCompletion final : public QObject
{
    Q_OBJECT

private slots:
    void offers_data();
    void offers();
    void inserts_data();
    void inserts();
    void offersWhileTheTextIsBroken_data();
    void offersWhileTheTextIsBroken();
    void offersTargetsOfOtherDocuments();
    void offersPropertiesOfSchemasInOtherFiles();
    void offersPathItemsOfOtherFiles();
};

namespace {

struct Marked {
    QByteArray text;
    qsizetype offset = 0;
};

Marked marked(const QByteArray &text)
{
    const qsizetype offset = text.indexOf('|');
    return {text.left(offset) + text.mid(offset + 1), offset};
}

Format formatOf(const QByteArray &text)
{
    return text.trimmed().startsWith('{') && text.contains('"') ? Format::Json : Format::Yaml;
}

QStringList labels(const Completions &completions)
{
    QStringList list;
    for (const CompletionItem &item : completions.items)
        list.append(item.label);
    return list;
}

Completions completionsOf(const QByteArray &text)
{
    const Marked at = marked(text);
    return assist::completionsAt(Snapshot::parse(at.text, formatOf(text)), at.offset);
}

/** Returns the offers at the cursor of a fixture whose other files belong to the description. */
Completions completionsAtCursor(const Fixture &files)
{
    const support::FakeDocuments documents(files);
    assist::AssistContext context;
    context.address = files.cursor().path;
    for (const QString &path : files.paths()) {
        if (path != context.address)
            context.others.append(documents.read(path));
    }
    return assist::completionsAt(documents.read(context.address)->snapshot(), files.cursor().offset, context);
}

} // namespace

void TestCompletion::offers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("absent");
    const auto row = [](const char *name, const QByteArray &text, const QString &first, const QString &absent = {}) {
        QTest::newRow(name) << text << first << absent;
    };
    row("empty file", "|", u"openapi,info"_qs);
    row("root", "openapi: 3.0.0\n|", u"info,paths"_qs, u"openapi,webhooks"_qs);
    row("partial root key", "openapi: 3.1.0\nin|", u"info"_qs, u"openapi"_qs);
    row("directives", "%YAML 1.1\n|\n---\nopenapi: 3.0.0\n", {}, u"info,security"_qs);
    row("marker of the start", "--|-\nopenapi: 3.0.0\n", {}, u"info,security"_qs);
    row("after the start", "%YAML 1.1\n---\n|\nopenapi: 3.0.0\n", u"info"_qs);
    row("deeper than the first key", "---\n  |\nopenapi: 3.0.0\n", {}, u"info,security"_qs);
    row("after the end", "openapi: 3.0.0\n...\n|\n", {}, u"info,security"_qs);
    row("nested", "openapi: 3.1.0\ninfo:\n  |", u"title,version"_qs);
    row("nested, present", "openapi: 3.1.0\ninfo:\n  title: A\n  |\npaths: {}\n", u"version,summary"_qs, u"title"_qs);
    row("nested, partial", "openapi: 3.1.0\ninfo:\n  title: A\n  ver|\npaths: {}\n", u"version,summary"_qs,
        u"title"_qs);
    row("existing key", "info:\n  ti|tle: A\n  version: 1\n", u"title"_qs, u"version"_qs);
    row("list item", "servers:\n  - |\n", u"url"_qs);
    row("second key of an item", "servers:\n  - url: /\n    |\n", u"name"_qs, u"url"_qs);
    row("in list at the same column", "servers:\n- url: /\n  de|\n", u"name"_qs, u"url"_qs);
    row("boolean", "paths:\n  /a:\n    get:\n      deprecated: |\n", u"true,false"_qs);
    row("enumeration", "components:\n  schemas:\n    A:\n      type: |\n", u"array,boolean"_qs);
    row("partial value", "components:\n  schemas:\n    A:\n      type: str|\n", u"array,boolean"_qs);
    row("format", "components:\n  schemas:\n    A:\n      format: |\n", u"date-time"_qs);
    row("reference", "components:\n  schemas:\n    A: {}\n    B:\n      $ref: |\n", u"#/components/schemas/A"_qs,
        u"#/components/schemas/B"_qs);
    row("quoted reference", "components:\n  schemas:\n    A: {}\n    B:\n      $ref: '#/|'\n",
        u"#/components/schemas/A"_qs);
    row("reference of a parameter",
        "paths:\n  /a:\n    get:\n      parameters:\n        - $ref: |\ncomponents:\n  schemas:\n    A: {}\n"
        "  parameters:\n    P: {name: p, in: query}\n",
        u"#/components/parameters/P"_qs, u"#/components/schemas/A"_qs);
    row("status", "paths:\n  /a:\n    get:\n      responses:\n        '200': {description: A}\n        |\n",
        u"default,201"_qs, u"200"_qs);
    row("media type", "paths:\n  /a:\n    get:\n      requestBody:\n        content:\n          |\n",
        u"application/json"_qs);
    row("tag", "tags:\n  - name: a\n  - name: b\npaths:\n  /a:\n    get:\n      tags:\n        - a\n        - |\n",
        u"b"_qs, u"a"_qs);
    row("tags in flow style", "tags: [{name: a}, {name: b}]\npaths:\n  /a:\n    get:\n      tags: [a, |]\n", u"b"_qs,
        u"a"_qs);
    row("security", "security:\n  - |\ncomponents:\n  securitySchemes:\n    key: {type: apiKey}\n", u"key"_qs);
    row("scopes",
        "security:\n  - o: [|]\ncomponents:\n  securitySchemes:\n    o:\n      type: oauth2\n      flows:\n"
        "        implicit:\n          scopes: {read: A, write: B}\n",
        u"read,write"_qs);
    const QByteArray schemes =
        "components:\n  securitySchemes:\n    o:\n      type: oauth2\n      flows:\n"
        "        implicit: {scopes: {read: A}}\n        password: {scopes: {read: A, write: B}}\n";
    row("scopes of an operation", schemes + "paths:\n  /a:\n    get:\n      security:\n        - o:\n            - |\n",
        u"read,write"_qs);
    row("second scope", schemes + "security:\n  - o:\n      - read\n      - |\n", u"write"_qs, u"read"_qs);
    row("scopes below a new key", schemes + "security:\n  - o: [read, |]\n", u"write"_qs, u"read"_qs);
    row("scopes in json",
        "{\"security\": [{\"o\": [\"|\"]}], \"components\": {\"securitySchemes\": {\"o\": {\"type\": \"oauth2\", "
        "\"flows\": {\"implicit\": {\"scopes\": {\"read\": \"A\"}}}}}}}",
        u"read"_qs);
    const QByteArray pets = "openapi: 3.1.0\ncomponents:\n  schemas:\n    Cat: {}\n    Dog: {}\n    Pet:\n";
    row("mapping", pets + "      discriminator:\n        propertyName: kind\n        mapping:\n          cat: |\n",
        u"Cat,Dog,Pet,#/components/schemas/Cat"_qs);
    row("mapping, partial", pets + "      discriminator:\n        mapping:\n          cat: Ca|\n", u"Cat"_qs);
    row("mapping in flow style", pets + "      discriminator: {propertyName: kind, mapping: {cat: |}}\n", u"Cat"_qs);
    row("mapping of one of",
        pets + "      oneOf: [{$ref: '#/components/schemas/Dog'}]\n      discriminator:\n        mapping:\n"
               "          dog: |\n",
        u"Dog,Cat"_qs);
    row("path item of the components",
        "openapi: 3.1.0\npaths:\n  /a:\n    $ref: |\n  /b: {get: {}}\ncomponents:\n  pathItems:\n    P: {}\n",
        u"#/components/pathItems/P,#/paths/~1b"_qs, u"#/paths/~1a"_qs);
    row("path item in 3.0", "openapi: 3.0.3\npaths:\n  /a:\n    $ref: '|'\n  /b: {get: {}}\n", u"#/paths/~1b"_qs,
        u"#/paths/~1a"_qs);
    row("operationId of a link",
        "paths:\n  /a:\n    get:\n      operationId: getA\n      responses:\n        default:\n          links:\n"
        "            l:\n              operationId: |\n",
        u"getA"_qs);
    row("method", "paths:\n  /a:\n    |\n", u"$ref,summary,description,get"_qs);
    row("gateway", "x-vendor-api-gateway:\n  |\n", u"info,server,upstream"_qs);
    row("gateway nested", "x-vendor-api-gateway:\n  server:\n    listenPath:\n      |\n", u"value,strip"_qs);
    row("scheme of the gateway",
        "components:\n  securitySchemes:\n    key: {type: apiKey}\nx-vendor-api-gateway:\n  server:\n"
        "    authentication:\n      securitySchemes:\n        |\n",
        u"key"_qs);
    row("settings of a scheme of the gateway",
        "x-vendor-api-gateway:\n  server:\n    authentication:\n      securitySchemes:\n        key:\n          |\n",
        u"enabled"_qs);
    row("gateway at the root",
        "openapi: 3.0.0\ninfo: {}\npaths: {}\ncomponents: {}\nservers: []\nsecurity: []\ntags: "
        "[]\nexternalDocs: {}\n|",
        u"x-vendor-api-gateway"_qs);
    row("example",
        "components:\n  schemas:\n    A:\n      required: [b]\n      properties:\n        a: {}\n        b: {}\n"
        "      example:\n        |\n",
        u"b,a"_qs);
    row("required",
        "components:\n  schemas:\n    A:\n      properties:\n        a: {}\n        b: {}\n      required: [a, |]\n",
        u"b"_qs, u"a"_qs);
    row("variables", "servers:\n  - url: https://{host}/{base}\n    variables:\n      |\n", u"host,base"_qs);
    row("or a reference", "components:\n  parameters:\n    A:\n      |\n", u"name,in,$ref"_qs);
    row("with a reference", "components:\n  parameters:\n    A:\n      $ref: '#/x'\n      |\n",
        u"summary,description"_qs, u"name"_qs);
    row("conditions", "components:\n  securitySchemes:\n    A:\n      type: http\n      |\n", u"scheme"_qs, u"in"_qs);
    row("json root", "{\"openapi\": \"3.0.0\", |}", u"info,paths"_qs, u"openapi"_qs);
    row("json without comma", "{\n  \"openapi\": \"3.0.0\"\n  |\n}", u"info,paths"_qs, u"openapi"_qs);
    row("json key in quotes", "{\"openapi\": \"3.0.0\", \"|\"}", u"info,paths"_qs, u"openapi"_qs);
    row("json nested", "{\"info\": {|}}", u"title,version"_qs);
    row("json value", "{\"paths\": {\"/a\": {\"get\": {\"deprecated\": |}}}}", u"true,false"_qs);
    row("json list", "{\"servers\": [|]}", u"url"_qs);
    row("json in a list", "{\"servers\": [{\"url\": \"/\", |}]}", u"name"_qs, u"url"_qs);
    row("flow mapping", "info: {title: A, |}\n", u"version"_qs, u"title"_qs);
    row("comment", "info: # |\n", {});
    row("text of several lines", "info:\n  description: >\n    a\n    b|\n", {});
    row("plain text of several lines", "info:\n  title: a\n    b|\n", {});
    row("name of a path", "paths:\n  |\n", {});
    row("after a scalar", "info: a\n  |", {});
    row("second document", "a: 1\n---\n|", {});
}

void TestCompletion::offers()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, first);
    QFETCH(QString, absent);
    const QStringList found = labels(completionsOf(text));
    const QStringList wanted = first.split(u',', Qt::SkipEmptyParts);
    QCOMPARE(first.isEmpty() ? found : found.mid(0, wanted.size()), wanted);
    for (const QString &name : absent.split(u',', Qt::SkipEmptyParts))
        QVERIFY2(!found.contains(name), qPrintable(name));
}

void TestCompletion::inserts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QByteArray>("result");
    const auto row = [](const char *name, const QByteArray &text, const QString &label, const QByteArray &result) {
        QTest::newRow(name) << text << label << result;
    };
    row("text", "info:\n  |\n", u"title"_qs, "info:\n  title: |\n");
    row("object", "openapi: 3.1.0\n|", u"info"_qs, "openapi: 3.1.0\ninfo:\n  |");
    row("list", "openapi: 3.1.0\n|", u"servers"_qs, "openapi: 3.1.0\nservers:\n  - |");
    row("partial", "openapi: 3.1.0\nin|\n", u"info"_qs, "openapi: 3.1.0\ninfo:\n  |\n");
    row("key with its colon", "info:\n  ti|: A\n", u"title"_qs, "info:\n  title|: A\n");
    row("value", "components:\n  schemas:\n    A:\n      type: s|\n", u"string"_qs,
        "components:\n  schemas:\n    A:\n      type: string|\n");
    row("value after the colon", "components:\n  schemas:\n    A:\n      type:|\n", u"string"_qs,
        "components:\n  schemas:\n    A:\n      type: string|\n");
    row("null in quotes", "components:\n  schemas:\n    A:\n      type: |\n", u"null"_qs,
        "components:\n  schemas:\n    A:\n      type: 'null'|\n");
    row("status in quotes", "paths:\n  /a:\n    get:\n      responses:\n        |\n", u"200"_qs,
        "paths:\n  /a:\n    get:\n      responses:\n        '200':\n          |\n");
    row("reference in quotes", "components:\n  schemas:\n    A: {}\n    B:\n      $ref: |\n",
        u"#/components/schemas/A"_qs,
        "components:\n  schemas:\n    A: {}\n    B:\n      $ref: '#/components/schemas/A'|\n");
    row("quotes of the user", "components:\n  schemas:\n    A: {}\n    B:\n      $ref: \"#|\"\n",
        u"#/components/schemas/A"_qs,
        "components:\n  schemas:\n    A: {}\n    B:\n      $ref: \"#/components/schemas/A\"|\n");
    row("json", "{\"openapi\": \"3.0.0\", |}", u"info"_qs, "{\"openapi\": \"3.0.0\", \"info\": {|}}");
    row("json comma before", "{\n  \"openapi\": \"3.0.0\"\n  |\n}", u"info"_qs,
        "{\n  \"openapi\": \"3.0.0\",\n  \"info\": {|}\n}");
    row("json comma after", "{|\n  \"openapi\": \"3.0.0\"\n}", u"info"_qs,
        "{\"info\": {|},\n  \"openapi\": \"3.0.0\"\n}");
    row("json in quotes", "{\"openapi\": \"3.0.0\", \"in|\"}", u"info"_qs, "{\"openapi\": \"3.0.0\", \"info\": {|}}");
    row("json value", "{\"paths\": {\"/a\": {\"get\": {\"deprecated\":|}}}}", u"true"_qs,
        "{\"paths\": {\"/a\": {\"get\": {\"deprecated\": true|}}}}");
    row("json object in a list", "{\"servers\": [|]}", u"url"_qs, "{\"servers\": [{\"url\": \"|\"}]}");
    row("flow", "info: {title: A, |}\n", u"version"_qs, "info: {title: A, version: |}\n");
    row("crlf", "openapi: 3.1.0\r\n|", u"info"_qs, "openapi: 3.1.0\r\ninfo:\r\n  |");
}

void TestCompletion::inserts()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, label);
    QFETCH(QByteArray, result);
    const Completions completions = completionsOf(text);
    QByteArray now = marked(text).text;
    for (const CompletionItem &item : completions.items) {
        if (item.label != label)
            continue;
        QByteArray inserted = item.text;
        inserted.insert(item.cursor, '|');
        QCOMPARE(now.replace(item.replaced.offset, item.replaced.length, inserted), result);
        return;
    }
    QFAIL(qPrintable(u"not offered; but: "_qs + labels(completions).join(u' ')));
}

void TestCompletion::offersWhileTheTextIsBroken_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("absent");
    const auto row = [](const char *name, const QByteArray &before, const QByteArray &typed, const QString &first,
                        const QString &absent = {}) { QTest::newRow(name) << before << typed << first << absent; };
    row("a key", "openapi: 3.1.0\ninfo:\n  title: A\n|\npaths: {}\n", "  ver|", u"version"_qs, u"title"_qs);
    row("two new lines", "openapi: 3.1.0\ninfo:\n  title: A\n|\npaths: {}\n", "  contact:\n    name: A\n    [\n  ver|",
        u"version"_qs, u"title,contact"_qs);
    row("an open quote", "openapi: 3.1.0\ninfo:\n  title: A\n|\npaths: {}\n", "  \"ver|", u"version"_qs, u"title"_qs);
    row("a value with an open quote", "components:\n  schemas:\n    A: {}\n    B:\n      |\n      title: B\n",
        "$ref: '#/|", u"#/components/schemas/A"_qs);
    row("below a new key", "paths:\n  /a:\n    get: {}\n|\n", "    post:\n      \"\n      parameters:\n        - |",
        u"name,in"_qs);
    row("json key",
        "{\n  \"openapi\": \"3.0.0\",\n  \"info\": {\n    \"title\": \"A\",\n    |\n    \"version\": \"1\"\n  }\n}",
        "\"desc|", u"description"_qs, u"title"_qs);
    row("json value", "{\n  \"paths\": {\n    \"/a\": {\n      \"get\": {\n        |\n      }\n    }\n  }\n}",
        "\"deprecated\": t|", u"true"_qs);
    row("json nested", "{\n  \"paths\": {\n    \"/a\": {\n      \"get\": {\n        |\n      }\n    }\n  }\n}",
        "\"externalDocs\": { |", u"url"_qs);
}

void TestCompletion::offersWhileTheTextIsBroken()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, typed);
    QFETCH(QString, first);
    QFETCH(QString, absent);
    const Marked place = marked(before);
    const Marked insertion = marked(typed);
    Snapshot snapshot = Snapshot::parse(place.text, formatOf(before));
    QVERIFY(snapshot.isValid() || formatOf(before) == Format::Json);
    // As a user types it.
    for (qsizetype i = 0; i < insertion.text.size(); ++i)
        snapshot = document::spliceIn(snapshot, {place.offset + i, 0, insertion.text.mid(i, 1)}, 1 << 18).snapshot;
    QVERIFY(!snapshot.isValid());
    QList<Snapshot> states{snapshot};
    if (!first.startsWith(u'#')) // Components are found in the tree alone.
        states.append(Snapshot::parse(snapshot.text(), snapshot.format()));
    for (const Snapshot &one : std::as_const(states)) {
        const QStringList found = labels(assist::completionsAt(one, place.offset + insertion.offset));
        const QStringList wanted = first.split(u',');
        QVERIFY2(!found.isEmpty() && found.contains(wanted.first()), qPrintable(found.join(u' ')));
        for (const QString &name : absent.split(u',', Qt::SkipEmptyParts))
            QVERIFY2(!found.contains(name), qPrintable(name));
    }
}

void TestCompletion::offersTargetsOfOtherDocuments()
{
    const Completions found = completionsAtCursor(Fixture(R"(
        //- api/main.yaml
        components:
          schemas:
            B:
              $ref: <|>
        //- parts/pets.yaml
        openapi: 3.1.0
        components:
          schemas:
            Pet: {title: A pet}
    )"));
    QCOMPARE(labels(found), QStringList{u"../parts/pets.yaml#/components/schemas/Pet"_qs});
    QCOMPARE(found.items.first().description, u"A pet"_qs);
}

/** The schema of an example, its base, and the schema of a property are three files. */
void TestCompletion::offersPropertiesOfSchemasInOtherFiles()
{
    const QByteArray files = R"(
        //- main.yaml
        openapi: 3.1.0
        paths:
          /a:
            get:
              requestBody:
                content:
                  application/json:
                    schema: {$ref: book.yaml}
                    example:
                      <|>
        //- book.yaml
        allOf: [{$ref: parts/base.yaml}]
        properties: {title: {type: string}, price: {$ref: parts/price.yaml}}
        //- parts/base.yaml
        properties: {id: {type: integer}}
        //- parts/price.yaml
        type: object
        properties: {amount: {type: number}}
    )";
    QCOMPARE(labels(completionsAtCursor(Fixture(files))), QStringList({u"title"_qs, u"price"_qs, u"id"_qs}));
    const QByteArray inPrice = QByteArray(files).replace("<|>", "price:\n                        <|>");
    QCOMPARE(labels(completionsAtCursor(Fixture(inPrice))), QStringList{u"amount"_qs});
}

void TestCompletion::offersPathItemsOfOtherFiles()
{
    const Fixture files(R"(
        //- main.yaml
        openapi: 3.0.3
        paths:
          /a:
            $ref: <|>
        //- other.yaml
        openapi: 3.0.3
        paths:
          /pets: {get: {}}
          x-note: {}
        //- paths/pet.yaml
        get: {responses: {}}
        //- schemas/pet.yaml
        type: object
    )");
    QCOMPARE(labels(completionsAtCursor(files)), QStringList({u"other.yaml#/paths/~1pets"_qs, u"paths/pet.yaml"_qs}));
}

GATEWRIGHT_TEST(TestCompletion, QCoreApplication)
#include "testcompletion.moc"

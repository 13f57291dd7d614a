#include "excerpt.h"
#include "parsedyaml.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using openapi::Excerpt;

/** Paths and operations as text, and back into a document. */
class TestExcerpt final : public QObject
{
    Q_OBJECT

private slots:
    void takesComponentsTransitively();
    void takesWhatAliasesBringIn();
    void takesNothingOfTheGatewayExtension();
    void convertsBetweenYamlAndJson();
    void reusesEqualComponents();
    void settlesConflicts_data();
    void settlesConflicts();
    void keepsComments();
    void keepsCommentsOfPathsAlone();
    void putsAPathUnderAnUnusedName();
    void putsAnOperationIntoAPath();
    void refusesOtherTexts_data();
    void refusesOtherTexts();
};

namespace {

QByteArray source()
{
    return R"(openapi: 3.1.0
paths:
  /pets:
    get:
      operationId: listPets
      security: [{key: []}]
      responses:
        "200":
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Pets'}
    x-acme-api-gateway: {upstream: {password: hidden}}
components:
  schemas:
    Pets:
      type: array
      items: {$ref: '#/components/schemas/Pet'}
    Pet: {type: object, x-acme-api-gateway: {token: hidden}}
    Unused: {type: string}
  securitySchemes:
    key: {type: apiKey, in: header, name: Key}
x-acme-api-gateway:
  upstream: {authentication: {basicAuth: {password: hidden}}}
)";
}

Excerpt takePath()
{
    const auto excerpt = Excerpt::take(parse(source()), {{{"paths", "/pets"}, {"paths", "/pets"}}}, false);
    Q_ASSERT(excerpt);
    return *excerpt;
}

Excerpt takeOperation()
{
    const Pointer place{"paths", "/pets", "get"};
    const auto excerpt = Excerpt::take(parse(source()), {{place, place}}, true);
    Q_ASSERT(excerpt);
    return *excerpt;
}

} // namespace

void TestExcerpt::takesComponentsTransitively()
{
    const auto text = takePath().text(Format::Yaml);
    QVERIFY(text);
    const document::Snapshot taken = parse(*text);
    QCOMPARE(taken.at({"openapi"}).text(), u"3.1.0"_qs);
    QVERIFY(taken.at({"paths", "/pets", "get", "responses", "200"}).exists());
    QVERIFY(taken.at({"components", "schemas", "Pets"}).exists());
    QVERIFY(taken.at({"components", "schemas", "Pet"}).exists());
    QVERIFY(!taken.at({"components", "schemas", "Unused"}).exists());
    QVERIFY(taken.at({"components", "securitySchemes", "key"}).exists());
}

void TestExcerpt::takesWhatAliasesBringIn()
{
    const auto excerpt = Excerpt::take(
        parse("openapi: 3.1.0\nx-ok: &ok {description: d, content: {a/b: {schema: {$ref: '#/components/schemas/A'}}}}\n"
              "paths:\n  /a:\n    get: # one\n      responses:\n        '200':\n          <<: *ok\n"
              "          description: own\n        '201': *ok\n"
              "components: {schemas: {A: {type: string}}}\n"),
        {{{"paths", "/a"}, {"paths", "/a"}}}, false);
    QVERIFY(excerpt.isOk());
    const QByteArray text = *excerpt->text(Format::Yaml);
    QVERIFY2(!text.contains("<<") && !text.contains('*') && text.contains("# one"), text.constData());
    const auto snapshot = parse(text);
    const auto typeOf = [&](const char *status) {
        return snapshot.at({"paths", "/a", "get", "responses", status, "content", "a/b", "schema", "$ref"}).bytes();
    };
    QCOMPARE(typeOf("200"), QByteArray("#/components/schemas/A"));
    QCOMPARE(typeOf("201"), QByteArray("#/components/schemas/A"));
    QVERIFY(snapshot.at({"components", "schemas", "A"}).exists());
}

void TestExcerpt::takesNothingOfTheGatewayExtension()
{
    for (const Format format : {Format::Yaml, Format::Json}) {
        const auto text = takePath().text(format);
        QVERIFY(text);
        QVERIFY(!text->contains("hidden"));
        QVERIFY(!text->contains("x-acme"));
    }
}

void TestExcerpt::keepsComments()
{
    const QByteArray operation = "    # Reads a stock.\n"
                                 "    get: # cached\n"
                                 "      # No paging yet.\n"
                                 "      operationId: listStock\n"
                                 "      responses:\n"
                                 "        '200':\n"
                                 "          # A note.\n"
                                 "          $ref: '#/components/responses/Stock' # shared\n";
    const QByteArray component = "    Stock: # of the shop\n"
                                 "      description: 'Stock'\n"
                                 "      # hidden: yes\n"
                                 "      x-acme-api-gateway:\n"
                                 "        token: hidden\n";
    const document::Snapshot from = parse("openapi: 3.1.0\npaths:\n  /stock:\n" + operation +
                                          "components:\n  responses:\n" + component);
    const Pointer place{"paths", "/stock", "get"};
    const auto excerpt = Excerpt::take(from, {{place, place}}, true);
    QVERIFY(excerpt);
    const auto text = excerpt->text(Format::Yaml);
    QVERIFY(text);
    const auto read = Excerpt::read(*text, true);
    QVERIFY(read);
    Document target("openapi: 3.1.0\npaths:\n  /a:\n    get: {}\n", Format::Yaml);
    QVERIFY(read->putInto(target, {"paths", "/a"}, Excerpt::Conflict::Reuse));
    QByteArray copied = operation;
    copied.replace(" get:", " put:");
    QCOMPARE(target.snapshot().text(),
             QByteArray("openapi: 3.1.0\npaths:\n  /a:\n    get: {}\n" + copied +
                        "components:\n  responses:\n    Stock: # of the shop\n      description: 'Stock'\n"));
}

void TestExcerpt::keepsCommentsOfPathsAlone()
{
    const auto excerpt = Excerpt::read("/a: # one\n  get: # two\n    # three\n    summary: x\n", false);
    QVERIFY(excerpt);
    Document target("paths:\n    /b:\n        get: {}\n", Format::Yaml);
    QVERIFY(excerpt->putInto(target, {}, Excerpt::Conflict::Reuse));
    QCOMPARE(target.snapshot().text(), QByteArray("paths:\n    /b:\n        get: {}\n    /a: # one\n      get: # two\n"
                                                  "        # three\n        summary: x\n"));
}

void TestExcerpt::convertsBetweenYamlAndJson()
{
    const auto json = takePath().text(Format::Json);
    QVERIFY(json);
    QVERIFY(json->startsWith('{'));
    const auto excerpt = Excerpt::read(*json, false);
    QVERIFY(excerpt);
    Document yaml("openapi: 3.1.0\npaths:\n  /a: {}\n", Format::Yaml);
    QVERIFY(excerpt->putInto(yaml, {}, Excerpt::Conflict::Reuse));
    QVERIFY(yaml.snapshot().isValid());
    QVERIFY(yaml.snapshot().text().contains("\n  /pets:\n    get:\n"));
    const auto text = takePath().text(Format::Yaml);
    QVERIFY(text);
    Document target("{\"openapi\": \"3.1.0\", \"paths\": {}}", Format::Json);
    QVERIFY(Excerpt::read(*text, false)->putInto(target, {}, Excerpt::Conflict::Reuse));
    QVERIFY(target.snapshot().isValid());
    QCOMPARE(*target.snapshot().at({"paths", "/pets"}).value(), *yaml.snapshot().at({"paths", "/pets"}).value());
    target.undo();
    QCOMPARE(target.snapshot().text(), QByteArray("{\"openapi\": \"3.1.0\", \"paths\": {}}"));
}

void TestExcerpt::reusesEqualComponents()
{
    const QByteArray components = "components:\n  schemas:\n    Pet: {type: object}\n    Pets: {type: array, items: "
                                  "{$ref: '#/components/schemas/Pet'}} # ours\n";
    Document document("openapi: 3.1.0\npaths: {}\n" + components, Format::Yaml);
    QVERIFY(takePath().conflicts(document.snapshot()).isEmpty());
    QVERIFY(takePath().putInto(document, {}, Excerpt::Conflict::Reuse));
    QVERIFY(document.snapshot().text().contains(components));
    QCOMPARE(document.snapshot().at({"components", "schemas"}).childCount(), 2);
}

void TestExcerpt::settlesConflicts_data()
{
    QTest::addColumn<int>("conflict");
    QTest::addColumn<QByteArray>("reference");
    QTest::addColumn<QByteArray>("type");
    using Conflict = Excerpt::Conflict;
    QTest::newRow("rename") << int(Conflict::Rename) << QByteArray("#/components/schemas/Pets2")
                            << QByteArray("string");
    QTest::newRow("replace") << int(Conflict::Replace) << QByteArray("#/components/schemas/Pets")
                             << QByteArray("array");
    QTest::newRow("reuse") << int(Conflict::Reuse) << QByteArray("#/components/schemas/Pets") << QByteArray("string");
}

void TestExcerpt::settlesConflicts()
{
    QFETCH(int, conflict);
    QFETCH(QByteArray, reference);
    QFETCH(QByteArray, type);
    const QByteArray text = "openapi: 3.1.0\npaths: {}\ncomponents:\n  schemas:\n    Pets: {type: string}\n"
                            "  securitySchemes:\n    key: {type: http, scheme: basic}\n";
    Document document(text, Format::Yaml);
    QCOMPARE(takePath().conflicts(document.snapshot()), QStringList({u"schemas/Pets"_qs, u"securitySchemes/key"_qs}));
    QVERIFY(takePath().putInto(document, {}, Excerpt::Conflict(conflict)));
    const document::Snapshot now = document.snapshot();
    const document::Node operation = now.at({"paths", "/pets", "get"});
    QCOMPARE(operation.at({"responses", "200", "content", "application/json", "schema", "$ref"}).bytes(), reference);
    QCOMPARE(now.at({"components", "schemas", "Pets", "type"}).bytes(), type);
    const bool isRenamed = Excerpt::Conflict(conflict) == Excerpt::Conflict::Rename;
    QCOMPARE(operation.at({"security", "0", isRenamed ? "key2" : "key"}).exists(), true);
    document.undo();
    QCOMPARE(document.snapshot().text(), text);
}

void TestExcerpt::putsAPathUnderAnUnusedName()
{
    Document document(source(), Format::Yaml);
    const auto first = takePath().putInto(document, {}, Excerpt::Conflict::Reuse);
    QVERIFY(first);
    QCOMPARE(first->first().toString(), u"/paths/~1pets-copy"_qs);
    // The id must be unique.
    QCOMPARE(document.snapshot().text().count("listPets"), 1);
    const auto second = takePath().putInto(document, {}, Excerpt::Conflict::Reuse);
    QVERIFY(second);
    QCOMPARE(second->first().toString(), u"/paths/~1pets-copy-2"_qs);
}

void TestExcerpt::putsAnOperationIntoAPath()
{
    Document document("openapi: 3.1.0\npaths:\n  /dogs:\n    get: {}\n", Format::Yaml);
    const auto other = takeOperation().putInto(document, {"paths", "/dogs"}, Excerpt::Conflict::Reuse);
    QVERIFY(other);
    QCOMPARE(other->first().toString(), u"/paths/~1dogs/put"_qs);
    QCOMPARE(document.snapshot().at({"paths", "/dogs", "put", "operationId"}).text(), u"listPets"_qs);
    const auto own = takeOperation().putInto(document, {}, Excerpt::Conflict::Reuse);
    QVERIFY(own);
    QCOMPARE(own->first().toString(), u"/paths/~1pets/get"_qs);
    QVERIFY(!document.snapshot().at({"paths", "/pets", "get", "operationId"}).exists());
}

void TestExcerpt::refusesOtherTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("prose") << QByteArray("hello");
    QTest::newRow("a syntax error") << QByteArray("paths: {/a: [");
    QTest::newRow("no paths") << QByteArray("components: {schemas: {A: {}}}");
    QTest::newRow("paths are a list") << QByteArray("paths: [a]");
}

void TestExcerpt::refusesOtherTexts()
{
    QFETCH(QByteArray, text);
    const auto excerpt = Excerpt::read(text, false);
    QVERIFY(!excerpt);
    QCOMPARE(excerpt.error().code, base::ErrorCode::Unsupported);
    // Paths alone are enough.
    QVERIFY(Excerpt::read("/a:\n  get: {}\n", false));
}

GATEWRIGHT_TEST(TestExcerpt, QCoreApplication)
#include "testexcerpt.moc"

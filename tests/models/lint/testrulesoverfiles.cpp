#include "fakedocuments.h"
#include "lint.h"
#include "testprogram.h"

#include <QTest>

using support::FakeDocuments;
using support::Fixture;

/** Rules that depend on objects of several files, in each version of OpenAPI. */
class TestRulesOverFiles final : public QObject
{
    Q_OBJECT

private slots:
    void reports_data();
    void reports();
};

namespace {

struct FileCase {
    const char *name;
    const char *rule;
    QByteArray files;          ///< A fixture. VERSION is replaced by each version.
    QStringList expected = {}; ///< The file and pointer of each finding.
    QByteArrayList versions = {"3.0.4", "3.1.2", "3.2.0"};
};

/** What a request may leave out. */
QList<FileCase> requestCases()
{
    const auto files = [](const QByteArray &id) {
        return R"(
            //- api.yaml
            openapi: VERSION
            info: {title: T, version: '1'}
            paths:
              /people:
                post:
                  requestBody: {$ref: 'parts/body.yaml'}
                  responses: {default: {description: d}}
            //- parts/body.yaml
            content:
              application/json:
                schema: {$ref: 'schemas.yaml#/New'}
                example: {name: Ana}
            //- parts/schemas.yaml
            New: {allOf: [{$ref: '#/Person'}, {required: [id, name]}]}
            Person: {type: object, properties: {id: {$ref: 'id.yaml'}, name: {type: string}}}
            //- parts/id.yaml
            )" +
               id + "\n";
    };
    const char *rule = "oas3-valid-media-example";
    return {
        {"read-only in another file", rule, files("{type: integer, readOnly: true}")},
        {"not read-only in another file",
         rule,
         files("{type: integer}"),
         {u"parts/body.yaml /content/application~1json/example"_qs}},
        {"write-only in another file",
         rule,
         files("{type: integer, writeOnly: true}"),
         {u"parts/body.yaml /content/application~1json/example"_qs}},
    };
}

QList<FileCase> securityCases()
{
    const QByteArray files = R"(
        //- api.yaml
        openapi: VERSION
        info: {title: T, version: '1'}
        paths:
          /a: {$ref: 'paths/a.yaml'}
          /b: {$ref: 'other.yaml#/paths/~1b'}
        components:
          securitySchemes: {oauth: {$ref: 'schemes.yaml#/oauth'}}
        //- paths/a.yaml
        get: {security: [{oauth: [read, wrong]}], responses: {default: {description: d}}}
        //- other.yaml
        openapi: VERSION
        info: {title: Other, version: '1'}
        paths:
          /b: {get: {security: [{oauth: [read, wrong]}], responses: {default: {description: d}}}}
          /c: {get: {security: [{oauth: [wrong]}], responses: {default: {description: d}}}}
        //- schemes.yaml
        oauth: {type: oauth2, flows: {clientCredentials: {tokenUrl: https://sign.test/, scopes: {read: d}}}}
    )";
    return {
        {"scopes in other files",
         "oas3-operation-security-defined",
         files,
         {u"paths/a.yaml /get/security/0/oauth/1"_qs, u"other.yaml /paths/~1b/get/security/0/oauth/1"_qs}},
    };
}

QList<FileCase> linkCases()
{
    const QByteArray files = R"(
        //- api.yaml
        openapi: VERSION
        info: {title: T, version: '1'}
        paths:
          /a: {$ref: 'paths/a.yaml'}
          /b: {$ref: 'other.yaml#/paths/~1b'}
        components: {schemas: {S: {$ref: 'more.yaml#/components/schemas/S'}}}
        //- paths/a.yaml
        get:
          operationId: a
          responses:
            default:
              description: d
              links: {a: {operationId: b}, b: {operationId: inMore}, c: {operationId: unknown}, d: {$ref: 'links.yaml#/d'}}
        //- paths/links.yaml
        d: {operationId: none}
        e: {operationId: notUsed}
        //- other.yaml
        openapi: VERSION
        info: {title: Other, version: '1'}
        paths:
          /b:
            get:
              operationId: b
              responses: {default: {description: d, links: {a: {operationId: a}, b: {operationId: c}, c: {operationId: no}}}}
          /c: {get: {operationId: c, responses: {default: {description: d, links: {a: {operationId: notUsed}}}}}}
        //- more.yaml
        openapi: VERSION
        info: {title: More, version: '1'}
        paths: {/m: {get: {operationId: inMore, responses: {default: {description: d, links: {a: {operationId: notUsed}}}}}}}
        components: {schemas: {S: {type: string}}}
    )";
    QByteArray withoutFile = files;
    withoutFile.replace("paths:\n          /a:", "paths:\n          /none: {$ref: 'none.yaml'}\n          /a:");
    const char *rule = "link-operation-unknown";
    return {
        {"links in other files",
         rule,
         files,
         {u"paths/a.yaml /get/responses/default/links/c/operationId"_qs,
          u"other.yaml /paths/~1b/get/responses/default/links/c/operationId"_qs,
          u"paths/links.yaml /d/operationId"_qs}},
        {"links without a file", rule, withoutFile},
    };
}

QList<FileCase> exclusiveCases()
{
    const QByteArray examples = R"(
        //- api.yaml
        openapi: VERSION
        info: {title: T, version: '1'}
        paths: {}
        components:
          headers: {H: {schema: {}, examples: {a: {$ref: 'examples.yaml#/a'}, b: {$ref: 'examples.yaml#/b'}}}}
        //- examples.yaml
        a: {value: 1, externalValue: a.json}
        b: {value: 1}
    )";
    const QByteArray media = R"(
        //- api.yaml
        openapi: VERSION
        info: {title: T, version: '1'}
        paths: {}
        components: {responses: {R: {content: {multipart/mixed: {$ref: 'media.yaml'}}}}}
        //- media.yaml
        {itemSchema: {}, encoding: {}, prefixEncoding: []}
    )";
    return {
        {"a value in two places", "oas3-schema", examples, {u"examples.yaml /a/externalValue"_qs}},
        {"by name and by position",
         "spec-no-invalid-encoding-combinations",
         media,
         {u"media.yaml /prefixEncoding"_qs},
         {"3.2.0"}},
    };
}

QList<FileCase> allFileCases()
{
    return exclusiveCases() + linkCases() + requestCases() + securityCases();
}

} // namespace

void TestRulesOverFiles::reports_data()
{
    QTest::addColumn<QByteArray>("files");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QStringList>("expected");
    for (const FileCase &each : allFileCases()) {
        for (const QByteArray &version : each.versions)
            QTest::addRow("%s: %s, %s", each.rule, each.name, version.constData())
                << QByteArray(each.files).replace("VERSION", version) << QString::fromLatin1(each.rule)
                << each.expected;
    }
}

void TestRulesOverFiles::reports()
{
    QFETCH(QByteArray, files);
    QFETCH(QString, rule);
    QFETCH(QStringList, expected);
    FakeDocuments documents{Fixture(files)};
    const QString entry = u"/f/api.yaml"_qs;
    const auto set = documents.load({entry});
    QStringList found;
    for (const lint::DocumentFindings &in : lint::lint(description::Description(set.find(entry), set))) {
        for (const base::Diagnostic &problem : in.diagnostics) {
            if (problem.rule == rule)
                found.append(in.document->address().sliced(3) + u' ' + problem.pointer);
        }
    }
    QCOMPARE(found.join(u'\n'), expected.join(u'\n'));
}

GATEWRIGHT_TEST(TestRulesOverFiles, QCoreApplication)
#include "testrulesoverfiles.moc"

#include "rulesamples.h"

#include "certificatejson.h"
#include "certificateproblems.h"
#include "crosscheck.h"
#include "document.h"
#include "documentlimits.h"
#include "fakedocuments.h"
#include "fakegateway.h"
#include "fakegrants.h"
#include "fakeresolver.h"
#include "fakestore.h"
#include "gatewaycheck.h"
#include "lint.h"
#include "routeservice.h"
#include "rulesetsamples.h"
#include "savecrosscheck.h"
#include "secretproblem.h"

#include <QTest>

namespace {

using base::ErrorCode;
using document::Format;
using document::Snapshot;
using openapi::Unavailability;
using Reason = openapi::Unavailability::Reason;

const QByteArray Complete = R"(openapi: 3.0.3
info: {title: Books, version: "1"}
paths:
  /books/{id}:
    get:
      operationId: getBook
      parameters: [{name: id, in: path, required: true, schema: {$ref: '#/components/schemas/Id'}}]
      responses: {"200": {description: OK}}
components:
  schemas: {Id: {type: string}}
x-vendor-api-gateway:
  info: {name: Books, state: {active: true}}
  server: {listenPath: {value: /books/, strip: true}}
  upstream:
    url: https://stock.example/v1
    authentication:
      enabled: true
      basicAuth: {enabled: true, username: kim, password: env://STOCK, header: {enabled: true, name: Authorization}}
)";

QByteArray changed(const QByteArray &from, const QByteArray &to)
{
    Q_ASSERT(Complete.contains(from));
    return QByteArray(Complete).replace(from, to);
}

/** The problems in the first document of a set, with the others. */
base::Diagnostics problemsOfEntry(const openapi::DocumentSet &set, const lint::Options &options = {})
{
    const openapi::ReferencedDocumentPtr entry = set.documents().first();
    return lint::diagnosticsIn(lint::lint(description::Description(entry, set), options), entry);
}

RuleSample yaml(const char *rule, const QByteArray &text)
{
    return {rule, [text] { return lint::lint(Snapshot::parse(text, Format::Yaml)); }};
}

RuleSample json(const char *rule, const QByteArray &text)
{
    return {rule, [text] { return lint::lint(Snapshot::parse(text, Format::Json)); }};
}

/** The definition with one text replaced by another. */
RuleSample definition(const char *rule, const QByteArray &from, const QByteArray &to)
{
    return yaml(rule, changed(from, to));
}

RuleSample crossChecked(const char *rule, const QByteArray &text)
{
    return {rule, [text] { return document::crossCheck(Snapshot::parse(text, Format::Yaml)); }};
}

/** A definition whose reference can't be read for this reason. */
RuleSample unavailable(const char *rule, Reason reason, const QString &detail = {})
{
    return {rule, [reason, detail] {
                support::FakeDocuments documents;
                const QString api = u"/f/api.yaml"_qs;
                documents.texts = {{api, "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {/a: {$ref: b}}\n"}};
                documents.refused = {{u"/f/b"_qs, {reason, detail}}};
                const auto set = documents.load({api});
                return problemsOfEntry(set);
            }};
}

/** A reference to a secret that fails with this error. */
RuleSample unresolved(const char *rule, const QString &reference, ErrorCode code, const QString &detail = {})
{
    return {rule, [=] {
                const preflight::SecretProblem problem = preflight::secretProblemOf(secrets::scanReferences(reference),
                                                                                    {code, detail});
                return base::Diagnostics{problem.rule->at({}, {}, problem.arguments)};
            }};
}

/** A definition that uses a certificate with this state in the dashboard. */
RuleSample certificate(const char *rule, const QByteArray &certificates)
{
    return {rule, [certificates] {
                const QByteArray text = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n"
                                        "x-vendor-api-gateway:\n  upstream:\n    mutualTLS:\n"
                                        "      domainToCertificateMapping: [{domain: '*', certificate: a}]\n";
                management::KnownCertificates known;
                known.forget(u"Staging"_qs);
                const auto page = document::Value::fromJson("{\"cert_basics\":" + certificates + ",\"pages\":1}");
                known.take({1, false, std::nullopt}, *management::readCertificatePage(*page));
                return preflight::certificateProblems(Snapshot::parse(text, Format::Yaml), known,
                                                      QDateTime::fromString(u"2026-06-15T12:00:00Z"_qs, Qt::ISODate));
            }};
}

/** Two definitions of a gateway, with a policy of its dashboard. */
RuleSample gateway(const char *rule, const QByteArray &one, const QByteArray &other, const QByteArray &policy = "{}",
                   const std::function<void(reach::GatewayEnvironment &)> &change = {})
{
    return {rule, [=] {
                const auto served = [](const QByteArray &text, const QString &path) {
                    return reach::servedApi(description::Description(Snapshot::parse(text, Format::Yaml)), path);
                };
                const QList<reach::ServedApi> apis{served(one, u"a.yaml"_qs), served(other, u"b.yaml"_qs)};
                reach::GatewayEnvironment environment;
                environment.policies = {{*document::Value::fromJson(policy)}};
                if (change)
                    change(environment);
                base::Diagnostics found;
                for (const auto &finding : reach::checkGateway(apis) + reach::checkGateway(apis, environment))
                    found.append(finding.problem);
                return found;
            }};
}

/** Two open definitions with this extension, as the gateway is given their routes. */
RuleSample routed(const char *rule, const QByteArray &from, const QByteArray &to)
{
    return {rule, [text = changed(from, to)] {
                support::FakeStore store;
                workspace::Workspace workspace(store);
                support::FakeResolver resolver;
                support::FakeGateway gateway;
                support::FakeGrants grants(false);
                preview::RouteService service(workspace, resolver, grants, gateway);
                base::Diagnostics found;
                for (const QString &name : {u"a"_qs, u"b"_qs})
                    workspace.addUntitled(name, text, Format::Yaml);
                (void)QTest::qWaitFor([&] { return service.isSettled(); });
                for (workspace::OpenDefinition *open : workspace.definitions())
                    found += service.problems(*open);
                return found;
            }};
}

/** Examples that each take all of the steps that one may take. */
/** Paths of one shape, each with a segment that no other has. */
QByteArray manyLikePaths()
{
    QByteArray text = "paths:\n";
    for (int i = 0; i < 1'100; ++i)
        text += "  /a" + QByteArray::number(i) + "/{b}" + QByteArray("/c").repeated(40) + ": {}\n";
    return text;
}

QByteArray expensiveExamples()
{
    QByteArray text = "components:\n  schemas:\n    s0: {type: integer}\n";
    for (int i = 1; i <= 40; ++i) {
        const QByteArray before = "{$ref: '#/components/schemas/s" + QByteArray::number(i - 1) + "'}";
        text += "    s" + QByteArray::number(i) + ": {allOf: [" + before + ", " + before + "]}\n";
    }
    for (int i = 0; i < 12; ++i)
        text += "    e" + QByteArray::number(i) + ": {allOf: [{$ref: '#/components/schemas/s40'}], example: 1}\n";
    return text;
}

/** Each of many schemas has the members of one large mapping. */
QByteArray mergingDocument()
{
    constexpr int Count = 1'010;
    QByteArray text = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\nx-all: &all\n";
    for (int i = 0; i < Count; ++i)
        text += "  x-" + QByteArray::number(i) + ": 1\n";
    text += "components:\n  schemas:\n";
    for (int i = 0; i < Count; ++i)
        text += "    s" + QByteArray::number(i) + ": {<<: *all}\n";
    return text;
}

QList<RuleSample> fileSamples()
{
    return {
        {"document-too-large",
         [] { return Snapshot::parse(QByteArray(document::MaximumBytes + 1, ' '), Format::Yaml).problems(); }},
        yaml("document-too-deep", QByteArray("[").repeated(document::MaximumDepth + 1)),
        {"document-unread",
         [] {
             document::Document open("all: " + QByteArray(600'000, 'x') + '\n' + QByteArray("a: 1\n").repeated(20'000),
                                     Format::Yaml);
             (void)open.spliceText({5, 0, "\""});
             return open.snapshot().problems();
         }},
        yaml("duplicate-key", "a: 1\na: 2\n"),
        yaml("too-many-problems",
             "openapi: 3.1.0\ninfo: {title: T, version: '1'}\ncomponents:\n  schemas:\n    a:\n      enum: [x" +
                 QByteArray(", x").repeated(400'000) + "]\n"),
        yaml("yaml-merge-too-large", mergingDocument()),
        yaml("unknown-anchor", "a: *b\n"),
        crossChecked("second-opinion-value", "a: |\n  b"),
        crossChecked("second-opinion-structure", ":\r"),
        crossChecked("second-opinion-refused", R"(a: "\ud83d\ude00")"),
        {"second-opinion-too-large",
         [] {
             return workspace::limitedCrossCheck(
                 Snapshot::parse('#' + QByteArray(workspace::CrossCheckBytes, ' ') + "\na: 1\n", Format::Yaml));
         }},
    };
}

QList<RuleSample> jsonSamples()
{
    return {
        json("json-bad-escape", R"({"a": "\x"})"),
        json("json-bad-number", "[01]"),
        json("json-comment", "{} // c"),
        json("json-control-character", "\"a\tb\""),
        json("json-empty", " \n"),
        json("json-expected-colon", "{\"a\" 1}"),
        json("json-expected-comma", "[1\n 2]"),
        json("json-expected-key", "{a: 1}"),
        json("json-expected-value", "[yes]"),
        json("json-single-quotes", "['a']"),
        json("json-trailing-comma", "[1,\n 2,\n]"),
        json("json-unclosed-bracket", "{\"a\": 1"),
        json("json-unclosed-string", "[\"a\n\"]"),
        json("json-unexpected-text", "{} {}"),
    };
}

QList<RuleSample> yamlSamples()
{
    return {
        yaml("yaml-alias-with-property", "a: &x 1\nb: &y *x\n"),
        yaml("yaml-bad-anchor", "a: & b\n"),
        yaml("yaml-bad-block-header", "a: |x\n  b\n"),
        yaml("yaml-bad-block-indentation", "a: |\n    \n  b\n"),
        yaml("yaml-bad-directive", "%YAML 1\n---\na\n"),
        yaml("yaml-bad-escape", "a: \"b\\c\"\n"),
        yaml("yaml-bad-indentation", "a:\n    b: 1\n  c: 2\n"),
        yaml("yaml-bad-tag", "a: !<b c\n"),
        yaml("yaml-comment-needs-space", "a: \"b\"#c\n"),
        yaml("yaml-control-character", "a: b\x01\n"),
        yaml("yaml-directive-without-document", "%YAML 1.2\na\n"),
        yaml("yaml-expected-colon", "a: 1\nb\nc: 2\n"),
        yaml("yaml-expected-comma", "[a, \"b\" c]\n"),
        yaml("yaml-expected-key", "a: 1\n- b\n"),
        yaml("yaml-key-too-long", QByteArray(1030, 'k') + ": v\n"),
        yaml("yaml-misplaced-directive", "a # c\n%YAML 1.2\n---\n"),
        yaml("yaml-multiline-key", "a: 1\n\"b\n c\": 2\n"),
        yaml("yaml-nested-block", "a: - b\n"),
        yaml("yaml-nested-mapping", "a: b: c\n"),
        yaml("yaml-repeated-property", "a: &x &y b\n"),
        yaml("yaml-tab-indentation", "a:\n\tb: c\n"),
        yaml("yaml-unclosed-bracket", "a: [b, c\n"),
        yaml("yaml-unclosed-quote", "a: 'b\n"),
        yaml("yaml-unexpected-character", "a: @b\n"),
        yaml("yaml-unexpected-colon", "a: 1\n  b: 2\n"),
        yaml("yaml-unexpected-comma", "[, a]\n"),
        yaml("yaml-unexpected-text", "a: \"b\" c\n"),
        yaml("yaml-unknown-tag-handle", "a: !e!x b\n"),
    };
}

/** `members` beside a head of 3.1. */
RuleSample styled(const char *rule, const QByteArray &members)
{
    return yaml(rule, "openapi: 3.1.0\ninfo: {title: T, version: '1'}\n" + members);
}

QList<RuleSample> styleSamples()
{
    return {
        definition("array-items", "Id: {type: string}", "Id: {type: array}"),
        styled("duplicated-entry-in-enum", "components: {schemas: {a: {enum: [x, y, x]}}}\n"),
        styled("typed-enum", "components: {schemas: {a: {type: string, enum: [x, 1]}}}\n"),
        definition("no-$ref-siblings", "{$ref: '#/components/schemas/Id'}",
                   "{$ref: '#/components/schemas/Id', maxLength: 1}"),
        styled("no-script-tags-in-markdown", "tags: [{name: a, description: '<script>x</script>'}]\npaths: {}\n"),
        styled("no-eval-in-markdown", "tags: [{name: a, description: 'eval(1)'}]\npaths: {}\n"),
        styled("openapi-tags-uniqueness", "tags: [{name: a}, {name: a}]\npaths: {}\n"),
        styled("operation-tag-defined", "paths: {/a: {get: {tags: [a]}}}\n"),
        styled("operation-operationId-valid-in-url", "paths: {/a: {get: {operationId: a b}}}\n"),
        styled(
            "operation-parameters",
            "paths: {/a: {get: {parameters: [{name: a, in: query, schema: {}}, {name: a, in: query, schema: {}}]}}}\n"),
        styled("path-declarations-must-exist", "paths: {'/a/{}': {}}\n"),
        styled("path-keys-no-trailing-slash", "paths: {/a/: {}}\n"),
        styled("path-not-include-query", "paths: {'/a?b=c': {}}\n"),
        styled("oas3-server-trailing-slash", "paths: {}\nservers: [{url: 'http://a/'}]\n"),
        styled("oas3-server-variables", "paths: {}\nservers: [{url: 'http://{a}'}]\n"),
        styled("oas3-callbacks-in-callbacks", "paths: {/a: {get: {callbacks: {b: {u: {post: {callbacks: {}}}}}}}}\n"),
        styled("oas3_1-callbacks-in-webhook", "webhooks: {a: {post: {callbacks: {}}}}\n"),
        styled("oas3_1-servers-in-webhook", "webhooks: {a: {post: {servers: []}}}\n"),
    };
}

/** The same with all rules switched on, in 3.2. */
RuleSample documented(const char *rule, const QByteArray &members, const QByteArray &info = {})
{
    return {
        rule, [members, info] {
            rules::RuleSettings settings;
            settings.start(rules::RuleSettings::Start::All);
            return lint::lint(
                Snapshot::parse("openapi: 3.2.0\ninfo: {title: T, version: '1'" + info + "}\n" + members, Format::Yaml),
                settings);
        }};
}

/** With a schema for the extension x-team. */
RuleSample extended(const char *rule, const QByteArray &members)
{
    return {rule, [members] {
                support::FakeDocuments documents;
                documents.texts = {{u"/f/api.yaml"_qs, "openapi: 3.2.0\ninfo: {title: T, version: '1'}\n" + members},
                                   {u"/f/team.yaml"_qs, "type: string"},
                                   {u"/f/.gatewright.yaml"_qs, "extensions: {x-team: team.yaml}"}};
                const auto set = documents.load({u"/f/api.yaml"_qs});
                return problemsOfEntry(set, {.project = lint::projectFor(u"/f/api.yaml"_qs, u"/f"_qs, documents)});
            }};
}

/** With a pattern for paths. */
RuleSample excluded(const char *rule, const QByteArray &members)
{
    return {rule, [members] {
                rules::RuleSettings settings;
                settings.start(rules::RuleSettings::Start::All);
                settings.setExcludedPaths({u"^/internal/"_qs});
                return lint::lint(
                    Snapshot::parse("openapi: 3.2.0\ninfo: {title: T, version: '1'}\n" + members, Format::Yaml),
                    settings);
            }};
}

QList<RuleSample> documentationSamples()
{
    const QByteArray operation = "paths: {/a: {get: {responses: {default: {description: d}}}}}\n";
    return {
        documented("info-contact", "paths: {}\n"),
        documented("info-description", "paths: {}\n"),
        documented("info-license", "paths: {}\n"),
        documented("license-url", "components: {}\n", ", license: {name: L}"),
        documented("contact-properties", "components: {}\n", ", contact: {name: K}"),
        documented("oas3-api-servers", "paths: {}\n"),
        documented("openapi-tags", "paths: {}\n"),
        documented("openapi-tags-alphabetical", "tags: [{name: b}, {name: a}]\n"),
        documented("tag-description", "tags: [{name: b}]\n"),
        documented("operation-description", operation),
        documented("operation-operationId", operation),
        documented("operation-tags", operation),
        documented("operation-success-response", operation),
        documented("operation-4xx-response", operation),
        documented("operation-singular-tag", "paths: {/a: {get: {tags: [a, b]}}}\n"),
        documented("oas3-parameter-description", "components: {parameters: {p: {name: p, in: query, schema: {}}}}\n"),
        documented("scalar-property-missing-example",
                   "components: {schemas: {s: {properties: {a: {type: string}}}}}\n"),
    };
}

QList<RuleSample> conventionSamples()
{
    const QByteArray querystring = "paths: {/a: {get: {parameters: [{name: q, in: querystring, content: {a/b: {}}}, "
                                   "{name: p, in: query, schema: {}}]}}}\n";
    return {
        documented("oas3-unused-component", "components: {schemas: {s: {}}}\n"),
        documented("oas3-server-not-example.com", "servers: [{url: http://example.com}]\n"),
        documented("paths-not-compared", manyLikePaths()),
        documented("no-ambiguous-paths", "paths: {'/a/{x}': {}, '/{y}/b': {}}\n"),
        documented("no-http-verbs-in-paths", "paths: {/getBooks: {}}\n"),
        documented("paths-kebab-case", "paths: {/bookList: {}}\n"),
        extended("extension-schema", "x-team: 5\n"),
        excluded("path-excludes-patterns", "paths: {/internal/a: {}}\n"),
        documented("no-schema-type-mismatch", "components: {schemas: {s: {type: string, items: {}}}}\n"),
        documented("spec-querystring-parameters", querystring),
        documented("spec-no-invalid-tag-parents", "tags: [{name: a, parent: b}]\n"),
        documented("spec-discriminator-defaultMapping",
                   "components: {schemas: {s: {properties: {a: {}}, discriminator: {propertyName: a}}}}\n"),
        documented("spec-example-values", "components: {examples: {e: {value: 1, dataValue: 1}}}\n"),
        documented("spec-no-invalid-encoding-combinations",
                   "components: {mediaTypes: {m: {encoding: {}, prefixEncoding: []}}}\n"),
        documented("oas3-valid-schema-example", "components: {schemas: {s: {type: string, example: 1}}}\n"),
        documented("oas3-valid-media-example", "components: {mediaTypes: {m: {schema: {type: string}, example: 1}}}\n"),
        documented("oas3-examples-value-or-externalValue", "components: {examples: {e: {}}}\n"),
        documented("examples-not-checked", expensiveExamples()),
    };
}

QList<RuleSample> contractSamples()
{
    const QByteArray authentication = "strip: true}, authentication: {enabled: true}";
    return {
        definition("gateway-scheme-unknown", "strip: true}",
                   "strip: true}, authentication: {securitySchemes: {k: {}}}"),
        definition("gateway-access-open", "components:", "security: [{k: []}]\ncomponents:"),
        definition("gateway-access-undocumented", "strip: true}", authentication),
        definition("gateway-operation-unknown", "  upstream:\n",
                   "  middleware: {operations: {none: {}}}\n  upstream:\n"),
        definition("gateway-servers-elsewhere", "components:", "servers: [{url: 'https://a/b'}]\ncomponents:"),
        definition("gateway-version-unsupported", "openapi: 3.0.3", "openapi: 3.2.0"),
    };
}

QList<RuleSample> openApiSamples()
{
    return {
        definition("openapi-missing", "openapi: 3.0.3\n", ""),
        definition("oas3-schema", "info: {title: Books, version: \"1\"}\n", ""),
        definition("openapi-version", "openapi: 3.0.3", "openapi: 4.0.0"),
        definition("operation-operationId-unique", "paths:\n",
                   "paths:\n  /a: {get: {operationId: getBook, responses: {}}}\n"),
        definition("path-params", "{name: id,", "{name: other,"),
    };
}

QList<RuleSample> referenceSamples()
{
    return {
        definition("ref-unresolved", "#/components/schemas/Id", "#/components/schemas/No"),
        definition("ref-cycle", "Id: {type: string}", "Id: {$ref: '#/components/schemas/Id'}"),
        definition("ref-wrong-kind", "schema: {$ref: '#/components/schemas/Id'}",
                   "schema: {$ref: '#/paths/~1books~1{id}/get'}"),
        {"ref-file-invalid",
         [] {
             support::FakeDocuments documents;
             const QString api = u"/f/api.yaml"_qs;
             documents.texts = {{api, "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {/a: {$ref: b.yaml}}\n"},
                                {u"/f/b.yaml"_qs, "get: \"open\n"}};
             const auto set = documents.load({api});
             return problemsOfEntry(set);
         }},
        unavailable("ref-file-missing", Reason::NotFound),
        unavailable("ref-file-unreadable", Reason::Unreadable, u"Permission denied"_qs),
        unavailable("ref-outside-folder", Reason::OutsideFolder),
        unavailable("ref-not-fetched", Reason::NotFetched),
        unavailable("ref-being-fetched", Reason::BeingFetched),
        unavailable("ref-fetch-failed", Reason::FetchFailed, u"Connection refused"_qs),
        unavailable("ref-fetch-refused", Reason::FetchRefused, u"404"_qs),
        unavailable("ref-fetch-too-large", Reason::FetchTooLarge, u"64"_qs),
        unavailable("ref-leads-elsewhere", Reason::LeadsElsewhere, u"https://other/"_qs),
        unavailable("ref-too-many-files", Reason::TooManyFiles, u"2000"_qs),
        unavailable("ref-too-many-bytes", Reason::TooManyBytes, u"256"_qs),
        unavailable("ref-too-deep", Reason::TooDeep, u"64"_qs),
        definition("link-operation-unknown", "components:", "components:\n  links: {l: {operationId: none}}"),
        definition("oas3-operation-security-defined",
                   "      responses:", "      security: [{key: []}]\n      responses:"),
    };
}

QList<RuleSample> extensionSamples()
{
    return {
        yaml("classic-format", "api_id: a\nproxy: {listen_path: /a/}\n"),
        yaml("extension-missing", Complete.first(Complete.indexOf("x-vendor"))),
        definition("extension-wrong-type", "listenPath: {value: /books/, strip: true}", "listenPath: 5"),
        definition("info-name-missing", "name: Books, ", ""),
        definition("state-active-missing", ", state: {active: true}", ""),
        definition("state-active-type", "active: true", "active: 'true'"),
        definition("listen-path-missing", "value: /books/, ", ""),
        definition("listen-path-not-rooted", "value: /books/", "value: books/"),
        definition("listen-path-invalid", "value: /books/", "value: '/{id:(}'"),
        routed("listen-path-taken", "Books", "Books"),
        definition("upstream-url-missing", "    url: https://stock.example/v1\n", ""),
        definition("upstream-url-invalid", "https://stock.example/v1", "/v1"),
        definition("upstream-url-userinfo", "https://stock", "https://kim:pw@stock"),
    };
}

QList<RuleSample> gatewaySamples()
{
    const auto listening = [](const QByteArray &path) { return changed("value: /books/", "value: '" + path + "'"); };
    const QByteArray withId = changed("{name: Books", "{id: b, name: Books");
    const QByteArray withKeys = changed("strip: true}", "strip: true}, authentication: {enabled: true}");
    const QByteArray policy = R"({"_id":"p","access_rights":{"Books":{"allowed_urls":[{"url":"/lost/{id}"}]}}})";
    const QByteArray inactive = QByteArray(policy).replace("\"_id\"", "\"is_inactive\":true,\"_id\"");
    return {
        gateway("listen-path-equal", Complete, Complete),
        gateway("listen-path-never-reached", Complete, listening("/{somebody}/")),
        gateway("listen-path-divided", Complete, listening("/books")),
        gateway("api-id-taken", withId, withId),
        gateway("api-name-ambiguous", Complete, Complete, policy),
        gateway("api-without-policy", withKeys, Complete),
        gateway("policy-api-unknown", withId, withId, policy),
        gateway("policy-url-unused", Complete, Complete, policy),
        gateway("policy-inactive", Complete, Complete, inactive),
        {"listen-paths-not-checked",
         [] {
             const Snapshot snapshot = Snapshot::parse(Complete, Format::Yaml);
             const reach::ServedApi api = reach::servedSettings(snapshot, u"a.yaml"_qs);
             base::Diagnostics found;
             for (const auto &finding : reach::checkGateway({api, api}, 0))
                 found.append(finding.problem);
             return found;
         }},
        gateway("policy-urls-not-checked", Complete, Complete, policy,
                [](reach::GatewayEnvironment &environment) { environment.mostComparisons = 0; }),
        gateway("policies-not-checked", Complete, Complete, policy,
                [](reach::GatewayEnvironment &environment) { environment.hasAllPolicies = false; }),
    };
}

QList<RuleSample> authenticationSamples()
{
    return {
        definition("upstream-auth-conflict", "      basicAuth:", "      oauth: {enabled: true}\n      basicAuth:"),
        routed("client-access-not-previewed", "strip: true}", "strip: true}, authentication: {enabled: true}"),
        routed("upstream-auth-not-previewed", "basicAuth: {enabled: true",
               "oauth: {enabled: true}\n      basicAuth: {enabled: false"),
        definition("upstream-basic-half-enabled", "authentication:\n      enabled: true",
                   "authentication:\n      enabled: false"),
        definition("upstream-basic-username-colon", "username: kim", "username: 'a:b'"),
        definition("upstream-basic-control-character", "username: kim", "username: \"kim\\n\""),
        definition("upstream-basic-username-empty", "username: kim, ", ""),
        definition("upstream-basic-password-empty", "password: env://STOCK, ", ""),
        definition("upstream-header-name", "name: Authorization", "name: X Up"),
        definition("upstream-header-name-refused", "name: Authorization", "name: Host"),
        definition("upstream-header-missing", ", header: {enabled: true, name: Authorization}", ""),
        definition("upstream-header-name-unused", "{enabled: true, name: Authorization}",
                   "{enabled: false, name: X-Up}"),
        definition("upstream-custom-header-leak", "name: Authorization", "name: X-Up"),
        definition("upstream-literal-password", "env://STOCK", "pw"),
        definition("redacted-secret", "env://STOCK", "REDACTED"),
    };
}

QList<RuleSample> secretSamples()
{
    return {
        definition("reference-malformed", "env://STOCK", "file://../x"),
        routed("secret-not-allowed", "username: kim", "username: kam"),
        definition("reference-in-host", "https://stock.", "https://env://STOCK."),
        unresolved("reference-unresolved", u"env://A"_qs, ErrorCode::NotFound),
        unresolved("reference-unreachable", u"vault://a#b"_qs, ErrorCode::Unreachable, u"Connection refused"_qs),
        unresolved("reference-refused", u"vault://a#b"_qs, ErrorCode::Refused, u"503"_qs),
        unresolved("reference-keychain", u"secrets://a"_qs, ErrorCode::KeychainLocked),
        unresolved("reference-store-missing", u"vault://a#b"_qs, ErrorCode::Unsupported),
    };
}

QList<RuleSample> certificateSamples()
{
    const QByteArray entry = R"([{"id":"a","subject_cn":"a.example","has_private":true,)"
                             R"("not_before":"%1T00:00:00Z","not_after":"%2T00:00:00Z"}])";
    const auto valid = [&](const char *from, const char *to) {
        return QByteArray(entry).replace("%1", from).replace("%2", to);
    };
    return {
        certificate("certificate-missing", "[]"),
        certificate("certificate-expired", valid("2025-01-01", "2026-01-01")),
        certificate("certificate-expires-soon", valid("2025-01-01", "2026-06-20")),
        certificate("certificate-not-yet-valid", valid("2026-07-01", "2027-01-01")),
        certificate("certificate-without-key", valid("2026-01-01", "2027-01-01").replace("true", "false")),
    };
}

} // namespace

QList<RuleSample> ruleSamples()
{
    return fileSamples() + jsonSamples() + yamlSamples() + openApiSamples() + styleSamples() + documentationSamples() +
           conventionSamples() + contractSamples() + rulesetSamples() + referenceSamples() + extensionSamples() +
           authenticationSamples() + secretSamples() + certificateSamples() + gatewaySamples();
}

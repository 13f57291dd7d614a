#include "definitionview.h"
#include "fixes.h"
#include "lint.h"
#include "ruletable.h"
#include "testprogram.h"

#include <QSet>
#include <QTest>

using document::Document;
using document::Format;

/** A fix settles the problem that it is for, in one undo step. */
class TestFixes final : public QObject
{
    Q_OBJECT

private slots:
    void settlesTheProblem_data();
    void settlesTheProblem();
    void movesUserInfoIntoTheSection();
    void keepsReferencesToRenamedPaths();
    void fixesAllProblems();
    void fixesNothingBelowARepeatedKey();
    void leavesDecisionsToTheUser();
    void requiresNoneOfSeveralSchemes();
    void everyFixIsCovered();
    void refusesWhatHasNoFix();
};

namespace {

const QByteArray FixHead = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\n";

/** `name` is the id of a rule, followed by the word of one of its sentences if it has several. */
std::optional<base::Diagnostic> find(const Document &document, const QString &name)
{
    const QStringList words = name.split(u' ');
    for (const base::Diagnostic &diagnostic : lint::lint(document.snapshot())) {
        if (diagnostic.rule == words.first() && (words.size() == 1 || diagnostic.arguments.value(0) == words.last()))
            return diagnostic;
    }
    return std::nullopt;
}

QByteArray gateway(const QByteArray &info, const QByteArray &path, const QByteArray &upstream)
{
    return FixHead + "paths: {}\nx-vendor-api-gateway:\n  info: " + info + "\n  server: {listenPath: {value: " + path +
           ", strip: true}}\n  upstream: " + upstream + "\n";
}

} // namespace

void TestFixes::settlesTheProblem_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto row = [](const char *rule, const QByteArray &text, const QByteArray &from, const QByteArray &to) {
        QTest::newRow(rule) << text << from << to;
    };
    const QByteArray info = "{name: a, state: {active: true}}";
    const QByteArray upstream = "{url: 'http://h'}";
    const auto basic = [&](const QByteArray &section) {
        return gateway(info, "/a/", "{url: 'http://h', authentication: " + section + "}");
    };
    row("extension-missing", FixHead + "servers: [{url: 'http://h'}]\npaths: {} # none yet\n", "paths: {} # none yet\n",
        "paths: {} # none yet\nx-vendor-api-gateway:\n  info:\n    name: T\n    state:\n      active: true\n"
        "  server:\n    listenPath:\n      value: /t/\n      strip: true\n  upstream:\n    url: http://h\n");
    row("info-name-missing", gateway("{state: {active: true}}", "/a/", upstream), "{state: {active: true}}",
        "{name: T, state: {active: true}}");
    row("state-active-missing", gateway("{name: a}", "/a/", upstream), "{name: a}", "{name: a, state: {active: true}}");
    row("state-active-type", gateway("{name: a, state: {active: 'yes'}}", "/a/", upstream), "'yes'", "true");
    row("listen-path-not-rooted", gateway(info, "a/", upstream), "value: a/", "value: /a/");
    row("upstream-url-userinfo", gateway(info, "/a/", "{url: 'http://kim:p%40@h/v1'}"), "'http://kim:p%40@h/v1'}",
        "'http://h/v1', authentication: {enabled: true, basicAuth: {enabled: true, username: kim, password: p@, "
        "header: {enabled: true, name: 'Authorization'}}}}");
    row("upstream-basic-half-enabled",
        basic("{enabled: false, basicAuth: {enabled: true, username: a, password: 'env://P', header: {enabled: true, "
              "name: Authorization}}}"),
        "{enabled: false", "{enabled: true");
    row("upstream-header-missing",
        basic("{enabled: true, basicAuth: {enabled: true, username: a, password: 'env://P'}}"), "'env://P'",
        "'env://P', header: {enabled: true, name: 'Authorization'}");
    row("upstream-header-name-unused",
        basic("{enabled: true, basicAuth: {enabled: true, username: a, password: 'env://P', header: {enabled: false, "
              "name: X-Up}}}"),
        "{enabled: false", "{enabled: true");
    row("oas3-schema wrong-path", FixHead + "paths:\n  \"a\": {} # first\n", "\"a\"", "\"/a\"");
    const QByteArray ok = "responses: {default: {description: d}}";
    row("oas3-schema not-text", "openapi: 3.0.3\ninfo: {title: T, version: 1.0}\npaths: {}\n", "1.0", "'1.0'");
    row("oas3-schema repeated",
        FixHead + "paths: {}\ncomponents:\n  schemas:\n    A:\n      required:\n        - b # first\n        - b\n",
        "        - b\n", "");
    row("oas3-schema wrong-status", FixHead + "paths: {/a: {get: {responses: {\"2xx\": {description: d}}}}}\n",
        "\"2xx\"", "\"2XX\"");
    row("path-keys-no-trailing-slash", FixHead + "paths:\n  /a/: {get: {" + ok + "}} # first\n", "/a/:", "/a:");
    row("oas3-server-trailing-slash", FixHead + "servers: [{url: 'http://h/v1/'}]\npaths: {}\n", "/v1/'", "/v1'");
    row("duplicated-entry-in-enum",
        FixHead + "paths: {}\ncomponents: {schemas: {A: {type: string, enum: [a, b, a]}}}\n", ", b, a]", ", b]");
    row("duplicated-entry-in-enum", FixHead + "paths: {}\ncomponents: {schemas: {A: {enum: [{a: 1}, {a: 1.0}]}}}\n",
        "[{a: 1}, {a: 1.0}]", "[{a: 1}]");
    row("operation-tag-defined", FixHead + "tags:\n  - name: a\npaths: {/a: {get: {tags: [b], " + ok + "}}}\n",
        "  - name: a\n", "  - name: a\n  - name: b\n");
    row("array-items", FixHead + "paths: {}\ncomponents: {schemas: {A: {type: array}}}\n", "{type: array}",
        "{type: array, items: {}}");
    row("path-params undeclared",
        FixHead + "paths:\n  /a/{id}:\n    get:\n      responses: {default: {description: d}}\n",
        "      responses: {default: {description: d}}\n",
        "      parameters:\n        - name: id\n          in: path\n          required: true\n"
        "          schema:\n            type: string\n      responses: {default: {description: d}}\n");
    row("path-params optional",
        FixHead +
            "paths:\n  /a/{id}:\n    get:\n      parameters: [{name: id, in: path, schema: {}}]\n      responses: {}\n",
        "schema: {}", "required: true, schema: {}");
    const QByteArray scheme = "components: {securitySchemes: {k: {type: http, scheme: basic}}}\n";
    const auto asking = [&](const QByteArray &authentication) {
        return gateway(info, "/a/", upstream)
            .replace("strip: true}", "strip: true}, authentication: " + authentication);
    };
    row("gateway-access-open", gateway(info, "/a/", upstream) + scheme + "security: [{k: []}]\n", "strip: true}",
        "strip: true}, authentication: {enabled: true, securitySchemes: {k: {enabled: true}}}");
    row("gateway-access-undocumented", asking("{enabled: true}") + scheme, scheme, scheme + "security:\n  - k: []\n");
    row("gateway-scheme-unknown", asking("{securitySchemes: {old: {}, k: {}}}") + scheme, "old: {}, ", "");
}

/** The text differs where the fix is, and nowhere else. */
void TestFixes::settlesTheProblem()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const QString rule = QString::fromLatin1(QTest::currentDataTag());
    Document document(text, Format::Yaml);
    const auto problem = find(document, rule);
    QVERIFY(problem.has_value());
    QVERIFY(lint::hasFix(*problem));
    const auto preview = lint::FixPreview(document.snapshot()).replacementFor(*problem);
    const auto fixed = lint::applyFix(document, *problem);
    QVERIFY2(fixed.isOk(), fixed.isOk() ? "" : qPrintable(fixed.error().detail));
    QVERIFY2(!find(document, rule), document.fileBytes().constData());
    QCOMPARE(text.count(from), 1);
    QVERIFY2(document.fileBytes() == QByteArray(text).replace(from, to), document.fileBytes().constData());
    // What a report says about the fix is what it does. One that moves a password is not in reports.
    QCOMPARE(preview.has_value(), rule != u"upstream-url-userinfo");
    if (preview)
        QCOMPARE(QByteArray(text).replace(preview->offset, preview->removed, preview->inserted), document.fileBytes());
    document.undo();
    QCOMPARE(document.fileBytes(), text);
    QVERIFY(!document.canUndo());
}

void TestFixes::movesUserInfoIntoTheSection()
{
    Document document(gateway("{name: a, state: {active: true}}", "/a/", "{url: 'http://kim:p%40@h/v1'}"),
                      Format::Yaml);
    QVERIFY(lint::applyFix(document, find(document, u"upstream-url-userinfo"_qs).value()));
    const definition::DefinitionView view(document.snapshot());
    QCOMPARE(view.upstreamUrl().value, u"http://h/v1"_qs);
    QCOMPARE(view.upstreamAuthentication().userName.value, u"kim"_qs);
    QCOMPARE(view.upstreamAuthentication().password.value.text().revealText(), u"p@"_qs);
    QVERIFY(view.upstreamAuthentication().isBasicActive());
}

void TestFixes::keepsReferencesToRenamedPaths()
{
    Document document(FixHead + "paths:\n  /a/: {get: {responses: {default: {description: d}}}}\n"
                                "  /b: {$ref: '#/paths/~1a~1'}\n",
                      Format::Yaml);
    QVERIFY(lint::applyFix(document, find(document, u"path-keys-no-trailing-slash"_qs).value()));
    QCOMPARE(document.snapshot().at({"paths", "/b", "$ref"}).text(), u"#/paths/~1a"_qs);
    QVERIFY(document.snapshot().at({"paths", "/a"}).exists());
}

void TestFixes::fixesAllProblems()
{
    const QByteArray text = "openapi: 3.0.3\ninfo: {title: T, version: 1}\n"
                            "paths:\n  a/: {get: {tags: [x, y], responses: {default: {description: 2}}}}\n"
                            "  /b/{id}: {get: {tags: [x], responses: {2xx: {description: d}, 3xy: {description: d}}}}\n"
                            "components: {schemas: {A: {type: string, enum: [a, a, a], required: [p, p]}}}\n";
    Document document(text, Format::Yaml);
    const int first = lint::applyFixes(document, lint::lint(document.snapshot()));
    QVERIFY(first >= 10);
    QVERIFY(document.canUndo());
    // What the first fixes made visible.
    lint::applyFixes(document, lint::lint(document.snapshot()));
    QStringList left;
    for (const base::Diagnostic &problem : lint::lint(document.snapshot())) {
        if (lint::hasFix(problem) && problem.rule != u"extension-missing")
            left.append(problem.rule);
    }
    QCOMPARE(left, QStringList());
    QVERIFY(document.snapshot().at({"paths", "/a"}).exists());
    QVERIFY(document.snapshot().at({"paths", "/b/{id}", "get", "responses", "3xy"}).exists());
    document.undo();
    document.undo();
    QCOMPARE(document.fileBytes(), text);
}

/** A pointer names one of the two paths. The fix of the other one was made there, again in each round. */
void TestFixes::fixesNothingBelowARepeatedKey()
{
    const QByteArray text = "openapi: 3.1.0\n"
                            "paths:\n"
                            "  /a/{id}:\n"
                            "    get: {responses: {'200': {description: OK}}}\n"
                            "  /a/{id}:\n"
                            "    get: {responses: {'200': {description: OK}}}\n"
                            "  /b/{id}:\n"
                            "    get: {responses: {'200': {description: OK}}}\n";
    document::Document document(text, document::Format::Yaml);
    const auto problems = lint::lint(document.snapshot());
    for (const base::Diagnostic &problem : problems) {
        if (lint::hasFix(problem) && problem.pointer.startsWith(u"/paths/~1a"))
            QCOMPARE(lint::applyFix(document, problem).error().code, base::ErrorCode::Unsupported);
    }
    QCOMPARE(lint::applyFixes(document, problems), 1);
    QCOMPARE(document.snapshot().at({"paths", "/b/{id}", "get", "parameters"}).childCount(), 1);
    QVERIFY(document.snapshot().text().startsWith(text.first(text.indexOf("  /b/{id}"))));
}

void TestFixes::leavesDecisionsToTheUser()
{
    const QByteArray text = gateway("{name: a, state: {active: true}}", "/a/", "{url: 'http://h'}")
                                .replace("strip: true}", "strip: true}, authentication: {securitySchemes: {old: {}}}") +
                            "components: {securitySchemes: {k: {type: http, scheme: basic}}}\nsecurity: [{k: []}]\n";
    Document document(text, Format::Yaml);
    const base::Diagnostics problems = lint::lint(document.snapshot());
    QVERIFY(find(document, u"gateway-access-open"_qs));
    QVERIFY(find(document, u"gateway-scheme-unknown"_qs));
    lint::applyFixes(document, problems);
    QVERIFY(find(document, u"gateway-access-open"_qs));
    QVERIFY(find(document, u"gateway-scheme-unknown"_qs));
}

void TestFixes::requiresNoneOfSeveralSchemes()
{
    const QByteArray text =
        gateway("{name: a, state: {active: true}}", "/a/", "{url: 'http://h'}")
            .replace("strip: true}", "strip: true}, authentication: {enabled: true}") +
        "components: {securitySchemes: {k: {type: http, scheme: basic}, l: {type: http, scheme: bearer}}}\n";
    Document document(text, Format::Yaml);
    const auto problem = find(document, u"gateway-access-undocumented"_qs);
    QVERIFY(problem);
    QCOMPARE(lint::applyFix(document, *problem).error().code, base::ErrorCode::NotFound);
    QCOMPARE(document.fileBytes(), text);
}

void TestFixes::everyFixIsCovered()
{
    // One row above each.
    const QStringList covered = {u"extension-missing"_qs,
                                 u"info-name-missing"_qs,
                                 u"state-active-missing"_qs,
                                 u"state-active-type"_qs,
                                 u"listen-path-not-rooted"_qs,
                                 u"upstream-url-userinfo"_qs,
                                 u"upstream-basic-half-enabled"_qs,
                                 u"upstream-header-missing"_qs,
                                 u"upstream-header-name-unused"_qs,
                                 u"oas3-schema not-text"_qs,
                                 u"oas3-schema repeated"_qs,
                                 u"oas3-schema wrong-status"_qs,
                                 u"path-keys-no-trailing-slash"_qs,
                                 u"oas3-server-trailing-slash"_qs,
                                 u"duplicated-entry-in-enum"_qs,
                                 u"operation-tag-defined"_qs,
                                 u"array-items"_qs,
                                 u"oas3-schema wrong-path"_qs,
                                 u"path-params undeclared"_qs,
                                 u"path-params optional"_qs,
                                 u"gateway-access-open"_qs,
                                 u"gateway-access-undocumented"_qs,
                                 u"gateway-scheme-unknown"_qs};
    QStringList fixable;
    for (const rules::RuleGroup &group : rules::RuleGroups) {
        for (const rules::Rule &rule : group.rules) {
            QCOMPARE(lint::hasFix(rule.at({}, {})), rule.fix != nullptr);
            if (rule.fix)
                fixable.append(rule.name());
            for (const rules::Sentence &sentence : rule.sentences) {
                const QString word = QString::fromLatin1(sentence.word);
                const QStringList arguments{word, u"2xx"_qs};
                QCOMPARE(lint::hasFix(rule.at({}, {}, arguments)), sentence.fix != nullptr);
                if (sentence.fix)
                    fixable.append(rule.name() + u' ' + word);
            }
        }
    }
    QCOMPARE(QSet<QString>(fixable.begin(), fixable.end()), QSet<QString>(covered.begin(), covered.end()));
}

void TestFixes::refusesWhatHasNoFix()
{
    Document document(FixHead, Format::Yaml);
    const base::Diagnostic problem{u"openapi-missing"_qs, base::Severity::Error, {}, u"/paths"_qs, {}};
    QVERIFY(!lint::hasFix(problem));
    QCOMPARE(lint::applyFix(document, problem).error().code, base::ErrorCode::Unsupported);
}

GATEWRIGHT_TEST(TestFixes, QCoreApplication)
#include "testfixes.moc"

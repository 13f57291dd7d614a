#include "fakegrants.h"
#include "fakeresolver.h"
#include "fakestore.h"
#include "secretpreflight.h"
#include "secretproblem.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

using base::ErrorCode;
using document::Format;
using document::Pointer;
using preflight::SecretPreflight;
using workspace::OpenDefinition;
using workspace::Workspace;

/** The references of the open definitions are looked up, and those without a value told where they stand. */
class TestSecretPreflight final : public QObject
{
    Q_OBJECT

private slots:
    void tellsReferencesAnywhereInTheExtension();
    void tellsEachOfSeveralInOneText();
    void tellsAControlCharacterInACredential();
    void asksOnceForOneThatStandsTwice();
    void followsEdits();
    void keepsThePlaceWhenLinesMove();
    void asksAgainWhenAReferenceIsEdited();
    void asksAllStoresAgainOnRequest();
    void dropsAnAnswerOfTheStoresOfBefore();
    void survivesClosingWhileAReferenceIsPending();
    void namesTheRuleForEachFailure_data();
    void namesTheRuleForEachFailure();
    void tellsNothingOfAValue();
};

namespace {

QByteArray apiWith(const QByteArray &extension)
{
    return "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\nx-note: env://OUTSIDE\n"
           "x-vendor-api-gateway:\n  info: {name: t, state: {active: true}}\n"
           "  server: {listenPath: {value: /t/, strip: true}}\n  upstream: {url: http://127.0.0.1}\n" +
           extension;
}

const Pointer Note{"x-vendor-api-gateway", "middleware", "note"};

struct SecretBench {
    support::FakeStore store;
    Workspace workspace{store};
    support::FakeResolver resolver;
    support::FakeGrants grants;
    SecretPreflight service{workspace, resolver, grants};

    OpenDefinition &open(const QByteArray &extension)
    {
        return *workspace.addUntitled(u"untitled"_qs, apiWith(extension), Format::Yaml);
    }
    /** `line:column rule argument` of everything that is said of references. */
    static QStringList told(const OpenDefinition &definition)
    {
        QStringList lines;
        for (const base::Diagnostic &problem : definition.diagnostics()) {
            const base::Position place = definition.document().snapshot().positionAt(problem.span.offset);
            if (problem.rule.startsWith(u"reference-") || problem.rule == u"upstream-basic-control-character")
                lines.append(
                    u"%1:%2 %3 %4"_qs.arg(place.line).arg(place.column).arg(problem.rule, problem.arguments.value(0)));
        }
        return lines;
    }
};

} // namespace

void TestSecretPreflight::tellsReferencesAnywhereInTheExtension()
{
    SecretBench bench;
    bench.resolver.values = {{u"SET"_qs, "x"}};
    const OpenDefinition &definition = bench.open("  middleware:\n    note: env://SET\n    list:\n      - a\n"
                                                  "      - {deep: 'a env://GONE b'}\n    alias: &a env://OTHER\n"
                                                  "    again: *a\n    bad: 'file://../x'\n    other: $secret_env.X\n");
    // An alias has no text of its own: its problems are at its anchor.
    QTRY_COMPARE(
        SecretBench::told(definition),
        QStringList({u"13:16 reference-unresolved env://GONE"_qs, u"14:12 reference-unresolved env://OTHER"_qs,
                     u"14:12 reference-unresolved env://OTHER"_qs, u"16:10 reference-malformed file://../x"_qs}));
}

void TestSecretPreflight::tellsEachOfSeveralInOneText()
{
    SecretBench bench;
    bench.resolver.values = {{u"B"_qs, "x"}};
    const OpenDefinition &definition = bench.open("  middleware: {note: 'env://A:env://B:env://C'}\n");
    QTRY_COMPARE(SecretBench::told(definition),
                 QStringList({u"9:22 reference-unresolved env://A"_qs, u"9:22 reference-unresolved env://C"_qs}));
}

/** In other texts a line end at the end of a value is sent as it is. */
void TestSecretPreflight::tellsAControlCharacterInACredential()
{
    SecretBench bench;
    bench.resolver.values = {{u"LINE"_qs, "x\n"}, {u"PLAIN"_qs, "x"}};
    const OpenDefinition &definition = *bench.workspace.addUntitled(
        u"untitled"_qs,
        apiWith("  middleware: {note: env://LINE}\n")
            .replace("{url: http://127.0.0.1}",
                     "{url: http://127.0.0.1, authentication: {enabled: true, basicAuth: {enabled: true,\n"
                     "    username: env://PLAIN, password: env://LINE,\n"
                     "    header: {enabled: true, name: Authorization}}}}"),
        Format::Yaml);
    QTRY_COMPARE(SecretBench::told(definition), QStringList({u"9:38 upstream-basic-control-character 000a"_qs}));
}

void TestSecretPreflight::asksOnceForOneThatStandsTwice()
{
    SecretBench bench;
    const OpenDefinition &one = bench.open("  middleware: {note: env://A, more: env://A}\n");
    const OpenDefinition &other = bench.open("  middleware: {note: env://A}\n");
    QTRY_COMPARE(SecretBench::told(one).size(), 2);
    QTRY_COMPARE(SecretBench::told(other).size(), 1);
    QCOMPARE(bench.resolver.asked, 1);
}

void TestSecretPreflight::followsEdits()
{
    SecretBench bench;
    bench.resolver.values = {{u"SET"_qs, "x"}};
    OpenDefinition &definition = bench.open("  middleware: {note: env://A}\n");
    QTRY_COMPARE(SecretBench::told(definition), QStringList{u"9:22 reference-unresolved env://A"_qs});
    QVERIFY(definition.document().setScalar(Note, document::Value::string(QByteArray("env://SET"))));
    QTRY_COMPARE(SecretBench::told(definition), QStringList());
    QVERIFY(definition.document().setScalar(Note, document::Value::string(QByteArray("env://B"))));
    QTRY_COMPARE(SecretBench::told(definition), QStringList{u"9:22 reference-unresolved env://B"_qs});
}

void TestSecretPreflight::keepsThePlaceWhenLinesMove()
{
    SecretBench bench;
    OpenDefinition &definition = bench.open("  middleware: {note: env://A}\n");
    QTRY_COMPARE(SecretBench::told(definition), QStringList{u"9:22 reference-unresolved env://A"_qs});
    const int asked = bench.resolver.asked;
    QVERIFY(definition.document().spliceText({0, 0, "# one\n# two\n"}));
    QTRY_COMPARE(SecretBench::told(definition), QStringList{u"11:22 reference-unresolved env://A"_qs});
    QCOMPARE(bench.resolver.asked, asked);
}

void TestSecretPreflight::asksAgainWhenAReferenceIsEdited()
{
    SecretBench bench;
    OpenDefinition &definition = bench.open("  middleware: {note: env://A, more: env://B}\n");
    QTRY_COMPARE(SecretBench::told(definition).size(), 2);
    bench.resolver.values = {{u"A"_qs, "x"}, {u"B"_qs, "x"}};
    QVERIFY(definition.document().setScalar(Note, document::Value::string(QByteArray("x env://A"))));
    QTRY_COMPARE(SecretBench::told(definition), QStringList());
}

void TestSecretPreflight::asksAllStoresAgainOnRequest()
{
    SecretBench bench;
    bench.resolver.values = {{u"A"_qs, "x"}};
    OpenDefinition &definition = bench.open("  middleware: {note: env://A, more: env://B}\n");
    QTRY_COMPARE(SecretBench::told(definition), QStringList{u"9:37 reference-unresolved env://B"_qs});
    bench.resolver.values = {{u"B"_qs, "x"}};
    bench.service.askAgain();
    QTRY_COMPARE(SecretBench::told(definition), QStringList{u"9:22 reference-unresolved env://A"_qs});
}

void TestSecretPreflight::dropsAnAnswerOfTheStoresOfBefore()
{
    SecretBench bench;
    bench.resolver.waits = true;
    OpenDefinition &definition = bench.open("  middleware: {note: env://A}\n");
    QTRY_COMPARE(bench.resolver.asked, 1);
    bench.resolver.values = {{u"A"_qs, "x"}};
    bench.service.askAgain();
    QCOMPARE(bench.resolver.asked, 2);
    QSignalSpy changed(&definition, &OpenDefinition::diagnosticsChanged);
    bench.resolver.answerNewest();
    bench.resolver.answerOldest();
    bench.resolver.waits = false;
    // What follows is told after what came before it would have been.
    QVERIFY(definition.document().setScalar(Note, document::Value::string(QByteArray("env://A env://LAST"))));
    QTRY_COMPARE(SecretBench::told(definition), QStringList{u"9:22 reference-unresolved env://LAST"_qs});
    QCOMPARE(changed.size(), 1);
}

void TestSecretPreflight::survivesClosingWhileAReferenceIsPending()
{
    SecretBench bench;
    bench.resolver.waits = true;
    OpenDefinition &closed = bench.open("  middleware: {note: env://A}\n");
    OpenDefinition &stays = bench.open("  middleware: {note: env://A}\n");
    QTRY_COMPARE(bench.resolver.asked, 1);
    bench.workspace.close(closed);
    bench.resolver.answerOldest();
    QTRY_COMPARE(SecretBench::told(stays), QStringList{u"9:22 reference-unresolved env://A"_qs});
}

void TestSecretPreflight::namesTheRuleForEachFailure_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QStringList>("told");
    const auto row = [](const char *name, const QString &text, ErrorCode code, const QString &detail,
                        const QStringList &told) { QTest::newRow(name) << text << int(code) << detail << told; };
    const QString env = u"env://A"_qs;
    const QString consul = u"consul://a/b"_qs;
    const QString vault = u"vault://kv/a#f"_qs;
    const QString key = u"secrets://k"_qs;
    const QString named = u"kv://s/a"_qs;
    row("variable", env, ErrorCode::NotFound, u"A"_qs, {u"reference-unresolved"_qs, env, u"set-variable"_qs});
    row("file", u"file://a"_qs, ErrorCode::NotFound, u"a"_qs,
        {u"reference-unresolved"_qs, u"file://a"_qs, u"add-file"_qs});
    row("file's folder", u"file://a"_qs, ErrorCode::FolderMissing, {},
        {u"reference-store-missing"_qs, u"file://a"_qs, u"name-folder"_qs});
    row("link that leads out", u"file://a"_qs, ErrorCode::InvalidArgument, u"a"_qs,
        {u"reference-malformed"_qs, u"file://a"_qs});
    row("file of another", u"file://a"_qs, ErrorCode::PermissionDenied, u"a"_qs,
        {u"reference-refused"_qs, u"file://a"_qs, u"check-permissions"_qs});
    row("entry", key, ErrorCode::NotFound, u"environment/e/secret/k"_qs,
        {u"reference-unresolved"_qs, key, u"store-in-keychain"_qs});
    row("locked", key, ErrorCode::KeychainLocked, {}, {u"reference-keychain"_qs, key, u"unlock-keychain"_qs});
    row("no keychain", key, ErrorCode::KeychainUnavailable, u"no bus"_qs,
        {u"reference-keychain"_qs, key, u"no-keychain"_qs});
    row("key", consul, ErrorCode::NotFound, u"404"_qs, {u"reference-unresolved"_qs, consul, u"add-to-consul"_qs});
    row("no server", consul, ErrorCode::Unsupported, {}, {u"reference-store-missing"_qs, consul, u"name-consul"_qs});
    row("no connection", consul, ErrorCode::Unreachable, u"Connection refused"_qs,
        {u"reference-unreachable"_qs, consul, u"check-address"_qs, u"Connection refused"_qs});
    row("too slow", consul, ErrorCode::TimedOut, {}, {u"reference-unreachable"_qs, consul, u"no-answer-in-time"_qs});
    row("wrong token", vault, ErrorCode::PermissionDenied, u"403"_qs,
        {u"reference-refused"_qs, vault, u"check-token"_qs, u"403"_qs});
    row("a token that no header takes", vault, ErrorCode::InvalidArgument, u"X-Vault-Token"_qs,
        {u"reference-refused"_qs, vault, u"check-token"_qs, u"X-Vault-Token"_qs});
    row("failing", vault, ErrorCode::Refused, u"500"_qs,
        {u"reference-refused"_qs, vault, u"store-failed"_qs, u"500"_qs});
    row("plain http", vault, ErrorCode::Refused, u"http://vault.example"_qs,
        {u"reference-refused"_qs, vault, u"use-https"_qs, u"http://vault.example"_qs});
    row("field", vault, ErrorCode::NotFound, u"f"_qs, {u"reference-unresolved"_qs, vault, u"add-to-vault"_qs});
    row("an object", vault, ErrorCode::WrongType, u"f"_qs, {u"reference-unresolved"_qs, vault, u"not-a-text"_qs});
    row("no such store", named, ErrorCode::Unsupported, u"s"_qs,
        {u"reference-store-missing"_qs, named, u"name-store"_qs});
}

void TestSecretPreflight::namesTheRuleForEachFailure()
{
    QFETCH(QString, text);
    QFETCH(int, code);
    QFETCH(QString, detail);
    QFETCH(QStringList, told);
    const auto references = secrets::scanReferences(text).references;
    QCOMPARE(references.size(), 1);
    const auto problem = preflight::secretProblem(references.first(), {ErrorCode(code), detail});
    QCOMPARE(QStringList{problem.rule->name()} + problem.arguments, told);
    // What resolveValue() makes of it says the same.
    const auto same = preflight::secretProblemOf(secrets::scanReferences(u"a "_qs + text),
                                                 {ErrorCode(code), text + u": "_qs + detail});
    QCOMPARE(QStringList{same.rule->name()} + same.arguments, told);
}

void TestSecretPreflight::tellsNothingOfAValue()
{
    SecretBench bench;
    bench.resolver.values = {{u"SET"_qs, "s3cret-91"}};
    const OpenDefinition &definition = bench.open("  middleware: {note: 'env://SET:env://GONE'}\n");
    QTRY_COMPARE(SecretBench::told(definition).size(), 1);
    for (const base::Diagnostic &problem : definition.diagnostics())
        QVERIFY(!problem.arguments.join(u' ').contains(u"s3cret-91"));
}

GATEWRIGHT_TEST(TestSecretPreflight, QCoreApplication)
#include "testsecretpreflight.moc"

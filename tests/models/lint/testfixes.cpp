#include "definitionview.h"
#include "fixes.h"
#include "lint.h"

#include <QtTest>

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
    void refusesWhatHasNoFix();
};

namespace {

const QByteArray Head = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\n";

std::optional<base::Diagnostic> find(const Document &document, const QString &rule)
{
    for (const base::Diagnostic &diagnostic : lint::lint(document.snapshot())) {
        if (diagnostic.rule == rule)
            return diagnostic;
    }
    return std::nullopt;
}

QByteArray gateway(const QByteArray &info, const QByteArray &path, const QByteArray &upstream)
{
    return Head + "paths: {}\nx-vendor-api-gateway:\n  info: " + info + "\n  server: {listenPath: {value: " + path +
           ", strip: true}}\n  upstream: " + upstream + "\n";
}

} // namespace

void TestFixes::settlesTheProblem_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray info = "{name: a, state: {active: true}}";
    const QByteArray upstream = "{url: 'http://h'}";
    const auto basic = [&](const QByteArray &section) {
        return gateway(info, "/a/", "{url: 'http://h', authentication: " + section + "}");
    };
    QTest::newRow("extension-missing") << Head + "servers: [{url: 'http://h'}]\npaths: {}\n";
    QTest::newRow("info-name-missing") << gateway("{state: {active: true}}", "/a/", upstream);
    QTest::newRow("state-active-missing") << gateway("{name: a}", "/a/", upstream);
    QTest::newRow("state-active-type") << gateway("{name: a, state: {active: 'yes'}}", "/a/", upstream);
    QTest::newRow("listen-path-not-rooted") << gateway(info, "a/", upstream);
    QTest::newRow("upstream-url-userinfo") << gateway(info, "/a/", "{url: 'http://kim:p%40@h/v1'}");
    QTest::newRow("upstream-basic-half-enabled") << basic(
        "{enabled: false, basicAuth: {enabled: true, username: a, password: 'env://P', header: {enabled: true, name: Authorization}}}");
    QTest::newRow("upstream-header-missing")
        << basic("{enabled: true, basicAuth: {enabled: true, username: a, password: 'env://P'}}");
    QTest::newRow("upstream-header-name-unused") << basic(
        "{enabled: true, basicAuth: {enabled: true, username: a, password: 'env://P', header: {enabled: false, name: X-Up}}}");
    QTest::newRow("path-not-rooted") << Head + "paths:\n  a: {}\n";
    QTest::newRow("path-parameter-undeclared") << Head + "paths:\n  /a/{id}:\n    get:\n      responses: {}\n";
    QTest::newRow("path-parameter-optional")
        << Head + "paths:\n  /a/{id}:\n    get:\n      parameters: [{name: id, in: path}]\n      responses: {}\n";
}

void TestFixes::settlesTheProblem()
{
    QFETCH(QByteArray, text);
    const QString rule = QString::fromLatin1(QTest::currentDataTag());
    Document document(text, Format::Yaml);
    const auto problem = find(document, rule);
    QVERIFY(problem.has_value());
    QVERIFY(lint::hasFix(*problem));
    const auto fixed = lint::applyFix(document, *problem);
    QVERIFY2(fixed.isOk(), fixed.isOk() ? "" : qPrintable(fixed.error().detail));
    QVERIFY2(!find(document, rule), document.fileBytes().constData());
    QVERIFY(document.snapshot().isValid());
    document.undo();
    QCOMPARE(document.fileBytes(), text);
}

void TestFixes::movesUserInfoIntoTheSection()
{
    Document document(gateway("{name: a, state: {active: true}}", "/a/", "{url: 'http://kim:p%40@h/v1'}"),
                      Format::Yaml);
    QVERIFY(lint::applyFix(document, find(document, u"upstream-url-userinfo"_qs).value()));
    const definition::DefinitionView view(document.snapshot());
    QCOMPARE(view.upstreamUrl().value, u"http://h/v1"_qs);
    QCOMPARE(view.upstreamAuthentication().userName.value, u"kim"_qs);
    QCOMPARE(view.upstreamAuthentication().password.value, u"p@"_qs);
    QVERIFY(view.upstreamAuthentication().isBasicActive());
}

void TestFixes::refusesWhatHasNoFix()
{
    Document document(Head, Format::Yaml);
    const base::Diagnostic problem{u"paths-missing"_qs, base::Severity::Error, {}, u"/paths"_qs, {}};
    QVERIFY(!lint::hasFix(problem));
    QCOMPARE(lint::applyFix(document, problem).error().code, base::ErrorCode::Unsupported);
}

QTEST_GUILESS_MAIN(TestFixes)
#include "testfixes.moc"

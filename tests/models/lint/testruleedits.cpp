#include "fakedocuments.h"
#include "project.h"
#include "ruleedits.h"
#include "rulesets.h"
#include "testprogram.h"

#include <QTest>

using base::ErrorCode;
using base::Severity;
using document::Document;
using document::Format;

/** Edits of .gatewright.yaml and .spectral.yaml. */
class TestRuleEdits final : public QObject
{
    Q_OBJECT

private slots:
    void addsASuppression_data();
    void addsASuppression();
    void setsASeverity_data();
    void setsASeverity();
    void refuses_data();
    void refuses();
    void whatIsWrittenIsRead();
};

void TestRuleEdits::addsASuppression_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const QByteArray entry = "  - rule: operation-tags\n    file: apis/a.yaml\n    pointer: /paths/~1a\n";
    const QByteArray flow = "{rule: operation-tags, file: apis/a.yaml, pointer: /paths/~1a}";
    QTest::newRow("an empty file") << QByteArray() << "suppressions:\n" + entry;
    QTest::newRow("comments only") << QByteArray("# ours\n") << "# ours\nsuppressions:\n" + entry;
    QTest::newRow("other settings") << QByteArray("extensions: # all\n  x-a: a.yaml\n")
                                    << "extensions: # all\n  x-a: a.yaml\nsuppressions:\n" + entry;
    QTest::newRow("a list") << QByteArray("suppressions:\n  - rule: b # why\n    file: x\n")
                            << "suppressions:\n  - rule: b # why\n    file: x\n" + entry;
    QTest::newRow("a flow list") << QByteArray("suppressions: [{rule: b}] # last\n")
                                 << "suppressions: [{rule: b}, " + flow + "] # last\n";
    QTest::newRow("entries in flow style")
        << QByteArray("suppressions:\n  - {rule: b}\n") << "suppressions:\n  - {rule: b}\n" + entry;
    QTest::newRow("there already") << "suppressions:\n" + entry << "suppressions:\n" + entry;
}

void TestRuleEdits::addsASuppression()
{
    QFETCH(QByteArray, before);
    Document document(before, Format::Yaml);
    QVERIFY(lint::addSuppression(document, u"operation-tags"_qs, u"apis/a.yaml"_qs, u"/paths/~1a"_qs).isOk());
    QTEST(document.fileBytes(), "after");
}

void TestRuleEdits::setsASeverity_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<rules::Setting>("setting");
    QTest::addColumn<QByteArray>("after");
    const QByteArray extends = "extends: [[spectral:oas, recommended]] # ours\n";
    QTest::newRow("a new rule") << extends << rules::Setting(Severity::Warning)
                                << extends + "rules:\n  operation-tags: warn\n";
    QTest::newRow("off") << QByteArray("rules:\n  # tags\n  operation-tags: error\n") << rules::Setting()
                         << QByteArray("rules:\n  # tags\n  operation-tags: 'off'\n");
    QTest::newRow("a switch") << QByteArray("rules: {operation-tags: true, b: off}\n")
                              << rules::Setting(Severity::Information)
                              << QByteArray("rules: {operation-tags: info, b: off}\n");
    QTest::newRow("a definition") << QByteArray(
                                         "rules:\n  operation-tags:\n    given: $\n    then: {function: truthy}\n")
                                  << rules::Setting(Severity::Error)
                                  << QByteArray(
                                         "rules:\n  operation-tags:\n    given: $\n    then: {function: truthy}\n"
                                         "    severity: error\n");
}

void TestRuleEdits::setsASeverity()
{
    QFETCH(QByteArray, before);
    QFETCH(rules::Setting, setting);
    Document document(before, Format::Yaml);
    QVERIFY(lint::setSeverity(document, u"operation-tags"_qs, setting).isOk());
    QTEST(document.fileBytes(), "after");
}

void TestRuleEdits::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<ErrorCode>("expected");
    QTest::newRow("a rule about syntax") << QByteArray() << u"duplicate-key"_qs << ErrorCode::Unsupported;
    QTest::newRow("a rule about secrets") << QByteArray() << u"reference-unresolved"_qs << ErrorCode::Unsupported;
    QTest::newRow("a rule about trust") << QByteArray() << u"ref-outside-folder"_qs << ErrorCode::Unsupported;
    QTest::newRow("a syntax error") << QByteArray("rules: [") << u"operation-tags"_qs << ErrorCode::SyntaxError;
    QTest::newRow("a list") << QByteArray("- a\n") << u"operation-tags"_qs << ErrorCode::WrongType;
    QTest::newRow("members of other types")
        << QByteArray("suppressions: a\nrules: [a]\n") << u"operation-tags"_qs << ErrorCode::WrongType;
}

void TestRuleEdits::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, rule);
    QFETCH(ErrorCode, expected);
    Document document(text, Format::Yaml);
    const auto suppressed = lint::addSuppression(document, rule, u"a.yaml"_qs, {});
    QVERIFY(!suppressed);
    QCOMPARE(suppressed.error().code, expected);
    const auto set = lint::setSeverity(document, rule, Severity::Error);
    QVERIFY(!set);
    if (text.isEmpty())
        QCOMPARE(set.error().code, expected);
    QCOMPARE(document.fileBytes(), text);
}

/** The readers take what was written, and know where a severity is set. */
void TestRuleEdits::whatIsWrittenIsRead()
{
    const QString rule = u"operation-tags"_qs;
    Document project(QByteArray(), Format::Yaml);
    QVERIFY(lint::addSuppression(project, rule, u"./api.yaml"_qs, u"/paths/~1a"_qs).isOk());
    Document ruleset("extends: [[spectral:oas, recommended]]\n", Format::Yaml);
    QVERIFY(lint::setSeverity(ruleset, rule, Severity::Error).isOk());
    support::FakeDocuments documents;
    documents.texts = {{u"/f/.gatewright.yaml"_qs, project.fileBytes()},
                       {u"/f/.spectral.yaml"_qs, ruleset.fileBytes() +
                                                     "overrides:\n  - files: ['api.yaml#/paths/~1b']\n    rules: {" +
                                                     rule.toUtf8() + ": off}\n"}};
    const lint::Project read = lint::projectFor(u"/f/api.yaml"_qs, u"/f"_qs, documents);
    QVERIFY(read.problems.isEmpty());
    QCOMPARE(read.suppressions.size(), 1);
    QCOMPARE(read.suppressions.first().rule, rule);
    QCOMPARE(read.suppressions.first().pointer, u"/paths/~1a"_qs);
    // The name with a folder is that file only.
    QVERIFY(lint::projectFor(u"/f/other/api.yaml"_qs, u"/f"_qs, documents).suppressions.isEmpty());
    const lint::Ruleset rules = lint::rulesetFor(u"/f/api.yaml"_qs, u"/f"_qs, documents);
    QVERIFY(rules.problems.isEmpty());
    QCOMPARE(rules.settings.settingOf("operation-tags"_rule, Severity::Warning, u"/paths/~1a"_qs),
             rules::Setting(Severity::Error));
    const lint::RuleOrigin *origin = lint::originOf(rules, rule, u"/paths/~1a/get"_qs);
    QVERIFY(origin);
    QCOMPARE(origin->file->address(), u"/f/.spectral.yaml"_qs);
    QCOMPARE(origin->place.toString(), u"/rules/operation-tags"_qs);
    origin = lint::originOf(rules, rule, u"/paths/~1b/get"_qs);
    QVERIFY(origin);
    QCOMPARE(origin->place.toString(), u"/overrides/0/rules/operation-tags"_qs);
    QVERIFY(!lint::originOf(rules, u"info-contact"_qs, u"/info"_qs));
}

GATEWRIGHT_TEST(TestRuleEdits, QCoreApplication)
#include "testruleedits.moc"

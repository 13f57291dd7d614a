#include "corpus.h"
#include "diagnosticwording.h"
#include "lint.h"
#include "preflightrules.h"
#include "problemrules.h"
#include "routerules.h"
#include "testprogram.h"

#include <QDirIterator>

/** Everything that a rule can say is said in words. */
class TestDiagnosticWording final : public QObject
{
    Q_OBJECT

private slots:
    void everyRuleHasASentence_data();
    void everyRuleHasASentence();
    void everyProblemOfTheParserHasASentence();
    void fillsInWhatWasFound_data();
    void fillsInWhatWasFound();
    void anUnknownRuleIsNamed();
};

void TestDiagnosticWording::everyRuleHasASentence_data()
{
    QTest::addColumn<QString>("rule");
    for (const QString &rule : lint::ruleIds() + preview::routeRuleIds() + preflight::preflightRuleIds())
        QTest::newRow(qPrintable(rule)) << rule;
    for (const char *rule : document::ProblemRules)
        QTest::newRow(rule) << QString::fromLatin1(rule);
    for (const char *rule :
         {"second-opinion-value", "second-opinion-structure", "second-opinion-refused", "second-opinion-too-large"})
        QTest::newRow(rule) << QString::fromLatin1(rule);
}

void TestDiagnosticWording::everyRuleHasASentence()
{
    QFETCH(QString, rule);
    QVERIFY(messages::hasSentence(rule));
    const QString said = messages::sentence(rule, {u"first"_qs, u"second"_qs});
    QVERIFY(said.size() > 10);
    QVERIFY2(!said.contains(u'%'), qPrintable(said));
    QVERIFY2(said.endsWith(u'.') || said.endsWith(u"first"_qs) || said.endsWith(u"second"_qs), qPrintable(said));
}

void TestDiagnosticWording::everyProblemOfTheParserHasASentence()
{
    SKIP_WITHOUT_CORPUS();
    int problems = 0;
    QDirIterator walk(support::corpusFolder(), {u"*.json"_qs, u"*.yaml"_qs}, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        QFile file(walk.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto snapshot = document::Snapshot::parse(file.readAll(), document::formatOfFileName(file.fileName()));
        for (const base::Diagnostic &problem : snapshot.problems()) {
            ++problems;
            QVERIFY2(messages::hasSentence(problem.rule), qPrintable(problem.rule + u" in "_qs + file.fileName()));
            QVERIFY2(!messages::sentence(problem).contains(u"%1"), qPrintable(problem.rule));
        }
    }
    QVERIFY(problems > 0);
}

void TestDiagnosticWording::fillsInWhatWasFound_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("one") << u"path-not-rooted"_qs << QStringList{u"books"_qs}
                         << u"The path “books” does not start with a slash."_qs;
    QTest::newRow("two") << u"path-duplicate"_qs << QStringList{u"/{a}"_qs, u"/{b}"_qs}
                         << u"The path “/{a}” matches the same requests as “/{b}”."_qs;
    QTest::newRow("a type") << u"extension-wrong-type"_qs << QStringList{u"upstream.url"_qs, u"string"_qs}
                            << u"“upstream.url” must be text."_qs;
    QTest::newRow("a type and what is there")
        << u"extension-wrong-type"_qs << QStringList{u"upstream.url"_qs, u"string"_qs, u"array"_qs}
        << u"“upstream.url” must be text, not a list."_qs;
    QTest::newRow("a flag") << u"state-active-type"_qs << QStringList{u"number"_qs}
                            << u"info.state.active must be true or false, not a number."_qs;
    QTest::newRow("nothing at its end") << u"listen-path-invalid"_qs << QStringList{u"/{a"_qs, QString()}
                                        << u"The listen path “/{a” is not a valid pattern."_qs;
    QTest::newRow("per cent signs") << u"path-duplicate"_qs << QStringList{u"/%2"_qs, u"/%1"_qs}
                                    << u"The path “/%2” matches the same requests as “/%1”."_qs;
}

void TestDiagnosticWording::fillsInWhatWasFound()
{
    QFETCH(QString, rule);
    QFETCH(QStringList, arguments);
    QFETCH(QString, sentence);
    base::Diagnostic problem;
    problem.rule = rule;
    problem.arguments = arguments;
    QCOMPARE(messages::sentence(problem), sentence);
}

void TestDiagnosticWording::anUnknownRuleIsNamed()
{
    QVERIFY(!messages::hasSentence(u"no-such-rule"_qs));
    QCOMPARE(messages::sentence(u"no-such-rule"_qs, {}), u"no-such-rule"_qs);
}

GATEWRIGHT_TEST(TestDiagnosticWording, QCoreApplication)
#include "testdiagnosticwording.moc"

#include "corpus.h"
#include "diagnosticmessages.h"
#include "ruletable.h"
#include "snapshot.h"
#include "testprogram.h"

#include <QDirIterator>

/** Messages of diagnostics: the row of the rule with the arguments filled in. */
class TestDiagnosticMessages final : public QObject
{
    Q_OBJECT

private slots:
    void everyProblemOfTheParserHasAMessage();
    void fillsInWhatWasFound_data();
    void fillsInWhatWasFound();
    void showsTheIdOfAnUnknownRule();
};

void TestDiagnosticMessages::everyProblemOfTheParserHasAMessage()
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
            QVERIFY2(rules::findRule(problem.rule), qPrintable(problem.rule + u" in "_qs + file.fileName()));
            QVERIFY2(!messages::diagnosticText(problem).contains(u"%1"), qPrintable(problem.rule));
        }
    }
    QVERIFY(problems > 0);
}

void TestDiagnosticMessages::fillsInWhatWasFound_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    QTest::newRow("one of several sentences") << u"path-params"_qs << QStringList{u"undeclared"_qs, u"id"_qs}
                                              << u"The path parameter “id” is not declared."_qs;
    QTest::newRow("two") << u"path-params"_qs << QStringList{u"same-path"_qs, u"/{a}"_qs, u"/{b}"_qs}
                         << u"The path “/{a}” matches the same requests as “/{b}”."_qs;
    QTest::newRow("a type and what is there")
        << u"extension-wrong-type"_qs << QStringList{u"upstream.url"_qs, u"string"_qs, u"array"_qs}
        << u"“upstream.url” must be text, not a list."_qs;
    QTest::newRow("a flag") << u"state-active-type"_qs << QStringList{u"number"_qs}
                            << u"info.state.active must be true or false, not a number."_qs;
    QTest::newRow("a rule without arguments")
        << u"json-comment"_qs << QStringList{u"//"_qs} << u"JSON does not allow comments."_qs;
    QTest::newRow("the advice of a reference")
        << u"reference-refused"_qs << QStringList{u"vault://a#b"_qs, u"check-token"_qs}
        << u"The secret store did not return “vault://a#b”. Check the store's token in the environment."_qs;
    QTest::newRow("the advice and the status")
        << u"reference-refused"_qs << QStringList{u"vault://a#b"_qs, u"check-token"_qs, u"403"_qs}
        << u"The secret store did not return “vault://a#b”. Check the store's token in the environment. (403)"_qs;
    QTest::newRow("nothing at its end") << u"listen-path-invalid"_qs << QStringList{u"/{a"_qs, QString()}
                                        << u"The listen path “/{a” is not a valid pattern."_qs;
    QTest::newRow("per cent signs") << u"path-params"_qs << QStringList{u"same-path"_qs, u"/%2"_qs, u"/%1"_qs}
                                    << u"The path “/%2” matches the same requests as “/%1”."_qs;
}

void TestDiagnosticMessages::fillsInWhatWasFound()
{
    QFETCH(QString, rule);
    QFETCH(QStringList, arguments);
    QFETCH(QString, message);
    base::Diagnostic problem;
    problem.rule = rule;
    problem.arguments = arguments;
    QCOMPARE(messages::diagnosticText(problem), message);
}

void TestDiagnosticMessages::showsTheIdOfAnUnknownRule()
{
    QCOMPARE(messages::diagnosticText(u"no-such-rule"_qs, {}), u"no-such-rule"_qs);
}

GATEWRIGHT_TEST(TestDiagnosticMessages, QCoreApplication)
#include "testdiagnosticmessages.moc"

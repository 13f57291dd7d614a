#include "fakegrants.h"
#include "fakeresolver.h"
#include "lint.h"
#include "operations.h"
#include "routebuilder.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QTest>

/** The example and the templates have no faults, and the example is served without any preparation. */
class TestExamples final : public QObject
{
    Q_OBJECT

private slots:
    void hasNoFaults_data();
    void hasNoFaults();
    void servesTheExampleImmediately();
};

namespace {

document::Snapshot parse(const QString &path)
{
    QFile file(QStringLiteral(GATEWRIGHT_RESOURCES) + path);
    return file.open(QIODevice::ReadOnly) ? document::Snapshot::parse(file.readAll(), document::Format::Yaml)
                                          : document::Snapshot();
}

} // namespace

void TestExamples::hasNoFaults_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &folder : {u"/examples"_qs, u"/templates"_qs}) {
        for (const QString &name : QDir(QStringLiteral(GATEWRIGHT_RESOURCES) + folder).entryList({u"*.yaml"_qs}))
            QTest::newRow(qPrintable(name)) << folder + u'/' + name;
    }
}

void TestExamples::hasNoFaults()
{
    QFETCH(QString, path);
    const document::Snapshot snapshot = parse(path);
    QVERIFY(snapshot.isValid());
    QVERIFY(snapshot.size() > 0);
    QStringList rules;
    for (const base::Diagnostic &problem : lint::lint(snapshot)) {
        // The password of the example is made up, and says so; and its upstream checks the credentials of clients.
        if (problem.rule != u"upstream-literal-password" && problem.rule != u"gateway-access-open")
            rules.append(problem.rule + u' ' + problem.pointer);
    }
    QCOMPARE(rules, QStringList());
}

void TestExamples::servesTheExampleImmediately()
{
    const document::Snapshot snapshot = parse(u"/examples/bookshop.yaml"_qs);
    const auto inputs = preview::readRouteInputs(definition::DefinitionView(snapshot), {});
    QVERIFY(inputs.has_value());
    support::FakeResolver resolver;
    const support::FakeGrants grants(false);
    const auto route = preview::RouteBuilder(resolver, grants.grants).build(*inputs).result();
    QVERIFY(!route->block);
    QVERIFY(route->credential.has_value());
    QCOMPARE(resolver.asked, 0);
    QVERIFY(openapi::operations(snapshot).size() >= 10);
}

GATEWRIGHT_TEST(TestExamples, QCoreApplication)
#include "testexamples.moc"

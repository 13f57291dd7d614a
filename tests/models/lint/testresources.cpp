#include "definitionview.h"
#include "lint.h"
#include "testprogram.h"

#include <QFile>
#include <QTest>

/** What the program hands to people as an example or a start is what it would not complain about. */
class TestResources final : public QObject
{
    Q_OBJECT

private slots:
    void isSound_data();
    void isSound();
};

void TestResources::isSound_data()
{
    QTest::addColumn<QStringList>("rules");
    // The example has a demo password, so that it works without setup.
    // The shop's stock system checks credentials, so that the gateway does not.
    QTest::newRow("examples/bookshop.yaml") << QStringList{u"gateway-access-open"_qs, u"upstream-literal-password"_qs};
    QTest::newRow("templates/definition.yaml") << QStringList();
    QTest::newRow("templates/blank.yaml") << QStringList();
}

void TestResources::isSound()
{
    QFETCH(QStringList, rules);
    QFile file(QStringLiteral(RESOURCES) + u'/' + QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto snapshot = document::Snapshot::parse(file.readAll(), document::Format::Yaml);
    QVERIFY(snapshot.isValid());
    QVERIFY(definition::DefinitionView(snapshot).hasExtension());
    QStringList found;
    for (const base::Diagnostic &problem : lint::lint(snapshot))
        found.append(problem.rule);
    QCOMPARE(found, rules);
}

GATEWRIGHT_TEST(TestResources, QCoreApplication)
#include "testresources.moc"

#include "schemasofatest.h"
#include "testprogram.h"
#include "validator.h"

#include <QDir>
#include <QSet>
#include <QTest>

using document::Format;
using document::Node;
using document::Snapshot;

/** The public test suite of JSON Schema 2020-12, where GATEWRIGHT_CORPUS has it. */
class TestSchemaSuite final : public QObject
{
    Q_OBJECT

private slots:
    void judgesLikeTheSuite_data();
    void judgesLikeTheSuite();
    void knowsFormats();
};

namespace {

const QString SchemaUri = u"file:///suite.json"_qs;

QString suiteFolder()
{
    return qEnvironmentVariable("GATEWRIGHT_CORPUS") + u"/json-schema"_qs;
}

Snapshot parsed(const QString &file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? Snapshot::parse(opened.readAll(), Format::Json) : Snapshot();
}

bool isValid(const Node &schemaNode, const Node &data, bool assertFormats)
{
    support::SchemasOfATest source;
    source.add(SchemaUri, schemaNode);
    schema::Options options;
    options.assertFormats = assertFormats;
    const schema::Outcome outcome = schema::Validator(source, options).validate(data, {SchemaUri, {}});
    // The two always agree.
    return outcome.isValid && outcome.findings.isEmpty();
}

/** Cases of a file that are judged otherwise, as "group: test". */
template<typename Use>
void forEachCase(const Snapshot &file, Use use)
{
    for (qsizetype g = 0; g < file.root().childCount(); ++g) {
        const Node group = file.root().childAt(g);
        const Node tests = group.member("tests");
        for (qsizetype t = 0; t < tests.childCount(); ++t) {
            const Node test = tests.childAt(t);
            use(group.member("description").text() + u": "_qs + test.member("description").text(),
                group.member("schema"), test.member("data"), test.member("valid").toBool());
        }
    }
}

} // namespace

void TestSchemaSuite::judgesLikeTheSuite_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(suiteFolder());
    for (const QString &name : folder.entryList({u"*.json"_qs}))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
    if (folder.entryList({u"*.json"_qs}).isEmpty())
        QSKIP("GATEWRIGHT_CORPUS does not name a folder with the test suite of JSON Schema.");
}

void TestSchemaSuite::judgesLikeTheSuite()
{
    QFETCH(QString, file);
    const Snapshot cases = parsed(file);
    QVERIFY(cases.isValid());
    QStringList wrong;
    int count = 0;
    forEachCase(cases, [&](const QString &name, const Node &schemaNode, const Node &data, bool expected) {
        ++count;
        if (isValid(schemaNode, data, false) != expected)
            wrong.append(name);
    });
    QVERIFY(count > 0);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/** With formats asserted, at least 95 % of the cases. */
void TestSchemaSuite::knowsFormats()
{
    const QDir folder(suiteFolder() + u"/format"_qs);
    int count = 0;
    QStringList wrong;
    for (const QString &name : folder.entryList({u"*.json"_qs})) {
        forEachCase(parsed(folder.filePath(name)),
                    [&](const QString &test, const Node &schemaNode, const Node &data, bool expected) {
                        ++count;
                        if (isValid(schemaNode, data, true) != expected)
                            wrong.append(name + u": "_qs + test);
                    });
    }
    if (count == 0)
        QSKIP("GATEWRIGHT_CORPUS does not name a folder with the test suite of JSON Schema.");
    qInfo("%d of %d cases as the suite says; others:\n%s", int(count - wrong.size()), count,
          qPrintable(wrong.join(u'\n')));
    QVERIFY(wrong.size() * 20 <= count);
}

GATEWRIGHT_TEST(TestSchemaSuite, QCoreApplication)
#include "testschemasuite.moc"

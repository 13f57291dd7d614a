#include "corpus.h"
#include "descriptionresolver.h"
#include "generatedtraffic.h"
#include "inferredtraffic.h"
#include "parameters.h"
#include "testprogram.h"

#include <QDirIterator>

/** Drafts from traffic that was generated from real definitions, compared with the definitions. */
class TestInferenceCorpus final : public QObject
{
    Q_OBJECT

private slots:
    void draftsFitTheirTraffic_data();
    void draftsFitTheirTraffic();
    void cleanupTestCase();

private:
    qsizetype m_paths = 0;
    qsizetype m_equalPaths = 0;
    qsizetype m_parameters = 0;
    qsizetype m_equalParameters = 0;
};

namespace {

constexpr qsizetype Exchanges = 500;

/** What a description says: paths, and the parameters of their operations. */
struct Described {
    QSet<QByteArray> paths;
    QSet<QByteArray> parameters;
};

Described describedBy(const description::Description &api)
{
    Described described;
    openapi::ReferenceResolver resolver = description::resolverOf(api);
    for (const openapi::PathItem &item : api.pathItems()) {
        described.paths.insert(inferred::pathShape(item.path));
        const QString address = item.address.isEmpty() ? api.entry()->address() : item.address;
        for (const openapi::Operation &operation : item.operations) {
            for (const openapi::Parameter &parameter : openapi::parametersOf(resolver, {address, operation.pointer})) {
                if (parameter.location == u"query" || parameter.location == u"header")
                    described.parameters.insert(
                        inferred::parameterKey(operation, parameter.location.toUtf8(), parameter.name));
            }
        }
    }
    return described;
}

} // namespace

void TestInferenceCorpus::draftsFitTheirTraffic_data()
{
    SKIP_WITHOUT_CORPUS();
    QTest::addColumn<QString>("path");
    for (const QString &folder :
         {support::corpusFolder() + u"/openapi"_qs, support::corpusFolder() + u"/definitions"_qs}) {
        QDirIterator files(folder, {u"*.yaml"_qs, u"*.json"_qs}, QDir::Files);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
        }
    }
}

void TestInferenceCorpus::draftsFitTheirTraffic()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto format = path.endsWith(u".json") ? document::Format::Json : document::Format::Yaml;
    const auto api = std::make_shared<const description::Description>(
        document::Snapshot::parse(file.readAll(), format));
    QRandomGenerator random(7);
    const inferred::GeneratedTraffic original = inferred::trafficOf(api, Exchanges, random);
    const QList<traffic::Exchange> &traffic = original.exchanges;
    if (traffic.isEmpty())
        QSKIP("no operations");
    const QByteArray draft = inferred::draftOf(traffic);
    const QByteArrayList misfits = inferred::misfitsOf(draft, traffic);
    QVERIFY2(misfits.isEmpty(), misfits.value(0).constData());
    QCOMPARE(inferred::lintErrorsOf(draft), QByteArrayList());

    const Described inferredApi = describedBy(
        description::Description(document::Snapshot::parse(draft, document::Format::Yaml)));
    qsizetype equal = 0;
    for (const QByteArray &each : original.paths)
        equal += inferredApi.paths.contains(each) ? 1 : 0;
    qsizetype equalParameters = 0;
    for (const QByteArray &each : original.parameters)
        equalParameters += inferredApi.parameters.contains(each) ? 1 : 0;
    qInfo("%lld exchanges: %lld of %lld paths and %lld of %lld parameters are equal, %lld further paths, %lld further "
          "parameters",
          qlonglong(traffic.size()), qlonglong(equal), qlonglong(original.paths.size()), qlonglong(equalParameters),
          qlonglong(original.parameters.size()), qlonglong(inferredApi.paths.size() - equal),
          qlonglong(inferredApi.parameters.size() - equalParameters));
    for (const QByteArray &each : original.paths - inferredApi.paths)
        qDebug() << "missing" << each;
    for (const QByteArray &each : inferredApi.paths - original.paths)
        qDebug() << "further" << each;
    for (const QByteArray &each : original.parameters - inferredApi.parameters)
        qDebug() << "missing" << each;
    for (const QByteArray &each : inferredApi.parameters - original.parameters)
        qDebug() << "further" << each;
    m_paths += original.paths.size();
    m_equalPaths += equal;
    m_parameters += original.parameters.size();
    m_equalParameters += equalParameters;
}

void TestInferenceCorpus::cleanupTestCase()
{
    qInfo("%lld of %lld paths and %lld of %lld parameters are equal", qlonglong(m_equalPaths), qlonglong(m_paths),
          qlonglong(m_equalParameters), qlonglong(m_parameters));
}

GATEWRIGHT_TEST(TestInferenceCorpus, void)
#include "testinferencecorpus.moc"

#include "accesssamples.h"
#include "testprogram.h"

#include <QTest>

using namespace contract;
using document::Document;
using document::Format;

/** A fix settles its disagreement, changes nothing else, and is one undo step. */
class TestAccessFix final : public QObject
{
    Q_OBJECT

private slots:
    void settlesTheDisagreement_data();
    void settlesTheDisagreement();
    void writesTheDocumentsSecurityAtItsPlace();
    void refusesWhatIsInTheWay();
};

void TestAccessFix::settlesTheDisagreement_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const QByteArray basicOn = "    authentication: {enabled: true, securitySchemes: {basic: {enabled: true}}}\n";
    const QByteArray strip = "    listenPath: {value: /pets/, strip: true}\n";
    QTest::newRow("open gateway")
        << pets("security: [{basic: []}]\n", {}, {}) << strip
        << strip +
               "    authentication:\n      enabled: true\n      securitySchemes:\n        basic:\n          enabled: true\n";
    QTest::newRow("gateway that is off")
        << pets("security: [{key: [], basic: []}]\n", {}, "    authentication: {enabled: false} # later\n")
        << QByteArray("{enabled: false}")
        << QByteArray("{enabled: true, securitySchemes: {key: {enabled: true}, basic: {enabled: true}}}");
    QTest::newRow("another scheme") << pets("security: [{key: []}]\n", {}, basicOn)
                                    << QByteArray("{basic: {enabled: true}}")
                                    << QByteArray("{basic: {enabled: true}, key: {enabled: true}}");
    QTest::newRow("scheme that is off")
        << pets("security: [{basic: []}]\n", {},
                "    authentication: {enabled: true, securitySchemes: {basic: {enabled: false, strip: true}}}\n")
        << QByteArray("{enabled: false, strip") << QByteArray("{enabled: true, strip");
    QTest::newRow("the operation requires nothing")
        << pets("security: [{basic: []}]\n", "      security: []\n", basicOn) << QByteArray("      security: []\n")
        << QByteArray("      security:\n        - basic: []\n");
    QTest::newRow("optional") << pets("security: [{}, {basic: []}, {}, {key: []}] # for now\n", {}, basicOn)
                              << QByteArray("[{}, {basic: []}, {}, {key: []}]")
                              << QByteArray("[{basic: []}, {key: []}]");
    QTest::newRow("scheme of the gateway alone")
        << pets("security: [{basic: []}]\n", {},
                "    authentication: {enabled: true, securitySchemes: {old: {}, basic: {enabled: true}}}\n")
        << QByteArray("{old: {}, basic") << QByteArray("{basic");
}

void TestAccessFix::settlesTheDisagreement()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    Document document(text, Format::Yaml);
    const QList<Disagreement> before = accessOf(document).disagreements;
    QCOMPARE(before.size(), 1);
    QVERIFY(before.constFirst().fix);
    QVERIFY(applyFix(document, *before.constFirst().fix));
    QCOMPARE(document.snapshot().text(), QByteArray(text).replace(from, to));
    QCOMPARE(accessOf(document).disagreements, QList<Disagreement>());
    document.undo();
    QCOMPARE(document.snapshot().text(), text);
    QVERIFY(!document.canUndo());
}

void TestAccessFix::writesTheDocumentsSecurityAtItsPlace()
{
    Document document(pets({}, {}, "    authentication: {enabled: true, securitySchemes: {basic: {enabled: true}}}\n"),
                      Format::Yaml);
    QVERIFY(applyFix(document, *accessOf(document).disagreements.constFirst().fix));
    QVERIFY(accessOf(document).disagreements.isEmpty());
    const document::Node root = document.snapshot().root();
    QCOMPARE(root.member("security").value()->toJson(), QByteArray(R"([{"basic":[]}])"));
    QStringList keys;
    for (qsizetype at = 0; at < root.childCount(); ++at)
        keys.append(QString::fromUtf8(root.keyAt(at)));
    QVERIFY2(keys.indexOf(u"security"_qs) < keys.indexOf(u"x-vendor-api-gateway"_qs), qPrintable(keys.join(u' ')));
}

void TestAccessFix::refusesWhatIsInTheWay()
{
    const QByteArray text = pets("security: [{basic: []}]\n", {}, "    authentication: [1]\n");
    Document document(text, Format::Yaml);
    const base::Result<void> done = applyFix(document, {AccessFix::Kind::AskInGateway, {"basic"}, {}});
    QVERIFY(!done);
    QCOMPARE(done.error().code, base::ErrorCode::WrongType);
    QCOMPARE(document.snapshot().text(), text);
}

GATEWRIGHT_TEST(TestAccessFix, QCoreApplication)

#include "testaccessfix.moc"

#include "gatewayerrormessages.h"
#include "testprogram.h"

#include <QSet>
#include <QTest>

using traffic::GatewayError;

/** Every error of the gateway and every reason for a change has a message of its own. */
class TestGatewayErrorMessages final : public QObject
{
    Q_OBJECT

private slots:
    void hasAMessageForEachError();
    void hasAWireWordForEachError();
    void addsTheDetail();
};

void TestGatewayErrorMessages::hasAMessageForEachError()
{
    QSet<QString> seen;
    for (int at = 0; at < traffic::GatewayErrors; ++at) {
        const auto error = static_cast<GatewayError>(at);
        const QString message = messages::gatewayErrorMessage(error);
        if (error == GatewayError::None || error == GatewayError::Other) {
            QCOMPARE(message, QString());
            continue;
        }
        QVERIFY2(message.endsWith(u'.'), traffic::wireWord(error).constData());
        QVERIFY2(!seen.contains(message), qPrintable(message));
        seen.insert(message);
    }
}

void TestGatewayErrorMessages::hasAWireWordForEachError()
{
    for (int at = 0; at < traffic::GatewayErrors; ++at) {
        const auto error = static_cast<GatewayError>(at);
        const QByteArray word = traffic::wireWord(error);
        const bool isWithout = error == GatewayError::None || error == GatewayError::Other;
        QCOMPARE(word.isEmpty(), isWithout);
        QCOMPARE(traffic::gatewayErrorOf(word), isWithout ? std::nullopt : std::optional(error));
        const int status = traffic::statusOf(error);
        QVERIFY2(status == 0 || (status >= 400 && status < 600), word.constData());
    }
    QCOMPARE(traffic::gatewayErrorOf("net::ERR_FAILED"), std::nullopt);
}

void TestGatewayErrorMessages::addsTheDetail()
{
    traffic::Exchange exchange;
    QCOMPARE(messages::exchangeErrorMessage(exchange), QString());
    exchange.error = GatewayError::UpstreamTls;
    exchange.errorDetail = u"The certificate has expired."_qs;
    QCOMPARE(messages::exchangeErrorMessage(exchange),
             u"The TLS connection to the upstream failed. The certificate has expired."_qs);
    exchange.error = GatewayError::Other;
    QCOMPARE(messages::exchangeErrorMessage(exchange), exchange.errorDetail);
}

GATEWRIGHT_TEST(TestGatewayErrorMessages, QCoreApplication)
#include "testgatewayerrormessages.moc"

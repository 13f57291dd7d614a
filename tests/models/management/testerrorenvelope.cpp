#include "errorenvelope.h"
#include "testprogram.h"

#include <QTest>

/** What servers say in the body of a refusal. */
class TestErrorEnvelope final : public QObject
{
    Q_OBJECT

private slots:
    void readsMessages_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("message");
        QTest::addColumn<bool>("failure");
        const auto row = [](const char *name, const QByteArray &body, const QString &status, const QString &message,
                            bool failure) { QTest::newRow(name) << body << status << message << failure; };
        row("capitals", R"({"Status":"Error","Message":"m","Meta":null})", u"Error"_qs, u"m"_qs, true);
        row("lower case", R"({"status":"error","message":"m"})", u"error"_qs, u"m"_qs, true);
        row("errors", R"({"errors":["a","b"]})", {}, u"a\nb"_qs, false);
        row("errors as objects", R"({"errors":[{"message":"a"},{"detail":"b"},{"x":1},null]})", {}, u"a\nb"_qs, false);
        row("errors as object", R"({"errors":{"message":"a"}})", {}, u"a"_qs, false);
        row("error", R"({"error":"a"})", {}, u"a"_qs, false);
        row("error object", R"({"error":{"message":"a"}})", {}, u"a"_qs, false);
        row("problem details", R"({"title":"t","status":403,"detail":"d"})", {}, u"d"_qs, false);
        row("title alone", R"({"title":"t"})", {}, u"t"_qs, false);
        row("text", R"("just words")", {}, u"just words"_qs, false);
        row("ok", R"({"Status":"OK","Message":"id"})", u"OK"_qs, u"id"_qs, false);
        row("nothing known", R"({"a":1})", {}, {}, false);
        row("number", "7", {}, {}, false);
        row("array", R"(["a"])", {}, {}, false);
        row("html", "<html>", {}, {}, false);
        row("nothing", "", {}, {}, false);
        row("wrong types", R"({"Status":1,"Message":{},"errors":7})", {}, {}, false);
    }
    void readsMessages()
    {
        QFETCH(QByteArray, body);
        const management::ErrorEnvelope envelope = management::readErrorEnvelope(body);
        QTEST(envelope.status, "status");
        QTEST(envelope.message, "message");
        QTEST(management::saysFailure(envelope), "failure");
    }

    void boundsTheMessage()
    {
        QCOMPARE(
            management::readErrorEnvelope(QByteArray("{\"error\":\"" + QByteArray(10'000, 'x') + "\"}")).message.size(),
            2000);
    }
};

GATEWRIGHT_TEST(TestErrorEnvelope, QCoreApplication)
#include "testerrorenvelope.moc"

#include "callerrormessages.h"
#include "errormessages.h"
#include "testprogram.h"

#include <QSet>
#include <QTest>

using management::CallError;
using management::CallFailure;
using management::RequestFault;

/** Every failure has a message of its own and advice. */
class TestCallErrorMessages final : public QObject
{
    Q_OBJECT

private slots:
    void hasAMessageForEveryFailure()
    {
        QSet<QString> texts;
        for (int failure = 0; failure <= int(CallFailure::MissingCredentials); ++failure) {
            CallError error;
            error.failure = CallFailure(failure);
            const QString text = messages::callErrorText(error);
            QVERIFY2(text.endsWith(u'.'), qPrintable(text));
            QVERIFY(!texts.contains(text));
            texts.insert(text);
            QCOMPARE(messages::callErrorAdvice(error).isEmpty(), error.failure == CallFailure::Cancelled);
        }
    }

    void hasAMessageForEveryFault()
    {
        QSet<QString> texts;
        for (int fault = int(RequestFault::NoBaseUrl); fault <= int(RequestFault::BadProxy); ++fault)
            texts.insert(messages::callErrorText(CallError::notSent(RequestFault(fault), u"detail"_qs)));
        QCOMPARE(texts.size(), int(RequestFault::BadProxy));
        for (const RequestFault fault : {RequestFault::None, RequestFault::KeychainLocked,
                                         RequestFault::KeychainUnavailable, RequestFault::KeychainDenied}) {
            CallError error;
            error.failure = CallFailure::MissingCredentials;
            error.request = fault;
            texts.insert(messages::callErrorText(error));
        }
        QCOMPARE(texts.size(), int(RequestFault::BadProxy) + 4);
    }

    void quotesTheServer()
    {
        CallError error;
        error.failure = CallFailure::Refused;
        error.status = 403;
        error.message = u"access denied: %1 %2"_qs;
        QCOMPARE(messages::callErrorText(error), u"The server responded with status 403: access denied: %1 %2"_qs);
        QCOMPARE(messages::callErrorAdvice(error), u"Check the permissions of these credentials."_qs);
        error.message.clear();
        QCOMPARE(messages::callErrorText(error), u"The server responded with status 403."_qs);
    }

    /** A server can't turn the text around, or make it look like one of the program. */
    void showsNoControlCharactersOfTheServer()
    {
        CallError error;
        error.body = "{}";
        for (const CallFailure failure :
             {CallFailure::Refused, CallFailure::TlsFailed, CallFailure::UnexpectedAnswer}) {
            error.failure = failure;
            error.message = u"a\u202Eb\u0007c"_qs;
            const QString text = messages::callErrorText(error);
            QVERIFY2(text.contains(u"a\uFFFDb\uFFFDc"), qPrintable(text));
        }
        error.location = u"https://a.example/\u2066x"_qs;
        QVERIFY(messages::callErrorText(error).contains(u"https://a.example/\uFFFDx"));
    }

    void namesTheProxy()
    {
        CallError error;
        for (const CallFailure failure : {CallFailure::Unreachable, CallFailure::TimedOut, CallFailure::HeadTooLarge}) {
            error.failure = failure;
            error.proxy.clear();
            const QString direct = messages::callErrorText(error);
            const QString advice = messages::callErrorAdvice(error);
            error.proxy = u"proxy.example:3128"_qs;
            QCOMPARE(messages::callErrorText(error), direct + u" The connection uses the proxy proxy.example:3128."_qs);
            QVERIFY(messages::callErrorAdvice(error) != advice);
            QVERIFY(messages::callErrorAdvice(error).startsWith(u"Check the proxy in the environment"));
        }
        error.message = u"Proxy requires authentication"_qs;
        QVERIFY(messages::callErrorText(error).endsWith(u":3128. Proxy requires authentication"));
    }

    void tellsHowLongToWait()
    {
        CallError error;
        error.failure = CallFailure::Refused;
        error.status = 429;
        QCOMPARE(messages::callErrorAdvice(error), u"Wait a while, then try again."_qs);
        error.retryAfterSeconds = 90;
        QVERIFY(messages::callErrorAdvice(error).contains(u"90 seconds"));
    }

    void tellsWebPagesAndRedirectsApart()
    {
        CallError error;
        error.failure = CallFailure::UnexpectedAnswer;
        error.status = 200;
        error.contentType = "text/html; charset=utf-8";
        error.body = "<html>";
        QCOMPARE(messages::callErrorText(error), u"The server responded with a web page."_qs);
        error.location = u"https://other.example/login"_qs;
        QVERIFY(messages::callErrorText(error).contains(u"https://other.example/login"));
    }

    void knowsWhatMayHaveTakenEffect_data()
    {
        QTest::addColumn<CallFailure>("failure");
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("may");
        QTest::newRow("time-out") << CallFailure::TimedOut << 0 << true;
        QTest::newRow("broken") << CallFailure::Unreachable << 0 << true;
        QTest::newRow("cut short") << CallFailure::CutShort << 200 << true;
        QTest::newRow("no HTTP") << CallFailure::NotHttp << 0 << true;
        QTest::newRow("no TLS") << CallFailure::TlsFailed << 0 << false;
        QTest::newRow("web page") << CallFailure::UnexpectedAnswer << 200 << true;
        QTest::newRow("500") << CallFailure::Refused << 500 << true;
        QTest::newRow("400") << CallFailure::Refused << 400 << false;
        QTest::newRow("not sent") << CallFailure::InvalidRequest << 0 << false;
        QTest::newRow("no credentials") << CallFailure::MissingCredentials << 0 << false;
    }
    void knowsWhatMayHaveTakenEffect()
    {
        QFETCH(CallFailure, failure);
        QFETCH(int, status);
        CallError error;
        error.failure = failure;
        error.status = status;
        QTEST(messages::mayHaveTakenEffect(error), "may");
    }

    void hasAMessageForEveryError()
    {
        QSet<QString> texts;
        for (int code = 0; code <= int(base::ErrorCode::Internal); ++code) {
            const QString text = messages::errorText({base::ErrorCode(code), {}});
            QVERIFY(!text.isEmpty());
            texts.insert(text);
        }
        QCOMPARE(texts.size(), int(base::ErrorCode::Internal) + 1);
        QVERIFY(messages::errorText({base::ErrorCode::NotFound, u"/a/b %2"_qs}).contains(u"/a/b %2"));
    }
};

GATEWRIGHT_TEST(TestCallErrorMessages, QCoreApplication)
#include "testcallerrormessages.moc"

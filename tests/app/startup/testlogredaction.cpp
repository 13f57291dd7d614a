#include "logredaction.h"
#include "testprogram.h"

#include <QTest>

#include <atomic>
#include <thread>

/** What may be logged, by us or by a library, holds no credentials. */
class TestLogRedaction final : public QObject
{
    Q_OBJECT

private slots:
    void takesCredentialsOut_data();
    void takesCredentialsOut();
    void redactsWhatIsLogged();
    void dropsWhatIsLoggedAfterItsEnd();
};

void TestLogRedaction::takesCredentialsOut_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("logged");
    const auto row = [](const char *name, const QString &line, const QString &logged) {
        QTest::newRow(name) << line << logged;
    };
    row("nothing secret", u"the sandbox did not start: address in use: 127.0.0.1:8080"_qs,
        u"the sandbox did not start: address in use: 127.0.0.1:8080"_qs);
    row("user info of a URL", u"cannot reach http://kim:hunter2@h.example/a now"_qs,
        u"cannot reach http://REDACTED@h.example/a now"_qs);
    row("parameter of a URL", u"GET https://h.example/a?page=2&token=hunter2"_qs,
        u"GET https://h.example/a?page=2&token=REDACTED"_qs);
    row("credential with its scheme", u"sent Authorization: Basic aHVudGVyMg=="_qs,
        u"sent Authorization: Basic REDACTED"_qs);
    row("key without a scheme", u"Authorization: hunter2"_qs, u"Authorization: REDACTED"_qs);
    row("cookies to the end of the line", u"Cookie: a=hunter; b=2\nnext: line"_qs, u"Cookie: REDACTED\nnext: line"_qs);
    row("JSON member", u"answer {\"name\": \"kim\", \"password\": \"hunter2\"}"_qs,
        u"answer {\"name\": \"kim\", \"password\": \"REDACTED\"}"_qs);
    row("behind other names", u"failed: sent: Authorization: Bearer hunter2"_qs,
        u"failed: sent: Authorization: Bearer REDACTED"_qs);
    row("a word that is no name", u"the password is not in the keychain"_qs, u"the password is not in the keychain"_qs);
}

void TestLogRedaction::takesCredentialsOut()
{
    QFETCH(QString, line);
    QFETCH(QString, logged);
    QCOMPARE(startup::redactedLine(line), logged);
}

void TestLogRedaction::redactsWhatIsLogged()
{
    static QStringList written;
    const QtMessageHandler before = qInstallMessageHandler(
        [](QtMsgType, const QMessageLogContext &, const QString &message) { written.append(message); });
    {
        const startup::LogRedaction redaction;
        qWarning("password=hunter2");
        qWarning("bell\a and\nline");
    }
    qInstallMessageHandler(before);
    QCOMPARE(written, (QStringList{u"password=REDACTED"_qs, u"bell\uFFFD and line"_qs}));
}

/** A thread that still logs while the program ends uses nothing that is destroyed by then. */
void TestLogRedaction::dropsWhatIsLoggedAfterItsEnd()
{
    static std::atomic<int> written = 0;
    static std::atomic<bool> hasEnded = false;
    static std::atomic<bool> wasWrittenLater = false;
    const QtMessageHandler before = qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {
        ++written;
        if (hasEnded)
            wasWrittenLater = true;
    });
    std::atomic<bool> isDone = false;
    std::thread logger;
    {
        const startup::LogRedaction redaction;
        logger = std::thread([&isDone] {
            while (!isDone)
                qWarning("https://kim:hunter2@h/?token=x");
        });
        QTRY_VERIFY(written > 100);
    }
    hasEnded = true;
    for (int i = 0; i < 100; ++i)
        qWarning("later");
    isDone = true;
    logger.join();
    qInstallMessageHandler(before);
    QVERIFY(!wasWrittenLater);
}

GATEWRIGHT_TEST(TestLogRedaction, QCoreApplication)
#include "testlogredaction.moc"

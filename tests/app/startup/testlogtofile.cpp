#include "logredaction.h"
#include "logtofile.h"
#include "testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/** What is logged is in the file, too, without credentials. */
class TestLogToFile final : public QObject
{
    Q_OBJECT

private slots:
    void writesRedactedLines();
    void endsWithTheObject();
};

namespace {

QStringList linesIn(const QTemporaryDir &folder)
{
    return storage::lastLogLines(folder.filePath(u"logs"_qs), 100);
}

} // namespace

void TestLogToFile::writesRedactedLines()
{
    const QTemporaryDir folder;
    const QtMessageHandler before = qInstallMessageHandler(
        [](QtMsgType, const QMessageLogContext &, const QString &) {});
    {
        const startup::LogRedaction redaction;
        startup::LogToFile log(folder.filePath(u"logs"_qs));
        qWarning("GET http://kim:hunter2@h.example/?token=hunter2 Authorization: Basic aHVudGVyMg==");
        qWarning("one\nline");
        log.note(u"window painted"_qs);
    }
    qInstallMessageHandler(before);
    const QStringList lines = linesIn(folder);
    QCOMPARE(lines.size(), 4);
    static const QRegularExpression start(
        u"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z \\d+ (info|warning) [a-z.]+: "_qs);
    for (const QString &line : lines)
        QVERIFY2(line.contains(start), qPrintable(line));
    QVERIFY(lines.at(0).contains(u"gatewright.startup: started, version"));
    QVERIFY(lines.at(1).endsWith(u"Authorization: Basic REDACTED"));
    QVERIFY(lines.at(2).endsWith(u": one line"));
    QVERIFY(lines.at(3).endsWith(u": window painted"));
    for (const QString &line : lines)
        QVERIFY2(!line.contains(u"hunter2") && !line.contains(u"aHVudGVyMg"), qPrintable(line));
}

void TestLogToFile::endsWithTheObject()
{
    const QTemporaryDir folder;
    const QtMessageHandler before = qInstallMessageHandler(
        [](QtMsgType, const QMessageLogContext &, const QString &) {});
    {
        const startup::LogRedaction redaction;
        {
            const startup::LogToFile log(folder.filePath(u"logs"_qs));
        }
        qWarning("later");
    }
    qInstallMessageHandler(before);
    QCOMPARE(linesIn(folder).size(), 1);
}

GATEWRIGHT_TEST(TestLogToFile, QCoreApplication)
#include "testlogtofile.moc"

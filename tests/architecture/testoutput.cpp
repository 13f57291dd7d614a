#include "sourcetree.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QTest>

using architecture::sourcesBelow;
using architecture::textOf;

/**
 * Every place that writes to the terminal. One class writes there, because a name or a text of a file could otherwise
 * change the terminal, or start a line that a program reads as a command.
 */
class TestOutput final : public QObject
{
    Q_OBJECT

private slots:
    void isWrittenByOneClass();
    void writesDocumentsInListedPlaces();
    void insertsTextsInOneCall();
    void findsWriting_data();
    void findsWriting();
    void findsChains_data();
    void findsChains();
};

namespace {

constexpr char ConsoleFile[] = "app/commands/console.cpp";
/** Writes to the log, whose lines pass through LogRedaction, which shows them as the console does. */
constexpr char LogFile[] = "app/startup/designerservices.cpp";
/** Writes the name of the error stream into the configuration of another program. */
constexpr char ConfigurationFile[] = "models/deploy/apache/apachewriter.cpp";

/** Commands whose result is a document, which files and pipes get byte by byte. */
const QStringList DocumentPlaces = {
    u"app/commands/deploy/configurationexport.cpp"_qs, u"app/commands/documents/bundlecommand.cpp"_qs,
    u"app/commands/documents/convertcommand.cpp"_qs,   u"app/commands/documents/exportcommand.cpp"_qs,
    u"app/commands/documents/getcommand.cpp"_qs,       u"app/commands/draft/draftcommand.cpp"_qs,
    u"app/commands/merge/mergecommand.cpp"_qs,         u"app/commands/shared/documentfile.cpp"_qs,
};

bool writes(const QString &text)
{
    static const QRegularExpression direct(
        u"\\b(stdout|stderr|STDOUT_FILENO|STDERR_FILENO)\\b(?!>)|\\bstd::(cout|cerr|clog|puts|print)\\b|"
        u"\\b(printf|fprintf|vprintf|puts|putchar|perror|syslog)\\(|\\bq(Debug|Info|Warning|Critical|Fatal)\\(|"
        u"\\bqC(Debug|Info|Warning|Critical)\\(|/dev/(tty|stdout|stderr)"_qs);
    return text.contains(direct);
}

/** The end of the call whose arguments start at `from`. */
qsizetype endOfCall(const QString &text, qsizetype from)
{
    qsizetype depth = 1;
    for (; from < text.size() && depth > 0; ++from)
        depth += text[from] == u'(' ? 1 : text[from] == u')' ? -1 : 0;
    return from;
}

/** The first argument of calls of arg() that another follows: if it has `%1`, the next call replaces that. */
QStringList chainedArguments(const QString &text)
{
    static const QRegularExpression call(u"\\.arg\\("_qs);
    static const QRegularExpression next(u"\\G\\s*\\.arg\\("_qs);
    QStringList found;
    for (auto calls = call.globalMatch(text); calls.hasNext();) {
        const qsizetype from = calls.next().capturedEnd();
        const qsizetype end = endOfCall(text, from);
        if (next.match(text, end).hasMatch())
            found.append(text.mid(from, end - from - 1).simplified());
    }
    return found;
}

QStringList productSources()
{
    return sourcesBelow(u"models"_qs) + sourcesBelow(u"app"_qs) + sourcesBelow(u"ui"_qs);
}

} // namespace

void TestOutput::isWrittenByOneClass()
{
    QStringList others;
    for (const QString &file : productSources()) {
        if (file != QLatin1String(ConsoleFile) && file != QLatin1String(LogFile) &&
            file != QLatin1String(ConfigurationFile) && writes(textOf(file)))
            others.append(file);
    }
    QCOMPARE(others, QStringList());
    QVERIFY(writes(textOf(QString::fromLatin1(ConsoleFile))));
    QVERIFY(writes(textOf(QString::fromLatin1(LogFile))));
}

void TestOutput::writesDocumentsInListedPlaces()
{
    QStringList found;
    for (const QString &file : productSources()) {
        if (file != QLatin1String(ConsoleFile) && textOf(file).contains(u".printDocument("_qs))
            found.append(file);
    }
    QCOMPARE(found, DocumentPlaces);
}

void TestOutput::insertsTextsInOneCall()
{
    QStringList chains;
    for (const QString &file : productSources()) {
        for (const QString &argument : chainedArguments(textOf(file)))
            chains.append(file + u": "_qs + argument);
    }
    QVERIFY2(chains.isEmpty(), qPrintable(chains.join(u'\n')));
}

void TestOutput::findsWriting_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("stream") << u"std::cerr << name;"_qs << true;
    QTest::newRow("function") << u"fprintf(file, text);"_qs << true;
    QTest::newRow("file") << u"QFile out; out.open(stdout, mode);"_qs << true;
    QTest::newRow("descriptor") << u"write(STDERR_FILENO, a, 1);"_qs << true;
    QTest::newRow("log") << u"qWarning() << name;"_qs << true;
    QTest::newRow("terminal") << u"open(\"/dev/tty\")"_qs << true;
    QTest::newRow("name of standard output in a message") << u"u\"<stdout>\"_qs"_qs << false;
    QTest::newRow("text") << u"snprintf_like(a); readInputs(b); format(c);"_qs << false;
}

void TestOutput::findsWriting()
{
    QFETCH(const QString, text);
    QTEST(writes(text), "isFound");
}

void TestOutput::findsChains_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("one call") << u"x.arg(a, b(c))"_qs << QStringList();
    QTest::newRow("two calls") << u"x.arg(a(1)).arg(b)"_qs << QStringList{u"a(1)"_qs};
    QTest::newRow("on two lines") << u"x.arg(a)\n    .arg(b)"_qs << QStringList{u"a"_qs};
    QTest::newRow("two texts") << u"f(x.arg(a), y.arg(b))"_qs << QStringList();
}

void TestOutput::findsChains()
{
    QFETCH(const QString, text);
    QTEST(chainedArguments(text), "found");
}

GATEWRIGHT_TEST(TestOutput, void)
#include "testoutput.moc"

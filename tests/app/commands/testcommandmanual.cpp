#include "programrun.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QTest>

/** The manual page and the scripts for shells, which are made of the help of each command. */
class TestCommandManual final : public QObject
{
    Q_OBJECT

private slots:
    void manualHasEveryCommandAndOption();
    void manualIsTheSameEachTime();
    void completesInBash_data();
    void completesInBash();
    void printsAScriptForEachShell_data();
    void printsAScriptForEachShell();
    void refusesOtherShells();
};

namespace {

/** The names of the commands that --help lists. */
QStringList commandNames(const support::ProgramRun &program)
{
    static const QRegularExpression row(u"^  ([a-z-]+) +\\S"_qs, QRegularExpression::MultilineOption);
    QStringList names;
    const QString help = QString::fromUtf8(program.run({u"--help"_qs}).output);
    auto match = row.globalMatch(help.section(u"Commands:"_qs, 1));
    while (match.hasNext())
        names.append(match.next().captured(1));
    return names;
}

/** Roff as it is read: without macros and escapes, with single spaces. */
QString readText(QString roff)
{
    static const QRegularExpression macros(u"^\\.(?:PP|TP|br|B)[ ]?"_qs, QRegularExpression::MultilineOption);
    static const QRegularExpression fonts(u"\\\\f[A-Z]"_qs);
    roff.remove(macros).remove(fonts);
    return roff.replace(u"\\-"_qs, u"-"_qs).replace(u"\\&"_qs, QString()).replace(u"\\e"_qs, u"\\"_qs).simplified();
}

} // namespace

void TestCommandManual::manualHasEveryCommandAndOption()
{
    const support::ProgramRun program;
    const QString manual = readText(QString::fromUtf8(program.run({u"manual"_qs}).output));
    const QStringList names = commandNames(program);
    QVERIFY(names.size() > 15);
    static const QRegularExpression option(u"^  ((?:-\\w, )?--[a-z-]+)(?: <([^>]*)>)? "_qs,
                                           QRegularExpression::MultilineOption);
    for (const QString &name : names) {
        const QString help = QString::fromUtf8(program.run({name, u"--help"_qs}).output);
        const qsizetype start = manual.indexOf(u".SS \"%1\" gatewright %1"_qs.arg(name));
        QVERIFY2(start >= 0, qPrintable(name));
        const qsizetype end = manual.indexOf(u" .SS "_qs, start + 1);
        const QString section = end < 0 ? manual.sliced(start) : manual.sliced(start, end - start);
        const QString description = help.section(u"\n"_qs, 1).section(u"\nOptions:\n"_qs, 0, 0).simplified();
        QVERIFY2(section.contains(description), qPrintable(name + u": "_qs + description));
        const QString rows = help.section(u"\nOptions:\n"_qs, 1);
        auto match = option.globalMatch(rows);
        int count = 0;
        for (; match.hasNext(); ++count) {
            const auto row = match.next();
            const QString written = (row.captured(1) + u' ' + row.captured(2)).trimmed();
            QVERIFY2(section.contains(written), qPrintable(name + u' ' + written));
        }
        QVERIFY(count >= 3);
        // The texts of all options, whatever their lines.
        for (const QString &word : rows.section(u"\nArguments:"_qs, 0, 0).simplified().split(u' '))
            QVERIFY2(section.contains(word) || word.startsWith(u'<') || word.endsWith(u'>'), qPrintable(word));
    }
}

void TestCommandManual::manualIsTheSameEachTime()
{
    const support::ProgramRun program;
    const QByteArray first = program.run({u"manual"_qs}).output;
    QVERIFY(first.startsWith(".TH GATEWRIGHT 1"));
    QCOMPARE(program.run({u"manual"_qs}).output, first);
}

void TestCommandManual::completesInBash_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected");
    QTest::newRow("command") << u"gatewright val"_qs << u"validate"_qs;
    QTest::newRow("commands") << u"gatewright s"_qs << u"sample split serve sso sandbox"_qs;
    QTest::newRow("option") << u"gatewright lint --fail"_qs << u"--fail-severity"_qs;
    QTest::newRow("options of the command only") << u"gatewright get --fail"_qs << QString();
    QTest::newRow("value") << u"gatewright lint --format j"_qs << u"json junit"_qs;
    QTest::newRow("value of another command") << u"gatewright run --format j"_qs << u"json junit"_qs;
    QTest::newRow("all values") << u"gatewright convert --to "_qs << u"3.0 3.1 3.2"_qs;
    QTest::newRow("free value") << u"gatewright certs --page "_qs << QString();
    QTest::newRow("action") << u"gatewright policy cr"_qs << u"create"_qs;
    QTest::newRow("shell") << u"gatewright completion "_qs << u"bash zsh fish"_qs;
    QTest::newRow("file") << u"gatewright lint fir"_qs << u"first.yaml"_qs;
    QTest::newRow("file of an option") << u"gatewright validate --schema fir"_qs << u"first.yaml"_qs;
    QTest::newRow("folder of an option") << u"gatewright split first.yaml -o f"_qs << u"folder"_qs;
    QTest::newRow("file of the designer") << u"gatewright fir"_qs << u"first.yaml"_qs;
    QTest::newRow("file after an action") << u"gatewright policy create fir"_qs << u"first.yaml"_qs;
    QTest::newRow("name with spaces") << u"gatewright lint two"_qs << u"two words.yaml"_qs;
}

void TestCommandManual::completesInBash()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, expected);
    const support::ProgramRun program;
    const QString script = program.write(u"script"_qs, program.run({u"completion"_qs, u"bash"_qs}).output);
    (void)program.write(u"first.yaml"_qs, "a: 1\n");
    (void)program.write(u"two words.yaml"_qs, "a: 1\n");
    QVERIFY(QDir(program.folder()).mkdir(u"folder"_qs));
    // compopt works only in a shell that completes.
    const QString asked =
        u"cd '%1' && compopt() { :; } && source '%2' && COMP_WORDS=(%3) && "
        "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) && _gatewright; (IFS='\n'; echo \"${COMPREPLY[*]}\")"_qs.arg(
            program.folder(), script, typed.endsWith(u' ') ? typed + u"''"_qs : typed);
    QProcess bash;
    bash.start(u"bash"_qs, {u"--norc"_qs, u"-c"_qs, asked});
    QVERIFY(bash.waitForFinished(30'000));
    QCOMPARE(QString::fromUtf8(bash.readAllStandardError()), QString());
    QStringList replies = QString::fromUtf8(bash.readAllStandardOutput()).trimmed().split(u'\n');
    if (expected.contains(u".yaml"_qs))
        QCOMPARE(replies, QStringList{expected});
    else
        QCOMPARE(replies.join(u' '), expected);
}

void TestCommandManual::printsAScriptForEachShell_data()
{
    QTest::addColumn<QString>("shell");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("bash") << u"bash"_qs << QByteArray("complete -F _gatewright gatewright\n");
    QTest::newRow("zsh") << u"zsh"_qs << QByteArray("#compdef gatewright\n");
    QTest::newRow("fish") << u"fish"_qs << QByteArray("complete -c gatewright -n");
}

void TestCommandManual::printsAScriptForEachShell()
{
    QFETCH(const QString, shell);
    QFETCH(const QByteArray, part);
    const support::ProgramRun program;
    const support::RunOutcome outcome = program.run({u"completion"_qs, shell});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(outcome.output.contains(part));
    for (const QString &name : commandNames(program))
        QVERIFY2(outcome.output.contains(name.toUtf8()), qPrintable(name));
}

void TestCommandManual::refusesOtherShells()
{
    const support::ProgramRun program;
    QCOMPARE(program.run({u"completion"_qs, u"csh"_qs}).exitCode, 2);
    QCOMPARE(program.run({u"completion"_qs}).exitCode, 2);
    QCOMPARE(program.run({u"completion"_qs, u"bash"_qs, u"zsh"_qs}).exitCode, 2);
    QCOMPARE(program.run({u"manual"_qs, u"lint"_qs}).exitCode, 2);
}

GATEWRIGHT_TEST(TestCommandManual, QCoreApplication)
#include "testcommandmanual.moc"

#include "headmarks.h"
#include "hostilerun.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMap>
#include <QThread>

#include <cstdio>

namespace {

constexpr int DefaultInputs = 200;
constexpr int UsageError = 2;
/** What the largest sizes are divided by in a short run. */
constexpr int ShortDivisor = 8;

[[noreturn]] void exitWith(const QString &error)
{
    std::fprintf(stderr, "soakhostile: %s\n", qPrintable(error));
    std::exit(UsageError);
}

int numberOf(const QString &text, int least)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (!isNumber || number < least)
        exitWith(u"“%1” is not a number of at least %2"_qs.arg(text, QString::number(least)));
    return number;
}

struct Options {
    hostile::Plan plan;
    bool isShort = false;
    bool isVerbose = false;
};

Options optionsOf(const QCoreApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Runs the program on rulesets, schemas, definitions, settings and git repositories that are made so that they "
        u"cause work without end. Each command must end within its bounds of time and memory, and without an internal "
        u"error. The inputs depend on SEED alone."_qs);
    const QCommandLineOption program(u"program"_qs, u"The program to run."_qs, u"file"_qs);
    const QCommandLineOption input(u"input"_qs, u"Runs all commands of this input only."_qs, u"number"_qs);
    const QCommandLineOption first(u"first"_qs, u"Begins at this input (default: 0)."_qs, u"number"_qs, u"0"_qs);
    const QCommandLineOption kind(u"kind"_qs, u"Runs the inputs of this kind only."_qs, u"name"_qs);
    const QCommandLineOption commands(u"commands"_qs, u"Runs so many commands of each input (default: 3)."_qs,
                                      u"number"_qs, u"3"_qs);
    const QCommandLineOption processor(
        u"processor-seconds"_qs,
        u"The longest processor time of a command (default: 5). It may take six times as "
        u"long by the clock."_qs,
        u"number"_qs, u"5"_qs);
    const QCommandLineOption jobs(u"jobs"_qs, u"Runs so many inputs at the same time."_qs, u"number"_qs,
                                  QString::number(QThread::idealThreadCount()));
    const QCommandLineOption kept(u"keep"_qs, u"Leaves the files of the inputs in this folder."_qs, u"folder"_qs);
    const QCommandLineOption isShort(u"short"_qs, u"Makes smaller inputs."_qs);
    const QCommandLineOption isVerbose(u"verbose"_qs, u"Prints each command."_qs);
    parser.addOptions({program, input, first, kind, commands, processor, jobs, kept, isShort, isVerbose});
    parser.addHelpOption();
    parser.addPositionalArgument(u"COUNT"_qs, u"Inputs (default: 200)."_qs, u"[COUNT]"_qs);
    parser.addPositionalArgument(u"SEED"_qs, u"Seed of the choices (default: 1)."_qs, u"[SEED]"_qs);
    parser.process(application);
    const QStringList arguments = parser.positionalArguments();
    if (!parser.isSet(program) || arguments.size() > 2)
        exitWith(u"use --program FILE [COUNT [SEED]]"_qs);
    Options options{{}, parser.isSet(isShort), parser.isSet(isVerbose)};
    hostile::Plan &plan = options.plan;
    plan.program = QFileInfo(parser.value(program)).absoluteFilePath();
    plan.first = quint32(numberOf(parser.value(first), 0));
    plan.inputs = arguments.isEmpty() ? DefaultInputs : numberOf(arguments.at(0), 1);
    plan.seed = arguments.size() < 2 ? 1 : quint32(numberOf(arguments.at(1), 0));
    plan.divisor = options.isShort ? ShortDivisor : 1;
    plan.commands = numberOf(parser.value(commands), 1);
    plan.jobs = numberOf(parser.value(jobs), 1);
    plan.processorSeconds = numberOf(parser.value(processor), 1);
    plan.kind = parser.value(kind).toUtf8();
    plan.kept = parser.value(kept);
    if (parser.isSet(input)) {
        plan.first = quint32(numberOf(parser.value(input), 0));
        plan.inputs = 1;
        plan.commands = 0;
    }
    return options;
}

/** The largest of a measure, and where it was. */
struct Worst {
    double most = 0;
    hostile::Run run;

    void take(double measure, const hostile::Run &taken)
    {
        if (measure > most)
            *this = {measure, taken};
    }
};

/** What the runs of a kind of inputs took. */
struct Figures {
    int runs = 0;
    QMap<int, int> exitCodes;
    Worst processor;
    Worst resident;

    void take(const hostile::Run &run)
    {
        ++runs;
        ++exitCodes[run.result.exitCode];
        processor.take(run.result.processorSeconds, run);
        resident.take(run.result.residentMiB, run);
    }
};

class Report final
{
public:
    explicit Report(const Options &options)
        : m_options(options)
    {}

    void take(const hostile::Run &run)
    {
        m_all.take(run);
        m_kinds[run.kind].take(run);
        m_wall.take(run.result.wallSeconds, run);
        m_output.take(run.result.outputMiB, run);
        if (m_options.isVerbose)
            print(u"%1 s, %2 MiB, exit code %3: %4"_qs.arg(QString::number(run.result.processorSeconds, 'f', 2),
                                                           QString::number(run.result.residentMiB, 'f', 0),
                                                           QString::number(run.result.exitCode), placeOf(run)));
        if (run.violation.isEmpty())
            return;
        ++m_violations;
        print(u"VIOLATION %1: %2\n  again: %3"_qs.arg(run.violation, placeOf(run), replayOf(run)));
    }

    [[nodiscard]] int finish() const
    {
        for (auto kind = m_kinds.begin(); kind != m_kinds.end(); ++kind)
            print(u"%1 %2 runs (%3), at most %4 s and %5 MiB"_qs.arg(
                QString::fromLatin1(kind.key().leftJustified(24)), QString::number(kind->runs).rightJustified(5),
                codesOf(*kind), QString::number(kind->processor.most, 'f', 2),
                QString::number(kind->resident.most, 'f', 0)));
        printWorst(u"processor time"_qs, m_all.processor, u"s"_qs);
        printWorst(u"memory"_qs, m_all.resident, u"MiB"_qs);
        printWorst(u"wall time"_qs, m_wall, u"s"_qs);
        printWorst(u"output"_qs, m_output, u"MiB"_qs);
        const hostile::Plan &plan = m_options.plan;
        print(u"%1 inputs of seed %2 from input %3, %4 runs (%5): %6 violations"_qs.arg(
            QString::number(plan.inputs), QString::number(plan.seed), QString::number(plan.first),
            QString::number(m_all.runs), codesOf(m_all), QString::number(m_violations)));
        return m_violations == 0 && m_all.runs > 0 ? 0 : 1;
    }

private:
    static void print(const QString &line)
    {
        std::printf("%s\n", qPrintable(line));
        std::fflush(stdout);
    }
    static QString placeOf(const hostile::Run &run)
    {
        return u"input %1 (%2): %3"_qs.arg(QString::number(run.input), QString::fromLatin1(run.kind),
                                           run.command.join(u' '));
    }
    [[nodiscard]] QString replayOf(const hostile::Run &run) const
    {
        return u"soakhostile --program %1 1 %2 --input %3%4"_qs.arg(
            m_options.plan.program, QString::number(m_options.plan.seed), QString::number(run.input),
            m_options.isShort ? u" --short"_qs : QString());
    }
    static QString codesOf(const Figures &figures)
    {
        QStringList codes;
        for (auto code = figures.exitCodes.begin(); code != figures.exitCodes.end(); ++code)
            codes.append(u"%1 × exit code %2"_qs.arg(*code).arg(code.key()));
        return codes.join(u", "_qs);
    }
    static void printWorst(const QString &name, const Worst &worst, const QString &unit)
    {
        print(u"most %1: %2 %3, %4"_qs.arg(name, QString::number(worst.most, 'f', 2), unit, placeOf(worst.run)));
    }

    const Options &m_options;
    Figures m_all;
    QMap<QByteArray, Figures> m_kinds;
    Worst m_wall;
    Worst m_output;
    int m_violations = 0;
};

} // namespace

int main(int argc, char *argv[])
{
    // The children of this program that read repositories.
    if (argc == 3 && QByteArray(argv[1]) == "--marks")
        return hostile::printMarks(QString::fromLocal8Bit(argv[2]));
    if (!soak::leaveNetwork())
        std::printf("the network is not closed: the system does not permit it\n");
    const QCoreApplication application(argc, argv);
    const Options options = optionsOf(application);
    Report report(options);
    if (!hostile::runAll(options.plan, [&report](const hostile::Run &run) { report.take(run); }))
        exitWith(u"an input can't be written"_qs);
    return report.finish();
}

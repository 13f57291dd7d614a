#include "boundedrun.h"
#include "mutationworker.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <cstdio>

namespace {

constexpr int DefaultInputs = 300;
constexpr int UsageError = 2;

[[noreturn]] void exitWith(const QString &error)
{
    std::fprintf(stderr, "soakmutations: %s\n", qPrintable(error));
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

mutations::Plan planOf(const QCoreApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Mutates the examples, templates and sample data, and the documents of GATEWRIGHT_CORPUS, and parses, edits, lints, samples "
        u"and bundles each copy. Runs the program on some of them. No copy may cause a crash, an internal error or work "
        u"without end, and undo must give the same bytes. The copies depend on SEED and the documents alone."_qs);
    const QCommandLineOption program(u"program"_qs, u"The program to run on some of the copies."_qs, u"file"_qs);
    const QCommandLineOption input(u"input"_qs, u"Takes this copy only, and runs the program on it."_qs, u"number"_qs);
    const QCommandLineOption first(u"first"_qs, u"Begins at this copy (default: 0)."_qs, u"number"_qs, u"0"_qs);
    const QCommandLineOption processor(
        u"processor-seconds"_qs, u"The longest processor time of a copy (default: 10)."_qs, u"number"_qs, u"10"_qs);
    const QCommandLineOption jobs(u"jobs"_qs, u"Processes that work at the same time."_qs, u"number"_qs,
                                  QString::number(QThread::idealThreadCount()));
    const QCommandLineOption kept(u"keep"_qs, u"Writes the copies of violations into this folder."_qs, u"folder"_qs);
    parser.addOptions({program, input, first, processor, jobs, kept});
    parser.addHelpOption();
    parser.addPositionalArgument(u"COUNT"_qs, u"Copies (default: 300)."_qs, u"[COUNT]"_qs);
    parser.addPositionalArgument(u"SEED"_qs, u"Seed of the choices (default: 1)."_qs, u"[SEED]"_qs);
    parser.process(application);
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() > 2)
        exitWith(u"“%1” is too much"_qs.arg(arguments.at(2)));
    mutations::Plan plan;
    if (parser.isSet(program))
        plan.program = QFileInfo(parser.value(program)).absoluteFilePath();
    plan.first = quint32(numberOf(parser.value(first), 0));
    plan.inputs = arguments.isEmpty() ? DefaultInputs : numberOf(arguments.at(0), 1);
    plan.seed = arguments.size() < 2 ? 1 : quint32(numberOf(arguments.at(1), 0));
    plan.jobs = numberOf(parser.value(jobs), 1);
    plan.processorSeconds = numberOf(parser.value(processor), 1);
    plan.kept = parser.value(kept);
    if (parser.isSet(input)) {
        plan.first = quint32(numberOf(parser.value(input), 0));
        plan.inputs = 1;
        plan.programEvery = 1;
    }
    return plan;
}

} // namespace

int main(int argc, char *argv[])
{
    if (!soak::leaveNetwork())
        std::printf("the network is not closed: the system does not permit it\n");
    const QCoreApplication application(argc, argv);
    const mutations::Plan plan = planOf(application);
    QStringList folders{QStringLiteral(GATEWRIGHT_RESOURCES)};
    if (const QString corpus = qEnvironmentVariable("GATEWRIGHT_CORPUS"); !corpus.isEmpty())
        folders.append(corpus);
    const QList<mutations::Source> sources = mutations::sourcesIn(folders);
    if (sources.isEmpty())
        exitWith(u"there are no documents"_qs);
    const mutations::Totals totals = mutations::workOnAll(sources, plan);
    std::printf("most processor time: %.2f s, input %u\n", totals.processorSeconds, totals.slowest);
    std::printf("most processor time of the program: %.2f s, input %u; most memory: %.0f MiB\n", totals.programSeconds,
                totals.slowestRun, totals.programMiB);
    std::printf("most memory of a process: %.0f MiB, input %u\n", totals.residentMiB, totals.largest);
    std::printf("%d copies of %lld documents, seed %u, %d runs of the program: %d violations\n", totals.inputs,
                qint64(sources.size()), plan.seed, totals.programRuns, totals.violations);
    return totals.violations == 0 && totals.inputs == plan.inputs ? 0 : 1;
}

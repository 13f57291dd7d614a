#include "life.h"
#include "walkreport.h"
#include "walksession.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QMap>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <deque>
#include <future>
#include <iterator>

namespace {

constexpr int DefaultSessions = 20;
constexpr int DefaultActs = 100;
constexpr quint32 DefaultSeed = 1;
/** A run of so many has to type, compare and kill. */
constexpr int SessionsToCount = 5;
constexpr int ActsToCount = 100;
constexpr int UsageError = 2;

struct Options {
    int sessions = DefaultSessions;
    int acts = DefaultActs;
    walk::SessionId first;
    QList<int> only;
    int jobs = 1; ///< Sessions that run at the same time.
    bool isShort = false;
    bool isVerbose = false;
};

[[noreturn]] void exitWith(const QString &error)
{
    std::fprintf(stderr, "soakwalk: %s\n", qPrintable(error));
    std::exit(UsageError);
}

/** Exits if it is not a number of at least `least`. */
int numberOf(const QString &text, int least = 0)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (!isNumber || number < least)
        exitWith(u"“%1” is not a number of at least %2"_qs.arg(text, QString::number(least)));
    return number;
}

Options optionsOf(const QCoreApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Walks through the designer at random: types, saves, undoes, closes, quits, is killed. Checks that each file has "
        u"what was on the screen at its last save, and that nothing that was typed is lost without a question."_qs);
    const QCommandLineOption session(u"session"_qs, u"Runs this session only."_qs, u"number"_qs);
    const QCommandLineOption acts(u"acts"_qs, u"Acts of a session."_qs, u"number"_qs);
    const QCommandLineOption only(u"only"_qs, u"Does these acts only."_qs, u"numbers"_qs);
    const QCommandLineOption jobs(u"jobs"_qs, u"Runs so many sessions at the same time."_qs, u"number"_qs);
    const QCommandLineOption isShort(u"shorten"_qs, u"Looks for a shorter list of acts for each violation."_qs);
    const QCommandLineOption isVerbose(u"verbose"_qs, u"Prints the acts of each session."_qs);
    parser.addOptions({session, acts, only, jobs, isShort, isVerbose});
    parser.addHelpOption();
    parser.addPositionalArgument(u"COUNT"_qs, u"Sessions."_qs, u"[COUNT]"_qs);
    parser.addPositionalArgument(u"SEED"_qs, u"Seed of the choices."_qs, u"[SEED]"_qs);
    if (!parser.parse(application.arguments()))
        exitWith(parser.errorText());
    if (parser.isSet(u"help"_qs))
        parser.showHelp();
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() > 2)
        exitWith(u"“%1” is too much"_qs.arg(arguments.at(2)));
    Options options;
    if (!arguments.isEmpty())
        options.sessions = numberOf(arguments.constFirst(), 1);
    if (arguments.size() > 1)
        options.first.seed = static_cast<quint32>(numberOf(arguments.at(1)));
    if (parser.isSet(acts))
        options.acts = numberOf(parser.value(acts), 1);
    if (parser.isSet(session)) {
        options.first.session = static_cast<quint32>(numberOf(parser.value(session)));
        options.sessions = 1;
    }
    for (const QString &act : parser.value(only).split(u',', Qt::SkipEmptyParts))
        options.only.append(numberOf(act));
    options.jobs = parser.isSet(jobs) ? numberOf(parser.value(jobs), 1) : QThread::idealThreadCount();
    options.isShort = parser.isSet(isShort);
    options.isVerbose = parser.isSet(isVerbose);
    return options;
}

void print(const QString &line)
{
    std::printf("%s\n", qPrintable(line));
    std::fflush(stdout);
}

QString commandOf(const walk::SessionPlan &plan)
{
    QStringList only;
    for (const int act : plan.only)
        only.append(QString::number(act));
    return u"soakwalk 1 %1 --session %2 --acts %3%4"_qs.arg(
        QString::number(plan.id.seed), QString::number(plan.id.session), QString::number(plan.acts),
        only.isEmpty() ? QString() : u" --only "_qs + only.join(u','));
}

void printActs(const walk::SessionResult &result)
{
    for (const QString &act : result.acts)
        print(u"    "_qs + act);
}

void printViolation(const walk::SessionPlan &plan, const walk::Violation &violation, const walk::SessionResult &result,
                    const Options &options)
{
    print(u"VIOLATION %1\n  %2\n  in act %3 of %4"_qs.arg(violation.kind, violation.text,
                                                          QString::number(violation.act), commandOf(plan)));
    if (options.isShort) {
        const walk::SessionPlan shorter = walk::shortened(plan, violation);
        print(u"  shorter: "_qs + commandOf(shorter));
        printActs(walk::runSession(shorter));
    } else if (!options.isVerbose)
        printActs(result);
}

/** Runs sessions side by side and takes their results in order. */
class Sessions final
{
public:
    explicit Sessions(const Options &options)
        : m_options(options)
    {}

    [[nodiscard]] walk::SessionPlan planOf(int number) const
    {
        walk::SessionPlan plan{m_options.first, m_options.acts, m_options.only};
        plan.id.session += static_cast<quint32>(number);
        return plan;
    }
    [[nodiscard]] walk::SessionResult next()
    {
        for (; m_started < m_options.sessions && std::ssize(m_running) < m_options.jobs; ++m_started)
            m_running.push_back(std::async(std::launch::async, walk::runSession, planOf(m_started)));
        walk::SessionResult result = m_running.front().get();
        m_running.pop_front();
        return result;
    }

private:
    const Options &m_options;
    std::deque<std::future<walk::SessionResult>> m_running;
    int m_started = 0;
};

/** Prints what was counted. False if a long run has not done what it is for. */
bool printFigures(const QMap<QString, int> &figures, const Options &options)
{
    for (auto one = figures.cbegin(); one != figures.cend(); ++one)
        print(u"%1 %2"_qs.arg(QString::number(one.value()).rightJustified(7), one.key()));
    if (options.sessions < SessionsToCount || options.acts < ActsToCount || !options.only.isEmpty())
        return true;
    bool isComplete = true;
    for (const QString &figure : {walk::figure::Typed, walk::figure::Compared, walk::figure::Kills}) {
        if (figures.value(figure) > 0)
            continue;
        print(u"NO %1"_qs.arg(figure));
        isComplete = false;
    }
    return isComplete;
}

int walkAll(const Options &options)
{
    QMap<QString, int> kinds;
    QMap<QString, int> figures;
    Sessions sessions(options);
    for (int number = 0; number < options.sessions; ++number) {
        const walk::SessionPlan plan = sessions.planOf(number);
        const walk::SessionResult result = sessions.next();
        for (auto one = result.figures.cbegin(); one != result.figures.cend(); ++one)
            figures[one.key()] += one.value();
        if (options.isVerbose) {
            print(u"session %1"_qs.arg(plan.id.session));
            printActs(result);
        }
        for (const walk::Violation &violation : result.violations) {
            if (kinds[violation.kind]++ == 0)
                printViolation(plan, violation, result, options);
        }
    }
    for (auto kind = kinds.cbegin(); kind != kinds.cend(); ++kind)
        print(u"%1 × %2"_qs.arg(QString::number(kind.value()).rightJustified(5), kind.key()));
    const bool isComplete = printFigures(figures, options);
    print(u"%1 sessions of %2 acts, seed %3: %4 kinds of violations"_qs.arg(
        QString::number(options.sessions), QString::number(options.acts), QString::number(options.first.seed),
        QString::number(kinds.size())));
    return kinds.isEmpty() && isComplete ? 0 : 1;
}

} // namespace

/**
 * `soakwalk [COUNT] [SEED]` runs that many sessions and prints each kind of violation once, with its acts. Exits with 1
 * if there is one, or if a long run typed, compared or killed nothing.
 */
int main(int argc, char **argv)
{
    if (argc > 1 && qstrcmp(argv[1], "--life") == 0) {
        QStringList arguments;
        for (int index = 1; index < argc; ++index)
            arguments.append(QString::fromLocal8Bit(argv[index]));
        return walk::live(argc, argv, walk::lifePlanOf(arguments));
    }
    const QCoreApplication application(argc, argv);
    return walkAll(optionsOf(application));
}

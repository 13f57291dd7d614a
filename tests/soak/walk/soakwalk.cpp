#include "life.h"
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

struct Options {
    int sessions = DefaultSessions;
    int acts = DefaultActs;
    walk::SessionId first;
    QList<int> only;
    int jobs = 1; ///< Sessions that run at the same time.
    bool isShort = false;
    bool isVerbose = false;
};

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
    parser.process(application);
    const QStringList arguments = parser.positionalArguments();
    Options options;
    options.sessions = arguments.isEmpty() ? DefaultSessions : arguments.constFirst().toInt();
    options.first.seed = arguments.size() > 1 ? arguments.at(1).toUInt() : DefaultSeed;
    if (parser.isSet(acts))
        options.acts = parser.value(acts).toInt();
    if (parser.isSet(session)) {
        options.first.session = parser.value(session).toUInt();
        options.sessions = 1;
    }
    for (const QString &act : parser.value(only).split(u',', Qt::SkipEmptyParts))
        options.only.append(act.toInt());
    options.jobs = parser.isSet(jobs) ? std::max(1, parser.value(jobs).toInt()) : QThread::idealThreadCount();
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

int walkAll(const Options &options)
{
    QMap<QString, int> kinds;
    int kills = 0;
    Sessions sessions(options);
    for (int number = 0; number < options.sessions; ++number) {
        const walk::SessionPlan plan = sessions.planOf(number);
        const walk::SessionResult result = sessions.next();
        kills += result.kills;
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
    print(u"%1 sessions of %2 acts, seed %3, %4 kills: %5 kinds of violations"_qs.arg(
        QString::number(options.sessions), QString::number(options.acts), QString::number(options.first.seed),
        QString::number(kills), QString::number(kinds.size())));
    return kinds.isEmpty() ? 0 : 1;
}

} // namespace

/**
 * `soakwalk [COUNT] [SEED]` runs that many sessions and prints each kind of violation once, with its acts. Exits with 1
 * if there is one.
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

#include "mutationworker.h"

#include "boundedrun.h"
#include "hostiletexts.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <new>

namespace mutations {

namespace {

constexpr int BatchSize = 200;
constexpr rlim_t AddressSpace = 2UL * 1024 * 1024 * 1024;
/** Wall time of one text as a multiple of its processor time. */
constexpr int WallFactor = 20;
constexpr int HighestExitCode = 2;

/** What a process that works tells the one that started it, also when it crashes. */
struct Board {
    quint32 input;
    int phase;
    Totals totals;
};

double processorSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

/** The most memory that this process had. */
double residentMiB()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_maxrss) / 1024;
}

/** The process ends by SIGPROF or SIGALRM after so much processor or wall time; 0: never. */
void setTimers(int seconds)
{
    const itimerval processor{{0, 0}, {seconds, 0}};
    const itimerval wall{{0, 0}, {time_t(seconds) * WallFactor, 0}};
    setitimer(ITIMER_PROF, &processor, nullptr);
    setitimer(ITIMER_REAL, &wall, nullptr);
}

document::Format formatOf(const QList<Source> &sources, const Plan &plan, quint32 number);

/** One of the processes that work. */
class Worker final
{
public:
    Worker(const QList<Source> &sources, const Plan &plan, Board &board)
        : m_sources(sources)
        , m_plan(plan)
        , m_board(board)
    {}

    void work(quint32 first, quint32 end)
    {
        const rlimit memory{AddressSpace, AddressSpace};
        setrlimit(RLIMIT_AS, &memory);
        for (quint32 number = first; number < end; ++number) {
            m_board.input = number;
            const QByteArray text = textOf(m_sources, m_plan, number);
            const document::Format format = formatOf(m_sources, m_plan, number);
            hostile::Dice dice(m_plan.seed, number, 1);
            const double start = processorSeconds();
            setTimers(m_plan.processorSeconds);
            const QByteArray wrong = use(text, format, dice, [this](Phase phase) { m_board.phase = int(phase); });
            setTimers(0);
            if (const double taken = processorSeconds() - start; taken > m_board.totals.processorSeconds) {
                m_board.totals.processorSeconds = taken;
                m_board.totals.slowest = number;
            }
            if (const double resident = residentMiB(); resident > m_board.totals.residentMiB) {
                m_board.totals.residentMiB = resident;
                m_board.totals.largest = number;
            }
            if (!wrong.isEmpty())
                report(number, wrong);
            if (!m_plan.program.isEmpty() && number % quint32(m_plan.programEvery) == 0)
                runProgram(number, text, format, dice);
            ++m_board.totals.inputs;
        }
    }

    void report(quint32 number, const QByteArray &violation)
    {
        ++m_board.totals.violations;
        std::printf("VIOLATION %s: input %u\n  again: soakmutations%s 1 %u --input %u\n", violation.constData(), number,
                    m_plan.program.isEmpty() ? "" : (" --program " + m_plan.program.toLocal8Bit()).constData(),
                    m_plan.seed, number);
        std::fflush(stdout);
        if (m_plan.kept.isEmpty())
            return;
        const bool isYaml = formatOf(m_sources, m_plan, number) == document::Format::Yaml;
        QFile file(QDir(m_plan.kept).filePath(QString::number(number) + (isYaml ? u".yaml"_qs : u".json"_qs)));
        if (file.open(QIODevice::WriteOnly))
            file.write(textOf(m_sources, m_plan, number));
    }

private:
    void runProgram(quint32 number, const QByteArray &text, document::Format format, hostile::Dice &dice)
    {
        m_board.phase = int(Phase::Program);
        const QTemporaryDir folder;
        const QString name = format == document::Format::Yaml ? u"api.yaml"_qs : u"api.json"_qs;
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return report(number, "the text can't be written");
        file.close();
        hostile::Input input;
        hostile::addDefinitionCommands(input, name);
        soak::RunRequest request;
        request.program = m_plan.program;
        request.arguments = dice.of(input.commands);
        request.folder = folder.path();
        request.environment = soak::environmentAt(folder.path());
        request.outputFile = folder.filePath(u"output-of-the-run"_qs);
        request.addressSpace = AddressSpace;
        request.processorSeconds = m_plan.processorSeconds * 2;
        request.wallSeconds = m_plan.processorSeconds * WallFactor;
        const soak::RunResult result = soak::runBounded(request);
        Totals &totals = m_board.totals;
        ++totals.programRuns;
        totals.programMiB = std::max(totals.programMiB, result.residentMiB);
        if (result.processorSeconds > totals.programSeconds) {
            totals.programSeconds = result.processorSeconds;
            totals.slowestRun = number;
        }
        const QByteArray command = request.arguments.join(u' ').toUtf8();
        if (result.isLate || result.signal != 0)
            report(number, command + " ended by signal " + QByteArray::number(result.signal));
        else if (result.exitCode > HighestExitCode)
            report(number, command + " ended with exit code " + QByteArray::number(result.exitCode));
        else if (result.processorSeconds > m_plan.processorSeconds)
            report(number, command + " took " + QByteArray::number(result.processorSeconds, 'f', 1) + " s");
    }

    const QList<Source> &m_sources;
    const Plan &m_plan;
    Board &m_board;
};

/** The choices about the text itself. */
hostile::Dice diceOf(const Plan &plan, quint32 number)
{
    constexpr quint32 apart = 0x80000000; // Other choices than those of what is done with it.
    return {plan.seed, number | apart, 1};
}

document::Format formatOf(const QList<Source> &sources, const Plan &plan, quint32 number)
{
    hostile::Dice dice = diceOf(plan, number);
    return anySource(sources, dice).format;
}

/** A process that works on a batch. */
struct Batch {
    pid_t process = 0;
    Board *board = nullptr; ///< Shared with the process.
    quint32 end = 0;
};

Batch start(const QList<Source> &sources, const Plan &plan, quint32 first, quint32 end)
{
    void *shared = mmap(nullptr, sizeof(Board), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    Batch batch{0, new (shared) Board{first, 0, {}}, end};
    std::fflush(stdout);
    batch.process = fork();
    if (batch.process == 0) {
        Worker(sources, plan, *batch.board).work(first, end);
        _exit(0);
    }
    return batch;
}

void add(const Totals &some, Totals &all)
{
    all.inputs += some.inputs;
    all.programRuns += some.programRuns;
    all.violations += some.violations;
    if (some.processorSeconds > all.processorSeconds) {
        all.processorSeconds = some.processorSeconds;
        all.slowest = some.slowest;
    }
    if (some.programSeconds > all.programSeconds) {
        all.programSeconds = some.programSeconds;
        all.slowestRun = some.slowestRun;
    }
    all.programMiB = std::max(all.programMiB, some.programMiB);
    if (some.residentMiB > all.residentMiB) {
        all.residentMiB = some.residentMiB;
        all.largest = some.largest;
    }
}

} // namespace

QByteArray textOf(const QList<Source> &sources, const Plan &plan, quint32 number)
{
    hostile::Dice dice = diceOf(plan, number);
    const Source &source = anySource(sources, dice);
    return mutated(source, dice);
}

Totals workOnAll(const QList<Source> &sources, const Plan &plan)
{
    Totals totals;
    QList<Batch> running;
    const quint32 end = plan.first + quint32(plan.inputs);
    quint32 next = plan.first;
    while (next < end || !running.isEmpty()) {
        if (next < end && running.size() < plan.jobs) {
            const quint32 until = std::min(end, next + BatchSize);
            running.append(start(sources, plan, next, until));
            next = until;
            continue;
        }
        int status = 0;
        const pid_t ended = waitpid(-1, &status, 0);
        const auto found = std::find_if(running.begin(), running.end(),
                                        [ended](const Batch &batch) { return batch.process == ended; });
        if (found == running.end())
            break;
        const Batch batch = *found;
        running.erase(found);
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
            const QByteArray how = WIFSIGNALED(status) ? "signal " + QByteArray::number(WTERMSIG(status))
                                                       : "exit code " + QByteArray::number(WEXITSTATUS(status));
            Worker(sources, plan, *batch.board)
                .report(batch.board->input, how + " in phase " + nameOf(Phase(batch.board->phase)));
            ++batch.board->totals.inputs;
            if (batch.board->input + 1 < batch.end)
                running.append(start(sources, plan, batch.board->input + 1, batch.end));
        }
        add(batch.board->totals, totals);
        munmap(batch.board, sizeof(Board));
    }
    return totals;
}

} // namespace mutations

#include "hostilerun.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

#include <malloc.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace hostile {

namespace {

constexpr qint64 AddressSpace = 4LL * 1024 * 1024 * 1024;
/** Wall time of one command, as a multiple of its processor time: a command that waits for a pipe uses none. */
constexpr int WallFactor = 6;
/** The highest exit code that is no internal error. */
constexpr int HighestExitCode = 2;

QString violationOf(const soak::RunResult &result, const Plan &plan)
{
    if (result.isLate)
        return u"was not done after %1 s"_qs.arg(result.wallSeconds, 0, 'f', 0);
    if (result.signal != 0)
        return u"ended by signal %1 after %2 s of processor time"_qs.arg(
            QString::number(result.signal), QString::number(result.processorSeconds, 'f', 1));
    if (result.exitCode > HighestExitCode)
        return u"exit code %1"_qs.arg(result.exitCode);
    if (result.processorSeconds > plan.processorSeconds)
        return u"%1 s of processor time"_qs.arg(result.processorSeconds, 0, 'f', 1);
    if (result.residentMiB > plan.residentMiB)
        return u"%1 MiB of memory"_qs.arg(result.residentMiB, 0, 'f', 0);
    return {};
}

/** The commands of an input that a plan runs. */
QList<QStringList> chosen(const Plan &plan, quint32 number, QList<QStringList> commands)
{
    constexpr quint32 apart = 0x80000000; // Other choices than those of the input itself.
    Dice dice(plan.seed, number | apart, 1);
    while (plan.commands > 0 && commands.size() > plan.commands)
        commands.removeAt(dice.below(commands.size()));
    return commands;
}

/** The folder of an input, which is removed at the end unless the plan keeps it. */
class Ground final
{
public:
    Ground(const Plan &plan, quint32 number)
    {
        m_folder.setAutoRemove(plan.kept.isEmpty());
        m_path = plan.kept.isEmpty() ? m_folder.path() : QDir(plan.kept).absoluteFilePath(QString::number(number));
        QDir().mkpath(m_path);
    }
    [[nodiscard]] const QString &path() const { return m_path; }

private:
    QTemporaryDir m_folder;
    QString m_path;
};

} // namespace

bool runAll(const Plan &plan, const std::function<void(const Run &)> &took)
{
    std::atomic<int> next = 0;
    std::atomic<bool> isWritten = true;
    std::mutex mutex;
    std::mutex starting;
    const auto work = [&] {
        for (int at = next++; at < plan.inputs && isWritten; at = next++) {
            std::unique_lock making(starting);
            Input input = makeInput(plan.seed, plan.first + quint32(at), plan.divisor);
            if (!plan.kind.isEmpty() && input.kind != plan.kind)
                continue;
            const Ground ground(plan, plan.first + quint32(at));
            if (!writeInput(input, ground.path()))
                isWritten = false;
            input.files.clear();
            malloc_trim(0);
            making.unlock();
            for (const QStringList &command : chosen(plan, plan.first + quint32(at), input.commands)) {
                const bool isOwn = command.first().isEmpty();
                soak::RunRequest request;
                request.starting = &starting;
                request.program = isOwn ? QCoreApplication::applicationFilePath() : plan.program;
                request.arguments = isOwn ? command.sliced(1) : command;
                request.folder = ground.path();
                request.environment = soak::environmentAt(ground.path());
                request.outputFile = ground.path() + u"/output-of-the-run"_qs;
                request.addressSpace = AddressSpace;
                request.processorSeconds = plan.processorSeconds * WallFactor;
                request.wallSeconds = plan.processorSeconds * WallFactor;
                Run run{plan.first + quint32(at), input.kind, request.arguments, soak::runBounded(request), {}};
                run.violation = violationOf(run.result, plan);
                const std::lock_guard lock(mutex);
                took(run);
            }
        }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < plan.jobs; ++i)
        threads.emplace_back(work);
    for (std::thread &thread : threads)
        thread.join();
    return isWritten;
}

} // namespace hostile

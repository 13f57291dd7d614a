#include "soakeditor.h"
#include "soakworld.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <csignal>
#include <cstdio>
#include <sys/prctl.h>

namespace {

/** Programs in each folder that run at the same time. */
constexpr int ProgramsOfWorlds[] = {2, 1, 2, 1};

int runEditor(const QStringList &arguments)
{
    // If the parent ends without killing it.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const soak::Editor editor(arguments.value(2), arguments.value(3).toUInt(), arguments.value(4).toLongLong());
    return QCoreApplication::exec();
}

soak::Figures sum(const std::vector<std::unique_ptr<soak::World>> &worlds)
{
    soak::Figures all;
    for (const auto &world : worlds) {
        const soak::Figures &each = world->figures();
        all.kills += each.kills;
        all.killsBesideAnother += each.killsBesideAnother;
        all.killsInRestore += each.killsInRestore;
        all.killsInSave += each.killsInSave;
        all.edits += each.edits;
        all.saves += each.saves;
        all.restored += each.restored;
        all.copies += each.copies;
        all.oldestMs = std::max(all.oldestMs, each.oldestMs);
    }
    return all;
}

void print(const soak::Figures &figures, qint64 seconds)
{
    std::printf("%d kills in %lld s: %d beside a second program, %d during a restore, %d during a save\n",
                figures.kills, static_cast<long long>(seconds), figures.killsBesideAnother, figures.killsInRestore,
                figures.killsInSave);
    std::printf("%lld edits, %lld saves, %lld texts restored, %lld of them beside newer text of the same file\n",
                static_cast<long long>(figures.edits), static_cast<long long>(figures.saves),
                static_cast<long long>(figures.restored), static_cast<long long>(figures.copies));
    std::printf("oldest edit that was lost: %lld ms before the kill; allowed: %lld ms\n",
                static_cast<long long>(figures.oldestMs), static_cast<long long>(soak::World::LongestLossMs));
}

/** A soak in which nothing happened shows nothing. */
bool isTooQuiet(const soak::Figures &figures)
{
    return figures.edits < figures.kills || figures.saves == 0 || figures.restored == 0 ||
           figures.killsBesideAnother == 0;
}

int runSoak(int count, quint32 seed)
{
    std::printf("seed %u\n", seed);
    std::fflush(stdout);
    QElapsedTimer time;
    time.start();
    QRandomGenerator random(seed);
    int started = 0;
    const auto takeKill = [&] { return started < count && ++started > 0; };
    std::vector<std::unique_ptr<soak::World>> worlds;
    for (const int programs : ProgramsOfWorlds) {
        worlds.push_back(std::make_unique<soak::World>(random.generate(), programs, takeKill));
        QObject::connect(worlds.back().get(), &soak::World::over, QCoreApplication::instance(), [&worlds] {
            if (std::all_of(worlds.begin(), worlds.end(), [](const auto &world) { return world->isOver(); }))
                QCoreApplication::quit();
        });
    }
    for (const auto &world : worlds)
        world->start();
    QCoreApplication::exec();
    QStringList faults;
    for (const auto &world : worlds) {
        world->checkEnd();
        faults += world->faults();
    }
    const soak::Figures figures = sum(worlds);
    print(figures, time.elapsed() / 1000);
    for (const QString &fault : std::as_const(faults))
        std::printf("FAULT %s\n", qPrintable(fault));
    if (isTooQuiet(figures))
        std::printf("FAULT too little happened\n");
    return faults.isEmpty() && !isTooQuiet(figures) ? 0 : 1;
}

} // namespace

/** soakrecovery COUNT [SEED]: kills programs that edit, save and restore COUNT times. */
int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--editor")
        return runEditor(arguments);
    const int count = arguments.value(1).toInt();
    if (count <= 0) {
        std::fprintf(stderr, "usage: soakrecovery COUNT [SEED]\n");
        return 2;
    }
    bool hasSeed = false;
    const uint seed = arguments.value(2).toUInt(&hasSeed);
    return runSoak(count, hasSeed ? seed : QRandomGenerator::system()->generate());
}

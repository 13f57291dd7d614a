#include "randomgestures.h"

#include <QCoreApplication>

#include <cstdio>

namespace {

constexpr int DefaultRounds = 2000;
constexpr int GesturesOfRound = 20;
constexpr int UsageError = 2;

} // namespace

/** soakgestures [ROUNDS [SEED]]: makes random gestures in the schemas of the definitions of GATEWRIGHT_CORPUS. */
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int rounds = arguments.size() > 1 ? arguments[1].toInt() : DefaultRounds;
    const quint32 first = arguments.size() > 2 ? arguments[2].toUInt() : 1;
    const auto entries = support::shapeCorpus(qEnvironmentVariable("GATEWRIGHT_CORPUS"));
    if (entries.isEmpty() || rounds < 1) {
        std::fprintf(stderr, "soakgestures: GATEWRIGHT_CORPUS has no definitions, or ROUNDS is not a number\n");
        return UsageError;
    }
    int changes = 0;
    int failures = 0;
    for (int round = 0; round < rounds; ++round) {
        const support::ShapeCorpusEntry &entry = entries[round % entries.size()];
        const quint32 seed = first + quint32(round);
        support::RandomGestures random(entry);
        const QString wrong = random.hasSchemas() ? random.run(seed, GesturesOfRound) : QString();
        changes += random.changes();
        if (wrong.isEmpty())
            continue;
        ++failures;
        std::printf("%s, seed %u: %s\n", qPrintable(entry.name), seed, qPrintable(wrong));
    }
    std::printf("%d rounds, %d gestures changed a text, %d failures\n", rounds, changes, failures);
    return failures == 0 ? 0 : 1;
}

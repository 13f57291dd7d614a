// The memory that one open document takes at its peak, as a multiple of its file: benchpeak [--yaml-cpp] FILE
// Whole process, and without what the program and its libraries took before, which a small file does not change. A
// process of its own, so that nothing was allocated and given back before.
#include "document.h"

#include <QFile>

#include <yaml-cpp/yaml.h>

#include <cstdio>
#include <cstring>
#include <optional>

namespace {

constexpr double MostTimes = 5;
constexpr qint64 SmallestBound = 5'000'000; ///< Below it what the libraries take counts for more than the file.

/** The most memory that this process had so far, in bytes (Linux: proc(5)). */
double peakMemory()
{
    // getrusage() would tell of the process that started this one, too.
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray lines = status.readAll();
    const QByteArray peak = lines.mid(lines.indexOf("VmHWM:") + 6).simplified();
    return peak.left(peak.indexOf(' ')).toDouble() * 1024;
}

} // namespace

int main(int argc, char **argv)
{
    const bool isOther = argc > 2 && std::strcmp(argv[1], "--yaml-cpp") == 0;
    QFile file(QString::fromLocal8Bit(argv[argc - 1]));
    if (argc < 2 || !file.open(QIODevice::ReadOnly))
        return 2;
    std::optional<document::Document> ours;
    std::optional<YAML::Node> theirs;
    const double before = peakMemory();
    try {
        const QByteArray text = file.readAll();
        if (isOther)
            theirs = YAML::Load(text.constData());
        else
            ours.emplace(text, document::formatOfFileName(file.fileName()));
    } catch (const YAML::Exception &exception) {
        std::fprintf(stderr, "yaml-cpp refuses it: %s\n", exception.what());
        return 1;
    }
    const double peak = peakMemory();
    const double times = peak / double(file.size());
    std::printf("%10.2f x the file, whole process; %.2f x without its libraries", times,
                (peak - before) / double(file.size()));
    if (!isOther && file.size() >= SmallestBound)
        std::printf("   at most %g x: %s", MostTimes, times <= MostTimes ? "holds" : "DOES NOT");
    std::printf("\n");
    return 0;
}

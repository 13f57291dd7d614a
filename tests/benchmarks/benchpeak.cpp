// The memory that one open document takes at its peak, as a multiple of its file: benchpeak [--yaml-cpp] FILE
// Whole process, its libraries included. A process of its own, so that nothing was allocated and given back before.
#include "document.h"

#include <QFile>

#include <yaml-cpp/yaml.h>

#include <cstdio>
#include <cstring>
#include <optional>

int main(int argc, char **argv)
{
    const bool isOther = argc > 2 && std::strcmp(argv[1], "--yaml-cpp") == 0;
    QFile file(QString::fromLocal8Bit(argv[argc - 1]));
    if (argc < 2 || !file.open(QIODevice::ReadOnly))
        return 2;
    std::optional<document::Document> ours;
    std::optional<YAML::Node> theirs;
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
    // getrusage() would tell of the process that started this one, too (Linux: proc(5), VmHWM).
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 2;
    const QByteArray lines = status.readAll();
    const QByteArray peak = lines.mid(lines.indexOf("VmHWM:") + 6).simplified();
    std::printf("%.2f\n", peak.left(peak.indexOf(' ')).toDouble() * 1024 / double(file.size()));
    return 0;
}

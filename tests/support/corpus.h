#pragma once

#include <QDir>
#include <QTest>

namespace support {

/** The folder of real-world inputs in GATEWRIGHT_CORPUS; empty if the machine has none. */
inline QString corpusFolder()
{
    const QString folder = qEnvironmentVariable("GATEWRIGHT_CORPUS");
    return !folder.isEmpty() && QDir(folder).exists() ? folder : QString();
}

} // namespace support

/** Skips the test function if there is no corpus. */
#define SKIP_WITHOUT_CORPUS()                                                                                          \
    do {                                                                                                               \
        if (support::corpusFolder().isEmpty())                                                                         \
            QSKIP("no corpus");                                                                                        \
    } while (false)

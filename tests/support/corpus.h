#pragma once

#include <QDir>
#include <QTest>

namespace support {

/** The folder of real-world inputs named by GATEWRIGHT_CORPUS, or an empty text where the machine has none. */
inline QString corpusFolder()
{
    const QString folder = qEnvironmentVariable("GATEWRIGHT_CORPUS");
    return !folder.isEmpty() && QDir(folder).exists() ? folder : QString();
}

} // namespace support

/** Ends the test function as skipped where there is no corpus. */
#define SKIP_WITHOUT_CORPUS()                                                                                          \
    do {                                                                                                               \
        if (support::corpusFolder().isEmpty())                                                                         \
            QSKIP("no corpus");                                                                                        \
    } while (false)

#include "testprogram.h"

#include <cstdio>
#include <map>

namespace {

/** The test classes of this program by name. A static object of a function, because entries are added before main(). */
std::map<QByteArray, support::TestRun> &testsOfThisProgram()
{
    static std::map<QByteArray, support::TestRun> tests;
    return tests;
}

} // namespace

namespace support {

TestEntry::TestEntry(const char *className, TestRun run)
{
    testsOfThisProgram().emplace(QByteArray(className).toLower(), run);
}

} // namespace support

int main(int argc, char **argv)
{
    // As in ctest: no test needs a display.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const auto test = argc > 1 ? testsOfThisProgram().find(argv[1]) : testsOfThisProgram().end();
    if (test != testsOfThisProgram().end()) {
        // Qt Test gets the program's name and its own arguments, without the name of the class.
        argv[1] = argv[0];
        return test->second(argc - 1, argv + 1);
    }
    std::fprintf(stderr, "usage: %s TEST [ARGUMENT of Qt Test …]\n", argv[0]);
    for (const auto &[name, run] : testsOfThisProgram())
        std::fprintf(stderr, "  %s\n", name.constData());
    return 2;
}

#pragma once

#include <QCoreApplication>
#include <QTest>

#include <type_traits>

namespace support {

/** Runs a test class with the arguments of Qt Test and gives its exit code. */
using TestRun = int (*)(int argc, char **argv);

/** Adds a test class to the program of its folder, under its name in lower case. `PROGRAM testdocument [ARGUMENT …]`
 * runs TestDocument. One object a class, in the class's .cpp. */
class TestEntry final
{
public:
    TestEntry(const char *className, TestRun run);
};

/** The usual run: the class's initMain() where it has one, as QTEST_MAIN does; an application object, unless
 * Application is void; then the class. */
template<typename Test, typename Application>
int runTest(int argc, char **argv)
{
    if constexpr (requires { Test::initMain(); })
        Test::initMain();
    if constexpr (std::is_void_v<Application>) {
        Test test;
        return QTest::qExec(&test, argc, argv);
    } else {
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
        Application application(argc, argv);
        Test test;
        return QTest::qExec(&test, argc, argv);
    }
}

} // namespace support

/** Adds `Class`, which runs with an object of `Application` (void: with none), to the program of its folder. */
#define GATEWRIGHT_TEST(Class, Application)                                                                            \
    static const support::TestEntry entryOf##Class(#Class, &support::runTest<Class, Application>);
/** Adds `Class`, which `run` starts, to the program of its folder. */
#define GATEWRIGHT_TEST_RUN(Class, run) static const support::TestEntry entryOf##Class(#Class, run);

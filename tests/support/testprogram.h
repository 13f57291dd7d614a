#pragma once

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>

#include <type_traits>
#include <utility>

namespace support {

/** Runs a test class with the arguments of Qt Test and returns its exit code. */
using TestRun = int (*)(int argc, char **argv);

/** Adds a test class to the program of its folder, under its name in lower case. `PROGRAM testdocument [ARGUMENT …]`
 * runs TestDocument. One object a class, in the class's .cpp. */
class TestEntry final
{
public:
    TestEntry(const char *className, TestRun run);
};

/** Warnings that are not about this program: of the offscreen plugin, of a missing folder of the login session, and of
 * QNetworkReply, which sometimes reports an error twice if it can't reserve memory for the announced length. */
inline constexpr QStringView IgnoredWarnings = u"This plugin does not support|QStandardPaths: XDG_RUNTIME_DIR|"
                                               u"QNetworkReplyImplPrivate::error";

/**
 * A test class in which every function fails on a warning. A test that causes one declares it with
 * QTest::ignoreMessage() before. The functions of `Test` are called with failOnWarning() set first, because Qt Test
 * forgets it after each function.
 */
template<typename Test>
class StrictTest final : public QObject
{
public:
    template<typename... Arguments>
    explicit StrictTest(Arguments &&...arguments)
        : m_test(std::forward<Arguments>(arguments)...)
    {}

    [[nodiscard]] const QMetaObject *metaObject() const override
    {
        static const QMetaObject strict = strictMetaObject();
        return &strict;
    }

private:
    static QMetaObject strictMetaObject()
    {
        QMetaObject strict = Test::staticMetaObject;
        strict.d.static_metacall = call;
        return strict;
    }
    static void call(QObject *object, QMetaObject::Call kind, int method, void **arguments)
    {
        if (kind == QMetaObject::InvokeMetaMethod)
            QTest::failOnWarning(QRegularExpression(u"^(?!%1)"_qs.arg(IgnoredWarnings)));
        Test::staticMetaObject.d.static_metacall(&static_cast<StrictTest *>(object)->m_test, kind, method, arguments);
    }

    Test m_test;
};

/** Runs a test class, made with `arguments`, and returns its exit code. */
template<typename Test, typename... Arguments>
int executeTest(int argc, char **argv, Arguments &&...arguments)
{
    StrictTest<Test> test(std::forward<Arguments>(arguments)...);
    return QTest::qExec(&test, argc, argv);
}

/** The usual run: the class's initMain() if it has one, as QTEST_MAIN does; an application object, unless Application
 * is void; then the class. */
template<typename Test, typename Application>
int runTest(int argc, char **argv)
{
    if constexpr (requires { Test::initMain(); })
        Test::initMain();
    if constexpr (std::is_void_v<Application>) {
        return executeTest<Test>(argc, argv);
    } else {
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
        Application application(argc, argv);
        return executeTest<Test>(argc, argv);
    }
}

} // namespace support

/** Adds `Class` to the program of its folder. It runs with an `Application` object, or without one if that is void. */
#define GATEWRIGHT_TEST(Class, Application)                                                                            \
    static const support::TestEntry entryOf##Class(#Class, &support::runTest<Class, Application>);
/** Adds `Class` to the program of its folder. `run` runs it. */
#define GATEWRIGHT_TEST_RUN(Class, run) static const support::TestEntry entryOf##Class(#Class, run);

#pragma once

#include "console.h"
#include "exitcode.h"
#include "result.h"

#include <QCommandLineParser>
#include <QObject>

namespace services {
struct CoreServices;
}

namespace commands {

/** One command, such as `lint`. It runs once and ends with a signal, so that it can wait for sockets. */
class Command : public QObject
{
    Q_OBJECT

public:
    /** Console and services outlive the command. */
    Command(Console &console, services::CoreServices &core)
        : m_console(console)
        , m_core(core)
    {}

    /** Declares the options and positional arguments. */
    virtual void define(QCommandLineParser &parser) const = 0;
    /** Ends with finished(), before it returns or later. */
    virtual void run(const QCommandLineParser &parser) = 0;

signals:
    void finished(int exitCode);

protected:
    [[nodiscard]] Console &console() const { return m_console; }
    [[nodiscard]] services::CoreServices &core() const { return m_core; }
    /** Prints an error and ends with UsageOrInput. */
    void refuse(const QString &message);

private:
    Console &m_console;
    services::CoreServices &m_core;
};

} // namespace commands

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

/** A command of the command line, such as `lint`. It runs once and ends with a signal, so that it can wait for
 * sockets. */
class Command : public QObject
{
    Q_OBJECT

public:
    /** Creates a command. The console and the services must outlive it. */
    Command(Console &console, services::CoreServices &core)
        : m_console(console)
        , m_core(core)
    {}

    /** Declares the options and positional arguments of the command. */
    virtual void define(QCommandLineParser &parser) const = 0;
    /** Runs the command. It ends with finished(), before this function returns or later. */
    virtual void run(const QCommandLineParser &parser) = 0;

signals:
    void finished(int exitCode);

protected:
    [[nodiscard]] Console &console() const { return m_console; }
    [[nodiscard]] services::CoreServices &core() const { return m_core; }
    /** Prints an error and ends the command with UsageOrInput. */
    void refuse(const QString &message);

private:
    Console &m_console;
    services::CoreServices &m_core;
};

} // namespace commands

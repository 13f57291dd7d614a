#pragma once

#include "console.h"
#include "exitcode.h"
#include "result.h"

#include <QCommandLineParser>
#include <QObject>

namespace commands {

/** One word of the command line. It is run once; its end is the signal, so that a command may wait for sockets. */
class Command : public QObject
{
    Q_OBJECT

public:
    explicit Command(Console &console)
        : m_console(console)
    {}

    /** Declares the options and positional arguments. */
    virtual void define(QCommandLineParser &parser) const = 0;
    /** Ends with finished(), at once or later. */
    virtual void run(const QCommandLineParser &parser) = 0;

signals:
    void finished(int exitCode);

protected:
    [[nodiscard]] Console &console() const { return m_console; }
    /** Says what is wrong and ends with UsageOrInput. */
    void refuse(const QString &message);

private:
    Console &m_console;
};

} // namespace commands

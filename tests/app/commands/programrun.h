#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace support {

/** What upstreams of these tests answer. */
inline const QByteArray HelloAnswer = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello";

/** The result of a run of the program. */
struct RunOutcome {
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;
};

/** Runs the built program with a home folder of its own, so that it does not use the user's settings. */
class ProgramRun final
{
public:
    ProgramRun();

    void setVariable(const QString &name, const QString &value) { m_environment.insert(name, value); }
    /** Runs to the end, or for at most a minute. */
    [[nodiscard]] RunOutcome run(const QStringList &arguments, const QByteArray &input = {}) const;
    /** run() with standard output going to a file or device. */
    [[nodiscard]] RunOutcome runInto(const QString &target, const QStringList &arguments) const;
    /** run() with standard input and standard error on a terminal, where `typed` is entered. */
    [[nodiscard]] RunOutcome runOnTerminal(const QStringList &arguments, const QByteArray &typed) const;
    /** Starts and leaves it running. */
    [[nodiscard]] std::unique_ptr<QProcess> launch(const QStringList &arguments) const;
    /** launch(); the first line it prints is read into `firstLine`. */
    [[nodiscard]] std::unique_ptr<QProcess> start(const QStringList &arguments, QByteArray &firstLine) const;

    /** A file in the run's own folder. */
    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const;
    [[nodiscard]] QByteArray read(const QString &path) const;
    [[nodiscard]] QString folder() const { return m_home.path(); }

private:
    RunOutcome finish(QProcess &process, const QStringList &arguments, const QByteArray &input) const;

    QTemporaryDir m_home;
    QProcessEnvironment m_environment;
};

} // namespace support

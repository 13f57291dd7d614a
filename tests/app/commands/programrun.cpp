#include "programrun.h"

#include <QDir>
#include <QFile>

#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace support {

ProgramRun::ProgramRun()
    : m_environment(QProcessEnvironment::systemEnvironment())
{
    // Not the folder of the files: a home folder is never the root of references.
    m_environment.insert(u"HOME"_qs, m_home.path() + u"/home"_qs);
    for (const char *variable : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        m_environment.insert(QLatin1String(variable), m_home.path() + u"/"_qs + QLatin1String(variable));
    // The command line must need no display.
    for (const char *variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        m_environment.remove(QLatin1String(variable));
}

RunOutcome ProgramRun::run(const QStringList &arguments, const QByteArray &input) const
{
    QProcess process;
    return finish(process, arguments, input);
}

RunOutcome ProgramRun::runInto(const QString &target, const QStringList &arguments) const
{
    QProcess process;
    process.setStandardOutputFile(target);
    return finish(process, arguments, {});
}

RunOutcome ProgramRun::runOnTerminal(const QStringList &arguments, const QByteArray &typed) const
{
    const int keyboard = ::posix_openpt(O_RDWR | O_NOCTTY);
    if (keyboard < 0 || ::grantpt(keyboard) != 0 || ::unlockpt(keyboard) != 0)
        return {-1, {}, "there is no terminal"};
    const int terminal = ::open(::ptsname(keyboard), O_RDWR | O_NOCTTY);
    QProcess process;
    process.setChildProcessModifier([terminal] {
        ::dup2(terminal, STDIN_FILENO);
        ::dup2(terminal, STDERR_FILENO);
    });
    const bool isTyped = ::write(keyboard, typed.constData(), size_t(typed.size())) == typed.size();
    RunOutcome outcome = finish(process, arguments, {});
    ::close(terminal);
    // Gives what the program has written, then fails because the terminal is closed.
    char bytes[4096];
    for (ssize_t count = 0; (count = ::read(keyboard, bytes, sizeof bytes)) > 0;)
        outcome.errors.append(bytes, count);
    ::close(keyboard);
    return isTyped ? outcome : RunOutcome{-1, {}, "the terminal takes no input"};
}

RunOutcome ProgramRun::finish(QProcess &process, const QStringList &arguments, const QByteArray &input) const
{
    process.setProcessEnvironment(m_environment);
    process.setWorkingDirectory(m_home.path());
    process.start(QStringLiteral(GATEWRIGHT_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000)) {
        process.kill();
        process.waitForFinished();
        return {-1, process.readAllStandardOutput(), "did not end: " + process.readAllStandardError()};
    }
    const int code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return {code, process.readAllStandardOutput(), process.readAllStandardError()};
}

std::unique_ptr<QProcess> ProgramRun::launch(const QStringList &arguments) const
{
    auto process = std::make_unique<QProcess>();
    process->setProcessEnvironment(m_environment);
    process->setWorkingDirectory(m_home.path());
    process->start(QStringLiteral(GATEWRIGHT_PROGRAM), arguments);
    return process;
}

std::unique_ptr<QProcess> ProgramRun::start(const QStringList &arguments, QByteArray &firstLine) const
{
    auto process = launch(arguments);
    while (process->state() != QProcess::NotRunning && !process->canReadLine()) {
        if (!process->waitForReadyRead(20'000))
            break;
    }
    firstLine = process->readLine().trimmed();
    return process;
}

QString ProgramRun::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = QDir(m_home.path()).filePath(name);
    QFile file(path);
    QDir().mkpath(QFileInfo(path).path());
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test's own folder takes no files");
    return path;
}

QByteArray ProgramRun::read(const QString &path) const
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace support

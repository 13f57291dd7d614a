#include "logtofile.h"

#include "logredaction.h"

#include <QCoreApplication>
#include <QDateTime>

namespace startup {

namespace {

QByteArray severityOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return "debug";
    case QtInfoMsg:
        return "info";
    case QtWarningMsg:
        return "warning";
    case QtCriticalMsg:
        return "critical";
    case QtFatalMsg:
        break;
    }
    return "fatal";
}

QByteArray lineOf(QtMsgType type, const char *category, const QString &message)
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toLatin1() + ' ' +
           QByteArray::number(QCoreApplication::applicationPid()) + ' ' + severityOf(type) + ' ' +
           (category ? category : "default") + ": " + message.toUtf8();
}

} // namespace

LogToFile::LogToFile(const QString &folder)
    : m_log(folder)
{
    note(u"started, version "_qs + QCoreApplication::applicationVersion());
    LogRedaction::setSink([this](QtMsgType type, const char *category, const QString &message) {
        const std::scoped_lock lock(m_mutex);
        m_log.write(lineOf(type, category, message));
    });
}

void LogToFile::note(const QString &text)
{
    const std::scoped_lock lock(m_mutex);
    m_log.write(lineOf(QtInfoMsg, "gatewright.startup", text));
}

LogToFile::~LogToFile()
{
    LogRedaction::setSink({});
}

} // namespace startup

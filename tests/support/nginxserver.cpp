#include "nginxserver.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>

namespace support {

namespace {

constexpr int PatienceMs = 30'000;
constexpr int ProbeMs = 200;

quint16 freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost) ? server.serverPort() : 0;
}

} // namespace

QString NginxServer::program()
{
    const QString path = QStandardPaths::findExecutable(u"nginx"_qs);
    return path.isEmpty() ? QStandardPaths::findExecutable(u"nginx"_qs, {u"/usr/sbin"_qs, u"/usr/local/sbin"_qs})
                          : path;
}

NginxServer::NginxServer(QObject *parent)
    : QObject(parent)
    , m_port(freePort())
{
    QDir(m_folder.path()).mkdir(u"tmp"_qs);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
}

NginxServer::~NginxServer()
{
    if (stop())
        return;
    m_process.kill();
    m_process.waitForFinished(PatienceMs);
}

QUrl NginxServer::url(const QString &path) const
{
    return QUrl(u"http://127.0.0.1:%1%2"_qs.arg(m_port).arg(path));
}

bool NginxServer::put(const QString &name, const QByteArray &content) const
{
    const QString place = path(name);
    QFile file(place);
    return QDir().mkpath(QFileInfo(place).path()) && file.open(QIODevice::WriteOnly) &&
           file.write(content) == content.size();
}

QByteArray NginxServer::start(QByteArray configuration)
{
    const QByteArray paths = "http {\n client_body_temp_path tmp/a; proxy_temp_path tmp/b; fastcgi_temp_path tmp/c; "
                             "uwsgi_temp_path tmp/d; scgi_temp_path tmp/e;\n";
    configuration.replace("http {", paths);
    configuration.prepend("daemon off; master_process off; pid pid; error_log error.log;\n");
    if (program().isEmpty())
        return "nginx is one of the packages of ./dev test";
    if (!put(u"nginx.conf"_qs, configuration))
        return "its configuration cannot be written";
    m_process.start(program(),
                    {u"-e"_qs, path(u"error.log"_qs), u"-p"_qs, m_folder.path(), u"-c"_qs, path(u"nginx.conf"_qs)});
    // The port can answer before the process object reports that its program runs.
    if (!m_process.waitForStarted(PatienceMs))
        return m_process.errorString().toUtf8();
    QElapsedTimer clock;
    clock.start();
    while (!isListening()) {
        if (m_process.waitForFinished(0) || clock.elapsed() > PatienceMs)
            return "it does not listen: " + complaints();
    }
    return {};
}

bool NginxServer::isListening() const
{
    QTcpSocket probe;
    probe.connectToHost(QHostAddress::LocalHost, m_port);
    return probe.waitForConnected(ProbeMs);
}

bool NginxServer::stop()
{
    if (m_process.state() == QProcess::NotRunning)
        return true;
    m_process.terminate();
    return m_process.waitForFinished(PatienceMs);
}

QByteArray NginxServer::complaints()
{
    QFile log(path(u"error.log"_qs));
    return m_process.readAll() + (log.open(QIODevice::ReadOnly) ? log.readAll() : QByteArray());
}

} // namespace support

#include "moc_nginxserver.cpp"

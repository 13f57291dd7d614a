#include "proxyserver.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTcpServer>

#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

namespace support {

namespace {

constexpr int ProgramPatienceMs = 30'000;
constexpr int ProbeMs = 5;

struct ProgramRow {
    deploy::Target target;
    const char *program;
    const char *package;
};
constexpr ProgramRow Programs[] = {
    {deploy::Target::Nginx, "nginx", "nginx-light"},
    {deploy::Target::Haproxy, "haproxy", "haproxy"},
    {deploy::Target::Caddy, "caddy", "caddy"},
    {deploy::Target::Apache, "apache2", "apache2"},
};

const ProgramRow &rowOf(deploy::Target target)
{
    return Programs[static_cast<int>(target)];
}

QString pathOf(const QString &program)
{
    const QString path = QStandardPaths::findExecutable(program);
    return path.isEmpty() ? QStandardPaths::findExecutable(program, {u"/usr/sbin"_qs, u"/usr/local/sbin"_qs}) : path;
}

/** Ports below the ones that systems give to other sockets, which could take a port before the program listens on it.
 */
constexpr quint32 FirstPort = 10'000;
constexpr quint32 LastPort = 30'000;

quint16 freePort()
{
    QTcpServer server;
    quint32 port = 0;
    do
        port = QRandomGenerator::global()->bounded(FirstPort, LastPort);
    while (!server.listen(QHostAddress::LocalHost, static_cast<quint16>(port)));
    return static_cast<quint16>(port);
}

/** Returns the names of the listening sockets on an IPv4 port as the files of processes have them: `socket:[INODE]`. */
QStringList listenersOn(quint16 port)
{
    constexpr int localAddress = 1;
    constexpr int state = 3;
    constexpr int inode = 9;
    QFile table(u"/proc/net/tcp"_qs);
    QStringList sockets;
    if (!table.open(QIODevice::ReadOnly))
        return sockets;
    const QByteArray ending = ':' + QByteArray::number(port, 16).toUpper().rightJustified(4, '0');
    // Most lines are of connections that have ended.
    for (const QByteArray &line : table.readAll().split('\n')) {
        if (!line.contains(ending))
            continue;
        const QByteArrayList columns = line.simplified().split(' ');
        if (columns.size() > inode && columns[localAddress].endsWith(ending) && columns[state] == "0A")
            sockets.append(u"socket:[%1]"_qs.arg(QString::fromLatin1(columns[inode])));
    }
    return sockets;
}

/** The lines that a configuration needs so that a program without a service of the system can run with it. */
QByteArray adapted(deploy::Target target, QByteArray content)
{
    if (target == deploy::Target::Nginx) {
        content.replace("http {", "http {\n    access_log off;\n    client_body_temp_path tmp/a;\n    proxy_temp_path "
                                  "tmp/b;\n    fastcgi_temp_path tmp/c;\n    uwsgi_temp_path tmp/d;\n    "
                                  "scgi_temp_path tmp/e;\n");
        return "daemon off;\nmaster_process off;\npid pid;\nerror_log stderr;\n" + content;
    }
    if (target == deploy::Target::Apache)
        return "PidFile pid\nUser nobody\nGroup nogroup\n" + content;
    return content;
}

} // namespace

ProxyServer::ProxyServer(deploy::Target target)
    : m_target(target)
    , m_port(freePort())
{
    QDir(m_folder.path()).mkdir(u"tmp"_qs);
    // The processes of Apache that read the files of users run as another user.
    QFile::setPermissions(m_folder.path(), QFile::permissions(m_folder.path()) | QFile::ReadOther | QFile::ExeOther);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setWorkingDirectory(m_folder.path());
    m_process.setChildProcessModifier([] {
        ::setpgid(0, 0);
        ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    });
    // Caddy stores its state there.
    m_environment.insert(u"HOME"_qs, m_folder.path());
    m_environment.insert(u"PATH"_qs, u"/usr/sbin:/usr/bin:/sbin:/bin"_qs);
}

ProxyServer::~ProxyServer()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    // Apache has processes of its own, which would go on without their parent.
    ::kill(static_cast<pid_t>(-m_process.processId()), SIGKILL);
    m_process.waitForFinished(ProgramPatienceMs);
}

QList<deploy::Target> ProxyServer::targets()
{
    QList<deploy::Target> all;
    for (const ProgramRow &row : Programs)
        all.append(row.target);
    return all;
}

QByteArray ProxyServer::absence(deploy::Target target)
{
    const ProgramRow &row = rowOf(target);
    return pathOf(QLatin1String(row.program)).isEmpty() ? QByteArray(row.package) + " is not installed" : QByteArray();
}

QByteArray ProxyServer::check(const deploy::ExportedConfiguration &configuration, const Environment &environment)
{
    for (auto each = environment.begin(); each != environment.end(); ++each)
        m_environment.insert(QString::fromUtf8(each.key()), QString::fromUtf8(each.value()));
    if (const QByteArray problem = prepare(configuration); !problem.isEmpty())
        return problem;
    QProcess process;
    process.setProcessEnvironment(m_environment);
    process.setWorkingDirectory(m_folder.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(pathOf(QLatin1String(rowOf(m_target).program)), arguments(true));
    if (!process.waitForFinished(ProgramPatienceMs) || process.exitStatus() != QProcess::NormalExit ||
        process.exitCode() != 0)
        return "not accepted: " + process.readAll() + process.errorString().toUtf8();
    return {};
}

QByteArray ProxyServer::prepare(const deploy::ExportedConfiguration &configuration)
{
    QByteArray content = configuration.main.content;
    QString name = configuration.main.name;
    if (name.endsWith(u".template"_qs)) {
        name.chop(9);
        QStringList names;
        for (const deploy::Variable &variable : configuration.report.variables)
            names.append(u"${%1}"_qs.arg(QString::fromLatin1(variable.name)));
        QProcess envsubst;
        envsubst.setProcessEnvironment(m_environment);
        envsubst.start(u"envsubst"_qs, {names.join(u' ')});
        envsubst.write(content);
        envsubst.closeWriteChannel();
        if (!envsubst.waitForFinished(ProgramPatienceMs))
            return "envsubst: " + envsubst.errorString().toUtf8();
        content = envsubst.readAllStandardOutput();
    }
    m_configuration = m_folder.filePath(name);
    for (const deploy::ExportedFile &file : configuration.others) {
        if (!put(file.name, file.content))
            return "a file can't be written";
    }
    return put(name, adapted(m_target, content)) ? QByteArray() : "the file can't be written";
}

bool ProxyServer::put(const QString &name, const QByteArray &content) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

QStringList ProxyServer::arguments(bool isCheck) const
{
    switch (m_target) {
    case deploy::Target::Nginx: {
        const QStringList common{u"-e"_qs, u"stderr"_qs, u"-p"_qs, m_folder.path(), u"-c"_qs, m_configuration};
        return isCheck ? QStringList{u"-t"_qs, u"-q"_qs} + common : common;
    }
    case deploy::Target::Haproxy:
        return {isCheck ? u"-c"_qs : u"-db"_qs, u"-f"_qs, m_configuration};
    case deploy::Target::Caddy:
        return {isCheck ? u"validate"_qs : u"run"_qs, u"--adapter"_qs, u"caddyfile"_qs, u"--config"_qs,
                m_configuration};
    case deploy::Target::Apache:
    case deploy::Target::HttpRoute: // No program here reads manifests.
        break;
    }
    return {isCheck ? u"-t"_qs : u"-DFOREGROUND"_qs, u"-d"_qs, m_folder.path(), u"-f"_qs,
            QFileInfo(m_configuration).fileName()};
}

QByteArray ProxyServer::start()
{
    m_process.setProcessEnvironment(m_environment);
    m_process.start(pathOf(QLatin1String(rowOf(m_target).program)), arguments(false));
    if (!m_process.waitForStarted(ProgramPatienceMs))
        return m_process.errorString().toUtf8();
    QElapsedTimer clock;
    clock.start();
    while (!isListening()) {
        if (m_process.waitForFinished(ProbeMs) || clock.elapsed() > ProgramPatienceMs)
            return "it does not listen: " + log();
    }
    return {};
}

bool ProxyServer::isListening() const
{
    const QStringList sockets = listenersOn(m_port);
    const QDir files(u"/proc/%1/fd"_qs.arg(m_process.processId()));
    const QStringList names = sockets.isEmpty() ? QStringList() : files.entryList(QDir::Files | QDir::System);
    return std::any_of(names.begin(), names.end(), [&](const QString &name) {
        return sockets.contains(QFile(files.filePath(name)).symLinkTarget().section(u'/', -1));
    });
}

QByteArray ProxyServer::log()
{
    m_process.waitForReadyRead(0);
    return m_process.readAll();
}

} // namespace support

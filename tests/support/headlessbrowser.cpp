#include "headlessbrowser.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QThread>

#include <csignal>

#include <sys/prctl.h>

namespace support {

namespace {

constexpr int EndingMs = 20'000;
constexpr int LoadingMs = 240'000;

} // namespace

QString HeadlessBrowser::program()
{
    return QStandardPaths::findExecutable(u"chromium"_qs);
}

HeadlessBrowser::HeadlessBrowser(QObject *parent)
    : QObject(parent)
{
    m_home.setAutoRemove(false); // See removeHome().
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"HOME"_qs, m_home.path());
    for (const char *name : {"XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"})
        environment.insert(QLatin1String(name), m_home.filePath(QLatin1String(name)));
    for (const char *name : {"http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"})
        environment.remove(QLatin1String(name));
    m_process.setProcessEnvironment(environment);
    m_process.setStandardOutputFile(QProcess::nullDevice());
    // The browser ends with a crashed test too.
    m_process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
}

HeadlessBrowser::~HeadlessBrowser()
{
    if (isRunning()) {
        m_process.terminate();
        if (!m_process.waitForFinished(EndingMs)) {
            m_process.kill();
            m_process.waitForFinished(EndingMs);
        }
    }
    removeHome();
}

/** Processes of the browser that end after the first one may still write to their profile. */
void HeadlessBrowser::removeHome() const
{
    constexpr int tries = 50;
    constexpr int pauseMs = 100;
    for (int left = tries; left > 0 && !QDir(m_home.path()).removeRecursively(); --left)
        QThread::msleep(pauseMs);
}

void HeadlessBrowser::pointToThisMachine(const QString &host)
{
    m_resolverRules = u"MAP %1 127.0.0.1"_qs.arg(host);
}

void HeadlessBrowser::trustKey(const QByteArray &hash)
{
    m_trustedKey = hash;
}

QStringList HeadlessBrowser::arguments() const
{
    // The sandbox is not available as root nor in most containers, and the pages are the test's own. The other switches
    // disable network requests and access to the desktop.
    QStringList arguments{u"--headless=new"_qs,
                          u"--no-sandbox"_qs,
                          u"--disable-gpu"_qs,
                          u"--disable-dev-shm-usage"_qs,
                          u"--no-first-run"_qs,
                          u"--no-default-browser-check"_qs,
                          u"--no-proxy-server"_qs,
                          u"--disable-background-networking"_qs,
                          u"--disable-component-update"_qs,
                          u"--disable-default-apps"_qs,
                          u"--disable-extensions"_qs,
                          u"--disable-sync"_qs,
                          u"--password-store=basic"_qs,
                          u"--user-data-dir="_qs + m_home.filePath(u"profile"_qs)};
    if (!m_resolverRules.isEmpty())
        arguments.append(u"--host-resolver-rules="_qs + m_resolverRules);
    if (!m_trustedKey.isEmpty())
        arguments.append(u"--ignore-certificate-errors-spki-list="_qs + QString::fromLatin1(m_trustedKey));
    return arguments;
}

void HeadlessBrowser::open(const QUrl &page)
{
    m_process.start(program(), arguments() << page.toString());
}

QByteArray HeadlessBrowser::elementsOf(const QUrl &page)
{
    m_resolverRules = u"MAP * ~NOTFOUND"_qs;
    const QString target = m_home.filePath(u"elements.html"_qs);
    m_process.setStandardOutputFile(target);
    m_process.start(program(), arguments() << u"--enable-logging=stderr"_qs << u"--dump-dom"_qs << page.toString());
    if (!m_process.waitForFinished(LoadingMs))
        return {};
    QFile elements(target);
    return elements.open(QIODevice::ReadOnly) ? elements.readAll() : QByteArray();
}

QByteArray HeadlessBrowser::complaints()
{
    m_complaints += m_process.readAllStandardError();
    return m_complaints;
}

} // namespace support

#include "moc_headlessbrowser.cpp"

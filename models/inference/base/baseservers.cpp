#include "baseservers.h"

#include "inferencelimits.h"
#include "targettext.h"
#include "usableexchange.h"

#include <algorithm>

namespace inference {

namespace {

QByteArray withoutSlash(QByteArray path)
{
    while (path.endsWith('/'))
        path.chop(1);
    return path;
}

/** The URL with the defaults of its variables. */
QByteArray filledUrl(const document::Node &server)
{
    QByteArray url = server.member("url").resolved().bytes();
    const document::Node variables = server.member("variables").resolved();
    for (qsizetype i = 0; variables.isMapping() && i < variables.childCount(); ++i)
        url.replace('{' + variables.keyAt(i) + '}', variables.childAt(i).resolved().member("default").bytes());
    return url;
}

} // namespace

BaseServers::BaseServers(const document::Snapshot &document, const QByteArray &listenPath)
    : m_listenPath(withoutSlash(listenPath))
{
    const document::Node servers = document.at({"servers"}).resolved();
    for (qsizetype i = 0; servers.isSequence() && i < servers.childCount() && i < MaximumServers; ++i) {
        const QByteArray url = filledUrl(servers.childAt(i).resolved());
        const qsizetype separator = url.indexOf("://");
        const qsizetype slash = separator < 0 ? 0 : url.indexOf('/', separator + 3);
        const QByteArray origin = slash < 0 ? url : url.first(slash);
        m_servers.append({origin.toLower(), withoutSlash(slash < 0 ? QByteArray() : url.sliced(slash))});
    }
    if (m_servers.isEmpty())
        m_servers.append(Server());
}

QList<QByteArray> BaseServers::basePathsAt(const QByteArray &origin) const
{
    QList<QByteArray> paths;
    const auto add = [&paths](const QByteArray &path) {
        if (!paths.contains(path))
            paths.append(path);
    };
    const bool isLocal = !origin.isEmpty() && isLoopback(origin);
    for (const Server &server : m_servers) {
        if (origin.isEmpty() || server.origin.isEmpty() || server.origin == origin || isLocal)
            add(server.path);
    }
    if (isLocal)
        add(m_listenPath);
    std::sort(paths.begin(), paths.end(),
              [](const QByteArray &left, const QByteArray &right) { return left.size() > right.size(); });
    return paths;
}

} // namespace inference

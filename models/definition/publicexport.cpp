#include "publicexport.h"

#include "importer.h"

#include <QUrl>

namespace definition {

namespace {

/** URLs that reach the same place compare equal: case of scheme and host, the default port, a trailing slash. */
QUrl comparable(const QString &text)
{
    QUrl url = QUrl(text).adjusted(QUrl::NormalizePathSegments | QUrl::StripTrailingSlash | QUrl::RemoveUserInfo);
    if (url.path() == u"/")
        url.setPath({});
    const int defaultPort = url.scheme() == u"https" ? 443 : 80;
    if (url.port() == defaultPort)
        url.setPort(-1);
    return url;
}

QList<QByteArray> extensionNames(const document::Node &root)
{
    QList<QByteArray> names;
    for (qsizetype i = 0; root.isMapping() && i < root.childCount(); ++i) {
        if (isExtensionName(root.keyAt(i)))
            names.append(root.keyAt(i));
    }
    return names;
}

base::Result<void> dropServers(document::Document &document, const QList<document::Pointer> &servers)
{
    if (servers.isEmpty())
        return {};
    const document::Pointer list = servers.first().parent();
    if (servers.size() == document.snapshot().at(list).childCount())
        return document.remove(list);
    for (auto server = servers.crbegin(); server != servers.crend(); ++server) {
        if (auto removed = document.remove(*server); !removed)
            return removed;
    }
    return {};
}

} // namespace

QList<document::Pointer> serversThatAreUpstream(const DefinitionView &view)
{
    QList<document::Pointer> found;
    const Field<QString> upstream = view.upstreamUrl();
    const document::Pointer list{"servers"};
    const document::Node servers = view.snapshot().at(list);
    if (!upstream.isPresent() || !servers.isSequence())
        return found;
    for (qsizetype i = 0; i < servers.childCount(); ++i) {
        const std::optional<QString> url = serverUrl(servers.childAt(i).resolved());
        if (url && comparable(*url) == comparable(upstream.value))
            found.append(list.child(i));
    }
    return found;
}

base::Result<void> exportPublic(document::Document &document, bool dropUpstreamServers)
{
    const document::Document::Step step(document, {});
    const DefinitionView view(document.snapshot());
    if (dropUpstreamServers) {
        if (auto dropped = dropServers(document, serversThatAreUpstream(view)); !dropped)
            return dropped;
    }
    for (const QByteArray &name : extensionNames(view.snapshot().root())) {
        if (auto removed = document.remove({name}); !removed)
            return removed;
    }
    return {};
}

} // namespace definition

#include "serverurl.h"

#include "targettext.h"

namespace exchangecheck {

using document::Node;

namespace {

/** The values of a variable: that of `default` first, then those of `enum`. */
QList<QByteArray> valuesOf(const Node &variable)
{
    QList<QByteArray> values;
    const Node standard = variable.member("default").resolved();
    if (standard.exists())
        values.append(standard.bytes());
    const Node list = variable.member("enum").resolved();
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
        if (const QByteArray value = list.childAt(i).resolved().bytes(); !values.contains(value))
            values.append(value);
    }
    return values;
}

/** The URLs with the values of one variable each. */
QList<QByteArray> filled(const QList<QByteArray> &urls, const QByteArray &name, const QList<QByteArray> &values)
{
    QList<QByteArray> result;
    for (const QByteArray &url : urls) {
        for (const QByteArray &value : values) {
            if (result.size() < ServerUrl::MaximumVariants)
                result.append(QByteArray(url).replace('{' + name + '}', value));
        }
    }
    return result;
}

QByteArray withoutDefaultPort(QByteArray origin)
{
    const QByteArray port = origin.startsWith("https:") ? ":443" : ":80";
    if (origin.endsWith(port))
        origin.chop(port.size());
    return origin;
}

} // namespace

ServerUrl splitUrl(const QByteArray &url)
{
    const qsizetype scheme = url.indexOf("://");
    if (scheme < 0)
        return {{}, url};
    const qsizetype start = url.indexOf('/', scheme + 3);
    const qsizetype query = url.indexOf('?', scheme + 3);
    const qsizetype end = std::min(start < 0 ? url.size() : start, query < 0 ? url.size() : query);
    QByteArray origin = url.first(end).toLower();
    if (const qsizetype user = origin.lastIndexOf('@'); user >= 0)
        origin.remove(scheme + 3, user + 1 - (scheme + 3));
    if (origin.startsWith("ws"))
        origin.replace(0, 2, "http");
    return {withoutDefaultPort(origin), url.sliced(end)};
}

QList<ServerUrl> serverUrls(const Node &server)
{
    QList<QByteArray> urls = {server.member("url").resolved().bytes()};
    const Node variables = server.member("variables").resolved();
    for (qsizetype i = 0; variables.isMapping() && i < variables.childCount(); ++i)
        urls = filled(urls, variables.keyAt(i), valuesOf(variables.childAt(i).resolved()));
    QList<ServerUrl> servers;
    for (const QByteArray &url : std::as_const(urls)) {
        ServerUrl each = splitUrl(url);
        each.path = http::splitTarget(each.path).path.toByteArray();
        while (each.path.startsWith("./"))
            each.path.remove(0, 2);
        while (each.path.endsWith('/') || each.path == ".")
            each.path.chop(1);
        if (!each.path.isEmpty() && !each.path.startsWith('/'))
            each.path.prepend('/');
        // A variable that the document does not define can't be filled.
        if (!each.path.contains('{') && !each.origin.contains('{') && !servers.contains(each))
            servers.append(each);
    }
    return servers;
}

} // namespace exchangecheck

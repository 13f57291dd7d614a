#include "origin.h"

#include <QUrl>

#include <algorithm>

namespace consent {

namespace {

/** The end of scheme and authority: the first character of the path, the query or the fragment. */
qsizetype endOfAuthority(const QString &url)
{
    const qsizetype slashes = url.indexOf(u"://");
    const qsizetype from = slashes < 0 ? 0 : slashes + 3;
    const auto end = std::find_if(url.begin() + from, url.end(),
                                  [](QChar c) { return c == u'/' || c == u'?' || c == u'#'; });
    return end - url.begin();
}

} // namespace

std::optional<secrets::SecretReference> referenceInHost(const secrets::TextWithReferences &url)
{
    // The scheme of a reference looks like the scheme of a URL, so a reference at the start is one in the host too.
    const qsizetype end = endOfAuthority(url.text().revealText());
    for (const secrets::SecretReference &reference : url.scan().references) {
        if (reference.start < end)
            return reference;
    }
    return std::nullopt;
}

QString originOf(const QString &url)
{
    return originOf(secrets::TextWithReferences(url));
}

QString originOf(const secrets::TextWithReferences &url)
{
    if (referenceInHost(url))
        return {};
    const QString text = url.text().revealText();
    const QUrl parsed(text.left(endOfAuthority(text)), QUrl::StrictMode);
    const QString scheme = parsed.scheme();
    if (!parsed.isValid() || parsed.host().isEmpty() || (scheme != u"http" && scheme != u"https"))
        return {};
    QUrl origin;
    origin.setScheme(scheme);
    origin.setHost(parsed.host());
    if (const int port = parsed.port(); port > 0 && port != (scheme == u"https" ? 443 : 80))
        origin.setPort(port);
    return origin.toString(QUrl::FullyEncoded);
}

} // namespace consent

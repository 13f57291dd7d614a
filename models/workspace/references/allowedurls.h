#pragma once

#include <QSet>
#include <QStringList>

namespace workspace {

/** Which addresses on the network may be fetched: what a person said, and nothing else. */
class AllowedUrls final
{
public:
    /** What `url` and all below its path share: without user information, query and fragment; empty for what is no
     * http(s) URL with a host. */
    [[nodiscard]] static QString prefixOf(const QString &url);
    /** The prefix of all that the URL's server has; empty as above. */
    [[nodiscard]] static QString originOf(const QString &url);

    /** All that begins with the prefix: same scheme, host and port, and a path that is the same or lies below it. */
    void addPrefix(const QString &prefix);
    /** This one address alone. */
    void addUrl(const QString &url) { m_urls.insert(url); }

    [[nodiscard]] bool allows(const QString &url) const;

private:
    QStringList m_prefixes;
    QSet<QString> m_urls;
};

} // namespace workspace

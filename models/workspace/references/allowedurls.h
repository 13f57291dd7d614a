#pragma once

#include <QSet>
#include <QStringList>

namespace workspace {

/** The set of URLs that the user allows to fetch from the network. */
class AllowedUrls final
{
public:
    /** The prefix of all URLs at the path of `url` or below it: `url` without user information, query and fragment.
     * Empty if `url` is not an http or https URL with a host. */
    [[nodiscard]] static QString prefixOf(const QString &url);
    /** The prefix of all URLs of the server of `url`. Empty if `url` is not an http or https URL with a host. */
    [[nodiscard]] static QString originOf(const QString &url);

    /** Allows all URLs with the scheme, host and port of `prefix` whose path is that of `prefix` or below it. */
    void addPrefix(const QString &prefix);
    /** Allows this URL and no other. */
    void addUrl(const QString &url) { m_urls.insert(url); }

    [[nodiscard]] bool allows(const QString &url) const;

private:
    QStringList m_prefixes;
    QSet<QString> m_urls;
};

} // namespace workspace

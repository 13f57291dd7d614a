#pragma once

#include <QSet>
#include <QStringList>

namespace workspace {

/** The addresses on the network that the user allows to fetch. */
class AllowedUrls final
{
public:
    /** The prefix of `url` and all URLs below its path, without user information, query and fragment. Empty if it
     * is not an http or https URL with a host. */
    [[nodiscard]] static QString prefixOf(const QString &url);
    /** The prefix of all URLs of the URL's server; empty as above. */
    [[nodiscard]] static QString originOf(const QString &url);

    /** Allows all URLs with the same scheme, host and port and the same path or one below it. */
    void addPrefix(const QString &prefix);
    /** Allows only this address. */
    void addUrl(const QString &url) { m_urls.insert(url); }

    [[nodiscard]] bool allows(const QString &url) const;

private:
    QStringList m_prefixes;
    QSet<QString> m_urls;
};

} // namespace workspace

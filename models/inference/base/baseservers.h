#pragma once

#include "snapshot.h"

namespace inference {

/** The servers of a document: which requests are to its API, and where its paths begin. */
class BaseServers final
{
public:
    /** `listenPath` is the path of the gateway before the paths of the document, or empty. */
    BaseServers(const document::Snapshot &document, const QByteArray &listenPath);

    /** Returns the paths that can be before those of the document in a request to an origin, such as
     * `https://api.example.com`, without a slash at their ends; the longest first. Returns an empty list for the origin
     * of another API. */
    [[nodiscard]] QList<QByteArray> basePathsAt(const QByteArray &origin) const;

private:
    struct Server {
        QByteArray origin; ///< Empty for a server at the origin of the document.
        QByteArray path;
    };
    QList<Server> m_servers;
    QByteArray m_listenPath;
};

} // namespace inference

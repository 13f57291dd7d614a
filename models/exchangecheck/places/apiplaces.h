#pragma once

#include "description.h"
#include "listenpath.h"
#include "operationindex.h"
#include "serverurl.h"

namespace exchangecheck {

/** The operation of an API that a URL is for. */
struct RoutedUrl {
    /** The path and query below the server's URL or the listen path. */
    QByteArray target;
    std::optional<conformance::PathMatch> match; ///< std::nullopt if the document does not have the path.
};

/** Where an API is reached: below the URLs of its servers and, at any loopback origin, below its listen path. */
class ApiPlaces final
{
public:
    /** The largest number of URLs of servers that are tried. */
    static constexpr qsizetype MaximumServers = 500;

    /** `operations` are those of the description. */
    ApiPlaces(const description::Description &description, const conformance::OperationIndex &operations);

    /** Returns the operation for a request, or std::nullopt for a URL that is not one of the API. Of several places,
     * the one with an operation is meant, else the one with the longest path. */
    [[nodiscard]] std::optional<RoutedUrl> route(QByteArrayView method, const QByteArray &url,
                                                 const conformance::OperationIndex &operations) const;

private:
    struct Server {
        ServerUrl url;
        qsizetype item = -1;      ///< The index of the path item that has the server; -1 for a server of the document.
        qsizetype operation = -1; ///< The index of the operation that has the server; -1 for a server of its item.
    };
    struct Candidate {
        RoutedUrl routed;
        qsizetype length = 0;   ///< The number of bytes of the URL's path before the API's path.
        bool isCertain = false; ///< Whether the URL belongs to the API although no path matches.
    };

    void addServers(const document::Node &owner, qsizetype item, qsizetype operation);
    [[nodiscard]] std::optional<Candidate> below(const Server &server, const ServerUrl &url, bool isLoopback,
                                                 QByteArrayView method,
                                                 const conformance::OperationIndex &operations) const;
    [[nodiscard]] std::optional<Candidate> belowListenPath(const ServerUrl &url, QByteArrayView method,
                                                           const conformance::OperationIndex &operations) const;

    QList<Server> m_servers;
    std::optional<routing::ListenPath> m_listenPath;
};

} // namespace exchangecheck

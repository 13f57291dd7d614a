#pragma once

#include "definitionview.h"
#include "route.h"

#include <QStringList>

namespace preview {

/** The texts of the upstream credentials as the definition holds them: references are not resolved yet. */
struct CredentialPlan {
    QString userName;
    QString password;
    QByteArray headerName;
    QString pointer;         ///< The section, for the Change.
    QString userNamePointer; ///< Where an answer that does not come is to be shown.
    QString passwordPointer;
    friend bool operator==(const CredentialPlan &, const CredentialPlan &) = default;
};

/** What a definition asks of the gateway. Cheap to make, so that an edit that changes nothing here builds no route. */
struct RoutePlan {
    bool isServed = false; ///< The extension is there and the API is active.
    QString apiName;
    QString documentPath;
    QString extensionPointer;
    QByteArray listenPath;
    bool stripListenPath = false;
    QString upstreamUrl;
    std::optional<CredentialPlan> credential;
    std::optional<routing::RouteBlock> block;
    friend bool operator==(const RoutePlan &, const RoutePlan &) = default;
};

/**
 * Reads the plan off a definition. What would send something wrong blocks the route: a missing or bad URL, two enabled
 * methods, a colon in a literal user name, a header name that cannot carry credentials, malformed references, wrong
 * types.
 */
[[nodiscard]] RoutePlan planRoute(const definition::DefinitionView &view, const QString &documentPath);

} // namespace preview

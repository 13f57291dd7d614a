#pragma once

#include "httprouteobjects.h"
#include "yamlnode.h"

namespace deploy {

/** The text of a manifest: YAML documents for HTTPRoutes and Services. */
class HttpRouteManifest final
{
public:
    /** Creates an empty manifest for HTTPRoutes that attach to a Gateway. */
    explicit HttpRouteManifest(const QString &gateway)
        : m_gateway(gateway)
    {}

    /** Adds the HTTPRoutes of a definition. */
    void add(const DefinitionRoutes &routes);
    /** Adds Services, and policies for TLS to Services. */
    void add(const QList<UpstreamService> &services, const QList<UpstreamTls> &tls);

    [[nodiscard]] QByteArray bytes() const;

private:
    [[nodiscard]] YamlNode routeOf(const DefinitionRoutes &routes, qsizetype index) const;

    QString m_gateway;
    QList<YamlNode> m_documents;
    QStringList m_trailing; ///< The comments at the end of the text; an empty line is an empty line.
};

} // namespace deploy

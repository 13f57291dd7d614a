#include "setschemas.h"

#include <QUrl>

namespace lint {

QString uriOf(const QString &address)
{
    return openapi::isRemote(address) ? address : QUrl::fromLocalFile(address).toString(QUrl::FullyEncoded);
}

std::optional<schema::SchemaDocument> SetSchemas::open(const QString &uri)
{
    const document::Node root = m_nodes.value(uri);
    if (!root.exists())
        return std::nullopt;
    return schema::SchemaDocument{root, m_roots == Roots::Schemas && !root.member("openapi").isString()};
}

} // namespace lint

#pragma once

#include "schemasource.h"
#include "snapshot.h"

#include <QMap>

namespace support {

/** Schemas that a test gives by their URIs. */
class SchemasOfATest final : public schema::SchemaSource
{
public:
    void add(const QString &uri, const document::Node &root, bool isSchema = true)
    {
        m_documents.insert(uri, {root, isSchema});
    }
    std::optional<schema::SchemaDocument> open(const QString &uri) override
    {
        ++m_opened[uri];
        const auto found = m_documents.constFind(uri);
        return found == m_documents.constEnd() ? std::nullopt : std::optional(*found);
    }
    [[nodiscard]] int timesOpened(const QString &uri) const { return m_opened.value(uri); }

private:
    QMap<QString, schema::SchemaDocument> m_documents;
    QMap<QString, int> m_opened;
};

} // namespace support

#pragma once

#include "schemasource.h"
#include "side.h"

namespace difference {

/** The schemas of a description, for the validator and the sampler. URIs are those of uriOf(). */
class DescriptionSchemas final : public schema::SchemaSource
{
public:
    explicit DescriptionSchemas(const description::Description &description);

    [[nodiscard]] std::optional<schema::SchemaDocument> open(const QString &uri) override;
    [[nodiscard]] schema::SchemaPlace component(const QString &uri, const QByteArray &name) const override;
    [[nodiscard]] QByteArray componentName(const schema::SchemaPlace &place) const override;

    /** Returns the URI of the document at an address. */
    [[nodiscard]] static QString uriOf(const QString &address);

private:
    const description::Description &m_description;
    QHash<QString, QString> m_addresses; ///< The addresses of the documents by their URIs.
};

} // namespace difference

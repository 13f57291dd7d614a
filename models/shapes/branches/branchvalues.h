#pragma once

#include "referenceresolver.h"
#include "row.h"

namespace shapes {

/** The values of a discriminator that select the branches of a schema with `oneOf` or `anyOf`. */
class BranchValues final
{
public:
    /** Reads the discriminator of a schema in the document at `address`. */
    BranchValues(openapi::ReferenceResolver &resolver, const QString &address, const document::Node &schema);

    /** Sets the values of the branches in a list that belong to the schema at `owner`: those of the mapping, otherwise
     * the name of the component. */
    void addTo(QList<Row> &rows, const document::Pointer &owner) const;

private:
    [[nodiscard]] openapi::Place targetOf(openapi::ReferenceResolver &resolver, const QString &text) const;

    QString m_address;
    bool m_hasDiscriminator = false;
    QHash<openapi::Place, QStringList> m_mapping; ///< The values that select a schema.
};

} // namespace shapes

#pragma once

#include "versionedits.h"

#include <QSet>

namespace conversion {

/** The schemas of a document of OpenAPI 3.1 that 3.0 can't express, so that they accept more values after the
 * conversion: because of a keyword, or because of a schema in them or one that they refer to. References to other
 * documents don't count. */
class RelaxedSchemas final
{
public:
    explicit RelaxedSchemas(const Edits &edits);

    [[nodiscard]] bool contains(const document::Pointer &schema) const { return m_places.contains(schema); }
    /** Returns true if one of the schemas in the list at `place` accepts more values. */
    [[nodiscard]] bool containsOneOf(const document::Pointer &place, qsizetype count) const;

private:
    void addWithUsers(const QList<document::Pointer> &schemas, const openapi::ReferencedDocumentPtr &document);

    QSet<document::Pointer> m_places; ///< The places of the schemas and of all objects that contain them.
};

} // namespace conversion

#pragma once

#include "diagnostic.h"
#include "pointer.h"

#include <QStringList>

namespace schema {

/** The place of a schema or of a keyword in a schema: a document and a pointer in it. */
struct SchemaPlace {
    QString address; ///< The URI of the document that has the schema.
    document::Pointer pointer;

    friend bool operator==(const SchemaPlace &, const SchemaPlace &) = default;
    friend size_t qHash(const SchemaPlace &place, size_t seed = 0)
    {
        return qHashMulti(seed, place.address, place.pointer);
    }
};

/** A reason why an instance is not valid against its schema. */
struct Finding {
    /** The keyword that the instance breaks, or the limit that was met: a word that messageOf() knows. */
    QString keyword;
    document::Pointer instance; ///< The place of the value in the instance.
    base::Span span;            ///< The span of the value in the text of the instance.
    SchemaPlace schema;         ///< The place of the keyword in the schema.
    QStringList arguments;
};

using Findings = QList<Finding>;

/**
 * Returns the untranslated sentence for a finding about this keyword (context "Schema"), with %1 and %2 for its
 * arguments; null for an unknown keyword.
 */
[[nodiscard]] const char *messageOf(const QString &keyword);

} // namespace schema

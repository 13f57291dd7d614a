#pragma once

#include "diagnostic.h"
#include "pointer.h"

#include <QStringList>

namespace schema {

/** A place in a schema. */
struct SchemaPlace {
    QString address; ///< The URI of the document.
    document::Pointer pointer;

    friend bool operator==(const SchemaPlace &, const SchemaPlace &) = default;
    friend size_t qHash(const SchemaPlace &place, size_t seed = 0)
    {
        return qHashMulti(seed, place.address, place.pointer);
    }
};

/** Why an instance is not valid. */
struct Finding {
    QString keyword;            ///< The keyword that is broken: a word of messageOf().
    document::Pointer instance; ///< The value in the instance.
    base::Span span;            ///< Of that value in the text of the instance.
    SchemaPlace schema;         ///< The keyword in the schema.
    QStringList arguments;
};

using Findings = QList<Finding>;

/** The untranslated sentence for a finding (context "Schema"), with %1 and %2 for its arguments. */
[[nodiscard]] const char *messageOf(const QString &keyword);

} // namespace schema

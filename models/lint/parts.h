#pragma once

#include "documentset.h"
#include "objecttype.h"

namespace lint {

/** A place that must be an object of OpenAPI because a reference says so. */
struct Part {
    document::Pointer pointer;
    specification::ObjectKind kind;
};

/** Where references lead to and the walk over a whole document does not: into files of schemas and path items, and to
 * places such as `#/definitions`. */
class Parts final
{
public:
    Parts() = default;
    /** Follows the references of the documents that state their version. Takes time for each reference, not for each
     * value. */
    [[nodiscard]] static Parts of(const openapi::DocumentSet &set);

    /** Takes the parts of a document over, unless it has some. */
    void addFrom(const Parts &other, const QString &address);

    /** Those of a document, none inside another one that reaches it. */
    [[nodiscard]] QList<Part> in(const QString &address) const { return m_parts.value(address).list; }
    /** The version of the first document that refers to it. */
    [[nodiscard]] specification::Version versionOf(const QString &address) const
    {
        return m_parts.value(address).version;
    }

private:
    class Search;

    struct Document {
        specification::Version version = specification::Version::V30;
        QList<Part> list;
    };

    QHash<QString, Document> m_parts;
};

} // namespace lint

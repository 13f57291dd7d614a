#pragma once

#include "description.h"
#include "parameterlists.h"
#include "readingblock.h"
#include "readingoutline.h"
#include "version.h"

#include <QHash>

namespace reading {

/** The places that refer to a schema, by the place of the schema in the description as one document. */
using SchemaUses = QHash<document::Pointer, QList<document::Pointer>>;
/** Which schemas and operations refer to the schemas of the components. Takes tens of milliseconds for 10 MB. */
[[nodiscard]] SchemaUses schemaUses(const description::Description &description);

/** The text of each part of a document. Cheap to create; the text of a part is made when it is read. Extensions are
 * not part of it, and neither are user names and passwords in URLs. Not thread-safe. */
class Content final
{
public:
    /** `uses` can be empty: the references to a schema are then not listed. */
    explicit Content(const document::Snapshot &snapshot, SchemaUses uses = {});

    [[nodiscard]] Blocks read(const Entry &entry) const;

private:
    document::Snapshot m_snapshot;
    specification::Version m_version;
    SchemaUses m_uses;
    mutable ParameterLists m_parameters;
};

/** "Operations", "Schemas" …: the title of a part, translated, or its own. */
[[nodiscard]] QString titleOf(const Entry &entry);

} // namespace reading

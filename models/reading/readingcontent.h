#pragma once

#include "description.h"
#include "parameterlists.h"
#include "readingblock.h"
#include "readingoutline.h"
#include "version.h"

#include <QHash>

namespace reading {

/** The schemas and operations that refer to each schema of the components. Both the schema and the places that refer to
 * it are JSON Pointers into the description as one document. */
using SchemaUses = QHash<document::Pointer, QList<document::Pointer>>;
/** Returns which schemas and operations refer to each schema of the components. Takes tens of milliseconds for 10
 * MB. */
[[nodiscard]] SchemaUses schemaUses(const description::Description &description);

/** Makes the text that readers see of each part of a document. Cheap to create: the text of a part is made when it is
 * read. The text contains no extensions, and no user names and passwords in URLs. Not thread-safe. */
class Content final
{
public:
    /** Creates the content of a document. If `uses` is empty, the references to a schema are not listed. */
    explicit Content(const document::Snapshot &snapshot, SchemaUses uses = {});

    [[nodiscard]] Blocks read(const Entry &entry) const;

private:
    document::Snapshot m_snapshot;
    specification::Version m_version;
    SchemaUses m_uses;
    mutable ParameterLists m_parameters;
};

/** Returns the title of a part: for a heading of the whole document a translated one, such as "Operations" or
 * "Schemas", otherwise the part's own. */
[[nodiscard]] QString titleOf(const Entry &entry);

} // namespace reading

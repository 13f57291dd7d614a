#include "schemareferences.h"

#include "components.h"

namespace designer {

QStringList schemaReferences(const document::Snapshot &snapshot)
{
    QStringList references;
    for (const openapi::Component &one : openapi::components(snapshot)) {
        if (one.kind == "schemas")
            references.append(u'#' + one.pointer.toString());
    }
    return references;
}

} // namespace designer

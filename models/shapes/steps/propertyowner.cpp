#include "propertyowner.h"

namespace shapes {

document::Pointer propertyOwner(const document::Snapshot &snapshot, const document::Pointer &schema)
{
    const document::Node node = snapshot.at(schema);
    const document::Node parts = node.member("allOf");
    if (node.member("properties").exists())
        return schema;
    for (qsizetype i = parts.isSequence() ? parts.childCount() - 1 : -1; i >= 0; --i) {
        const document::Node part = parts.childAt(i);
        if (part.isMapping() && !part.member("$ref").exists() && part.member("properties").exists())
            return schema.child("allOf").child(i);
    }
    return schema;
}

} // namespace shapes

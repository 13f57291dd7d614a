#include "mappingentry.h"

#include "referencename.h"
#include "value.h"

namespace shapes {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;

namespace {

Pointer mappingOf(const Pointer &schema)
{
    return schema / Pointer{"discriminator", "mapping"};
}

} // namespace

base::Result<void> addMappingEntry(Document &document, const Pointer &schema, const QString &reference)
{
    const Pointer mapping = mappingOf(schema);
    const Node entries = document.snapshot().at(mapping);
    const QByteArray name = openapi::referenceName(reference).toUtf8();
    if (!entries.isMapping() || entries.childCount() == 0 || entries.member(name).exists())
        return {};
    return document.insert(mapping / name, Value::string(reference));
}

base::Result<void> changeMappingEntries(Document &document, const Row &branch, const QString &reference)
{
    const Pointer mapping = mappingOf(branch.written.owner);
    bool isChanged = false;
    for (const QString &value : branch.values) {
        const Pointer entry = mapping / value.toUtf8();
        if (!document.snapshot().at(entry).exists())
            continue;
        isChanged = true;
        if (auto done = document.setScalar(entry, Value::string(reference)); !done)
            return done;
    }
    return isChanged ? base::Result<void>() : addMappingEntry(document, branch.written.owner, reference);
}

base::Result<void> removeMappingEntries(Document &document, const Row &branch)
{
    const Pointer mapping = mappingOf(branch.written.owner);
    for (const QString &value : branch.values) {
        const Node entries = document.snapshot().at(mapping);
        const QByteArray name = value.toUtf8();
        if (!entries.member(name).exists())
            continue;
        if (auto done = document.remove(entries.childCount() == 1 ? mapping : mapping / name); !done)
            return done;
    }
    return {};
}

} // namespace shapes

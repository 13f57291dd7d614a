#include "mappingentry.h"

#include "discriminator.h"
#include "memberedit.h"
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
    const document::Snapshot snapshot = document.snapshot();
    const Pointer mapping = mappingOf(schema);
    const Node discriminator = snapshot.at(mapping.parent());
    const Node entries = snapshot.at(mapping);
    const openapi::Branch branch{reference, openapi::referenceName(reference)};
    const QString value = openapi::discriminatorValue(snapshot, branch, discriminator.member("propertyName").bytes());
    const bool hasEntries = entries.isMapping() && entries.childCount() > 0;
    const bool isImplied = !hasEntries && value == branch.name;
    if (!discriminator.isMapping() || isImplied || entries.member(value.toUtf8()).exists())
        return {};
    const Pointer entry = mapping / value.toUtf8();
    return hasEntries ? document.insert(entry, Value::string(reference))
                      : openapi::setMember(document, entry, Value::string(reference));
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

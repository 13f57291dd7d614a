#include "branchvalues.h"

#include "components.h"
#include "members.h"

namespace shapes {

using document::Pointer;
using openapi::Place;

BranchValues::BranchValues(openapi::ReferenceResolver &resolver, const QString &address, const document::Node &schema)
    : m_address(address)
{
    const document::Node discriminator = schema.member("discriminator");
    m_hasDiscriminator = discriminator.member("propertyName").exists();
    if (!m_hasDiscriminator)
        return;
    for (const document::Member &entry : document::membersOf(discriminator.member("mapping")))
        m_mapping.append({QString::fromUtf8(entry.key), targetOf(resolver, entry.value.text())});
}

/** `Dog` can be the name of a schema or of a file. The specification prefers the schema. */
Place BranchValues::targetOf(openapi::ReferenceResolver &resolver, const QString &text) const
{
    const QByteArray name = text.toUtf8();
    if (openapi::componentName(name) == name) {
        const Pointer component{"components", "schemas", name};
        QStringList addresses{m_address};
        for (const openapi::ReferencedDocumentPtr &document : resolver.set().documents()) {
            if (!document->isPart())
                addresses.append(document->address());
        }
        for (const QString &address : std::as_const(addresses)) {
            const openapi::SetResolution found = resolver.resolve(Place{address, component});
            if (found.isResolved())
                return found.place;
        }
    }
    return resolver.resolve(openapi::readReference(text, m_address)).place;
}

void BranchValues::addTo(QList<Row> &rows, const Pointer &owner) const
{
    for (Row &row : rows) {
        if (!m_hasDiscriminator || !row.isBranch() || row.written.owner != owner || row.address != m_address)
            continue;
        for (const Entry &entry : m_mapping) {
            if (entry.target == row.target)
                row.values.append(entry.value);
        }
        if (row.values.isEmpty() && row.isReference())
            row.values.append(QString::fromUtf8(row.component));
    }
}

} // namespace shapes

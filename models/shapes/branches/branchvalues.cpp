#include "branchvalues.h"

#include "components.h"
#include "members.h"
#include "openapilimits.h"

#include <algorithm>

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
    const std::vector<document::Member> mapping = document::membersOf(discriminator.member("mapping"));
    const std::size_t count = std::min<std::size_t>(mapping.size(), openapi::MaximumSchemaRows);
    for (std::size_t i = 0; i < count; ++i)
        m_mapping[targetOf(resolver, mapping[i].value.text())].append(QString::fromUtf8(mapping[i].key));
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
        row.values = m_mapping.value(row.target);
        if (row.values.isEmpty() && row.isReference())
            row.values.append(QString::fromUtf8(row.component));
    }
}

} // namespace shapes

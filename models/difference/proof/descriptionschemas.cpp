#include "descriptionschemas.h"

#include <QUrl>

namespace difference {

DescriptionSchemas::DescriptionSchemas(const description::Description &description)
    : m_description(description)
{
    for (const openapi::ReferencedDocumentPtr &document : description.set().documents())
        m_addresses.insert(uriOf(document->address()), document->address());
    const QString entry = description.entry()->address();
    m_addresses.insert(uriOf(entry), entry);
}

std::optional<schema::SchemaDocument> DescriptionSchemas::open(const QString &uri)
{
    const QString address = m_addresses.value(uri);
    const bool isEntry = address == m_description.entry()->address();
    const auto document = isEntry ? m_description.entry() : m_description.set().find(address);
    if (!document || !m_addresses.contains(uri))
        return std::nullopt;
    const document::Node root = document->snapshot().root();
    const bool hasNames = document->hasAnchors() || !document->resources().isEmpty();
    return schema::SchemaDocument{root, !root.member("openapi").exists(), hasNames};
}

schema::SchemaPlace DescriptionSchemas::component(const QString &uri, const QByteArray &name) const
{
    const openapi::Place place = m_description.schemaComponent(m_addresses.value(uri), name);
    return {uriOf(place.address), place.pointer};
}

QByteArray DescriptionSchemas::componentName(const schema::SchemaPlace &place) const
{
    return m_description.nameOfSchema({m_addresses.value(place.address), place.pointer});
}

QString DescriptionSchemas::uriOf(const QString &address)
{
    if (address.isEmpty())
        return u"file:///untitled"_qs; // A document that has no address yet.
    return openapi::isRemote(address) ? address : QUrl::fromLocalFile(address).toString(QUrl::FullyEncoded);
}

} // namespace difference

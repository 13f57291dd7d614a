#include "livereferences.h"

#include "references.h"

namespace workspace {

openapi::ReferenceResolver LiveReferences::resolver() const
{
    if (m_references)
        return m_references->resolver();
    QHash<QString, document::Snapshot> texts;
    for (const OpenDefinition *file : m_files)
        texts.insert(addressOf(*file), file->document().snapshot());
    return {openapi::DocumentSet(), [texts](const QString &address) {
                const auto found = texts.constFind(address);
                return found == texts.constEnd() ? std::nullopt : std::optional(*found);
            }};
}

openapi::Place LiveReferences::placeIn(const OpenDefinition &file, const document::Pointer &pointer) const
{
    return {addressOf(file), pointer};
}

document::Node LiveReferences::followed(const OpenDefinition &file, const document::Node &node) const
{
    return resolver().follow(addressOf(file), node).node;
}

QString LiveReferences::addressOf(const OpenDefinition &file) const
{
    return m_references ? m_references->addressOf(file) : u"file-%1"_qs.arg(m_files.indexOf(&file));
}

} // namespace workspace

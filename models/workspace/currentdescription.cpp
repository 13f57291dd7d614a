#include "currentdescription.h"

#include <algorithm>

namespace workspace {

description::Description CurrentDescription::read() const
{
    using openapi::ReferencedDocument;
    if (!m_last)
        return description::Description(std::make_shared<const ReferencedDocument>(m_address, m_text));
    if (m_last->entry()->snapshot().data() == m_text.data())
        return *m_last;
    const auto entry = std::make_shared<const ReferencedDocument>(*m_last->entry(), m_text);
    QList<openapi::ReferencedDocumentPtr> documents = m_last->set().documents();
    std::replace(documents.begin(), documents.end(), m_last->entry(), openapi::ReferencedDocumentPtr(entry));
    return {entry, openapi::DocumentSet(documents)};
}

} // namespace workspace

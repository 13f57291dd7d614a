#include "trial.h"

#include "correctionlimits.h"
#include "descriptionresolver.h"
#include "edits.h"
#include "memberedit.h"
#include "writtenplace.h"

#include <algorithm>

namespace corrections {

using document::Snapshot;
using document::Value;
using openapi::Place;

Trial::Trial(std::shared_ptr<const description::Description> description)
    : m_description(std::move(description))
{}

Snapshot Trial::textOf(const QString &address) const
{
    if (m_edits && address == m_address)
        return m_edits->snapshot();
    const openapi::ReferencedDocumentPtr &entry = m_description->entry();
    const openapi::ReferencedDocumentPtr document = address == entry->address() ? entry
                                                                                : m_description->set().find(address);
    return document ? document->snapshot() : Snapshot();
}

specification::Version Trial::versionOf(const QString &address) const
{
    openapi::ReferenceResolver resolver = description::resolverOf(*m_description);
    return resolver.versionOf(address, m_description->entry()->address()).value_or(specification::Version::V30);
}

bool Trial::refuse(NoCorrection why)
{
    m_why = why;
    return false;
}

/** Why a document can't be edited, or NoCorrection::None. */
NoCorrection Trial::refusal(const QString &address) const
{
    const bool isKnown = address == m_description->entry()->address() || m_description->set().find(address);
    if (openapi::isRemote(address))
        return NoCorrection::RemoteDocument;
    if (m_edits && address != m_address)
        return NoCorrection::SeveralDocuments;
    return isKnown && textOf(address).isValid() ? NoCorrection::None : NoCorrection::EditRefused;
}

bool Trial::edit(const QString &address, const document::Editing &editing)
{
    if (const NoCorrection why = refusal(address); why != NoCorrection::None)
        return refuse(why);
    const Snapshot before = textOf(address);
    const document::EditResult result = editing(before);
    if (!result)
        return refuse(NoCorrection::EditRefused);
    for (const document::Splice &splice : result->splices)
        m_written += splice.inserted.size();
    if (m_written > MaximumWritten)
        return refuse(NoCorrection::TooLarge);
    if (!m_edits) {
        m_address = address;
        m_before = before;
        m_edits.emplace(before);
    }
    m_edits->add(*result);
    const openapi::ReferencedDocumentPtr &entry = m_description->entry();
    const bool isEntry = address == entry->address();
    const openapi::ReferencedDocumentPtr earlier = isEntry ? entry : m_description->set().find(address);
    const auto later = std::make_shared<const openapi::ReferencedDocument>(*earlier, m_edits->snapshot());
    if (isEntry) {
        m_description = std::make_shared<const description::Description>(m_description->withEdited(later));
        return true;
    }
    QList<openapi::ReferencedDocumentPtr> documents = m_description->set().documents();
    std::ranges::replace(documents, earlier, openapi::ReferencedDocumentPtr(later));
    m_description = std::make_shared<const description::Description>(entry, openapi::DocumentSet(documents));
    return true;
}

bool Trial::set(const Place &place, const Value &value)
{
    return edit(place.address, [&](const Snapshot &before) {
        const document::Pointer written = writtenPlace(before, place.pointer.parent()).child(place.pointer.last());
        const document::Node parent = before.at(written.parent());
        const qsizetype index = parent.indexOf(written.last());
        const document::Node own = index < 0 ? document::Node() : parent.childAt(index);
        // The value that other aliases have, too, stays as it is.
        return own.kind() == document::Kind::Alias && own.resolved().isScalar()
                   ? document::replaceIn(before, written, value)
                   : openapi::setMemberIn(
                         before, own.kind() == document::Kind::Alias ? writtenPlace(before, written) : written, value);
    });
}

bool Trial::append(const Place &list, const Value &item)
{
    if (!nodeAt(list).isSequence())
        return set(list, Value::array({item}));
    return edit(list.address, [&](const Snapshot &before) {
        return document::insertInto(before, writtenPlace(before, list.pointer).child("-"), item, -1);
    });
}

bool Trial::remove(const Place &place)
{
    return edit(place.address, [&](const Snapshot &before) {
        return document::removeFrom(before, writtenEntry(before, place.pointer));
    });
}

bool Trial::rename(const Place &place, const QByteArray &key)
{
    return edit(place.address, [&](const Snapshot &before) {
        return document::renameIn(before, writtenEntry(before, place.pointer), key);
    });
}

} // namespace corrections

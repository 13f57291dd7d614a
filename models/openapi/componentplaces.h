#pragma once

#include "referencetarget.h"
#include "snapshot.h"

#include <QHash>
#include <QSet>

namespace openapi {

/** Gives places in `components` of a document to objects that are elsewhere. */
class ComponentPlaces final
{
public:
    explicit ComponentPlaces(const document::Snapshot &entry)
        : m_entry(entry)
    {}

    /** A place in a section of `components` that nothing has, and that no other object was given. It is named after the
     * last token of the object's pointer, or after its file. */
    [[nodiscard]] document::Pointer placeFor(const QByteArray &section, const Place &object);

private:
    document::Snapshot m_entry;
    QSet<document::Pointer> m_given;
    QHash<document::Pointer, int> m_numbers; ///< Of places with a name, so that many of them are not counted again.
};

} // namespace openapi

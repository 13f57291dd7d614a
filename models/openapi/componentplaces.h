#pragma once

#include "referencetarget.h"
#include "snapshot.h"

#include <QHash>
#include <QSet>

namespace openapi {

/** Gives places in `components` of a document to objects that are to become components, such as targets in other files.
 */
class ComponentPlaces final
{
public:
    explicit ComponentPlaces(const document::Snapshot &entry)
        : m_entry(entry)
    {}

    /** Returns a place in a section of `components` that is unused in the document and that was not given to another
     * object. It is named after the last token of the object's pointer, or after its file. */
    [[nodiscard]] document::Pointer placeFor(const QByteArray &section, const Place &object);

private:
    document::Snapshot m_entry;
    QSet<document::Pointer> m_given;
    /** The next number to append to each wanted name, so that numbers in use are not tried again. */
    QHash<document::Pointer, int> m_numbers;
};

} // namespace openapi

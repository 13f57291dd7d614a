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

    /** Returns the name for an object of another file as a component: the last token of its pointer, or the name of
     * its file without the suffix. */
    [[nodiscard]] static QByteArray nameOf(const Place &object);
    /** Returns a place in a section of `components` that is unused in the document and that was not given to another
     * object. Its name is as close as possible to nameOf(). */
    [[nodiscard]] document::Pointer placeFor(const QByteArray &section, const Place &object);

private:
    document::Snapshot m_entry;
    QSet<document::Pointer> m_given;
    /** The next number to append to each wanted name, so that numbers in use are not tried again. */
    QHash<document::Pointer, int> m_numbers;
};

} // namespace openapi

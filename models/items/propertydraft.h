#pragma once

#include "row.h"

namespace items {

class ShapeSource;

/** The row of a new property in a schema tree, from when it is added until the property is made or the row is removed.
 * It has a place in the tree and no schema; the user types the name or the line of the property. */
class PropertyDraft final
{
public:
    /** Creates the draft of a property of the target of the row `into`. */
    explicit PropertyDraft(const shapes::Row &into);

    /** The row of the schema that gets the property. */
    [[nodiscard]] const shapes::Row &into() const { return m_into; }
    /** Sets that row as it is now, after the document has changed. */
    void setInto(const shapes::Row &into) { m_into = into; }
    /** Returns the row that is listed in place of that of the property. */
    [[nodiscard]] shapes::Row row() const;
    /** True while make() adds the property, whose row takes the place of the draft then. */
    [[nodiscard]] bool isBeingMade() const { return m_isBeingMade; }
    /** Adds the property that a text means. Returns false, after the source has told the user why, if the text has no
     * meaning, if its name is among those that are taken, or if the edit fails. */
    [[nodiscard]] bool make(ShapeSource &source, const QString &typed, const QByteArrayList &taken);

private:
    shapes::Row m_into;
    bool m_isBeingMade = false;
};

} // namespace items

#pragma once

#include "editing.h"

namespace designer {

/** A document before and after an edit. */
struct EditedText {
    QString address;
    document::Snapshot before;
    document::Snapshot after;
};

/** An edit at a row of a shape that can have changed components, and what is needed to make it in copies instead. */
struct SharedEdit {
    QString step; ///< The name of its undo step.
    shapes::Row row;
    shapes::Gesture gesture;
    QList<EditedText> texts; ///< The documents that were changed.

    /** Returns true if the edit has changed the schema at a place. */
    [[nodiscard]] bool hasChanged(const openapi::Place &schema) const;
    /** Returns the schemas that require the property of the row and were changed: making it optional changes all. */
    [[nodiscard]] QList<shapes::MergedSchema> changedOwners() const;
    /** Returns the ways to the changed schemas that are inside targets of references. */
    [[nodiscard]] QList<QList<shapes::Hop>> waysToChanges() const;
};

} // namespace designer

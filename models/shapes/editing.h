#pragma once

#include "document.h"
#include "documentset.h"
#include "row.h"

#include <functional>

namespace shapes {

/** The documents that gestures edit, by their addresses. */
class EditedDocuments
{
public:
    virtual ~EditedDocuments() = default;
    /** Returns the document at an address, loaded if necessary; null if it can't be edited. */
    [[nodiscard]] virtual document::Document *find(const QString &address) = 0;
    /** Returns the documents of the description with their current texts. */
    [[nodiscard]] virtual openapi::DocumentSet set() = 0;
};

/** Where a gesture edits, and the name of its undo step, already translated. */
struct Editing {
    EditedDocuments &documents;
    QString step;
};

/**
 * The place to select after a gesture, or why nothing was changed. A gesture is one undo step in the document in which
 * the edited schema is written; all bytes outside of the edited values stay as they are. Errors of all gestures:
 * NotFound: the row's place does not exist any more, or its document can't be loaded; ReadOnly; SyntaxError;
 * Unsupported: the gesture does not fit the row.
 */
using Outcome = base::Result<openapi::Place>;

/** A gesture whose row is not known yet, so that it can be made again at another place. */
using Gesture = std::function<Outcome(const Editing &editing, const Row &row)>;

} // namespace shapes

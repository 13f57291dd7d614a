#pragma once

#include "editing.h"

#include <functional>

namespace shapes {

/** An edit of a document; returns the place to select. */
using EditOfDocument = std::function<base::Result<document::Pointer>(document::Document &document)>;

/** Makes an edit of the document with a row's place or target as one undo step. If the edit fails, what it has changed
 * is undone. */
[[nodiscard]] Outcome inStep(const Editing &editing, const Row &row, const openapi::Place &edited,
                             const EditOfDocument &edit);

/** Makes the edits that a function makes in the documents at `addresses` as one undo step in each of them, whatever
 * steps the function makes itself. If the function fails, what it has changed in them is undone. Error, before anything
 * is changed: NotFound, with the address of a document that can't be loaded. */
[[nodiscard]] Outcome inSteps(const Editing &editing, const QStringList &addresses,
                              const std::function<Outcome()> &edits);

/** Returns the place of a successful edit, or its error. */
[[nodiscard]] base::Result<document::Pointer> placeOr(const base::Result<void> &done, const document::Pointer &place);

/** Returns the error for a gesture that does not fit a row. */
[[nodiscard]] base::Error unsupported(const Row &row);

} // namespace shapes

#pragma once

#include "editing.h"
#include "foundline.h"
#include "lineedit.h"
#include "linescope.h"

#include <QSet>

namespace shapes {

/** Returns what a line of a property in a document can refer to: the document's own components. */
[[nodiscard]] propertyline::LineScope lineScope(const document::Snapshot &snapshot, specification::Version version);
/** Returns the names of the properties that are in the schema to which addLines() adds. `snapshot` is the text of the
 * document with the row's target. */
[[nodiscard]] QSet<QString> takenNames(const document::Snapshot &snapshot, const Row &row);
/** Returns the line of the property of a row, as it is written at the row's place. It is required if one of the merged
 * schemas requires it. */
[[nodiscard]] propertyline::FoundLine lineOf(const document::Snapshot &snapshot, const Row &row);
/** Changes the property of a row to what a line says differently: its schema as propertyline::changeLine() does,
 * whether it is required as setRequired() does, and its name as rename() does, in one undo step for each document.
 * Errors are those of these functions. Unsupported: the row is no property. */
[[nodiscard]] Outcome setLine(const Editing &editing, const Row &row, const propertyline::Line &line);
/** Adds the properties of lines to the target of a row, at the place where addProperty() does, as
 * propertyline::addLines() does. Returns the place of the last one. Unsupported: there are no lines. */
[[nodiscard]] Outcome addLines(const Editing &editing, const Row &row, const QList<propertyline::NewProperty> &lines);

} // namespace shapes

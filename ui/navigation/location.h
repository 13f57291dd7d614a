#pragma once

#include "diagnostic.h"
#include "pointer.h"

#include <QString>

namespace navigation {

/** What of the place of a Location is meant. */
enum class Part {
    Value, ///< The value, or the control that edits it.
    Name,  ///< The key of the value, which the user wants to edit: the name of a component or a path.
    Text,  ///< The bytes `span` of the text, or the position of the cursor if the span is empty.
};

/** A place in a document, as the views of the window pass it to each other. */
struct Location {
    /** The address of the document, see workspace::References::addressOf(). Empty if no document is meant. */
    QString definition = {};
    document::Pointer pointer = {};
    Part part = Part::Value;
    /** The bytes that Source selects. If empty, and `part` is not Text, Source shows the node at `pointer`. */
    base::Span span = {};

    friend bool operator==(const Location &, const Location &) = default;
};

/** A position of the cursor in the text of a document, at the node at `pointer`. */
[[nodiscard]] inline Location cursorAt(const QString &definition, const document::Pointer &pointer, qsizetype offset)
{
    return {definition, pointer, Part::Text, {offset, 0}};
}

} // namespace navigation

#pragma once

#include "document.h"

namespace designer {

/** Makes edits of a document as one undo step with this translated name, and returns what `edit` returns. The next edit
 * starts another step. */
template<typename Edit>
[[nodiscard]] auto inOneStep(document::Document &document, const QString &name, Edit edit)
{
    auto result = [&] {
        const document::Document::Step step(document, name);
        return edit();
    }();
    document.closeStep();
    return result;
}

} // namespace designer

#pragma once

#include "document.h"

#include <QStringList>

namespace designer {

/**
 * Replaces the items of a list by `items`. Items that stay the same are not written again; without items, the member is
 * removed.
 */
base::Result<void> writeItems(document::Document &document, const document::Pointer &list,
                              const QList<document::Value> &items);
/** As writeItems(), for a list of texts. */
base::Result<void> writeTexts(document::Document &document, const document::Pointer &list, const QStringList &texts);
/** Returns the texts of a list, with an empty text for each item of another type. */
[[nodiscard]] QStringList readTexts(const document::Node &list);

} // namespace designer

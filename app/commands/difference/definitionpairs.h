#pragma once

#include "documentstore.h"

#include <QStringList>

namespace commands {

/** The API descriptions of two folders, as paths below their folders. */
struct DefinitionPairs {
    struct Pair {
        QString before;
        QString now;
    };
    QList<Pair> pairs; ///< Descriptions that both folders have: with the same path, or else with the same title.
    QStringList removed;
    QStringList added;
};

/** The largest number of files below a folder that are read. */
inline constexpr qsizetype MaximumComparedFiles = 20'000;

/** Matches the API descriptions below two folders. Files that state no version of OpenAPI or Swagger are left out, as
 * are hidden folders. Of several descriptions with the same title, none is matched by it. */
[[nodiscard]] DefinitionPairs definitionPairs(const QString &before, const QString &now,
                                              workspace::DocumentStore &store);

} // namespace commands

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
    /** A line for each file or folder that could not be read, in either folder: whether it is or has a description is
     * not known, so that a description of the other folder with the same path is in none of the lists. */
    QStringList failures;
};

/** The largest number of files below a folder that are read. */
inline constexpr qsizetype MaximumComparedFiles = 20'000;

/** Matches the API descriptions below two folders, whose names begin the lines about failures. Files that state no
 * version of OpenAPI or Swagger are left out, as are hidden folders. Of several descriptions with the same title, none
 * is matched by it. Error: InvalidArgument with a message if a folder has more than MaximumComparedFiles files. */
[[nodiscard]] base::Result<DefinitionPairs> definitionPairs(const QString &before, const QString &now,
                                                            workspace::DocumentStore &store);

} // namespace commands

#pragma once

#include <QList>
#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>

namespace architecture {

/** One `#include "…"` or `#include <…>` of a source file. */
struct Include {
    QString file; ///< Below the source folder.
    int line = 0; ///< From 1.
    QString header;
    bool isQuoted = false; ///< With quotes: a header of the project.
};

/** The .h and .cpp files below a folder of the project, sorted; paths are relative to the project. */
[[nodiscard]] QStringList sourcesBelow(const QString &folder);
[[nodiscard]] QList<Include> includesOf(const QString &file);
/** The whole text of a file of the project. */
[[nodiscard]] QString textOf(const QString &file);

/** The folders of models, app and ui that are a library, each with the files in it and in its subfolders. */
[[nodiscard]] QMap<QString, QStringList> libraries();
/** Whether other libraries may include this header of a library: it is in the folder itself, or in one of its GROUPS.
 */
[[nodiscard]] bool isPublic(const QString &library, const QString &header);
/** The folders of the libraries that a library gives to its users, itself among them: those that its CMakeLists.txt
 * names after PUBLIC, and theirs. */
[[nodiscard]] QSet<QString> givenBy(const QString &library);
/** What a header and its .cpp have in common: the file's name without its ending. */
[[nodiscard]] QString partOf(const QString &file);

} // namespace architecture

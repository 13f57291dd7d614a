#pragma once

#include "filesummary.h"

#include <QString>

#include <memory>
#include <vector>

namespace window {

/** A folder or a file in the tree of opened folders. A folder has the sums of its files. */
struct FolderNode {
    QString name;
    QString path;
    FolderNode *parent = nullptr;
    bool isFile = false;
    workspace::FileSummary::State state = workspace::FileSummary::State::Waiting; ///< Of a file.
    QList<int> methods;                                                           ///< Of a file.
    int files = 0;                                                                ///< 1 for a file.
    int operations = 0;
    int errors = 0;
    int warnings = 0;
    std::vector<std::unique_ptr<FolderNode>> children; ///< Folders, then files, each sorted by name.

    /** The child, or null. */
    [[nodiscard]] FolderNode *child(QStringView childName, bool isFileWanted) const;
    /** Where a child with that name is or belongs. */
    [[nodiscard]] int rowOf(QStringView childName, bool isFileWanted) const;
    /** Its row in its parent. */
    [[nodiscard]] int row() const;
};

} // namespace window

#pragma once

#include "filesummary.h"

#include <QString>

#include <memory>
#include <vector>

namespace window {

/** A folder or a file in the tree of opened folders. The numbers of a folder are the sums of those of its files. */
struct FolderNode {
    QString name;
    QString path;
    FolderNode *parent = nullptr;
    bool isFile = false;
    /** Whether the operations of a file were counted. Not used for a folder. */
    workspace::FileSummary::State state = workspace::FileSummary::State::Waiting;
    QList<int> methods; ///< The numbers of a file's operations, in the order of openapi::methods(). Empty for a folder.
    int files = 0;      ///< The number of files in a folder; 1 for a file.
    int operations = 0;
    workspace::ProblemCount problems;
    /** The folders and files in this folder: folders first, then files, each sorted by name. */
    std::vector<std::unique_ptr<FolderNode>> children;

    /** The child with this name that is a file or a folder as wanted; null if there is none. */
    [[nodiscard]] FolderNode *child(QStringView childName, bool isFileWanted) const;
    /** The index in `children` where a file or folder with this name is, or belongs if there is none. */
    [[nodiscard]] int rowOf(QStringView childName, bool isFileWanted) const;
    /** The index of this node in the children of its parent. */
    [[nodiscard]] int row() const;
};

} // namespace window

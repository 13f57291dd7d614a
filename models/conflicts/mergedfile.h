#pragma once

#include <QString>

#include <functional>

namespace conflicts {

/** The file that is merged. */
struct MergedFile {
    QString address;    ///< Its absolute path, or a name for a text without a file.
    bool isFile = true; ///< False for a text without a file: no rulesets and no other files are read.
    /** Returns the path of another file for messages, given its absolute path. */
    std::function<QString(const QString &path)> shownPath = {};
};

} // namespace conflicts

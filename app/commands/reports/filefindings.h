#pragma once

#include "lintrun.h"

namespace commands {

/** The findings of lint in one file. */
struct FileFindings {
    QString name;
    QString address;
    QList<Finding> findings;
    bool isUsed = false; ///< Whether the description uses objects of the file, which is not its entry document.
};

/** The result of linting a file together with the files that it refers to or takes rules from. */
struct ApiFindings {
    QString failure; ///< The line to print to standard error if the file can't be read.
    /** The findings by file, the linted file itself first. The other files can be in the results of several files. */
    QList<FileFindings> files;
    QString name = {};     ///< The name of the linted file.
    bool isPart = false;   ///< Whether the linted file can only be a part of a description, such as a schema.
    QString listedAt = {}; ///< Where --files-from lists the file, as `list:line`; empty for an argument.
};

} // namespace commands

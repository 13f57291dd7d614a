#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace git {

/** The texts of the two files of a repository that set up a merge driver. */
struct MergeDriverFiles {
    QByteArray config;     ///< The repository's configuration, `.git/config`.
    QByteArray attributes; ///< The `.gitattributes` of the work tree.
    friend bool operator==(const MergeDriverFiles &, const MergeDriverFiles &) = default;
};

/** A merge driver: git runs `command` in a shell to merge files that match one of the patterns. */
struct MergeDriver {
    QByteArray name;         ///< The name of the driver, such as `gatewright`.
    QByteArray description;  ///< The text that git shows for it.
    QByteArray command;      ///< The command with `%O`, `%A`, `%B` and `%P`.
    QByteArrayList patterns; ///< The patterns of `.gitattributes`, such as `*.yaml`.
};

/**
 * Returns the files with the driver set up: the section `[merge "NAME"]` with its name and command, which replaces an
 * existing one, and a line `PATTERN merge=NAME` for each pattern that has none. Everything else stays as it is.
 */
[[nodiscard]] MergeDriverFiles withMergeDriver(const MergeDriverFiles &files, const MergeDriver &driver);

/** Returns the files without the section of the driver and without the lines `PATTERN merge=NAME`. */
[[nodiscard]] MergeDriverFiles withoutMergeDriver(const MergeDriverFiles &files, const QByteArray &name);

} // namespace git

#pragma once

#include "documentstore.h"
#include "problemcount.h"

#include <QList>

namespace workspace {

/** The numbers of operations and problems of a file, as lists of files show them. */
struct FileSummary {
    enum class State {
        Waiting, ///< The file was not read yet.
        Counted, ///< The file was read, and the numbers are known.
        /** The file has more than MaximumCountedBytes or more than the store reads. Opening it shows its numbers. */
        TooLarge,
        Unreadable, ///< The file can't be read.
    };

    State state = State::Waiting;
    QList<int> methods; ///< The number of operations of each method, by its index in openapi::methods().
    int operations = 0; ///< The number of operations of all methods, also of those that are not in openapi::methods().
    ProblemCount problems;

    friend bool operator==(const FileSummary &, const FileSummary &) = default;
};

/** The largest number of bytes of a file that is counted. The trees of larger files would take most of the memory of a
 * folder with thousands of files. */
inline constexpr qsizetype MaximumCountedBytes = 16 * 1024 * 1024;

/** Reads and checks a file as an open definition is checked, with the files of rules and the documents that it refers
 * to, as far as they are in the folder `root`. Keeps nothing in memory. Safe from any thread. */
[[nodiscard]] FileSummary summaryOf(DocumentStore &store, const QString &path, const QString &root);

} // namespace workspace

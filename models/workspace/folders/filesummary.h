#pragma once

#include "documentstore.h"

#include <QList>

namespace workspace {

/** What a file contains, as far as lists of files show it. */
struct FileSummary {
    enum class State {
        Waiting,    ///< The file was not read yet.
        Counted,    ///< The numbers are those of the file.
        TooLarge,   ///< Longer than MaximumCountedBytes. Opening it shows its numbers.
        Unreadable, ///< The file can't be read.
    };

    State state = State::Waiting;
    QList<int> methods; ///< Numbers of operations, by index in openapi::methods().
    int operations = 0; ///< Of these and other methods.
    int errors = 0;
    int warnings = 0;

    friend bool operator==(const FileSummary &, const FileSummary &) = default;
};

/** Larger files are not counted: their trees would take most of the memory of a folder with thousands of files. */
inline constexpr qsizetype MaximumCountedBytes = 16 * 1024 * 1024;

/**
 * Reads and checks a file as an open definition is checked, with the files of rules and the documents that it refers to
 * up to the folder `root`. Keeps nothing in memory. Safe from any thread.
 */
[[nodiscard]] FileSummary summaryOf(DocumentStore &store, const QString &path, const QString &root);

} // namespace workspace

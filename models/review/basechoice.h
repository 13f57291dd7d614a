#pragma once

#include <QString>

namespace review {

/** What a document is compared with. */
struct BaseChoice {
    enum class Kind : quint8 {
        Head,     ///< The same file in the HEAD commit of its git repository.
        Revision, ///< The same file in the commit that `name` names: a branch, a tag, a commit, `HEAD~2`.
        File,     ///< The file at the absolute path `name`.
    };
    Kind kind = Kind::Head;
    QString name = {};

    friend bool operator==(const BaseChoice &, const BaseChoice &) = default;
};

/** Returns the name of a base for users: `HEAD`, the revision, or the name of the file without its folders. */
[[nodiscard]] QString nameOf(const BaseChoice &choice);

} // namespace review

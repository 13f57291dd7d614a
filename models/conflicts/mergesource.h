#pragma once

#include "conflictsides.h"
#include "documentstore.h"
#include "merge.h"
#include "repositoryfiles.h"

namespace conflicts {

/** A version of a document that the user chooses for a merge. */
struct VersionChoice {
    enum class Kind : quint8 {
        Current,  ///< The text of the open document.
        Revision, ///< The same file in the commit that `name` names: a branch, a tag, a commit, `HEAD~2`.
        File,     ///< The file at the absolute path `name`.
    };
    Kind kind = Kind::Current;
    QString name = {};
};

/** The versions of a merge: those that git's index has for a file in conflict, or three that the user chose. */
struct MergeSource {
    bool isGit = true;
    VersionChoice base = {};
    VersionChoice ours = {};
    VersionChoice theirs = {};
};

/** The document into which versions are merged. */
struct MergedDocument {
    QString path; ///< The path of its file; empty without a file.
    document::Snapshot snapshot;
    QByteArray fileBytes; ///< The bytes of the current text.
};

/** The versions of a merge, and the names of ours and theirs. */
struct MergeVersions {
    merge::Side base;
    merge::Side ours;
    merge::Side theirs;
    git::ConflictSides names;
};

/**
 * Reads the versions of a merge. Both sides of a file that git's index has without a common version are merged with an
 * empty base. Errors: NotFound, with an empty detail if git's index has no conflict for the file, or has one side only,
 * and with the revision or path that does not exist; those of git::conflictedText(), git::commitOf() and
 * DocumentStore::read(). For a worker.
 */
[[nodiscard]] base::Result<MergeVersions> readVersions(const MergeSource &source, const MergedDocument &document,
                                                       git::RepositoryFiles &files, workspace::DocumentStore &store);

} // namespace conflicts

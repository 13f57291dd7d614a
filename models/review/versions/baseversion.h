#pragma once

#include "basechoice.h"
#include "description.h"
#include "result.h"

#include <memory>

namespace git {
class RepositoryFiles;
}
namespace workspace {
class DocumentStore;
}

namespace review {

/** The version of a document that the current one is compared with. */
struct BaseVersion {
    BaseChoice choice;
    QByteArray commit; ///< The name of the commit that has it, in hexadecimal; empty for a file.
    document::Snapshot snapshot;
    bool isKnown = false; ///< It is the one that the caller has already: the other members but `commit` are not set.
    /** The API description of the version; null if the version is no description of OpenAPI 3. */
    std::shared_ptr<const description::Description> description;
};

/** The document that a base is read for. */
struct ReviewedFile {
    QString path;
    document::Snapshot snapshot;
    /** The documents that the current text refers to, from which fetched pages are taken. Null if it is not known. */
    std::shared_ptr<const description::Description> description;
};

/**
 * Reads a base with the documents that it refers to: of a revision, all as the commit has them. Errors: NotFound, with
 * an empty detail if the file is in no repository, with its path if the commit does not have it, and with the revision
 * if there is no such commit; SyntaxError, with the line and column, if the text is not valid; those of git::commitOf()
 * and workspace::DocumentStore::read(). `known` is the base that was read last, or null: nothing is parsed if it is
 * still the same. For a worker.
 */
[[nodiscard]] base::Result<BaseVersion> readBase(const BaseChoice &choice, const ReviewedFile &file,
                                                 git::RepositoryFiles &repositories, workspace::DocumentStore &store,
                                                 const BaseVersion *known = nullptr);

/**
 * Reads the version of a file in a commit, which `commit` names in hexadecimal, as readBase() does.
 */
[[nodiscard]] base::Result<BaseVersion> readCommit(const QByteArray &commit, const ReviewedFile &file,
                                                   git::RepositoryFiles &repositories);

} // namespace review

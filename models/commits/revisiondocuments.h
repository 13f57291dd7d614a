#pragma once

#include "documentsource.h"
#include "repositoryfiles.h"

#include <optional>

namespace commits {

/** The files of a git repository as a commit has them. No program is run. */
class RevisionDocuments final : public openapi::DocumentSource
{
public:
    /** `commit` is the name of a commit in hexadecimal. `files` is how the repository is read; it outlives this object.
     */
    RevisionDocuments(const QByteArray &commit, git::RepositoryFiles &files)
        : m_commit(commit)
        , m_files(files)
    {}

    /** Returns the content of the file at a path; std::nullopt if the commit does not have it. */
    [[nodiscard]] base::Result<std::optional<QByteArray>> read(const QString &path);
    [[nodiscard]] base::Result<openapi::ReferencedDocumentPtr, openapi::Unavailability> open(
        const QString &address) override;

private:
    QByteArray m_commit;
    git::RepositoryFiles &m_files;
};

} // namespace commits

#pragma once

#include "documentsource.h"
#include "gitfiles.h"

namespace commands {

/** The files of a git repository as a commit has them. No program is run. */
class RevisionDocuments final : public openapi::DocumentSource
{
public:
    /** `commit` is the name of a commit in hexadecimal. */
    explicit RevisionDocuments(const QByteArray &commit)
        : m_commit(commit)
    {}

    /** Returns the content of the file at a path; std::nullopt if the commit does not have it. */
    [[nodiscard]] base::Result<std::optional<QByteArray>> read(const QString &path);
    [[nodiscard]] base::Result<openapi::ReferencedDocumentPtr, openapi::Unavailability> open(
        const QString &address) override;

private:
    QByteArray m_commit;
    storage::GitFiles m_files;
};

} // namespace commands

#include "committedfiles.h"

namespace commits {

CommittedFiles::CommittedFiles(git::RepositoryFiles &files)
    : m_files(files)
{}

std::shared_ptr<CommittedFile> CommittedFiles::of(workspace::OpenDefinition &definition)
{
    std::erase_if(m_lent, [](const auto &lent) {
        const std::shared_ptr<CommittedFile> file = lent.second.lock();
        return !file || !file->definition();
    });
    std::weak_ptr<CommittedFile> &lent = m_lent[&definition];
    std::shared_ptr<CommittedFile> file = lent.lock();
    if (!file) {
        file = std::make_shared<CommittedFile>(definition, m_files);
        lent = file;
    }
    return file;
}

} // namespace commits

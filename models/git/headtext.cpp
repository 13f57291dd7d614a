#include "headtext.h"

#include "committree.h"
#include "headreference.h"

namespace git {

base::Result<std::optional<QByteArray>> headText(const QString &filePath, RepositoryFiles &files,
                                                 const GitLimits &limits)
{
    const std::optional<QByteArray> none;
    const auto folder = findGitFolder(filePath, files, limits);
    if (!folder)
        return folder.error();
    if (!*folder)
        return none;
    const auto head = commitAtHead(**folder, files, limits);
    if (!head)
        return head.error();
    if (!*head)
        return none;

    ObjectStore store((*folder)->common + u"/objects"_qs, files, limits);
    return fileOfCommit(**head, (*folder)->path, store);
}

base::Result<std::optional<QByteArray>> headCommit(const QString &filePath, RepositoryFiles &files,
                                                   const GitLimits &limits)
{
    const auto folder = findGitFolder(filePath, files, limits);
    if (!folder)
        return folder.error();
    if (!*folder)
        return std::optional<QByteArray>();
    return commitAtHead(**folder, files, limits);
}

} // namespace git

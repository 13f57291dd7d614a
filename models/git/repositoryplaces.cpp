#include "repositoryplaces.h"

#include "gitfolder.h"

namespace git {

base::Result<std::optional<RepositoryPlaces>> repositoryPlaces(const QString &folder, RepositoryFiles &files,
                                                               const GitLimits &limits)
{
    // Any name: the file itself need not exist.
    const auto found = findGitFolder(folder + u"/file"_qs, files, limits);
    if (!found)
        return found.error();
    if (!*found)
        return std::optional<RepositoryPlaces>();
    return std::optional(RepositoryPlaces{(*found)->workTree, (*found)->common + u"/config"_qs});
}

} // namespace git

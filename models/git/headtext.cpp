#include "headtext.h"

namespace git {

base::Result<std::optional<QByteArray>> headText(const QString &, RepositoryFiles &, const GitLimits &)
{
    return std::optional<QByteArray>();
}

base::Result<std::optional<QByteArray>> headCommit(const QString &, RepositoryFiles &, const GitLimits &)
{
    return std::optional<QByteArray>();
}

} // namespace git

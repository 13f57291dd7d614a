#include "conflictedtext.h"

#include "gitfolder.h"
#include "objectstore.h"
#include "stagesofindex.h"

namespace git {

base::Result<std::optional<ConflictedText>> conflictedText(const QString &filePath, RepositoryFiles &files,
                                                           const GitLimits &limits)
{
    const std::optional<ConflictedText> none;
    const auto folder = findGitFolder(filePath, files, limits);
    if (!folder)
        return folder.error();
    const QString path = *folder ? (*folder)->folder + u"/index"_qs : QString();
    if (path.isEmpty() || files.kindOf(path) != RepositoryFiles::Kind::File)
        return none;
    const auto index = readSmall(path, files, limits.indexBytes);
    if (!index)
        return index.error();
    const auto stages = stagesOf(*index, (*folder)->path.join('/'));
    if (!stages)
        return base::Error{stages.error().code, path};
    if (!stages->hasConflict())
        return none;
    ObjectStore store((*folder)->common + u"/objects"_qs, files, limits);
    ConflictedText text;
    const auto read = [&](const QByteArray &name, std::optional<QByteArray> &version) -> base::Result<void> {
        if (name.isEmpty())
            return {};
        auto content = store.read(name, ObjectType::Blob);
        if (!content)
            return content.error();
        version = *std::move(content);
        return {};
    };
    for (const auto &result :
         {read(stages->base, text.base), read(stages->ours, text.ours), read(stages->theirs, text.theirs)}) {
        if (!result)
            return result.error();
    }
    return std::optional(std::move(text));
}

} // namespace git

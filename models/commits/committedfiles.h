#pragma once

#include "committedfile.h"

#include <map>
#include <memory>

namespace commits {

/** Lends the committed versions of the files of open definitions: one object a definition, which all of its views
 * share, and which exists while a view has it. */
class CommittedFiles final
{
public:
    /** `files` is how git repositories are read. It outlives this object and what it lends. */
    explicit CommittedFiles(git::RepositoryFiles &files);

    [[nodiscard]] std::shared_ptr<CommittedFile> of(workspace::OpenDefinition &definition);

private:
    git::RepositoryFiles &m_files;
    std::map<const workspace::OpenDefinition *, std::weak_ptr<CommittedFile>> m_lent;
};

} // namespace commits

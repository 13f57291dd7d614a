#pragma once

#include "mergesession.h"

#include <map>
#include <memory>

namespace conflicts {

/** Lends the merge sessions of open definitions: one object a definition, which all of its views share, and which
 * exists while a view has it. */
class Merges final
{
public:
    /** Both outlive this object and what it lends. */
    Merges(git::RepositoryFiles &files, workspace::DocumentStore &store);
    /** Waits until no worker reads the files any more. What it has lent was destroyed before, which cancels that work.
     */
    ~Merges();
    Q_DISABLE_COPY_MOVE(Merges)

    [[nodiscard]] std::shared_ptr<MergeSession> of(workspace::OpenDefinition &definition);

private:
    git::RepositoryFiles &m_files;
    workspace::DocumentStore &m_store;
    std::map<const workspace::OpenDefinition *, std::weak_ptr<MergeSession>> m_lent;
};

} // namespace conflicts

#pragma once

#include "definitionreview.h"

#include <map>
#include <memory>

namespace review {

/** Lends the comparisons of open definitions with their bases: one object a definition, which all of its views share,
 * and which exists while a view has it. */
class Reviews final
{
public:
    /** All three outlive this object and what it lends. */
    Reviews(git::RepositoryFiles &files, workspace::DocumentStore &store, const base::Clock &clock);
    /** Waits until no worker reads the files any more. What it has lent was destroyed before, which cancels that work.
     */
    ~Reviews();
    Q_DISABLE_COPY_MOVE(Reviews)

    [[nodiscard]] std::shared_ptr<DefinitionReview> of(workspace::OpenDefinition &definition);
    /** How git repositories are read. */
    [[nodiscard]] git::RepositoryFiles &repositories() const { return m_files; }

private:
    git::RepositoryFiles &m_files;
    workspace::DocumentStore &m_store;
    const base::Clock &m_clock;
    std::map<const workspace::OpenDefinition *, std::weak_ptr<DefinitionReview>> m_lent;
};

} // namespace review

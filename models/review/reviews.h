#pragma once

#include "definitionreview.h"

#include <map>
#include <memory>

namespace workspace {
class FileWatch;
}

namespace review {

/** Lends the comparisons of open definitions with their bases: one object a definition, which all of its views share,
 * and which exists while a view has it. Nothing waits for a worker that reads files when the objects are destroyed. */
class Reviews final
{
public:
    /** `files` and `store` are used by several threads. The clock and the watch outlive this object and what it lends.
     * The watch reports when a base has changed, such as after a commit by another program; null for none. */
    Reviews(std::shared_ptr<git::RepositoryFiles> files, std::shared_ptr<workspace::DocumentStore> store,
            const base::Clock &clock, workspace::FileWatch *watch = nullptr);
    ~Reviews();
    Q_DISABLE_COPY_MOVE(Reviews)

    [[nodiscard]] std::shared_ptr<DefinitionReview> of(workspace::OpenDefinition &definition);
    /** How git repositories and files are read. */
    [[nodiscard]] const ReviewSources &sources() const { return m_sources; }

private:
    void watchFiles();
    void refreshFrom(const QString &path);

    const ReviewSources m_sources;
    const base::Clock &m_clock;
    workspace::FileWatch *m_watch;
    std::map<const workspace::OpenDefinition *, std::weak_ptr<DefinitionReview>> m_lent;
    QObject m_context; ///< Of the connections.
};

} // namespace review

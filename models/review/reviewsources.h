#pragma once

#include <memory>

class QThreadPool;
namespace base {
class DetachedPool;
}
namespace git {
class RepositoryFiles;
}
namespace workspace {
class DocumentStore;
}

namespace review {

/** What comparisons read, and the threads that read it. Work on the threads owns a copy, because it can wait for a
 * folder of a server that does not respond, and nothing waits for it then. Both are read by several threads. */
struct ReviewSources {
    std::shared_ptr<git::RepositoryFiles> files;
    std::shared_ptr<workspace::DocumentStore> store;
    std::shared_ptr<base::DetachedPool> pool;

    /** The threads of the pool. */
    [[nodiscard]] QThreadPool &threads() const;
};

} // namespace review

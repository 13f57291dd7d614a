#include "merges.h"

#include <QThreadPool>

namespace conflicts {

Merges::Merges(git::RepositoryFiles &files, workspace::DocumentStore &store)
    : m_files(files)
    , m_store(store)
{}

Merges::~Merges()
{
    QThreadPool::globalInstance()->waitForDone();
}

std::shared_ptr<MergeSession> Merges::of(workspace::OpenDefinition &definition)
{
    std::erase_if(m_lent, [](const auto &lent) {
        const std::shared_ptr<MergeSession> session = lent.second.lock();
        return !session || !session->definition();
    });
    std::weak_ptr<MergeSession> &lent = m_lent[&definition];
    std::shared_ptr<MergeSession> session = lent.lock();
    if (!session) {
        session = std::make_shared<MergeSession>(definition, m_files, m_store);
        lent = session;
    }
    return session;
}

} // namespace conflicts

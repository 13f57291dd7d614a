#include "reviews.h"

#include <QThreadPool>

namespace review {

Reviews::Reviews(git::RepositoryFiles &files, workspace::DocumentStore &store, const base::Clock &clock)
    : m_files(files)
    , m_store(store)
    , m_clock(clock)
{}

Reviews::~Reviews()
{
    QThreadPool::globalInstance()->waitForDone();
}

std::shared_ptr<DefinitionReview> Reviews::of(workspace::OpenDefinition &definition)
{
    std::erase_if(m_lent, [](const auto &lent) {
        const std::shared_ptr<DefinitionReview> review = lent.second.lock();
        return !review || !review->definition();
    });
    std::weak_ptr<DefinitionReview> &lent = m_lent[&definition];
    std::shared_ptr<DefinitionReview> review = lent.lock();
    if (!review) {
        review = std::make_shared<DefinitionReview>(definition, m_files, m_store, m_clock);
        lent = review;
    }
    return review;
}

} // namespace review

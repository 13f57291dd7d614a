#include "reviews.h"

#include "detachedpool.h"
#include "filewatch.h"

namespace review {

namespace {

/** One definition on a server that does not respond keeps few others waiting. */
constexpr int ReviewThreads = 4;

} // namespace

Reviews::Reviews(std::shared_ptr<git::RepositoryFiles> files, std::shared_ptr<workspace::DocumentStore> store,
                 const base::Clock &clock, workspace::FileWatch *watch)
    : m_sources{std::move(files), std::move(store), std::make_shared<base::DetachedPool>(ReviewThreads)}
    , m_clock(clock)
    , m_watch(watch)
{
    if (watch)
        QObject::connect(watch, &workspace::FileWatch::changed, &m_context,
                         [this](const QString &path) { refreshFrom(path); });
}

Reviews::~Reviews() = default;

std::shared_ptr<DefinitionReview> Reviews::of(workspace::OpenDefinition &definition)
{
    std::erase_if(m_lent, [](const auto &lent) {
        const std::shared_ptr<DefinitionReview> review = lent.second.lock();
        return !review || !review->definition();
    });
    std::weak_ptr<DefinitionReview> &lent = m_lent[&definition];
    std::shared_ptr<DefinitionReview> review = lent.lock();
    if (!review) {
        review = std::make_shared<DefinitionReview>(definition, m_sources, m_clock);
        lent = review;
        QObject::connect(review.get(), &DefinitionReview::watchedFilesChanged, &m_context, [this] { watchFiles(); });
        QObject::connect(review.get(), &QObject::destroyed, &m_context, [this] { watchFiles(); });
    }
    return review;
}

void Reviews::watchFiles()
{
    if (!m_watch)
        return;
    QStringList files;
    for (const auto &[definition, lent] : m_lent) {
        if (const std::shared_ptr<DefinitionReview> review = lent.lock())
            files += review->watchedFiles();
    }
    files.removeDuplicates();
    m_watch->setPaths(files);
}

void Reviews::refreshFrom(const QString &path)
{
    for (const auto &[definition, lent] : m_lent) {
        const std::shared_ptr<DefinitionReview> review = lent.lock();
        if (review && review->watchedFiles().contains(path))
            review->refresh();
    }
}

} // namespace review

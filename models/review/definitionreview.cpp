#include "definitionreview.h"

#include "apidifference.h"
#include "baseversion.h"
#include "clock.h"
#include "currentdescription.h"
#include "destroyonworker.h"
#include "project.h"
#include "referencefiles.h"
#include "reversal.h"
#include "storeddocuments.h"
#include "worker.h"

namespace review {

namespace {

/** The pause after an edit before the document is compared again. */
constexpr int PauseMs = 150;

using Outcome = base::Result<std::shared_ptr<const Review>>;

ReviewState stateOf(const base::Error &error)
{
    if (error.code == base::ErrorCode::SyntaxError)
        return ReviewState::BaseInvalid;
    if (error.code != base::ErrorCode::NotFound)
        return ReviewState::Unreadable;
    return error.detail.isEmpty() ? ReviewState::NoRepository : ReviewState::NotCommitted;
}

/** What a worker compares. */
struct Comparing {
    std::shared_ptr<const BaseVersion> base;
    std::shared_ptr<const Review> earlier;
    workspace::CurrentDescription current;
    document::Snapshot now;
    QString address;
    bool isDescribed = false; ///< Whether the documents that the current text refers to are known.
    difference::Options options;
    ReviewSources sources; ///< With the store that has the project file.
};

/** Removes the changes that the project file accepts, as the command `diff` does. Returns how many. */
qsizetype removeAccepted(difference::Difference &findings, const Comparing &comparing)
{
    if (findings.changes.isEmpty() || comparing.address.isEmpty())
        return 0;
    const QString root = comparing.sources.store->rootOf(comparing.address);
    workspace::StoredDocuments documents(*comparing.sources.store);
    documents.setRoots({root});
    const lint::Project project = lint::projectFor(comparing.address, root, documents);
    return findings.changes.removeIf(
        [&](const difference::Change &change) { return project.acceptedChanges.contains(change.fingerprint); });
}

Outcome compareOnWorker(const Comparing &comparing)
{
    auto review = std::make_shared<Review>();
    review->state = ReviewState::Compared;
    review->choice = comparing.base->choice;
    review->address = comparing.address;
    review->tree = TreeDifference(comparing.base->snapshot, comparing.now,
                                  comparing.earlier ? &comparing.earlier->tree : nullptr);
    review->baseAddress = comparing.base->description ? comparing.base->description->entry()->address()
                                                      : comparing.address;
    const description::Description current = comparing.current.read();
    const bool isWhole = comparing.isDescribed || current.entry()->otherAddresses().isEmpty();
    review->hasFindings = comparing.base->description && current.version() && isWhole;
    if (review->hasFindings && !base::isUnwanted())
        review->findings = difference::compare(*comparing.base->description, current, comparing.options);
    review->accepted = removeAccepted(review->findings, comparing);
    review->marks = Marks(review->tree, review->findings, review->baseAddress, review->address);
    review->groups = changeGroups(review->tree, review->findings, review->baseAddress, review->address);
    return std::shared_ptr<const Review>(std::move(review));
}

} // namespace

DefinitionReview::DefinitionReview(workspace::OpenDefinition &definition, ReviewSources sources,
                                   const base::Clock &clock)
    : m_definition(&definition)
    , m_sources(std::move(sources))
    , m_clock(clock)
    , m_review(std::make_shared<const Review>())
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &DefinitionReview::compare);
    connect(&definition, &workspace::OpenDefinition::pathChanged, this, &DefinitionReview::readNewPath);
    connect(&definition, &workspace::OpenDefinition::otherDocumentsChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&definition, &workspace::OpenDefinition::descriptionChanged, this, [this] {
        if (!m_review->hasFindings)
            m_pause.start();
    });
    connect(&definition.document(), &document::Document::changed, this, &DefinitionReview::noticeEdit);
    readBase();
}

DefinitionReview::~DefinitionReview()
{
    base::destroyOnWorker(std::move(m_review));
    base::destroyOnWorker(std::move(m_base));
}

void DefinitionReview::setBase(const BaseChoice &choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    readNewPath();
}

void DefinitionReview::refresh()
{
    if (m_definition)
        readBase();
}

void DefinitionReview::readNewPath()
{
    m_base.reset();
    m_comparing.cancel();
    auto reading = std::make_shared<Review>();
    reading->choice = m_choice;
    publish(std::move(reading));
    readBase();
}

void DefinitionReview::readBase()
{
    if (!m_definition)
        return;
    findWatchedFiles();
    m_reading.cancel();
    const int number = ++m_readingNumber;
    const ReviewedFile file{m_definition->path(), m_definition->document().snapshot().withContext(nullptr),
                            m_definition->description()};
    const auto readIt = [choice = m_choice, file, sources = m_sources, known = m_base] {
        return review::readBase(choice, file, *sources.files, *sources.store, known.get());
    };
    m_reading = base::runOnWorker(m_sources.threads(), this, readIt,
                                  [this, number](const base::Result<BaseVersion> &version) {
                                      if (number == m_readingNumber)
                                          takeBase(version);
                                  });
}

void DefinitionReview::findWatchedFiles()
{
    const auto find = [choice = m_choice, path = m_definition->path(),
                       files = m_sources.files]() -> base::Result<QStringList> {
        if (choice.kind == BaseChoice::Kind::File)
            return QStringList{choice.name};
        return path.isEmpty() ? QStringList() : git::referenceFiles(path, nameOf(choice), *files);
    };
    m_finding.cancel();
    m_finding = base::runOnWorker(m_sources.threads(), this, find, [this](const base::Result<QStringList> &found) {
        if (!found || *found == m_watchedFiles)
            return;
        m_watchedFiles = *found;
        emit watchedFilesChanged();
    });
}

void DefinitionReview::takeBase(const base::Result<BaseVersion> &version)
{
    if (!version) {
        if (version.error().code == base::ErrorCode::Cancelled)
            return;
        auto review = std::make_shared<Review>();
        review->state = stateOf(version.error());
        review->error = version.error();
        review->choice = m_choice;
        m_base.reset();
        m_comparing.cancel();
        publish(std::move(review));
        return;
    }
    if (version->isKnown)
        return;
    m_base = std::make_shared<const BaseVersion>(*version);
    compare();
}

void DefinitionReview::noticeEdit(const document::Change &change)
{
    if (change.splices.isEmpty() || !m_base)
        return;
    m_pause.start();
    if (!m_isStale) {
        m_isStale = true;
        emit staleChanged();
    }
}

void DefinitionReview::compare()
{
    if (!m_definition || !m_base)
        return;
    if (!m_definition->document().snapshot().isValid()) {
        emit staleChanged(); // It stays so until the text is edited again.
        return;
    }
    startComparison(false);
}

/** The examples take longer than the rest, so that they are added in a second run. */
void DefinitionReview::startComparison(bool withExamples)
{
    m_comparing.cancel();
    const int number = ++m_comparingNumber;
    const document::Snapshot now = m_definition->document().snapshot().withContext(nullptr);
    const Comparing comparing{m_base,
                              m_review,
                              workspace::CurrentDescription(*m_definition),
                              now,
                              m_definition->path(),
                              m_definition->description() != nullptr,
                              {.today = m_clock.now().date(), .withExamples = withExamples},
                              m_sources};
    const auto compareIt = [comparing] { return compareOnWorker(comparing); };
    m_comparing = base::runOnWorker(
        m_sources.threads(), this, compareIt, [this, number, now, withExamples](const Outcome &outcome) {
            if (number != m_comparingNumber || !outcome || !m_definition)
                return;
            m_isStale = !m_definition->document().isAt(now);
            emit staleChanged();
            const bool needsExamples = !withExamples && (*outcome)->findings.count(difference::Level::Breaking) > 0;
            publish(*outcome);
            if (m_isStale)
                m_pause.start();
            else if (needsExamples)
                startComparison(true);
        });
}

/** The trees of large texts are not destroyed on the thread of the window. */
void DefinitionReview::publish(std::shared_ptr<const Review> review)
{
    base::destroyOnWorker(std::exchange(m_review, std::move(review)));
    emit changed();
}

base::Result<void> DefinitionReview::apply(const QString &name, bool isRestored, const document::Pointer &place)
{
    if (!m_definition || !m_base)
        return base::Error::cancelled();
    document::Document &document = m_definition->document();
    const document::Snapshot now = document.snapshot();
    if (!now.isValid())
        return base::Error{base::ErrorCode::SyntaxError, {}};
    const TreeDifference tree(m_base->snapshot, now, &m_review->tree);
    const document::EditResult edited = isRestored ? restoreNode(tree, place) : revertNode(tree, place);
    if (!edited)
        return edited.error();
    const document::Document::Step step(document, name);
    return document.apply(now, *edited);
}

base::Result<void> DefinitionReview::revert(const document::Pointer &place, const QString &name)
{
    return apply(name, false, place);
}

base::Result<void> DefinitionReview::restore(const document::Pointer &basePlace, const QString &name)
{
    return apply(name, true, basePlace);
}

base::Result<void> DefinitionReview::revertRename(const ChangeItem &rename, const QString &name)
{
    if (!m_definition || !m_base)
        return base::Error::cancelled();
    document::Document &document = m_definition->document();
    base::Result<void> reverted;
    bool isEdited = false;
    {
        const document::Document::Step step(document, name);
        const auto next = [&](bool isRestored, const document::Pointer &place) {
            if (!reverted)
                return;
            reverted = apply(name, isRestored, place);
            isEdited = isEdited || reverted.isOk();
        };
        for (const document::Pointer &reference : rename.references)
            next(false, reference);
        next(false, rename.place);
        next(true, rename.basePlace);
    }
    document.closeStep();
    if (!reverted && isEdited)
        document.undo();
    return reverted;
}

} // namespace review

#include "moc_definitionreview.cpp"

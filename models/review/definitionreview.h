#pragma once

#include "cancellation.h"
#include "opendefinition.h"
#include "review.h"
#include "reviewsources.h"

#include <QPointer>
#include <QTimer>

namespace base {
class Clock;
}
namespace review {

struct BaseVersion;

/**
 * Compares a definition with a base by node and by meaning, on a worker: when the object is created, and after a pause
 * in edits. The last comparison stays until the next one is ready, and while the text has a syntax error.
 */
class DefinitionReview final : public QObject
{
    Q_OBJECT

public:
    DefinitionReview(workspace::OpenDefinition &definition, ReviewSources sources, const base::Clock &clock);
    ~DefinitionReview() override;

    /** The definition; null after it was destroyed. */
    [[nodiscard]] const workspace::OpenDefinition *definition() const { return m_definition; }
    [[nodiscard]] const BaseChoice &base() const { return m_choice; }
    /** Compares with another base from now on. */
    void setBase(const BaseChoice &choice);
    /** Reads the base again if it may have changed: HEAD has moved, or a file was written. */
    void refresh();
    /** How git repositories are read. */
    [[nodiscard]] const ReviewSources &sources() const { return m_sources; }
    [[nodiscard]] const base::Clock &clock() const { return m_clock; }
    /** The last comparison. Never null. */
    [[nodiscard]] const std::shared_ptr<const Review> &review() const { return m_review; }
    /** True while the comparison does not include the latest edits. */
    [[nodiscard]] bool isStale() const { return m_isStale; }

    /**
     * Reverts a node of the current text, restores a removed one, or reverts the whole text, as the functions with
     * these names in reversal.h do, as one undo step called `name`. Compares with the current text first, so that the
     * edits since the last comparison do not matter. Error: Cancelled if there is no base.
     */
    base::Result<void> revert(const document::Pointer &place, const QString &name);
    base::Result<void> restore(const document::Pointer &basePlace, const QString &name);
    /** Gives an entry the key of the base again, and the references that followed it their earlier text, as one undo
     * step. Nothing is changed if a part of it fails. */
    base::Result<void> revertRename(const ChangeItem &rename, const QString &name);
    /** The files that decide what the base is: when one of them changes, refresh() is to be called. */
    [[nodiscard]] const QStringList &watchedFiles() const { return m_watchedFiles; }

signals:
    /** review() is another one. */
    void changed();
    /** isStale() has changed. */
    void staleChanged();
    /** watchedFiles() has changed. */
    void watchedFilesChanged();

private:
    void readNewPath();
    void readBase();
    void findWatchedFiles();
    void takeBase(const base::Result<BaseVersion> &version);
    void compare();
    void startComparison(bool withExamples);
    void publish(std::shared_ptr<const Review> review);
    void noticeEdit(const document::Change &change);
    base::Result<void> apply(const QString &name, bool isRestored, const document::Pointer &place);

    QPointer<workspace::OpenDefinition> m_definition;
    const ReviewSources m_sources;
    const base::Clock &m_clock;
    BaseChoice m_choice;
    std::shared_ptr<const BaseVersion> m_base; ///< Null if there is none.
    std::shared_ptr<const Review> m_review;
    QTimer m_pause;
    QStringList m_watchedFiles;
    base::Cancellation m_finding;
    base::Cancellation m_reading;
    base::Cancellation m_comparing;
    int m_readingNumber = 0; ///< The number of the last reading of a base; results of earlier ones are ignored.
    int m_comparingNumber = 0;
    bool m_isStale = false;
};

} // namespace review

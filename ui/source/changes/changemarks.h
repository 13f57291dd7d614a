#pragma once

#include "changedlines.h"
#include "sourceeditor.h"

#include <memory>

namespace commits {
class CommittedFile;
class CommittedFiles;
} // namespace commits

namespace review {
class DefinitionReview;
class Reviews;
} // namespace review

namespace source {

/**
 * Marks the lines of an editor that differ from the version of its file in the HEAD commit of the git repository. That
 * version is read again when the program becomes active and HEAD has moved.
 */
class ChangeMarks final : public QObject
{
    Q_OBJECT

public:
    /** If `commits` is null, no lines are marked. */
    ChangeMarks(SourceEditor &editor, commits::CommittedFiles *commits);
    ~ChangeMarks() override;

    /** Shows what changes mean for clients, as far as they are compared with HEAD. */
    void setReviews(review::Reviews &reviews);
    /** Returns the change that a line belongs to, counted from 0; std::nullopt if the line is as in HEAD. */
    [[nodiscard]] std::optional<difference::LineChange> changeAt(qsizetype line) const;
    /** Replaces the lines of a change by their text in HEAD, as one undo step. */
    void revert(const difference::LineChange &change);
    /** Reads the version in HEAD again if HEAD has moved. */
    void refresh();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addActions();
    QAction *addAction(const char *objectName, int key);
    void retranslate();
    void compare();
    void take(const difference::ChangedLines &lines, const document::Snapshot &compared);
    void showMarks();
    void showVerdicts();
    void goToChange(bool forward);
    void showAt(qsizetype line);

    SourceEditor &m_editor;
    std::shared_ptr<commits::CommittedFile> m_committed; ///< Null if no lines are marked.
    std::shared_ptr<review::DefinitionReview> m_review;  ///< Null if nothing is known about the meaning of changes.
    QHash<qsizetype, ChangeVerdict> m_verdicts;
    QAction *m_next = nullptr;
    QAction *m_previous = nullptr;
    QAction *m_show = nullptr;
    QAction *m_revert = nullptr;
    difference::ChangedLines m_lines;
    int m_run = 0; ///< The number of the latest comparison. Results of earlier ones are ignored.
};

} // namespace source

#pragma once

#include "changedlines.h"
#include "sourceeditor.h"

#include <QFuture>

#include <memory>

namespace git {
class RepositoryFiles;
}

namespace source {

/**
 * Marks the lines of an editor that differ from the version of its file in the HEAD commit of the git repository. That
 * version is read on a worker: when the editor is created, when the path of the file changes, and when the program
 * becomes active and HEAD has moved.
 */
class ChangeMarks final : public QObject
{
    Q_OBJECT

public:
    /** `files` is how git repositories are read; if it is null, no lines are marked. */
    ChangeMarks(SourceEditor &editor, git::RepositoryFiles *files);

    /** Returns the change that a line belongs to, counted from 0; std::nullopt if the line is as in HEAD. */
    [[nodiscard]] std::optional<difference::LineChange> changeAt(qsizetype line) const;
    /** Replaces the lines of a change by their text in HEAD, as one undo step. */
    void revert(const difference::LineChange &change);
    /** Reads the version in HEAD again if HEAD or the path of the file has changed. */
    void refresh();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addActions();
    QAction *addAction(const char *objectName, int key);
    void retranslate();
    void read();
    void take(const QByteArray &commit, const std::optional<difference::ChangedLines> &lines,
              const document::Snapshot &read);
    void showMarks();
    void goToChange(bool forward);
    void showAt(qsizetype line);

    SourceEditor &m_editor;
    git::RepositoryFiles *m_files;
    QAction *m_next = nullptr;
    QAction *m_previous = nullptr;
    QAction *m_show = nullptr;
    QAction *m_revert = nullptr;
    QByteArray m_commit; ///< The ID of the HEAD commit that was read last; empty if none was read.
    QString m_path;      ///< The path of the file whose version in HEAD was read.
    difference::ChangedLines m_lines;
    int m_run = 0; ///< The number of the latest read of HEAD. Results of earlier ones are ignored.
};

} // namespace source

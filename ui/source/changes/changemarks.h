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
 * Marks the lines that differ from the file at HEAD of its git repository. The file is read on a worker: when it is
 * first shown, when its path changes, and when the program becomes active and HEAD has moved.
 */
class ChangeMarks final : public QObject
{
    Q_OBJECT

public:
    /** Without `files` there are no marks. */
    ChangeMarks(SourceEditor &editor, git::RepositoryFiles *files);

    /** The change at a line; nothing if it is as in HEAD. */
    [[nodiscard]] std::optional<difference::LineChange> changeAt(qsizetype line) const;
    /** Gives the lines of a change their old text. */
    void revert(const difference::LineChange &change);
    /** Reads HEAD again if it has moved. */
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
    QByteArray m_commit; ///< Empty: HEAD was not read.
    QString m_path;      ///< Of the file that was read.
    difference::ChangedLines m_lines;
    int m_run = 0; ///< Answers of earlier runs are not taken.
};

} // namespace source

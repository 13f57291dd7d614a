#pragma once

#include "mergesource.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace merge {

class VersionField;

/** A dialog in which the user chooses the three versions of a merge: those of git's conflict, or a base, ours and
 * theirs from files and revisions. Deletes itself when it closes. */
class VersionsDialog final : public QDialog
{
    Q_OBJECT

public:
    /** Opens the dialog for the document of a file. `path` is empty for a document without a file. */
    [[nodiscard]] static VersionsDialog *open(const QString &path, git::RepositoryFiles &repositories, QWidget *parent);

    VersionsDialog(const QString &path, git::RepositoryFiles &repositories, QWidget *parent);

signals:
    void chosen(const conflicts::MergeSource &source);

private:
    void buildWidgets();
    void readRevisions();
    void refresh();
    [[nodiscard]] QList<VersionField *> fields() const { return {m_base, m_ours, m_theirs}; }

    const QString m_path;
    git::RepositoryFiles &m_repositories;
    VersionField *m_base = nullptr;
    VersionField *m_ours = nullptr;
    VersionField *m_theirs = nullptr;
    QPushButton *m_merge = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace merge

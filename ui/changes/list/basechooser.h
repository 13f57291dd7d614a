#pragma once

#include "basechoice.h"

#include <QComboBox>

namespace git {
class RepositoryFiles;
}

namespace changes {

/** A drop-down to choose what a document is compared with: HEAD, a branch or a tag of its repository, any revision that
 * the user types, or another file. */
class BaseChooser final : public QComboBox
{
    Q_OBJECT

public:
    /** `repositories` is how the names of branches and tags are read; it outlives the drop-down. */
    explicit BaseChooser(git::RepositoryFiles &repositories, QWidget *parent = nullptr);

    /** Reads the branches and tags of the repository of a file on a worker. */
    void setFile(const QString &path);
    /** Shows what the document is compared with now. */
    void setChoice(const review::BaseChoice &choice);
    void retranslate();

signals:
    void chosen(const review::BaseChoice &choice);

private:
    void fill(const QStringList &revisions);
    void choose(int index);
    void chooseTyped();
    void chooseFile();

    git::RepositoryFiles &m_repositories;
    QString m_path;
    review::BaseChoice m_choice;
    QStringList m_revisions;
};

} // namespace changes

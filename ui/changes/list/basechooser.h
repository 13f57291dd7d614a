#pragma once

#include "basechoice.h"
#include "reviewsources.h"

#include <QComboBox>

namespace settings {
class Settings;
}

namespace changes {

/** A drop-down to choose what a document is compared with: HEAD or the commit before it, a revision that was used
 * lately, a branch or a tag of its repository, any revision that the user types, or another file. */
class BaseChooser final : public QComboBox
{
    Q_OBJECT

public:
    /** The names of branches and tags are read from `sources`. `settings` remember the revisions that were used. */
    BaseChooser(const review::ReviewSources &sources, settings::Settings &settings, QWidget *parent = nullptr);

    /** Reads the branches and tags of the repository of a file on a worker. */
    void setFile(const QString &path);
    /** Shows what the document is compared with now. */
    void setChoice(const review::BaseChoice &choice);
    void retranslate();

signals:
    void chosen(const review::BaseChoice &choice);

private:
    void fill(const QStringList &revisions);
    void remember(const QString &revision);
    void choose(int index);
    void chooseTyped();
    void chooseFile();

    const review::ReviewSources m_sources;
    settings::Settings &m_settings;
    QString m_path;
    review::BaseChoice m_choice;
    QStringList m_revisions;
};

} // namespace changes

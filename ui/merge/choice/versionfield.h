#pragma once

#include "mergesource.h"

#include <QComboBox>

namespace merge {

/** A drop-down to choose a version of a document: its current text, a branch or a tag of its repository, any revision
 * that the user types, or another file. */
class VersionField final : public QComboBox
{
    Q_OBJECT

public:
    /** `objectName` is the name of the field; its line has the name with `Text` at the end. */
    VersionField(const QString &objectName, bool withCurrent, QWidget *parent = nullptr);

    /** Names what the field is for, for screen readers. */
    void setLabel(const QString &label);
    /** Offers the branches and tags of a repository. */
    void setRevisions(const QStringList &revisions);
    /** Sets the file whose folder the file dialog shows first. */
    void setFile(const QString &path) { m_path = path; }
    /** The chosen version; std::nullopt while nothing is chosen. */
    [[nodiscard]] std::optional<conflicts::VersionChoice> choice() const;

signals:
    void choiceChanged();

private:
    void choose(int index);
    void chooseFile();

    bool m_withCurrent;
    QString m_path;
    QString m_filePath; ///< The chosen file; empty if another version is chosen.
};

} // namespace merge

#pragma once

#include <QObject>

class QModelIndex;
namespace widgets {
class Banner;
}

namespace changes {

class ChangeModel;

/** Copies changes of a list to the clipboard, and says so in a banner. */
class ChangeCopies final : public QObject
{
    Q_OBJECT

public:
    ChangeCopies(const ChangeModel &model, widgets::Banner &banner, QObject *parent);

    /** Copies one change as Markdown, or the place of an edit without a finding. */
    void copyRow(const QModelIndex &row);
    /** Copies the findings and other edits that the list shows as Markdown. */
    void copyShown();
    /** Copies a commit message about all findings. */
    void copyCommitMessage();

private:
    void copy(const QString &text, const QString &notice);

    const ChangeModel &m_model;
    widgets::Banner &m_banner;
};

} // namespace changes

#pragma once

#include "context.h"
#include "error.h"
#include "pointer.h"

#include <QObject>

namespace designer {

class ListAndForm;
class PathList;
class RemovedForm;
class ReviewMarks;

/** What the tab Paths shows of the changes since the last commit: marks in the list, the earlier text of a removed path
 * or operation, its history, and the commands that revert and restore. */
class PathReview final : public QObject
{
    Q_OBJECT

public:
    /** `page` has the list, in the tab `tab`, which is the parent. */
    PathReview(const Context &context, PathList &list, ListAndForm &page, QWidget &tab);

    /** Shows the earlier text of the current row if only the base has it; otherwise returns false. */
    bool showRemoved();

signals:
    /** The path or operation that the base has at `place` was restored. */
    void restored(const document::Pointer &place);

private:
    void connectList();
    void revertCurrent();
    void showHistory();
    [[nodiscard]] QString titleOf(const document::Pointer &basePlace) const;

    const Context m_context;
    PathList &m_list;
    ListAndForm &m_page;
    QWidget &m_tab;
    ReviewMarks *m_marks = nullptr;
    RemovedForm *m_removed = nullptr;
};

} // namespace designer

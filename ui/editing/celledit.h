#pragma once

#include "pendingedit.h"

#include <QAbstractItemDelegate>

class QAbstractItemView;

namespace editing {

/** The open editor of a cell. CellDelegate creates one for each editor. */
class CellEdit final : public PendingEdit
{
    Q_OBJECT

public:
    CellEdit(QWidget *editor, QAbstractItemDelegate &delegate);
    /** The edit of a cell's editor; null for other widgets. */
    [[nodiscard]] static CellEdit *of(const QWidget *editor);

    /** False once the editor is being closed, or the view has hidden it to delete it. */
    [[nodiscard]] bool isPending() const override { return m_isOpen && !control()->isHidden(); }
    void complete() override { complete(QAbstractItemDelegate::NoHint); }
    /** Writes the text and closes the editor, unless the model refuses the text. `next` tells the view what to do then.
     */
    void complete(QAbstractItemDelegate::EndEditHint next);
    /** Closes the editor without writing its text. */
    void cancel() { close(QAbstractItemDelegate::RevertModelCache); }
    /** Whether the model refused the text that was committed last. */
    void setRefused(bool isRefused) { m_isRefused = isRefused; }
    [[nodiscard]] bool isRefused() const { return m_isRefused; }

private:
    void close(QAbstractItemDelegate::EndEditHint next);

    QAbstractItemDelegate &m_delegate;
    bool m_isOpen = true;
    bool m_isRefused = false;
};

/** True while the editor of a cell of the view has a text that the model refused. */
[[nodiscard]] bool hasRefusedCell(const QAbstractItemView &view);

} // namespace editing

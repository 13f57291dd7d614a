#pragma once

#include "pendingedit.h"

#include <QAbstractItemDelegate>

class QAbstractItemView;

namespace editing {

/**
 * The edit of a cell in a table, list or tree, from when its editor opens until it closes. CellDelegate creates one for
 * each editor.
 */
class CellEdit final : public PendingEdit
{
    Q_OBJECT

public:
    CellEdit(QWidget *editor, QAbstractItemDelegate &delegate);
    /** Returns the CellEdit of the editor of a cell; null for other widgets. */
    [[nodiscard]] static CellEdit *of(const QWidget *editor);

    /** True until the editor of the cell is being closed, or is hidden by the view, which then deletes it. */
    [[nodiscard]] bool isPending() const override { return m_isOpen && !control()->isHidden(); }
    void complete() override { complete(QAbstractItemDelegate::NoHint); }
    /** Writes the text to the model and closes the editor of the cell, unless the model refuses the text. `next` tells
     * the view what to do after the editor is closed. */
    void complete(QAbstractItemDelegate::EndEditHint next);
    /** Closes the editor of the cell without writing its text. */
    void cancel() { close(QAbstractItemDelegate::RevertModelCache); }
    /** Remembers whether the model refused the text of the cell that was written last. */
    void setRefused(bool isRefused) { m_isRefused = isRefused; }
    [[nodiscard]] bool isRefused() const { return m_isRefused; }

private:
    void close(QAbstractItemDelegate::EndEditHint next);

    QAbstractItemDelegate &m_delegate;
    bool m_isOpen = true;
    bool m_isRefused = false;
};

/** True if a cell of the view has an open editor with a text that the model refused. */
[[nodiscard]] bool hasRefusedCell(const QAbstractItemView &view);

} // namespace editing

#include "celledit.h"

#include <QAbstractItemView>

#include <algorithm>

namespace editing {

CellEdit::CellEdit(QWidget *editor, QAbstractItemDelegate &delegate)
    : PendingEdit(editor)
    , m_delegate(delegate)
{}

CellEdit *CellEdit::of(const QWidget *editor)
{
    return editor ? editor->findChild<CellEdit *>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
}

void CellEdit::complete(QAbstractItemDelegate::EndEditHint next)
{
    const QPointer<CellEdit> self(this);
    m_isRefused = false;
    emit m_delegate.commitData(control());
    // Writing can reset the model, which closes its editors.
    if (self && isPending() && !m_isRefused)
        close(next);
}

/** The view forgets the editor before it moves the focus, which can complete all edits. */
void CellEdit::close(QAbstractItemDelegate::EndEditHint next)
{
    m_isOpen = false;
    emit m_delegate.closeEditor(control(), next);
}

bool hasRefusedCell(const QAbstractItemView &view)
{
    const QList<CellEdit *> edits = view.findChildren<CellEdit *>();
    return std::any_of(edits.cbegin(), edits.cend(),
                       [](const CellEdit *edit) { return edit->isPending() && edit->isRefused(); });
}

} // namespace editing

#include "moc_celledit.cpp"

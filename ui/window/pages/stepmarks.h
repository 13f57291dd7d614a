#pragma once

#include <QHash>
#include <QPointer>
#include <QString>
#include <QStringList>

class QAbstractItemView;
class QWidget;

namespace window {

/** Marks for a moment what undo and redo have changed in the forms of a page: fields with another value, and rows with
 * another text. */
class StepMarks final
{
public:
    /** Remembers what the visible fields and rows of a page show. Call it before the step. */
    void note(const QWidget &page);
    /** Marks what shows something else than before the step, after the event loop has shown it. If the step led to
     * another form, where nothing can be compared, marks the field `place` or the current row of the list `place`. */
    void mark(QWidget &page, bool isSameForm, QWidget *place);

private:
    void markChanges(const QWidget &page) const;

    QHash<const QWidget *, QString> m_values;   ///< Of the fields, which may not exist any more.
    QHash<const QWidget *, QStringList> m_rows; ///< The texts of the rows of lists and trees.
};

} // namespace window

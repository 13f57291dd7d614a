#include "stepmarks.h"

#include "changehighlight.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTimer>
#include <QTreeView>

#include <optional>

namespace window {

using widgets::ChangeHighlight;

namespace {

/** Lists with more rows are not compared: that would take longer than the step. */
constexpr int MaximumComparedRows = 2'000;
/** The largest number of marks: more are no help to find what changed. */
constexpr int MaximumMarks = 8;

/** Returns what a field shows, or std::nullopt for widgets in which nothing is edited. */
std::optional<QString> valueOf(const QWidget &widget)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
        return line->isReadOnly() ? std::nullopt : std::optional(line->text());
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(&widget))
        return text->isReadOnly() ? std::nullopt : std::optional(text->toPlainText());
    if (const auto *choice = qobject_cast<const QComboBox *>(&widget))
        return choice->isEditable() ? std::nullopt : std::optional(choice->currentText());
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return button->isCheckable() ? std::optional(QString::number(button->isChecked())) : std::nullopt;
    return std::nullopt;
}

QString rowText(const QModelIndex &first)
{
    QString text;
    for (int column = 0; column < first.model()->columnCount(first.parent()); ++column) {
        const QModelIndex cell = first.siblingAtColumn(column);
        text += cell.data().toString() + u'\t' + cell.data(Qt::CheckStateRole).toString() + u'\t' +
                cell.data(Qt::AccessibleTextRole).toString() + u'\t';
    }
    return text;
}

/** Returns the first cells of the rows that are not folded away, at most one more than are compared. */
QModelIndexList rowsOf(const QAbstractItemView &view)
{
    QModelIndexList rows;
    const QAbstractItemModel *model = view.model();
    if (!model)
        return rows;
    if (const auto *tree = qobject_cast<const QTreeView *>(&view)) {
        for (QModelIndex row = model->index(0, 0, view.rootIndex());
             row.isValid() && rows.size() <= MaximumComparedRows; row = tree->indexBelow(row))
            rows.append(row.siblingAtColumn(0));
        return rows;
    }
    for (int row = 0; row < model->rowCount(view.rootIndex()) && rows.size() <= MaximumComparedRows; ++row)
        rows.append(model->index(row, 0, view.rootIndex()));
    return rows;
}

void markRow(const QAbstractItemView &view, const QModelIndex &row)
{
    const QRect rect = view.visualRect(row);
    if (rect.isValid())
        ChangeHighlight::show(*view.viewport(), {0, rect.top(), view.viewport()->width(), rect.height()});
}

void markPlace(QWidget *place)
{
    if (const auto *view = qobject_cast<QAbstractItemView *>(place))
        markRow(*view, view->currentIndex());
    else if (place && valueOf(*place))
        ChangeHighlight::show(*place, place->rect());
}

} // namespace

void StepMarks::note(const QWidget &page)
{
    m_values.clear();
    m_rows.clear();
    for (const QWidget *widget : page.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        if (const std::optional<QString> value = valueOf(*widget))
            m_values.insert(widget, *value);
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget)) {
            const QModelIndexList rows = rowsOf(*view);
            if (rows.size() > MaximumComparedRows)
                continue;
            QStringList &texts = m_rows[widget];
            for (const QModelIndex &row : rows)
                texts.append(rowText(row));
        }
    }
}

void StepMarks::mark(QWidget &page, bool isSameForm, QWidget *place)
{
    QTimer::singleShot(0, &page, [marks = *this, &page, isSameForm, place = QPointer(place)] {
        if (isSameForm)
            marks.markChanges(page);
        else if (place && page.isAncestorOf(place))
            markPlace(place);
    });
}

void StepMarks::markChanges(const QWidget &page) const
{
    int marks = 0;
    for (QWidget *widget : page.findChildren<QWidget *>()) {
        if (marks >= MaximumMarks)
            return;
        if (!widget->isVisible())
            continue;
        const auto before = m_values.constFind(widget);
        if (before != m_values.constEnd() && valueOf(*widget) != *before) {
            ChangeHighlight::show(*widget, widget->rect());
            ++marks;
        }
        const auto rowsBefore = m_rows.constFind(widget);
        // A widget that was deleted since then can have left its address to one of another class.
        const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        if (!view || rowsBefore == m_rows.constEnd())
            continue;
        QStringList known = *rowsBefore; // Two rows can have the same text.
        for (const QModelIndex &row : rowsOf(*view)) {
            if (known.removeOne(rowText(row)) || marks >= MaximumMarks)
                continue;
            markRow(*view, row);
            ++marks;
        }
    }
}

} // namespace window

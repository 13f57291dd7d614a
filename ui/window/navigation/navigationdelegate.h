#pragma once

#include "diagnostic.h"

#include <QStyledItemDelegate>

namespace window {

/** Data of an entry of the navigation besides its text. */
enum NavigationRole {
    IsDefinitionRole = Qt::UserRole + 1,
    ActiveRole,   ///< int: -1 not a gateway definition, 0 inactive, 1 active.
    MethodsRole,  ///< QStringList: "GET 4 · POST 2", then shorter texts.
    ErrorsRole,   ///< int
    WarningsRole, ///< int
    ModifiedRole, ///< bool
    PageRole,     ///< int: window::Page
    DefinitionRole,
};

/**
 * Draws pages in one line and definitions in two: name and problems, then active state and methods. An entry with a
 * check state has a check box in its second line, which a click on it and the space bar toggle.
 */
class NavigationDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
    /** The tooltip of the check box is what it switches. */
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/** The place of the check box in the rectangle of an entry. */
[[nodiscard]] QRect checkBoxIn(const QRect &entry);

/** Draws a number of problems with its icon at the right end of `free`, and removes their area from it. Draws nothing
 * for 0. */
void drawProblemCount(QPainter *painter, QRect &free, int count, base::Severity severity);

/** The first of the texts, longest first, that fits; the last one if none does. */
[[nodiscard]] QString fittingText(const QStringList &texts, const QFontMetrics &metrics, int width);

} // namespace window

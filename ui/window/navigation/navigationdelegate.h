#pragma once

#include "diagnostic.h"

#include <QStyledItemDelegate>

namespace window {

/** What the gateway does with an API. */
enum class Activity {
    None = -1, ///< The definition has no settings of the gateway.
    Inactive,  ///< The API is inactive, or the user has left it out.
    Active,    ///< The gateway serves the API as soon as it runs.
    Served,    ///< The running gateway serves the API.
};

/** The roles for the data of an entry of the navigation besides its text. */
enum NavigationRole {
    IsDefinitionRole = Qt::UserRole + 1,
    ActivityRole, ///< int: the Activity of a definition.
    /** QStringList: the texts about the operations of a definition, longest first, such as "GET 4 · POST 2". */
    MethodsRole,
    ProblemsRole, ///< int: the number of problems in a definition that have the severity of WorstRole.
    WorstRole,    ///< int: the base::Severity of the most severe problems in a definition.
    ModifiedRole, ///< bool: whether a definition has unsaved changes.
    PageRole,     ///< int: the window::Page that an entry shows.
    DefinitionRole,
};

/**
 * Draws the entries of the navigation: pages in one line, definitions in two with name and problems, then active state
 * and methods. An entry with a check state has a check box in its second line, which a click on it and the space bar
 * toggle.
 */
class NavigationDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int PageHeight = 32;
    static constexpr int DefinitionHeight = 42;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
    /** Shows what the check box of an entry switches as its tooltip. */
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/** The rectangle of the check box in the rectangle of an entry of the navigation. */
[[nodiscard]] QRect checkBoxIn(const QRect &entry);

/** Draws a number of problems with the icon of their severity at the right end of `free`, and makes `free` narrower by
 * what it drew. Draws nothing for 0. */
void drawProblemCount(QPainter *painter, QRect &free, int count, base::Severity severity);

/** The first of the texts, which are sorted from the longest to the shortest, that fits into `width` pixels; the last
 * one if none does. */
[[nodiscard]] QString fittingText(const QStringList &texts, const QFontMetrics &metrics, int width);

} // namespace window

#pragma once

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

/** Draws pages in one line and definitions in two: name and problems, then active state and methods. */
class NavigationDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/** The first of the texts, longest first, that fits; the last one if none does. */
[[nodiscard]] QString fittingText(const QStringList &texts, const QFontMetrics &metrics, int width);

} // namespace window

#pragma once

#include <QStyledItemDelegate>

namespace window {

/** What an entry of the navigation shows besides its text. */
enum NavigationRole {
    IsDefinitionRole = Qt::UserRole + 1,
    ActiveRole,   ///< int: -1 not a gateway definition, 0 inactive, 1 active.
    MethodsRole,  ///< QStringList: "GET 4 · POST 2", and shorter ways to say it.
    ErrorsRole,   ///< int
    WarningsRole, ///< int
    ModifiedRole, ///< bool
    PageRole,     ///< int: window::Page
    DefinitionRole,
};

/** Draws pages on one line, definitions on two: name and problems, then whether it is served and its methods. */
class NavigationDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/** The first of the texts, longest first, that fits; the last one where none does. */
[[nodiscard]] QString fittingText(const QStringList &texts, const QFontMetrics &metrics, int width);

} // namespace window

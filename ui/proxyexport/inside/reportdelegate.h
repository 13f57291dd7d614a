#pragma once

#include <QStyledItemDelegate>

namespace proxyexport {

/** Paints a line of a report: a badge with its word in the color of its kind, and its wrapped text. */
class ReportDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /** The item data role of the word in the badge. */
    static constexpr int WordRole = Qt::UserRole;
    /** The item data role of the kind of a line, a ReportLine::Kind as int. */
    static constexpr int KindRole = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace proxyexport

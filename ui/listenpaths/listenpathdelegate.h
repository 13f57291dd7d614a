#pragma once

#include <QStyledItemDelegate>

namespace listenpaths {

class ListenPathModel;

/** Draws listen paths with their segments below each other in lanes, and before them marks that connect the current row
 * with those that it loses requests to or gets them from. */
class ListenPathDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ListenPathDelegate(const ListenPathModel &model, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /** Computes the widths of the lanes, one for each place of a segment, for the listen paths in the model. */
    void measure(const QFontMetrics &metrics);

private:
    void paintLink(QPainter *painter, const QRect &room, int row) const;
    void paintSegments(QPainter *painter, const QStyleOptionViewItem &cell, const QRect &room) const;

    const ListenPathModel &m_model;
    QList<int> m_lanes; ///< The widths of the lanes.
};

} // namespace listenpaths

#pragma once

#include <QStyledItemDelegate>

namespace listenpaths {

class ListenPathModel;

/** Draws the state of a listen path as a badge. */
class StateDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit StateDelegate(const ListenPathModel &model, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /** Returns the width of the widest badge, with the space around it. */
    [[nodiscard]] static int widthOfBadges(const QFontMetrics &metrics);

private:
    const ListenPathModel &m_model;
};

} // namespace listenpaths

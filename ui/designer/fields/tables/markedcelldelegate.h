#pragma once

#include "cellname.h"
#include "marks.h"

#include <functional>

namespace designer {

/** Edits the cells of the first column of a table, and shows at their right end how their rows differ from the base. */
class MarkedCellDelegate final : public NamedCellDelegate
{
    Q_OBJECT

public:
    using MarkOf = std::function<review::Mark(const QModelIndex &index)>;

    explicit MarkedCellDelegate(MarkOf markOf, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    MarkOf m_markOf;
};

} // namespace designer

#pragma once

#include "certificatestatus.h"
#include "colors.h"

#include <QStyledItemDelegate>

namespace certificates {

/** Draws a certificate's state in its colour, with a bar for the elapsed part of its validity. */
class ValidityDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /** The width of the longest state text. */
    [[nodiscard]] static int widestText(const QFontMetrics &metrics);
    /** The width of a column that fits every state, and the bar next to most. */
    [[nodiscard]] static int widthFor(const QFontMetrics &metrics);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/** The colour role of a state. */
[[nodiscard]] theme::Role validityRole(management::Validity validity);

} // namespace certificates

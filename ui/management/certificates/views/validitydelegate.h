#pragma once

#include "certificatestatus.h"
#include "colors.h"

#include <QStyledItemDelegate>

namespace certificates {

/** Draws the state of a certificate in the color of its validity, with a bar for the elapsed part of the validity
 * period. */
class ValidityDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /** The width of the longest text about the state of a certificate, in pixels. */
    [[nodiscard]] static int widestText(const QFontMetrics &metrics);
    /** The width of a column that fits every state text and, beside most of them, the bar, in pixels. */
    [[nodiscard]] static int widthFor(const QFontMetrics &metrics);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/** The color role of the validity of a certificate. */
[[nodiscard]] theme::Role validityRole(management::Validity validity);

} // namespace certificates

#pragma once

#include "certificatestatus.h"
#include "colors.h"

#include <QStyledItemDelegate>

namespace certificates {

/** Draws a certificate's state in its colour, and how much of its validity is over as a small bar. */
class ValidityDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /** So wide is the longest state in words. */
    [[nodiscard]] static int widestWords(const QFontMetrics &metrics);
    /** So wide is a column that shows every state, and the bar beside most. */
    [[nodiscard]] static int widthFor(const QFontMetrics &metrics);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/** The role of a state's colour. */
[[nodiscard]] theme::Role validityRole(management::Validity validity);

} // namespace certificates

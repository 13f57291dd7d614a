#pragma once

#include <QCache>
#include <QFont>
#include <QProxyStyle>

class QStyleOptionViewItem;

namespace theme {

/**
 * Qt's style Fusion with the sizes of this application: how large controls are, and where the parts of a control are.
 */
class MetricsStyle : public QProxyStyle
{
    Q_OBJECT

public:
    MetricsStyle();

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;

private:
    /** What the size of a cell depends on that shows a text and nothing else. */
    struct TextCell {
        QString text;
        QFont font;
        friend bool operator==(const TextCell &, const TextCell &) = default;
        friend size_t qHash(const TextCell &cell, size_t seed) { return qHash(cell.text, seed); }
    };

    [[nodiscard]] QSize textCellSize(const QStyleOptionViewItem &cell, const QSize &contents,
                                     const QWidget *widget) const;

    /** Views measure the same cells each time that they fit their columns. */
    mutable QCache<TextCell, QSize> m_textCells;
};

} // namespace theme

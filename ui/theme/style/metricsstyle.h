#pragma once

#include <QProxyStyle>

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
};

} // namespace theme

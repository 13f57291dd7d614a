#pragma once

#include "metricsstyle.h"

class QStyleOptionHeader;
class QStyleOptionMenuItem;
class QStyleOptionTab;

namespace theme {

class WheelGuard;

/**
 * The widget style of the application, which draws controls in the colors of the theme and the sizes of MetricsStyle.
 */
class Style final : public MetricsStyle
{
    Q_OBJECT

public:
    Style();
    QIcon standardIcon(StandardPixmap pixmap, const QStyleOption *option, const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    void polish(QWidget *widget) override;
    using QProxyStyle::polish;

private:
    // Each draws the elements of one kind, and returns false for others, which Fusion draws.
    static bool drawIndicator(PrimitiveElement element, const QStyleOption &option, QPainter *painter);
    static bool drawFrame(PrimitiveElement element, const QStyleOption &option, QPainter *painter,
                          const QWidget *widget);
    static bool drawPanel(PrimitiveElement element, const QStyleOption &option, QPainter *painter,
                          const QWidget *widget);
    bool drawTabOrHeader(ControlElement element, const QStyleOption &option, QPainter *painter,
                         const QWidget *widget) const;
    static bool drawButtonLabel(ControlElement element, const QStyleOption &option, QPainter *painter,
                                const QWidget *widget);
    bool drawBar(ControlElement element, const QStyleOption &option, QPainter *painter, const QWidget *widget) const;

    void drawTabLabel(const QStyleOptionTab &tab, QPainter *painter, const QWidget *widget) const;
    void drawHeaderLabel(const QStyleOptionHeader &header, QPainter *painter, const QWidget *widget) const;
    void drawMenuBarItem(const QStyleOptionMenuItem &item, QPainter *painter, const QWidget *widget) const;

    WheelGuard *m_wheel = nullptr;
};

} // namespace theme

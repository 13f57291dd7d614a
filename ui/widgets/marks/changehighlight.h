#pragma once

#include <QVariantAnimation>
#include <QWidget>

namespace widgets {

/**
 * Marks a part of a widget for a moment, because it has changed: a frame and a tint in the accent color, which fade. If
 * the desktop has animations turned off, the mark stays as it is until it disappears. Clicks go through it.
 */
class ChangeHighlight final : public QWidget
{
    Q_OBJECT

public:
    /** How long the mark is visible. */
    static constexpr int Milliseconds = 1'200;

    /** Marks a part of `over`, in its coordinates. The mark is a child of `over`, and deletes itself. It moves with the
     * content when `over` is the viewport of a view that scrolls. */
    static void show(QWidget &over, const QRect &part);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ChangeHighlight(QWidget &over, const QRect &part);

    QVariantAnimation m_fade; ///< From 1 to 0.
    const bool m_isAnimated;
};

} // namespace widgets

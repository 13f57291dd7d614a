#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>

namespace window {

/** A frame around a control, or a part of it, that shows for some seconds where the control is. It lies over the window
 * and takes no clicks. */
class TourHighlight final : public QWidget
{
    Q_OBJECT

public:
    explicit TourHighlight(QWidget &window);

    /** Shows the frame around `part` of a control, in the coordinates of the control, or around the whole control if
     * `part` is null. */
    void showAround(QWidget &target, const QRect &part = {});

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void follow();

    QPointer<QWidget> m_target;
    QRect m_part;
    QTimer m_follow; ///< The control can be laid out, or scrolled, while the frame is visible.
    QTimer m_end;
};

} // namespace window

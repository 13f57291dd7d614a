#pragma once

#include <QLabel>
#include <QTimer>

namespace window {

/** A line of text over the lower edge of a widget that says what was just done, and disappears after some seconds. It
 * takes no place, no focus and no clicks; screen readers announce it. */
class StepNotice final : public QLabel
{
    Q_OBJECT

public:
    /** `over` is a part of a window. */
    explicit StepNotice(QWidget &over);

    void show(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void place();

    QWidget &m_over;
    QTimer m_end;
};

} // namespace window

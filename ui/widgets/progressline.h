#pragma once

#include <QTimer>
#include <QWidget>

namespace widgets {

/** A line of 2 pixels that moves while something is under way. It keeps its room, so nothing jumps. */
class ProgressLine final : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressLine(QWidget *parent = nullptr);

    /** Starts or stops the movement. */
    void setActive(bool active);
    [[nodiscard]] bool isActive() const { return m_timer.isActive(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QTimer m_timer;
    int m_step = 0;
};

} // namespace widgets

#pragma once

#include <QTimer>
#include <QWidget>

namespace widgets {

/**
 * A progress bar of 2 pixels for tasks of unknown duration. It keeps its size when it is inactive, so that nothing
 * moves.
 */
class ProgressLine final : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressLine(QWidget *parent = nullptr);

    /** Starts or stops the animation of the progress bar. */
    void setActive(bool active);
    [[nodiscard]] bool isActive() const { return m_timer.isActive(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QTimer m_timer;
    int m_step = 0;
};

} // namespace widgets

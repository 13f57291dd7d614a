#pragma once

#include <QWidget>

namespace answers {

/** Covers the widget `dimmed` with a translucent color, which shows that its content is old. Mouse and keyboard events
 * still go to that widget. Initially hidden. */
class DimmingOverlay final : public QWidget
{
    Q_OBJECT

public:
    explicit DimmingOverlay(QWidget *dimmed);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *m_dimmed = nullptr;
};

} // namespace answers

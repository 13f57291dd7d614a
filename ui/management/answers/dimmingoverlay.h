#pragma once

#include <QWidget>

namespace answers {

/** Dims the widget below it. Mouse and keyboard events go to that widget. Initially hidden. */
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

#pragma once

#include <QWidget>

namespace answers {

/** Lies over a widget and dims what shines through; clicks and keys go to what is below. Hidden until it is shown. */
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

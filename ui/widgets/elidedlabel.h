#pragma once

#include <QLabel>

namespace widgets {

/**
 * A label of one line. A text that is too long for the label ends with an ellipsis, and a tooltip shows the whole text.
 */
class ElidedLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(const QString &text = {}, QWidget *parent = nullptr);

    void setElideMode(Qt::TextElideMode mode);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    Qt::TextElideMode m_mode = Qt::ElideMiddle;
};

} // namespace widgets

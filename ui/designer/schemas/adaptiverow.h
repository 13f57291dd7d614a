#pragma once

#include <QWidget>

class QBoxLayout;

namespace designer {

/** Two widgets side by side, or one below the other where there is no room for both. */
class AdaptiveRow final : public QWidget
{
    Q_OBJECT

public:
    /** Side by side from this width on. */
    explicit AdaptiveRow(int fromWidth, QWidget *parent = nullptr);

    void setWidgets(QWidget *first, QWidget *second);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QBoxLayout *m_layout = nullptr;
    int m_fromWidth = 0;
};

} // namespace designer

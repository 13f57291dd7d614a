#pragma once

#include <QWidget>

class QBoxLayout;

namespace designer {

/** A widget that shows two widgets side by side, or one below the other if it is too narrow for that. */
class AdaptiveRow final : public QWidget
{
    Q_OBJECT

public:
    /** Creates a row whose two widgets are side by side if the row is at least `fromWidth` pixels wide. */
    explicit AdaptiveRow(int fromWidth, QWidget *parent = nullptr);

    void setWidgets(QWidget *first, QWidget *second);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QBoxLayout *m_layout = nullptr;
    int m_fromWidth = 0;
};

} // namespace designer

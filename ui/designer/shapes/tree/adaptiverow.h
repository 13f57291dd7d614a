#pragma once

#include <QWidget>

#include <optional>

class QBoxLayout;

namespace designer {

/** A widget that shows two widgets side by side or, if it is too narrow for that, the second one above the first. */
class AdaptiveRow final : public QWidget
{
    Q_OBJECT

public:
    /** Creates a row whose two widgets are side by side if the row is at least `fromWidth` pixels wide. */
    explicit AdaptiveRow(int fromWidth, QWidget *parent = nullptr);

    void setWidgets(QWidget *first, QWidget *second);

signals:
    /** Emitted when the widgets become one above the other, or side by side. */
    void stackedChanged(bool isStacked);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QBoxLayout *m_layout = nullptr;
    int m_fromWidth = 0;
    std::optional<bool> m_isStacked; ///< Not known until the row has a size.
};

} // namespace designer

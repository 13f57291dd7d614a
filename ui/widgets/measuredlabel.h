#pragma once

#include <QHash>
#include <QLabel>

namespace widgets {

/**
 * A label that remembers the height of its wrapped text for each width. A layout asks for several widths, and for each
 * of them several times in one change of the window; QLabel lays out the whole text each time.
 */
class MeasuredLabel : public QLabel
{
    Q_OBJECT

public:
    explicit MeasuredLabel(const QString &text, QWidget *parent = nullptr);
    explicit MeasuredLabel(QWidget *parent = nullptr);

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    /** What the heights depend on, besides the font and the style. */
    struct Measured {
        QString text;
        Qt::TextFormat format = Qt::AutoText;
        bool wraps = false;
        Qt::TextInteractionFlags interaction;
        int margin = 0;
        int indent = 0;
        QMargins margins;
        friend bool operator==(const Measured &, const Measured &) = default;
    };

    mutable Measured m_measured;
    mutable QHash<int, int> m_heights; ///< The heights of m_measured for widths.
};

} // namespace widgets

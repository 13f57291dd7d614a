#pragma once

#include <QHash>
#include <QLabel>

namespace forms {

/**
 * A label with a read-only value below a caption. The value can be selected, also with the keyboard,
 * and assistive technology reads the caption and the value.
 */
class ValueLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit ValueLabel(const QString &objectName, QWidget *parent = nullptr);

    /** Sets the caption that screen readers say before the value. The label itself shows only the value. */
    void setCaption(const QString &caption);
    void setValue(const QString &value);

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void nameValue();

    QString m_caption;
    /** The heights of m_measured for the widths that a layout has asked for. It asks several times for each of them,
     * and QLabel lays out the whole text each time. */
    mutable QHash<int, int> m_heights;
    mutable QString m_measured;
};

} // namespace forms

#pragma once

#include <QLabel>

namespace forms {

/**
 * A read-only value below a caption. It can be selected, also by the keyboard, and assistive technology reads caption
 * and value.
 */
class ValueLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit ValueLabel(const QString &objectName, QWidget *parent = nullptr);

    /** The caption for screen readers. The label shows the value only. */
    void setCaption(const QString &caption);
    void setValue(const QString &value);

private:
    void nameValue();

    QString m_caption;
};

} // namespace forms

#pragma once

#include "measuredlabel.h"

namespace forms {

/**
 * A label with a read-only value below a caption. The value can be selected, also with the keyboard,
 * and assistive technology reads the caption and the value.
 */
class ValueLabel final : public widgets::MeasuredLabel
{
    Q_OBJECT

public:
    explicit ValueLabel(const QString &objectName, QWidget *parent = nullptr);

    /** Sets the caption that screen readers say before the value. The label itself shows only the value. */
    void setCaption(const QString &caption);
    void setValue(const QString &value);

private:
    void nameValue();

    QString m_caption;
};

} // namespace forms

#pragma once

#include <QLabel>

namespace forms {

/**
 * Read-only text below a caption that stands elsewhere. It can be selected, also by the keyboard, and assistive
 * technology reads the caption and the value.
 */
class ValueLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit ValueLabel(const QString &objectName, QWidget *parent = nullptr);

    /** The caption is spoken; the label shows the value alone. */
    void setCaption(const QString &caption);
    void setValue(const QString &value);

private:
    void nameValue();

    QString m_caption;
};

} // namespace forms

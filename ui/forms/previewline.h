#pragma once

#include <QFrame>

class QLabel;

namespace forms {

/** A caption and a preview of what the fields of a form result in, for example the header field that is sent. The user
 * can select the preview text. */
class PreviewLine final : public QFrame
{
    Q_OBJECT

public:
    explicit PreviewLine(const QString &objectName, QWidget *parent = nullptr);

    void setCaption(const QString &caption);
    /** Sets the preview text. If `value` is empty, the line shows `placeholder` in a muted color. */
    void setValue(const QString &value, const QString &placeholder = {});
    [[nodiscard]] QString value() const { return m_plainValue; }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void nameValue();
    void refresh();

    QLabel *m_caption = nullptr;
    QLabel *m_value = nullptr;
    QString m_plainValue;
    QString m_placeholder;
};

} // namespace forms

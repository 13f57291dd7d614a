#pragma once

#include <QFrame>

class QLabel;

namespace forms {

/** A caption and a preview of what the form results in, for example the header that is sent. The value can be selected.
 */
class PreviewLine final : public QFrame
{
    Q_OBJECT

public:
    explicit PreviewLine(const QString &objectName, QWidget *parent = nullptr);

    void setCaption(const QString &caption);
    /** Sets the value. An empty value shows `placeholder`, muted. */
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

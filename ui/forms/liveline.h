#pragma once

#include <QFrame>

class QLabel;

namespace forms {

/** A caption and a value that follows the form, for instance the header as it will be sent. The value can be selected.
 */
class LiveLine final : public QFrame
{
    Q_OBJECT

public:
    explicit LiveLine(const QString &objectName, QWidget *parent = nullptr);

    void setCaption(const QString &caption);
    /** An empty value shows `placeholder`, muted. */
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

#pragma once

#include "icon.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace widgets {

/** What belongs here, and the one button that starts it. */
class EmptyState final : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(theme::Icon icon, QWidget *parent = nullptr);

    void setTexts(const QString &title, const QString &text);
    /** The button; made at the first call. An empty text hides it. */
    QPushButton *setAction(const QString &text, const QString &objectName);

signals:
    /** The button was pressed. */
    void activated();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();

    theme::Icon m_icon;
    QLabel *m_picture = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_action = nullptr;
};

} // namespace widgets

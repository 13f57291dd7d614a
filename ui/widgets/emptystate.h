#pragma once

#include "icon.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace widgets {

/** Shown in place of an empty list: what the list is for, and a button to add or load something. */
class EmptyState final : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(theme::Icon icon, QWidget *parent = nullptr);

    void setTexts(const QString &title, const QString &text);
    /** Sets the text of the button. An empty text hides it. */
    QPushButton *setAction(const QString &text, const QString &objectName);

signals:
    /** The button was clicked. */
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

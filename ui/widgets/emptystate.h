#pragma once

#include "icon.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace widgets {

/**
 * A page that is shown in place of an empty list: it says what the list is for, and has a button to add or load
 * something.
 */
class EmptyState final : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(theme::Icon icon, QWidget *parent = nullptr);

    /** Sets another icon; std::nullopt for none. */
    void setIcon(std::optional<theme::Icon> icon);
    void setTexts(const QString &title, const QString &text);
    /** Sets the text of the button, which an empty text hides. Returns the button. */
    QPushButton *setAction(const QString &text, const QString &objectName);

signals:
    /** Emitted when the user clicks the button of the empty page. */
    void activated();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void showPicture();

    std::optional<theme::Icon> m_icon;
    QLabel *m_picture = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_action = nullptr;
};

} // namespace widgets

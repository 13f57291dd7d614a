#pragma once

#include <QWidget>

#include <functional>

namespace designer {

/** Refreshes a part of a window: immediately while its widget is visible, otherwise once, when the widget is shown.
 * Typing in Source changes what many hidden forms and lists show. */
class ShownRefresh final : public QObject
{
public:
    /** Calls `refresh` as long as the owner exists. */
    ShownRefresh(QWidget *shown, QObject *owner, std::function<void()> refresh);

    /** What is shown is out of date. */
    void request();

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_shown;
    std::function<void()> m_refresh;
    bool m_isDue = false;
};

} // namespace designer

#pragma once

#include <QWidget>

#include <functional>

namespace designer {

/** Refreshes a part of a window when it is out of date: immediately while its widget is visible, otherwise once, when
 * the widget is shown. This saves time, because typing in Source changes what many hidden forms and lists show. */
class ShownRefresh final : public QObject
{
public:
    /** Creates an object that calls `refresh` as long as `owner` exists, while `shown` is visible. */
    ShownRefresh(QWidget *shown, QObject *owner, std::function<void()> refresh);

    /** Tells that the part of the window is out of date and has to be refreshed. */
    void request();

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_shown;
    std::function<void()> m_refresh;
    bool m_isDue = false;
};

} // namespace designer

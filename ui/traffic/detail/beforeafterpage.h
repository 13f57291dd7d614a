#pragma once

#include "exchange.h"

#include <QWidget>

namespace widgets {
class Banner;
}

namespace traffic {

class BeforeAfterView;

/** The two requests side by side; above them why there is only one, where the gateway did not send it on. */
class BeforeAfterPage final : public QWidget
{
    Q_OBJECT

public:
    /** `objectName` is that of the table; the names of the other parts begin with it. */
    explicit BeforeAfterPage(const QString &objectName, QWidget *parent = nullptr);
    void setLabel(const QString &label);

    /** `shown` is the exchange with its secrets masked, or itself. */
    void setExchange(const Exchange &exchange, const Exchange &shown);

signals:
    /** The setting behind a line, or in the way of the request, is asked for. */
    void pointerActivated(const QString &pointer);

private:
    void refreshReason(const Exchange &exchange);

    const QString m_name;
    widgets::Banner *m_reason = nullptr;
    BeforeAfterView *m_view = nullptr;
};

} // namespace traffic

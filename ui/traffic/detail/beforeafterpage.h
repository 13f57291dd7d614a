#pragma once

#include "exchange.h"

#include <QWidget>

namespace widgets {
class Banner;
}

namespace traffic {

class BeforeAfterView;

/** The two requests side by side. If the gateway did not forward the request, a banner says why. */
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
    /** The user wants to see the setting that caused a line or prevents sending. */
    void pointerActivated(const QString &pointer);

private:
    void refreshReason(const Exchange &exchange);

    const QString m_name;
    widgets::Banner *m_reason = nullptr;
    BeforeAfterView *m_view = nullptr;
};

} // namespace traffic

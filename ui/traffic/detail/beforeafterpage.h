#pragma once

#include "exchange.h"

#include <QWidget>

namespace widgets {
class Banner;
}

namespace traffic {

class BeforeAfterView;

/** Shows the client's request and the upstream request of an exchange side by side in a BeforeAfterView. If the gateway
 * did not forward the request, a banner says why. */
class BeforeAfterPage final : public QWidget
{
    Q_OBJECT

public:
    /** `objectName` is the object name of the table; the object names of the other controls begin with it. */
    explicit BeforeAfterPage(const QString &objectName, QWidget *parent = nullptr);
    void setLabel(const QString &label);

    /** Sets the exchange. `shown` is what is displayed: `exchange` with its secrets masked, or `exchange` itself. */
    void setExchange(const Exchange &exchange, const Exchange &shown);

signals:
    /** The user wants to see the setting that caused a line or prevents sending; `pointer` is its JSON Pointer. */
    void pointerActivated(const QString &pointer);

private:
    void refreshReason(const Exchange &exchange);

    const QString m_name;
    widgets::Banner *m_reason = nullptr;
    BeforeAfterView *m_view = nullptr;
};

} // namespace traffic

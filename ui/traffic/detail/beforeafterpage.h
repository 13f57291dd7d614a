#pragma once

#include "beforeafter.h"
#include "reasons.h"

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
    /** Makes the offer of the echo also say that the request is sent again. */
    void setResends(bool resends) { m_resends = resends; }

    /** Sets the exchange. `shown` is what is displayed: `exchange` with its secrets masked, or `exchange` itself. */
    void setExchange(const Exchange &exchange, const Exchange &shown);

signals:
    /** The user wants to see the setting that caused a line or prevents sending: the path of its definition and its
     * JSON Pointer. */
    void settingRequested(const QString &documentPath, const QString &pointer);
    /** The user clicked "Use the echo", or "Use the echo and resend", which is offered when the upstream can't be
     * reached. */
    void echoRequested();

private:
    void refreshReason(const Exchange &shown);
    void sayThatNothingCaused(items::LineKind kind);
    void addOffers(const explanation::Reason &reason);

    const QString m_name;
    QString m_documentPath;
    bool m_resends = false;
    widgets::Banner *m_reason = nullptr;
    BeforeAfterView *m_view = nullptr;
};

} // namespace traffic

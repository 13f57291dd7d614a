#pragma once

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

    /** Sets the exchange. `shown` is what is displayed: `exchange` with its secrets masked, or `exchange` itself. */
    void setExchange(const Exchange &exchange, const Exchange &shown);

signals:
    /** The user wants to see the setting that caused a line or prevents sending: the path of its definition and its
     * JSON Pointer. */
    void settingRequested(const QString &documentPath, const QString &pointer);
    /** The user clicked "Use the echo", which is offered when the upstream can't be reached. */
    void echoRequested();

private:
    void refreshReason(const Exchange &shown);
    void addOffers(const explanation::Reason &reason);

    const QString m_name;
    QString m_documentPath;
    widgets::Banner *m_reason = nullptr;
    BeforeAfterView *m_view = nullptr;
};

} // namespace traffic

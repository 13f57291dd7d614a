#pragma once

#include "reasons.h"

#include <QListWidget>

namespace traffic {

/** The list of the reasons of an exchange: why the gateway answered itself, and each change with its cause. A click on
 * a reason, or Enter, goes to its setting. */
class WhyView final : public QListWidget
{
    Q_OBJECT

public:
    explicit WhyView(QWidget *parent = nullptr);

    /** Sets the exchange, whose secrets are masked if they must not be shown. */
    void setExchange(const Exchange &exchange);

signals:
    /** The user wants to see the setting of a reason: the path of its definition and its JSON Pointer. */
    void settingRequested(const QString &documentPath, const QString &pointer);

private:
    void activate(int row);

    QList<explanation::Reason> m_reasons;
};

} // namespace traffic

#pragma once

#include "exchange.h"
#include "managementlimits.h"

#include <QList>
#include <QObject>

namespace management {

/** The log of this run's calls to dashboards and portals, oldest first, without their secrets. The number of calls and
 * the size of their bodies are limited; the oldest calls are dropped first. */
class CallLog final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /** Adds a call to the log. It must be redacted and its bodies truncated. */
    void add(const traffic::Exchange &call);
    void clear();
    [[nodiscard]] const QList<traffic::ExchangePtr> &calls() const { return m_calls; }

signals:
    void added(const traffic::ExchangePtr &call);
    void cleared();

private:
    QList<traffic::ExchangePtr> m_calls;
    qint64 m_bytes = 0;
    quint64 m_lastId = 0;
};

} // namespace management

#pragma once

#include "exchange.h"

#include <QList>
#include <QObject>

namespace management {

/**
 * The calls of this run to dashboards and portals, oldest first, without their secrets. Bounded by count and by the
 * bytes of the bodies: beyond either the oldest are given up.
 */
class CallLog final : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype MaximumCalls = 200;
    static constexpr qint64 MaximumBytes = 16LL * 1024 * 1024;

    using QObject::QObject;

    /** `call` is redacted by then, and its bodies are cut. */
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

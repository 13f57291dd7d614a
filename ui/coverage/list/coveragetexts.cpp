#include "coveragetexts.h"

#include <QCoreApplication>
#include <QStringList>

namespace coverage {

namespace {

using State = exchangecheck::OperationTraffic::State;

struct CoverageTexts {
    Q_DECLARE_TR_FUNCTIONS(TrafficTab)
};

} // namespace

QString stateText(State state)
{
    switch (state) {
    case State::NotSeen:
        return CoverageTexts::tr("not seen", "an operation in the traffic");
    case State::Seen:
        return CoverageTexts::tr("seen", "an operation in the traffic");
    case State::Violated:
        return CoverageTexts::tr("violated", "an operation in the traffic");
    }
    return {};
}

QString statusesText(const exchangecheck::OperationTraffic &operation)
{
    QStringList statuses;
    for (auto status = operation.statuses.cbegin(); status != operation.statuses.cend(); ++status) {
        const QString name = status.key() == 0 ? CoverageTexts::tr("no response") : QString::number(status.key());
        statuses.append(
            CoverageTexts::tr("%1 (%2)", "%1: status, %2: number of responses").arg(name, QString::number(*status)));
    }
    return statuses.join(u", "_qs);
}

QString countsText(const monitoring::ObservedTraffic &traffic, qint64 dropped)
{
    QStringList counts;
    const auto compared = static_cast<int>(traffic.statistics.checked());
    counts.append(compared == 1 ? CoverageTexts::tr("1 exchange compared")
                                : CoverageTexts::tr("%n exchanges compared", nullptr, compared));
    if (traffic.waiting > 0)
        counts.append(CoverageTexts::tr("%n waiting", nullptr, static_cast<int>(traffic.waiting)));
    if (const auto bodies = static_cast<int>(traffic.statistics.uncheckedBodies()); bodies > 0)
        counts.append(bodies == 1 ? CoverageTexts::tr("1 body not compared")
                                  : CoverageTexts::tr("%n bodies not compared", nullptr, bodies));
    if (const auto others = static_cast<int>(traffic.ofOthers + traffic.statistics.ofOtherApis()); others > 0)
        counts.append(CoverageTexts::tr("%n of other APIs", "exchanges", others));
    if (const auto leftOut = static_cast<int>(traffic.leftOut + dropped); leftOut > 0)
        counts.append(CoverageTexts::tr("%n left out, because they came too fast", "exchanges", leftOut));
    return counts.join(u" · "_qs);
}

} // namespace coverage
